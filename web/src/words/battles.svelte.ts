// Battles in the language of the page. What the language's catalogue has under `battle` comes first, then what the battle
// itself has in that language, then its English. The catalogues are fetched when the first battle is named.
import { load } from 'virtual:words';
import { prefs } from '../prefs.svelte';
import type { Briefing } from '../protocol';
import type { Lang } from '../languages';

export interface BattleText {
  readonly briefing?: Briefing;
  /** Names on the map, by what the battle calls them; a name that is the same in both languages is left out. */
  readonly labels?: Readonly<Record<string, string>>;
}
export type BattleWords = Readonly<Record<string, BattleText>>;

const SOURCE: Lang = 'en';
let fetched = $state.raw<Partial<Record<Lang, BattleWords>>>({});
const asked: { [lang in Lang]?: Promise<void> | undefined } = {};

/** What the catalogue has of a battle in the language of the page: nothing until it is there. */
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
