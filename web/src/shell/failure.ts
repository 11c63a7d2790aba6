// What went wrong, in a sentence for people.
import { Refused } from '../api';
import { prefs } from '../prefs.svelte';
import { reasonIn } from '../refusals/reasons';
import { say } from '../words/words.svelte';

/** A refusal has its reason. What goes wrong on the way has none: no answer, or a gateway's that is not the server's. */
export const isRefusal = (failure: unknown): failure is Refused =>
  failure instanceof Refused && !/^5\d\d$/.test(failure.code);

export function inWords(failure: unknown): string {
  return isRefusal(failure) ? reasonIn(prefs.lang, failure.message) : say('shell.no-answer');
}
