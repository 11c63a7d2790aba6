// What went wrong, in a sentence for people.
import { Refused } from '../api';
import type { Lang } from '../i18n/lang';
import { reasonIn } from '../i18n/reasons';
import { SHELL } from '../i18n/shell';

/** A refusal has its reason. What goes wrong on the way has none: no answer, or a gateway's that is not the server's. */
export const isRefusal = (failure: unknown): failure is Refused =>
  failure instanceof Refused && !/^5\d\d$/.test(failure.code);

export function inWords(failure: unknown, lang: Lang): string {
  return isRefusal(failure) ? reasonIn(lang, failure.message) : SHELL.noAnswer[lang];
}
