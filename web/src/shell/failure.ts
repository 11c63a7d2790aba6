// What went wrong, in a sentence for people.
import { Refused } from '../api';
import type { Lang } from '../i18n/lang';
import { SHELL } from '../i18n/shell';
import { refusalText } from '../table/refusal';

/** A refusal has its reason. What goes wrong on the way has none: no answer, or a gateway's that is not the server's. */
export const isRefusal = (failure: unknown): failure is Refused =>
  failure instanceof Refused && !/^\d{3}$/.test(failure.code);

export function inWords(failure: unknown, lang: Lang): string {
  return isRefusal(failure) ? refusalText(failure.refusal, lang) : SHELL.noAnswer[lang];
}
