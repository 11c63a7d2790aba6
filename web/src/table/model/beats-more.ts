// What mines, caves, the night, chips and airplanes change in the film of a step.
import { keyOf, sameHex } from '../../board/hex';
import type { Event, Hex, Plane, Unit, View } from '../../protocol';
import type { Change, Rule } from './beats';

/** How long a piece is on its way, and how long a small thing is shown, in milliseconds. */
export const MOVE = 280;
export const NOTE = 140;

const isAt = (hex: Hex, wanted: Hex | undefined): boolean => wanted !== undefined && sameHex(hex, wanted);

const ofUnit =
  (change: (unit: Unit) => Unit): Change =>
  (view, { at }) => ({ ...view, units: view.units.map((unit) => (isAt(unit.at, at) ? change(unit) : unit)) });

const withPlanes = (view: View, change: (planes: Plane[]) => Plane[]): View => ({
  ...view,
  planes: change(view.planes ?? []),
});
const mine = (plane: Plane, { side }: Event, at: Hex | undefined): boolean => plane.side === side && isAt(plane.at, at);

/** Where it comes from; airplanes that are already on their way have another hex. */
const flies: Change = (view, event) =>
  withPlanes(view, (planes) =>
    planes.map((plane) => {
      if (!event.at || !mine(plane, event, event.from)) return plane;
      return { ...plane, parked: false, at: event.at };
    }),
  );
const comes: Change = (view, event, after) =>
  withPlanes(view, (planes) => {
    const known = new Set(planes.map(({ id }) => id));
    const plane = (after.planes ?? []).find((one) => one.side === event.side && !known.has(one.id));
    const { plane: is, at, side } = event;
    if (!is || !at || !side) return planes;
    // One that is gone again within the step has no number any more.
    const id = plane?.id ?? Math.max(0, ...known) + 1;
    return [...planes, { id, is, at, side }];
  });
const goes: Change = (view, event) =>
  withPlanes(view, (planes) => planes.filter((plane) => !mine(plane, event, event.at)));
const lands: Change = (view, event) =>
  withPlanes(view, (planes) =>
    planes.map((plane) =>
      mine(plane, event, event.at) && event.air_action === 'land' ? { ...plane, parked: true } : plane,
    ),
  );

const without = (hexes: readonly Hex[] | undefined, gone: Hex | undefined): Hex[] =>
  (hexes ?? []).filter((hex) => !isAt(hex, gone));

const turnedUp: Change = (view, { at, count = 0 }) => ({
  ...view,
  mines: (view.mines ?? []).map((field) => (isAt(field.at, at) ? { ...field, shown: count } : field)),
});
const cleared: Change = (view, { at }) => ({
  ...view,
  mines: (view.mines ?? []).filter((field) => !isAt(field.at, at)),
});

const aimed: Change = (view, { from, at }) => {
  const on = (hex: Hex | undefined) => view.units.find((unit) => hex && keyOf(unit.at) === keyOf(hex))?.id;
  const [gun, target] = [on(from), on(at)];
  if (gun === undefined || target === undefined) return view;
  const others = (view.cross_hairs ?? []).filter((mark) => mark.gun !== gun);
  return { ...view, cross_hairs: [...others, { gun, target }] };
};

export const MORE_RULES: Partial<Record<Event['kind'], Rule>> = {
  'mines-found': { change: turnedUp, ms: MOVE * 2, sound: 'hit' },
  'mines-cleared': { change: cleared, ms: MOVE },
  'cave-sealed': {
    change: (view, { at }) => ({ ...view, caves: without(view.caves, at) }),
    ms: MOVE,
    sound: 'hit',
  },
  'visibility-changed': {
    change: (view, { count }) => (count === undefined ? view : { ...view, visibility: count }),
    ms: MOVE,
  },
  'cross-hair-placed': { change: aimed, ms: NOTE },
  'camouflage-lost': { change: ofUnit((unit) => ({ ...unit, camouflaged: false })), ms: NOTE },
  'unit-landed': { change: ofUnit((unit) => ({ ...unit, afloat: false })), ms: NOTE },
  'tents-captured': {
    change: (view, { at }) => (at ? { ...view, captured_tents: [...(view.captured_tents ?? []), at] } : view),
    ms: MOVE,
    sound: 'hit',
  },
  'tents-retaken': {
    change: (view, { at }) => ({ ...view, captured_tents: without(view.captured_tents, at) }),
    ms: MOVE,
  },
  'chip-filled': { ms: NOTE, sound: 'card' },
  'chip-opened': { ms: NOTE, sound: 'card' },
  'sortie-laid-out': {
    change: (view, { side }) =>
      side && view.sorties ? { ...view, sorties: { ...view.sorties, [side]: view.sorties[side] + 1 } } : view,
    ms: MOVE,
    sound: 'card',
  },
  'general-named': { ms: NOTE },
  'plane-arrived': { change: comes, ms: MOVE, sound: 'move' },
  'plane-ordered': { ms: NOTE },
  'plane-moved': { change: flies, ms: MOVE, sound: 'move' },
  'plane-acted': { change: lands, ms: MOVE },
  'plane-lost': { change: goes, ms: MOVE, sound: 'hit' },
  'plane-left': { change: goes, ms: MOVE },
};
