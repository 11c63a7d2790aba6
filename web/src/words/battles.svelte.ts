// Battles in the language of the page. The catalogue's translation under `battle` comes first, then the battle's own text
// in that language, then its English. The catalogues are fetched when the first battle is named.
import { load } from 'virtual:words';
import { prefs } from '../prefs.svelte';
import type { Briefing } from '../protocol';
import type { Lang } from '../languages';

export interface BattleText {
  readonly briefing?: Briefing;
  /** Names on the map, by their name in the battle file; a name that is the same in both languages is omitted. */
  readonly labels?: Readonly<Record<string, string>>;
}
export type BattleWords = Readonly<Record<string, BattleText>>;

const SOURCE: Lang = 'en';
let fetched = $state.raw<Partial<Record<Lang, BattleWords>>>({});
const asked: { [lang in Lang]?: Promise<void> | undefined } = {};

/** The catalogue's translation of a battle; undefined until it is loaded. */
function textOf(id: string): BattleText {
  const { lang } = prefs;
  if (lang !== SOURCE) {
    asked[lang] ??= load[lang].battle().then(
      ({ default: words }) => void (fetched = { ...fetched, [lang]: words }),
      () => void (asked[lang] = undefined),
    );
  }
  return fetched[lang]?.[id] ?? {};
}

export function titleOf(id: string, titles: Readonly<{ en: string } & Partial<Record<Lang, string>>>): string {
  return textOf(id).briefing?.title ?? titles[prefs.lang] ?? titles.en;
}

interface Told {
  readonly id: string;
  readonly briefing: Readonly<Partial<Record<Lang, Briefing>>>;
}
export function briefingOf({ id, briefing }: Told): Briefing | undefined {
  return textOf(id).briefing ?? briefing[prefs.lang] ?? briefing.en;
}

/** The name of a place on the map of a battle. */
export const placeOf = (id: string, place: string): string => textOf(id).labels?.[place] ?? place;
