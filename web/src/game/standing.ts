// Which unit stands where, followed event by event, forwards or backwards: events name only hexes, sentences name units.
import { keyOf } from '../board/hex';
import type { HexKey } from '../board/types';
import type { Event, LogStep, Side, Unit, UnitType } from '../protocol';
import { BEATS, type Fate } from './beats';

/** Of a unit eliminated before this client connected, only the side is known. */
export interface Who {
  readonly side: Side;
  readonly type?: UnitType;
}
export type Standing = ReadonlyMap<HexKey, Who>;

export const standingOf = (units: readonly Unit[]): Standing =>
  new Map(units.map(({ at, side, type }) => [keyOf(at), { side, type }]));

const fateIn = (event: Event): Fate | undefined => BEATS[event.kind]?.unit;
export const goes = (event: Event): boolean => fateIn(event) === 'goes' && event.from !== undefined;

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
  } else if (fateIn(event) === 'falls' && at && side) earlier.set(keyOf(at), { side });
  else if (fateIn(event) === 'exits' && from && side) earlier.set(keyOf(from), { side });
  else if (fateIn(event) === 'arrives' && at) earlier.delete(keyOf(at));
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
