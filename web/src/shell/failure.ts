// What went wrong, in a sentence for people.
import { Refused } from '../api';
import { say, tell } from '../words/words.svelte';

/** A refusal has its reason. What goes wrong on the way has none: no answer, or a gateway's that is not the server's. */
export const isRefusal = (failure: unknown): failure is Refused =>
  failure instanceof Refused && !/^\d{3}$/.test(failure.code);

export function inWords(failure: unknown): string {
  return isRefusal(failure) ? (tell(`refusal.${failure.code}`) ?? failure.code) : say('shell.no-answer');
}
