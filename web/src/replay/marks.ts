// The temporary marks of a replay step on the board.
import { keyOf } from '../board/hex';
import type { Marks } from '../board/types';
import type { Event, View } from '../protocol';

/** The battle that a step declares or fights, with its dice on the target. */
export function marksOf(events: readonly Event[], view: View): Marks {
  const marks: Record<string, { dice: number }> = {};
  for (const event of events) {
    if (event.kind === 'battle-declared' && event.at) marks[keyOf(event.at)] = { dice: event.count ?? 0 };
    if (event.kind === 'dice-rolled' && event.at) marks[keyOf(event.at)] = { dice: event.dice?.length ?? 0 };
  }
  for (const at of view.targets) marks[keyOf(at)] ??= { dice: 0 };
  return marks;
}
