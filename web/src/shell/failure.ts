// What went wrong, in a sentence for people.
import { Refused } from '../api';
import type { Lang } from '../i18n/lang';
import { reasonIn } from '../i18n/reasons';
import { SHELL } from '../i18n/shell';

export function inWords(failure: unknown, lang: Lang): string {
  // A refusal has its reason; everything else that can go wrong on the way is silence of the server.
  if (failure instanceof Refused && !/^5\d\d$/.test(failure.code)) return reasonIn(lang, failure.message);
  return SHELL.noAnswer[lang];
}
