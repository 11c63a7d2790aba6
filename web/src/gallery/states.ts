// One small made-up moment with every state that a unit or a hex can have.
import { battleOf, openingOf, type ScenarioFile } from '../board/scenario';
import type { Battle, Marks, Position, Unit } from '../board/types';

const FILE: ScenarioFile = {
  title: 'States',
  board: { size: 'standard' },
  sides: { axis: {}, allies: {} },
  terrain: [
    ...[4, 6, 20].map((c) => ({ at: [c, 4], is: 'forest' })),
    { at: [5, 5], is: 'forest' },
    { at: [10, 4], is: 'town' },
    { at: [14, 2], is: 'hedgerow' },
    { at: [16, 2], is: 'hedgerow' },
    { at: [18, 6], is: 'hill' },
    { at: [20, 6], is: 'hill' },
    { at: [19, 7], is: 'hill', trait: 'steep' },
    { at: [2, 2], is: 'town' },
    { at: [8, 2], is: 'hill' },
    { at: [12, 2], is: 'forest' },
  ],
  structures: [{ at: [22, 2], is: 'bunker', for: 'axis' }],
  obstacles: [
    { at: [4, 2], is: 'wire' },
    { at: [6, 2], is: 'sandbags', toward: 'bottom' },
    { at: [10, 8], is: 'sandbags', toward: 'top' },
    { at: [24, 4], is: 'hedgehog' },
    { at: [24, 6], is: 'sea-wall', for: 'allies', toward: 'top' },
  ],
  medals: [
    { kind: 'hold', for: 'allies', at: [[2, 2]], worth: 1 },
    { kind: 'hold', for: 'axis', at: [[10, 4]], worth: 2 },
    { kind: 'permanent', for: 'allies', at: [[20, 4]], worth: 1 },
  ],
  labels: [
    { at: [2, 2], text: 'Saint-Lô' },
    { at: [10, 4], text: 'Mortain' },
  ],
  units: [
    ...[4, 3, 2, 1].map((figures, i) => ({ at: [2 * i, 0], side: 'axis', kind: 'infantry', figures })),
    ...[3, 2, 1].map((figures, i) => ({ at: [8 + 2 * i, 0], side: 'axis', kind: 'armor', figures })),
    ...[4, 3, 2, 1].map((figures, i) => ({
      at: [14 + 2 * i, 0],
      side: 'axis',
      kind: 'armor',
      type: 'elite-armor',
      figures,
    })),
    ...[2, 1].map((figures, i) => ({ at: [22 + 2 * i, 0], side: 'axis', kind: 'artillery', figures })),
    ...[4, 3, 2, 1].map((figures, i) => ({
      at: [2 * i, 8],
      side: 'allies',
      kind: 'infantry',
      type: 'special-forces',
      figures,
    })),
    ...[3, 2].map((figures, i) => ({
      at: [8 + 2 * i, 8],
      side: 'allies',
      kind: 'infantry',
      type: 'resistance',
      figures,
    })),
    ...[3, 2, 1].map((figures, i) => ({ at: [12 + 2 * i, 8], side: 'allies', kind: 'armor', figures })),
    ...[2, 1].map((figures, i) => ({ at: [18 + 2 * i, 8], side: 'allies', kind: 'artillery', figures })),
    { at: [2, 2], side: 'axis', kind: 'infantry' },
    { at: [4, 2], side: 'axis', kind: 'infantry' },
    { at: [6, 2], side: 'axis', kind: 'infantry', figures: 3 },
    { at: [8, 2], side: 'axis', kind: 'artillery' },
    { at: [22, 2], side: 'axis', kind: 'artillery' },
    { at: [14, 2], side: 'axis', kind: 'infantry' },
    { at: [4, 4], side: 'allies', kind: 'infantry' },
    { at: [10, 4], side: 'allies', kind: 'armor' },
    { at: [8, 6], side: 'allies', kind: 'infantry' },
    { at: [10, 6], side: 'allies', kind: 'infantry' },
    { at: [12, 6], side: 'allies', kind: 'armor' },
    { at: [14, 6], side: 'allies', kind: 'infantry' },
    { at: [18, 6], side: 'allies', kind: 'infantry' },
    { at: [24, 4], side: 'allies', kind: 'infantry' },
    { at: [24, 6], side: 'allies', kind: 'infantry', type: 'special-forces' },
    { at: [2, 6], side: 'allies', kind: 'infantry' },
  ],
};

/** What has changed a moment later: two units have moved, one has lost figures, one is gone. */
function afterwards(unit: Unit): Unit[] {
  const key = unit.at.join(',');
  if (key === '4,4') return [{ ...unit, at: [7, 5], selected: false, mayAct: false, moved: true }];
  if (key === '18,6') return [{ ...unit, at: [15, 5] }];
  if (key === '4,2') return [{ ...unit, figures: 2 }];
  return key === '6,2' ? [] : [unit];
}

export function statesShown(later: boolean): { battle: Battle; position: Position; marks: Marks } {
  const opening = openingOf(FILE);
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
    battle: battleOf(FILE),
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
