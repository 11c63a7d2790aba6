// Offers and views for tests.
import { viewOf } from '../../src/gallery/table/scenes';
import type { View } from '../../src/protocol';
import { fileOf } from '../battles';

export { done, offer, pass } from '../../src/gallery/table/moment';
export const pegasus = (change: Partial<View> = {}): View => viewOf(fileOf('01-pegasus-bridge'), change);
