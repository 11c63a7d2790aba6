// Offers and views for tests.
import { viewOf } from '../../src/gallery/table/scenes';
import type { View } from '../../src/protocol';
import { battleNamed } from '../../src/gallery/battles';

export { done, offer, pass } from '../../src/gallery/table/moment';
export const pegasus = (change: Partial<View> = {}): View => viewOf(battleNamed('01-pegasus-bridge'), change);
