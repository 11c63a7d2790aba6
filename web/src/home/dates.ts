// Days of 1944 in words: "6 June 1944", "17–19 September 1944".
import type { Lang } from '../i18n/lang';

const words = (lang: Lang, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

export function daysOf([first, last]: readonly [string, string], lang: Lang): string {
  if (first === last) return words(lang, first, LONG);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const begin = words(lang, first, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' });
  return `${begin}${sameMonth ? '–' : ' – '}${words(lang, last, LONG)}`;
}

/** A moment of ours, short: "14:05" today, else the day. */
export function momentOf(at: number, lang: Lang, now = Date.now()): string {
  const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
  const recent = now - at < 18 * 3600 * 1000;
  return new Intl.DateTimeFormat(
    locale,
    recent ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' },
  ).format(new Date(at));
}
