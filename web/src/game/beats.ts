// How each kind of event is shown: what it changes in the view, for how long, and its sound. An event that is not
// in the table is not animated; a new event with an animation is a new row.
import { sameHex } from '../board/hex';
import type { Event, Hex, Plane, Unit, View } from '../protocol';

export type Sound = 'card' | 'move' | 'dice' | 'hit' | 'medal' | 'turn';
export type Change = (view: View, event: Event, after: View) => View;

/** What happens to the event's unit. */
export type Fate = 'goes' | 'falls' | 'exits' | 'arrives';

export interface EventBeat {
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly sound?: Sound;
  readonly unit?: Fate;
  /** Other changes to the view. */
  readonly change?: Change;
  /** It shows a card. */
  readonly card?: true;
  /** The player who did it has seen it already and does not wait for it. */
  readonly known?: true;
}

/** The durations: a moving piece, a small change, a roll of dice, a card. */
const MOVE = 280;
const NOTE = 140;
const DICE = 880;
const CARD = 800;

/** How long the end of a step is shown. */
export const PAUSE = NOTE;

const isAt = (hex: Hex, wanted: Hex | undefined): boolean => wanted !== undefined && sameHex(hex, wanted);
const without = (hexes: readonly Hex[] | undefined, gone: Hex | undefined): Hex[] =>
  (hexes ?? []).filter((hex) => !isAt(hex, gone));

const withUnits = (view: View, units: Unit[]): View => ({ ...view, units });
const ofUnit =
  (change: (unit: Unit, event: Event) => Unit): Change =>
  (view, event) =>
    withUnits(
      view,
      view.units.map((unit) => (isAt(unit.at, event.at) ? change(unit, event) : unit)),
    );
const figures = (sign: 1 | -1): Change =>
  ofUnit((unit, { count = 1 }) => ({ ...unit, figures: Math.max(1, unit.figures + sign * count) }));

export const FATES: Readonly<Record<Fate, Change>> = {
  goes: (view, { from, at }) =>
    withUnits(
      view,
      view.units.map((unit) => (at && isAt(unit.at, from) ? { ...unit, at } : unit)),
    ),
  falls: (view, { at }) =>
    withUnits(
      view,
      view.units.filter((unit) => !isAt(unit.at, at)),
    ),
  exits: (view, { from }) =>
    withUnits(
      view,
      view.units.filter((unit) => !isAt(unit.at, from)),
    ),
  arrives: (view, { at }, after) => {
    const unit = after.units.find((one) => isAt(one.at, at));
    return unit && !view.units.some((one) => one.id === unit.id) ? withUnits(view, [...view.units, unit]) : view;
  },
};

const withPlanes = (view: View, change: (planes: Plane[]) => Plane[]): View => ({
  ...view,
  planes: change(view.planes ?? []),
});
const isPlane = (plane: Plane, { side }: Event, at: Hex | undefined): boolean =>
  plane.side === side && isAt(plane.at, at);

/** Airplanes are found by their hex; one that moves on in the same step is elsewhere by then. */
const planeFlies: Change = (view, event) =>
  withPlanes(view, (planes) =>
    planes.map((plane) => {
      if (!event.at || !isPlane(plane, event, event.from)) return plane;
      return { ...plane, parked: false, at: event.at };
    }),
  );
const planeComes: Change = (view, event, after) =>
  withPlanes(view, (planes) => {
    const known = new Set(planes.map(({ id }) => id));
    const plane = (after.planes ?? []).find((one) => one.side === event.side && !known.has(one.id));
    const { plane: is, at, side } = event;
    if (!is || !at || !side) return planes;
    // An airplane that is gone by the end of the step has no id there.
    const id = plane?.id ?? Math.max(0, ...known) + 1;
    return [...planes, { id, is, at, side }];
  });
const planeGoes: Change = (view, event) =>
  withPlanes(view, (planes) => planes.filter((plane) => !isPlane(plane, event, event.at)));
const planeLands: Change = (view, event) =>
  withPlanes(view, (planes) =>
    planes.map((plane) =>
      isPlane(plane, event, event.at) && event.air_action === 'land' ? { ...plane, parked: true } : plane,
    ),
  );

const aims: Change = (view, { from, at }) => {
  const on = (hex: Hex | undefined): number | undefined => view.units.find((unit) => isAt(unit.at, hex))?.id;
  const [gun, target] = [on(from), on(at)];
  if (gun === undefined || target === undefined) return view;
  const others = (view.cross_hairs ?? []).filter((mark) => mark.gun !== gun);
  return { ...view, cross_hairs: [...others, { gun, target }] };
};

export const BEATS: Readonly<Partial<Record<Event['kind'], EventBeat>>> = {
  // Turns and cards.
  'turn-began': {
    ms: NOTE,
    sound: 'turn',
    change: (view, { side = view.side, count = view.turn }) => ({ ...view, side, turn: count }),
  },
  'card-played': { ms: CARD, sound: 'card', card: true, known: true },
  'card-placed': { ms: CARD, sound: 'card', card: true, known: true },
  'ambush-played': { ms: CARD, sound: 'card', card: true, known: true },
  'general-named': { ms: NOTE },
  'chip-filled': { ms: NOTE, sound: 'card' },
  'chip-opened': { ms: NOTE, sound: 'card' },
  'sortie-laid-out': {
    ms: MOVE,
    sound: 'card',
    change: (view, { side }) =>
      side && view.sorties ? { ...view, sorties: { ...view.sorties, [side]: view.sorties[side] + 1 } } : view,
  },
  'visibility-changed': {
    ms: MOVE,
    change: (view, { count }) => (count === undefined ? view : { ...view, visibility: count }),
  },

  // Units.
  'unit-ordered': { ms: NOTE, known: true },
  'unit-moved': { ms: MOVE, sound: 'move', unit: 'goes' },
  'unit-retreated': { ms: MOVE, sound: 'move', unit: 'goes' },
  'ground-taken': { ms: MOVE, sound: 'move', unit: 'goes' },
  'unit-dropped': { ms: MOVE, sound: 'move', unit: 'arrives' },
  'unit-exited': { ms: MOVE, sound: 'move', unit: 'exits' },
  'unit-eliminated': { ms: MOVE, sound: 'hit', unit: 'falls' },
  'unit-landed': { ms: NOTE, change: ofUnit((unit) => ({ ...unit, afloat: false })) },
  'camouflage-lost': { ms: NOTE, change: ofUnit((unit) => ({ ...unit, camouflaged: false })) },
  'figures-lost': { ms: MOVE, sound: 'hit', change: figures(-1) },
  'figures-recovered': { ms: MOVE, change: figures(1) },

  // Battle.
  'battle-declared': {
    ms: NOTE * 2,
    known: true,
    change: (view, { from, at }) => (from && at ? { ...view, attack: { from, at } } : view),
  },
  'dice-rolled': { ms: DICE, sound: 'dice' },
  'initiative-rolled': { ms: DICE, sound: 'dice' },
  'cross-hair-placed': { ms: NOTE, change: aims },
  'medals-changed': {
    ms: MOVE,
    sound: 'medal',
    change: (view, { side, count = 0 }) => (side ? { ...view, medals: { ...view.medals, [side]: count } } : view),
  },

  // Works and ground.
  'wire-removed': { ms: NOTE, change: (view, { at }) => ({ ...view, wire: without(view.wire, at) }) },
  'sandbags-removed': { ms: NOTE, change: (view, { at }) => ({ ...view, sandbags: without(view.sandbags, at) }) },
  'sandbags-placed': {
    ms: NOTE,
    change: (view, { at }) => ({ ...view, sandbags: at ? [...view.sandbags, at] : view.sandbags }),
  },
  'mines-found': {
    ms: MOVE * 2,
    sound: 'hit',
    change: (view, { at, count = 0 }) => ({
      ...view,
      mines: (view.mines ?? []).map((field) => (isAt(field.at, at) ? { ...field, shown: count } : field)),
    }),
  },
  'mines-cleared': {
    ms: MOVE,
    change: (view, { at }) => ({ ...view, mines: (view.mines ?? []).filter((field) => !isAt(field.at, at)) }),
  },
  'cave-sealed': {
    ms: MOVE,
    sound: 'hit',
    change: (view, { at }) => ({ ...view, caves: without(view.caves, at) }),
  },
  'tents-captured': {
    ms: MOVE,
    sound: 'hit',
    change: (view, { at }) => (at ? { ...view, captured_tents: [...(view.captured_tents ?? []), at] } : view),
  },
  'tents-retaken': {
    ms: MOVE,
    change: (view, { at }) => ({ ...view, captured_tents: without(view.captured_tents, at) }),
  },

  // Airplanes.
  'plane-arrived': { ms: MOVE, sound: 'move', change: planeComes },
  'plane-ordered': { ms: NOTE },
  'plane-moved': { ms: MOVE, sound: 'move', change: planeFlies },
  'plane-acted': { ms: MOVE, change: planeLands },
  'plane-lost': { ms: MOVE, sound: 'hit', change: planeGoes },
  'plane-left': { ms: MOVE, change: planeGoes },
};
