import { prefs } from '../prefs.svelte';
import { localeOf } from '../words/text';

/** The day of a time in milliseconds since the epoch: "5 June 2026". */
export function dayText(time: number): string {
  return new Intl.DateTimeFormat(localeOf(prefs.lang), { dateStyle: 'long' }).format(time);
}
