// Battles in the language of the page. A battle's file is in English; what a language has of it in its catalogue under
// `battle` comes first, then what the file itself has in that language. Fetched when the first battle is named.
import { load } from 'virtual:words';
import type { Briefing, ScenarioFile } from '../board/scenario';
import { prefs } from '../prefs.svelte';
import type { Lang } from './languages';

export interface BattleText {
  readonly briefing?: Briefing;
  /** Names on the map, by what the file calls them; a name that is the same in both languages is left out. */
  readonly labels?: Readonly<Record<string, string>>;
}
export type BattleWords = Readonly<Record<string, BattleText>>;

const SOURCE: Lang = 'en';
let fetched = $state.raw<Partial<Record<Lang, BattleWords>>>({});
const asked: { [lang in Lang]?: Promise<void> | undefined } = {};

/** What there is of a battle in the language of the page, which is nothing until it has come. */
function textOf(id: string | undefined): BattleText {
  const { lang } = prefs;
  if (lang !== SOURCE) {
    asked[lang] ??= load[lang].battle().then(
      ({ default: words }) => void (fetched = { ...fetched, [lang]: words }),
      () => void (asked[lang] = undefined),
    );
  }
  return (id !== undefined && fetched[lang]?.[id]) || {};
}

export function titleOf(id: string, titles: Readonly<{ en: string } & Partial<Record<Lang, string>>>): string {
  return textOf(id).briefing?.title ?? titles[prefs.lang] ?? titles.en;
}

export function briefingOf({ id, briefing }: ScenarioFile): Briefing | undefined {
  return textOf(id).briefing ?? briefing?.[prefs.lang] ?? briefing?.en;
}

/** The name of a place on the map of a battle. */
export const placeOf = (id: string, place: string): string => textOf(id).labels?.[place] ?? place;
