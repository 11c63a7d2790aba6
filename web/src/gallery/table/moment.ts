// The parts of a scene.
import type { Battle, Offer } from '../../protocol';
import type { Scene } from './scenes';

export type Make = (battle: Battle) => Scene;
export interface Moment {
  readonly battle: string;
  readonly make: Make;
}

export const STANDARD = '01-pegasus-bridge';
export const WIDE = 'o1-omaha-beach-overlord';

export const offer = (decision: Offer['decision'], change: Partial<Offer> = {}): Offer => ({
  post: 'allies/commander',
  decision,
  units: [],
  cards: [],
  hexes: [],
  words: [],
  ...change,
});
export const done = { action: 'done', kind: 'done' };
export const pass = { action: 'pass', kind: 'pass' };
