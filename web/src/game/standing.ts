// Which unit stands where, followed event by event, forwards or backwards. Events name hexes only; words need the unit.
import { keyOf } from '../board/hex';
import type { HexKey } from '../board/types';
import type { Event, LogStep, Side, Unit, UnitType } from '../protocol';

/** A unit of which only the side is known fell before anybody here looked. */
export interface Who {
  readonly side: Side;
  readonly type?: UnitType;
}
export type Standing = ReadonlyMap<HexKey, Who>;

export const standingOf = (units: readonly Unit[]): Standing =>
  new Map(units.map(({ at, side, type }) => [keyOf(at), { side, type }]));

const GOES: ReadonlySet<Event['kind']> = new Set(['unit-moved', 'unit-retreated', 'ground-taken']);
export const goes = (event: Event): boolean => GOES.has(event.kind) && event.from !== undefined;

export function after(standing: Standing, event: Event): Standing {
  const { from, at } = event;
  if (!goes(event) || !from || !at) return standing;
  const next = new Map(standing);
  const unit = next.get(keyOf(from));
  next.delete(keyOf(from));
  if (unit) next.set(keyOf(at), unit);
  return next;
}

function before(standing: Standing, event: Event): Standing {
  const { from, at, side } = event;
  const earlier = new Map(standing);
  if (goes(event) && from && at) {
    const unit = earlier.get(keyOf(at));
    earlier.delete(keyOf(at));
    if (unit) earlier.set(keyOf(from), unit);
  } else if (event.kind === 'unit-eliminated' && at && side) earlier.set(keyOf(at), { side });
  else if (event.kind === 'unit-exited' && from && side) earlier.set(keyOf(from), { side });
  else if (event.kind === 'unit-dropped' && at) earlier.delete(keyOf(at));
  else return standing;
  return earlier;
}

/** What stood where before each of the steps that led to here. */
export function standingsBefore(steps: readonly LogStep[], now: Standing): Standing[] {
  const found: Standing[] = [];
  let standing = now;
  for (const { events } of steps.toReversed()) {
    standing = events.reduceRight(before, standing);
    found.unshift(standing);
  }
  return found;
}
