// What went wrong, in a sentence for people.
import { Refused } from '../api';
import { say, tell } from '../words/words.svelte';

/** A refusal has a reason. A network error has none: no answer, or one from a gateway instead of the server. */
export const isRefusal = (failure: unknown): failure is Refused =>
  failure instanceof Refused && !/^\d{3}$/.test(failure.code);

export function inWords(failure: unknown): string {
  return isRefusal(failure) ? (tell(`refusal.${failure.code}`) ?? failure.code) : say('shell.no-answer');
}
