// Text functions for every language.
import type { Lang } from '../languages';

/** A message as the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For dates and hours: days come before months and hours are counted to 24, as everywhere in Europe. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);
