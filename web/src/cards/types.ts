// The command cards and the sides of the battle die, by the names that the engine uses.

import { CARDS as ROWS } from '../reference';

export type CardRow = (typeof ROWS)[number];
export type CardName = CardRow['name'];

const rows = new Map<string, CardRow>(ROWS.map((row) => [row.name, row]));
export const CARDS: readonly CardName[] = ROWS.map(({ name }) => name);
export const isCard = (name: string): name is CardName => rows.has(name);
export const cardRow = (card: CardName): CardRow => rows.get(card) ?? ROWS[0];

export type Face = 'infantry' | 'armor' | 'grenade' | 'flag' | 'star';
/** The six sides of a die. */
export const DIE_SIDES: readonly Face[] = ['infantry', 'infantry', 'armor', 'grenade', 'flag', 'star'];
