// Boards that were made up to show every ground, work, unit and airplane of the expansions.
import { battleOf, openingOf, type ScenarioFile } from '../board/scenario';
import type { Battle, BadgeName, Plane, Position, Unit } from '../board/types';

export interface Shown {
  readonly battle: Battle;
  readonly position: Position;
}

type Tiles = NonNullable<ScenarioFile['terrain']>;
const row = (is: string, ...at: number[][]): Tiles => at.map((hex) => ({ at: hex, is }));
const flow = (is: string, at: number[], sides: string[], trait?: string): Tiles[number] => ({
  at,
  is,
  sides,
  ...(trait ? { trait } : {}),
});

const GROUND: ScenarioFile = {
  title: 'Ground and works',
  board: { size: 'standard', face: 'beach', face_rows: { beach: [7], ocean: [8] } },
  sides: { axis: { nation: 'japan' }, allies: { nation: 'soviet-union' } },
  terrain: [
    ...row('trench', [0, 0], [2, 0], [1, 1]),
    ...row('city-ruins', [6, 0], [8, 0], [7, 1]),
    ...row('factory', [10, 0], [12, 0]),
    ...row('ravine', [16, 0], [18, 0], [17, 1]),
    ...row('hill-forest', [22, 0], [24, 0]),
    ...row('hill-village', [23, 1], [22, 2]),
    ...row('marsh', [0, 2], [2, 2], [1, 3]),
    flow('river', [4, 2], ['W', 'E'], 'fordable'),
    flow('ford', [6, 2], ['W', 'E']),
    flow('fordable-stream', [8, 2], ['W', 'E']),
    flow('fordable-stream', [10, 2], ['W', 'E']),
    flow('frozen-river', [12, 2], ['W', 'E']),
    flow('frozen-river', [14, 2], ['W', 'SE']),
    flow('frozen-river', [15, 3], ['NW', 'E']),
    flow('river', [17, 3], ['W', 'E']),
    flow('river', [19, 3], ['W', 'E']),
    ...row('jungle', [0, 4], [2, 4], [1, 5], [3, 5]),
    ...row('mountain', [6, 4], [8, 4], [7, 5]),
    ...row('hill', [10, 4], [5, 5], [9, 5]),
    ...row('rice-paddy', [12, 4], [14, 4], [13, 5]),
    ...row('fish-pond', [17, 5], [19, 5]),
    { at: [22, 4], is: 'airfield', sides: ['W', 'E'] },
    { at: [24, 4], is: 'airfield', sides: ['W', 'E', 'NW', 'SE'] },
    { at: [20, 4], is: 'airfield', sides: ['E', 'SW'] },
    ...row('hospital', [0, 6]),
    ...row('hq-tents', [4, 6]),
    ...row('labor-camp', [8, 6]),
    ...[12, 14].map((c) => ({ at: [c, 6], is: 'town', look: 'pacific' })),
    ...row('pier', [18, 8]),
  ],
  structures: [
    { at: [17, 3], is: 'rope-bridge', axis: 'N-S' },
    { at: [19, 3], is: 'bridge', axis: 'N-S' },
    { at: [10, 4], is: 'cave' },
    { at: [8, 4], is: 'cave' },
    { at: [16, 6], is: 'field-bunker' },
    { at: [20, 6], is: 'field-bunker' },
    ...[22, 24].map((c) => ({ at: [c, 6], is: 'road' })),
    { at: [23, 5], is: 'road' },
  ],
  obstacles: [
    { at: [18, 6], is: 'dragons-teeth' },
    { at: [4, 0], is: 'dragons-teeth' },
    { at: [3, 7], is: 'minefield', for: 'axis' },
    { at: [5, 7], is: 'minefield', for: 'axis' },
    { at: [7, 7], is: 'minefield', for: 'axis' },
    { at: [9, 7], is: 'minefield', for: 'axis' },
  ],
  units: [
    { at: [2, 0], side: 'axis', kind: 'infantry' },
    { at: [8, 0], side: 'axis', kind: 'infantry' },
    { at: [12, 0], side: 'allies', kind: 'infantry' },
    { at: [18, 0], side: 'allies', kind: 'infantry' },
    { at: [24, 0], side: 'allies', kind: 'infantry' },
    { at: [22, 2], side: 'axis', kind: 'armor' },
    { at: [2, 2], side: 'allies', kind: 'infantry' },
    { at: [6, 2], side: 'allies', kind: 'armor' },
    { at: [2, 4], side: 'axis', kind: 'infantry' },
    { at: [8, 4], side: 'axis', kind: 'infantry' },
    { at: [14, 4], side: 'allies', kind: 'infantry' },
    { at: [14, 6], side: 'axis', kind: 'infantry' },
    { at: [20, 6], side: 'axis', kind: 'infantry' },
    { at: [7, 7], side: 'allies', kind: 'infantry' },
  ],
};

export function groundShown(): Shown {
  const opening = openingOf(GROUND);
  const values = [null, 0, 3, null];
  return {
    battle: battleOf(GROUND),
    position: { ...opening, mines: (opening.mines ?? []).map(({ at }, i) => ({ at, value: values[i] ?? null })) },
  };
}

const KINDS: readonly (readonly [string, string, number])[] = [
  ['infantry', 'early-anti-tank-gun', 4],
  ['infantry', 'late-anti-tank-gun', 4],
  ['infantry', 'early-machine-gun', 3],
  ['infantry', 'late-machine-gun', 4],
  ['infantry', 'early-mortar', 2],
  ['infantry', 'late-mortar', 4],
  ['infantry', 'sniper', 1],
  ['infantry', 'cavalry', 4],
  ['infantry', 'ski-troops', 3],
  ['infantry', 'engineers', 4],
  ['armor', 'flame-thrower-tank', 3],
  ['artillery', 'mobile-artillery', 2],
  ['artillery', 'big-gun', 2],
];
const NATIONS = ['soviet-union', 'usa-marines', 'usa'] as const;

/** All kinds of units, each with all its figures and with one less, then marks, badges and ships. */
const UNITS: ScenarioFile = {
  title: 'Units',
  board: { size: 'standard', face: 'beach', face_rows: { beach: [6], ocean: [7, 8] } },
  sides: { axis: { nation: 'japan' }, allies: { nation: 'soviet-union' } },
  units: [
    ...KINDS.map(([kind, type, figures], i) => ({ at: [2 * i, 0], side: 'axis', kind, type, figures })),
    ...KINDS.map(([kind, type, figures], i) => ({ at: [2 * i, 2], side: 'allies', kind, type, figures })),
    ...KINDS.map(([kind, type, figures], i) => ({
      at: [2 * i, 4],
      side: i % 2 === 0 ? 'allies' : 'axis',
      kind,
      type,
      figures: Math.max(1, figures - 1),
    })),
    ...['infantry', 'armor', 'artillery', 'infantry', 'infantry', 'armor', 'infantry', 'infantry', 'infantry'].map(
      (kind, i) => ({ at: [2 * i, 6], side: i % 2 === 0 ? 'allies' : 'axis', kind }),
    ),
    ...[3, 2, 1].map((figures, i) => ({ at: [2 * i, 8], side: 'allies', kind: 'ship', type: 'destroyer', figures })),
    { at: [6, 8], side: 'axis', kind: 'ship', type: 'destroyer', figures: 3 },
    { at: [8, 8], side: 'allies', kind: 'ship', type: 'aircraft-carrier', figures: 3 },
    { at: [10, 8], side: 'axis', kind: 'ship', type: 'aircraft-carrier', figures: 2 },
    { at: [14, 8], side: 'allies', kind: 'infantry' },
    { at: [17, 7], side: 'allies', kind: 'armor' },
    { at: [20, 8], side: 'axis', kind: 'infantry' },
  ],
};

export function unitsShown(nation: number): Shown {
  const battle = battleOf(UNITS);
  const opening = openingOf(UNITS);
  const badges: readonly BadgeName[] = ['engineer', 'soviet', 'german', 'japanese', 'marine', 'british', 'ranger'];
  const dressed = (unit: Unit): Unit => {
    const [col, line] = unit.at;
    if (line >= 7 && !['destroyer', 'aircraft-carrier'].includes(unit.type)) return { ...unit, afloat: true };
    if (line !== 6) return unit;
    if (col === 14) return { ...unit, camouflaged: true };
    if (col === 16) return { ...unit, camouflaged: true, crossHairs: 2, mayAct: true };
    const badge = badges[col / 2];
    return { ...unit, ...(badge ? { badge } : {}), ...(col === 2 ? { crossHairs: 1 } : {}) };
  };
  const allies = NATIONS[nation % NATIONS.length] ?? 'usa';
  return {
    battle: { ...battle, nations: { allies, axis: nation % 2 === 0 ? 'japan' : 'italy' } },
    position: { ...opening, units: opening.units.map(dressed) },
  };
}

const AIRFIELD: ScenarioFile = {
  title: 'Airplanes',
  board: { size: 'standard', face: 'beach', face_rows: { beach: [6], ocean: [7, 8] } },
  sides: { axis: {}, allies: {} },
  terrain: [
    ...[0, 2, 4, 6, 8, 10].map((c) => ({ at: [c, 4], is: 'airfield', sides: ['W', 'E'] })),
    { at: [12, 4], is: 'airfield', sides: ['W', 'E', 'NW', 'SE'] },
    ...row('jungle', [20, 2], [22, 2], [21, 3]),
    ...row('town', [4, 0], [14, 0]),
  ],
  units: [
    { at: [17, 1], side: 'axis', kind: 'infantry' },
    { at: [18, 2], side: 'allies', kind: 'infantry' },
    { at: [21, 5], side: 'allies', kind: 'armor' },
    { at: [12, 8], side: 'allies', kind: 'ship', type: 'aircraft-carrier' },
  ],
};

export function airShown(): Shown {
  const fly = (kind: Plane['kind'], side: Plane['side'], at: Plane['at'], more: Partial<Plane> = {}): Plane => ({
    kind,
    side,
    at,
    flying: true,
    parked: false,
    ...more,
  });
  const down = { flying: false, parked: true };
  const planes: Plane[] = [
    fly('p-40', 'allies', [0, 0]),
    fly('p-38', 'allies', [4, 0]),
    fly('corsair', 'allies', [8, 0]),
    fly('spitfire', 'allies', [12, 0], { mayAct: true }),
    fly('yak', 'allies', [2, 2]),
    fly('storch', 'axis', [6, 2]),
    fly('bf-109', 'axis', [10, 2], { selected: true }),
    fly('zero', 'axis', [14, 2]),
    fly('yak', 'allies', [18, 0], { supports: true }),
    fly('bf-109', 'axis', [22, 4], { interdicts: true }),
    fly('p-40', 'allies', [0, 4], down),
    fly('p-38', 'allies', [2, 4], down),
    fly('storch', 'axis', [6, 4], down),
    fly('zero', 'axis', [10, 4], down),
    fly('corsair', 'allies', [12, 8], down),
  ];
  return { battle: battleOf(AIRFIELD), position: { ...openingOf(AIRFIELD), planes } };
}
