// One small made-up moment with every state that a unit or a hex can have.
import type { Battle, Marks, Position, Unit } from '../board/types';
import { madeUp, tiles } from './madeUp';

const CALM = madeUp({
  title: 'States',
  tiles: [
    ...tiles('forest', [4, 4], [6, 4], [20, 4], [5, 5], [12, 2]),
    ...tiles('town', [10, 4], [2, 2]),
    ...tiles('hedgerow', [14, 2], [16, 2]),
    ...tiles('hill', [18, 6], [20, 6], [8, 2]),
    ...tiles('steep', [19, 7]),
  ],
  works: [
    [[22, 2], { is: 'bunker', for: 'axis' }],
    [[24, 4], { is: 'hedgehog' }],
    [[24, 6], { is: 'sea-wall', for: 'allies', toward: 'top' }],
  ],
  loose: {
    wire: [[4, 2]],
    sandbags: [
      { at: [6, 2], toward: 'bottom' },
      { at: [10, 8], toward: 'top' },
    ],
  },
  objectives: [
    { kind: 'hold', for: 'allies', at: [[2, 2]], tokens: [[2, 2]], worth: 1 },
    { kind: 'hold', for: 'axis', at: [[10, 4]], tokens: [[10, 4]], worth: 2 },
    { kind: 'permanent', for: 'allies', at: [[20, 4]], tokens: [[20, 4]], worth: 1 },
  ],
  labels: [
    { at: [2, 2], text: 'Saint-Lô' },
    { at: [10, 4], text: 'Mortain' },
  ],
  troops: [
    ...[4, 3, 2, 1].map((figures, i) => [[2 * i, 0], 'axis', 'infantry', figures] as const),
    ...[3, 2, 1].map((figures, i) => [[8 + 2 * i, 0], 'axis', 'armor', figures] as const),
    ...[4, 3, 2, 1].map((figures, i) => [[14 + 2 * i, 0], 'axis', 'elite-armor', figures] as const),
    ...[2, 1].map((figures, i) => [[22 + 2 * i, 0], 'axis', 'artillery', figures] as const),
    ...[4, 3, 2, 1].map((figures, i) => [[2 * i, 8], 'allies', 'special-forces', figures] as const),
    ...[3, 2].map((figures, i) => [[8 + 2 * i, 8], 'allies', 'resistance', figures] as const),
    ...[3, 2, 1].map((figures, i) => [[12 + 2 * i, 8], 'allies', 'armor', figures] as const),
    ...[2, 1].map((figures, i) => [[18 + 2 * i, 8], 'allies', 'artillery', figures] as const),
    [[2, 2], 'axis', 'infantry'],
    [[4, 2], 'axis', 'infantry'],
    [[6, 2], 'axis', 'infantry', 3],
    [[8, 2], 'axis', 'artillery'],
    [[22, 2], 'axis', 'artillery'],
    [[14, 2], 'axis', 'infantry'],
    [[4, 4], 'allies', 'infantry'],
    [[10, 4], 'allies', 'armor'],
    [[8, 6], 'allies', 'infantry'],
    [[10, 6], 'allies', 'infantry'],
    [[12, 6], 'allies', 'armor'],
    [[14, 6], 'allies', 'infantry'],
    [[18, 6], 'allies', 'infantry'],
    [[24, 4], 'allies', 'infantry'],
    [[24, 6], 'allies', 'special-forces'],
    [[2, 6], 'allies', 'infantry'],
  ],
});

/** What has changed a moment later: two units have moved, one has lost figures, one is gone. */
function afterwards(unit: Unit): Unit[] {
  const key = unit.at.join(',');
  if (key === '4,4') return [{ ...unit, at: [7, 5], selected: false, mayAct: false, moved: true }];
  if (key === '18,6') return [{ ...unit, at: [15, 5] }];
  if (key === '4,2') return [{ ...unit, figures: 2 }];
  return key === '6,2' ? [] : [unit];
}

export function statesShown(later: boolean): { battle: Battle; position: Position; marks: Marks } {
  const opening = CALM.position;
  const flags: Record<string, object> = {
    '4,4': { selected: true, mayAct: true, orderedBy: 'player' },
    '10,4': { mayAct: true, orderedBy: 'center' },
    '8,6': { moved: true },
    '10,6': { battled: true },
    '12,6': { moved: true, battled: true, orderedBy: 'left' },
    '14,6': { orderedBy: 'right' },
    '18,6': { mayAct: true, orderedBy: 'commander' },
  };
  const now = opening.units.map((unit) => ({ ...unit, ...flags[unit.at.join(',')] }));
  const units = later ? now.flatMap(afterwards) : now;
  return {
    battle: CALM.battle,
    position: { ...opening, units, held: { 0: 'axis', 1: 'allies' } },
    marks: later
      ? {}
      : {
          '6,4': { reach: 'no-battle' },
          '3,5': { reach: 'free' },
          '5,5': { reach: 'no-battle' },
          '7,5': { reach: 'free' },
          '2,4': { reach: 'free' },
          '4,2': { dice: 2 },
          '6,2': { dice: 3 },
          '1,7': { retreatFrom: [2, 6] },
          '3,7': { retreatFrom: [2, 6] },
          '15,3': { sight: 'in' },
          '17,3': { sight: 'in' },
          '16,4': { sight: 'in' },
          '19,3': { sight: 'out' },
          '18,4': { sight: 'out' },
          '20,4': { sight: 'out' },
        },
  };
}
