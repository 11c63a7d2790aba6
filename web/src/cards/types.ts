// The command cards and the sides of the battle die, by the names that the engine uses.
import type { CARD_WORDS } from '../i18n/cards';

export type CardName = keyof typeof CARD_WORDS;
export type Face = 'infantry' | 'armor' | 'grenade' | 'flag' | 'star';
/** The six sides of a die. */
export const DIE_SIDES: readonly Face[] = ['infantry', 'infantry', 'armor', 'grenade', 'flag', 'star'];
