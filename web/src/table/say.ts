// The words of the language that this person reads.
import { AIR_ACTION } from '../i18n/air';
import { BOARD, SIDE, TERRAIN, WORK } from '../i18n/board';
import { CARD_WORDS } from '../i18n/cards';
import { fill, type Phrase } from '../i18n/lang';
import type { CardName } from '../cards/types';
import { COMMAND, CROSS_HAIR } from '../i18n/marks';
import { prefs } from '../prefs.svelte';
import type { Side } from '../protocol';

export const say = (phrase: Phrase, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(phrase[prefs.lang], values);

export const isCard = (name: string): name is CardName => Object.hasOwn(CARD_WORDS, name);
export const cardName = (name: string): string => (isCard(name) ? say(CARD_WORDS[name].name) : name);
export const sideName = (side: Side): string => say(SIDE[side]);

const GROUND: Readonly<Record<string, Phrase>> = {
  ...TERRAIN,
  ...WORK,
  ...COMMAND,
  objective: BOARD.objective,
  'cross-hair': CROSS_HAIR,
  'ground-support': AIR_ACTION['ground-support'].name,
};
/** A card, terrain, work or whatever else gives dice, by the engine's name for it. */
export const thingName = (name: string): string => {
  const ground = GROUND[name];
  return ground ? say(ground) : cardName(name);
};
