// Days and hours as the language of the page writes them.
import { prefs } from '../prefs.svelte';
import { localeOf } from '../words/text';

/** The days of a battle: "6 June 1944", "17–19 September 1944". */
export function daysOf(days: readonly [string, string]): string {
  const [first, last] = days.map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date];
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(prefs.lang), options).formatRange(first, last);
}

/** A moment of ours, short: "14:05" today, else the day. */
export function momentOf(at: number, now = Date.now()): string {
  const recent = now - at < 18 * 3600 * 1000;
  return new Intl.DateTimeFormat(
    localeOf(prefs.lang),
    recent ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' },
  ).format(new Date(at));
}
