// Messages about things named by the engine.
import type { Side } from '../protocol';
import { type Named, name, say } from '../words/words.svelte';

export const cardName = (card: string): string => name('card', card);
export const sideName = (side: Side): string => say(`side.${side}`);

const KINDS: readonly Named[] = ['terrain', 'work', 'command', 'card'];

/** A source of dice (card, terrain, work and so on), by the engine's name for it. */
export function thingName(id: string): string {
  if (id === 'objective' || id === 'cross-hair') return say(`odds.${id}`);
  if (id === 'ground-support') return say('air-action.ground-support.name');
  return KINDS.map((kind) => name(kind, id)).find((found) => found !== id) ?? id;
}
