// Offers and views for tests.
import { viewOf } from '../../src/gallery/table/scenes';
import type { Offer, View } from '../../src/protocol';
import { fileOf } from '../battles';

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
export const pegasus = (change: Partial<View> = {}): View => viewOf(fileOf('01-pegasus-bridge'), change);
