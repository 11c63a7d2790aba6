// Boards that were made up to show every ground, work, unit and airplane of the expansions.
import type { Badge, Plane, Unit, UnitType } from '../board/types';
import { flow, madeUp, type Shown, tiles } from './madeUp';

const GROUND = madeUp({
  title: 'Ground and works',
  beach: [7],
  ocean: [8],
  nations: { axis: 'japan', allies: 'soviet-union' },
  tiles: [
    ...tiles('trench', [0, 0], [2, 0], [1, 1]),
    ...tiles('city-ruins', [6, 0], [8, 0], [7, 1]),
    ...tiles('factory', [10, 0], [12, 0]),
    ...tiles('ravine', [16, 0], [18, 0], [17, 1]),
    ...tiles('hill-forest', [22, 0], [24, 0]),
    ...tiles('hill-village', [23, 1], [22, 2]),
    ...tiles('marsh', [0, 2], [2, 2], [1, 3]),
    flow('ford', [4, 2], 'W', 'E'),
    flow('ford', [6, 2], 'W', 'E'),
    flow('fordable-stream', [8, 2], 'W', 'E'),
    flow('fordable-stream', [10, 2], 'W', 'E'),
    flow('frozen-river', [12, 2], 'W', 'E'),
    flow('frozen-river', [14, 2], 'W', 'SE'),
    flow('frozen-river', [15, 3], 'NW', 'E'),
    flow('river', [17, 3], 'W', 'E'),
    flow('river', [19, 3], 'W', 'E'),
    ...tiles('jungle', [0, 4], [2, 4], [1, 5], [3, 5]),
    ...tiles('mountain', [6, 4], [8, 4], [7, 5]),
    ...tiles('hill', [10, 4], [5, 5], [9, 5]),
    ...tiles('rice-paddy', [12, 4], [14, 4], [13, 5]),
    ...tiles('fish-pond', [17, 5], [19, 5]),
    flow('airfield', [22, 4], 'W', 'E'),
    flow('airfield', [24, 4], 'W', 'E', 'NW', 'SE'),
    flow('airfield', [20, 4], 'E', 'SW'),
    ...tiles('hospital', [0, 6]),
    ...tiles('hq-tents', [4, 6]),
    ...tiles('labor-camp', [8, 6]),
    { at: [12, 6], terrain: 'town', look: 'pacific' },
    { at: [14, 6], terrain: 'town', look: 'pacific' },
    ...tiles('pier', [18, 8]),
  ],
  works: [
    [[17, 3], { is: 'rope-bridge', axis: 'N-S' }],
    [[19, 3], { is: 'bridge', axis: 'N-S', span: false }],
    [[10, 4], { is: 'cave' }],
    [[8, 4], { is: 'cave' }],
    [[16, 6], { is: 'field-bunker' }],
    [[20, 6], { is: 'field-bunker' }],
    [[22, 6], { is: 'road' }],
    [[24, 6], { is: 'road' }],
    [[23, 5], { is: 'road' }],
    [[18, 6], { is: 'dragons-teeth' }],
    [[4, 0], { is: 'dragons-teeth' }],
  ],
  loose: {
    mines: [{ at: [3, 7] }, { at: [5, 7], shown: 0 }, { at: [7, 7], shown: 3 }, { at: [9, 7] }],
  },
  troops: [
    [[2, 0], 'axis', 'infantry'],
    [[8, 0], 'axis', 'infantry'],
    [[12, 0], 'allies', 'infantry'],
    [[18, 0], 'allies', 'infantry'],
    [[24, 0], 'allies', 'infantry'],
    [[22, 2], 'axis', 'armor'],
    [[2, 2], 'allies', 'infantry'],
    [[6, 2], 'allies', 'armor'],
    [[2, 4], 'axis', 'infantry'],
    [[8, 4], 'axis', 'infantry'],
    [[14, 4], 'allies', 'infantry'],
    [[14, 6], 'axis', 'infantry'],
    [[20, 6], 'axis', 'infantry'],
    [[7, 7], 'allies', 'infantry'],
  ],
});

export const groundShown = (): Shown => GROUND;

const KINDS: readonly (readonly [UnitType, number])[] = [
  ['early-anti-tank-gun', 4],
  ['late-anti-tank-gun', 4],
  ['early-machine-gun', 3],
  ['late-machine-gun', 4],
  ['early-mortar', 2],
  ['late-mortar', 4],
  ['sniper', 1],
  ['cavalry', 4],
  ['ski-troops', 3],
  ['engineers', 4],
  ['flame-thrower-tank', 3],
  ['mobile-artillery', 2],
  ['big-gun', 2],
];
const PLAIN = ['infantry', 'armor', 'artillery', 'infantry', 'infantry', 'armor', 'infantry', 'infantry', 'infantry'];
const NATIONS = ['soviet-union', 'usa-marines', 'usa'] as const;
const byTurns = (i: number): 'allies' | 'axis' => (i % 2 === 0 ? 'allies' : 'axis');

/** All kinds of units, each with all its figures and with one less, then marks, badges and ships. */
const UNITS = madeUp({
  title: 'Units',
  beach: [6],
  ocean: [7, 8],
  nations: { axis: 'japan', allies: 'soviet-union' },
  troops: [
    ...KINDS.map(([type, figures], i) => [[2 * i, 0], 'axis', type, figures] as const),
    ...KINDS.map(([type, figures], i) => [[2 * i, 2], 'allies', type, figures] as const),
    ...KINDS.map(([type, figures], i) => [[2 * i, 4], byTurns(i), type, Math.max(1, figures - 1)] as const),
    ...PLAIN.map((type, i) => [[2 * i, 6], byTurns(i), type as UnitType] as const),
    ...[3, 2, 1].map((figures, i) => [[2 * i, 8], 'allies', 'destroyer', figures] as const),
    [[6, 8], 'axis', 'destroyer', 3],
    [[8, 8], 'allies', 'aircraft-carrier', 3],
    [[10, 8], 'axis', 'aircraft-carrier', 2],
    [[14, 8], 'allies', 'infantry'],
    [[17, 7], 'allies', 'armor'],
    [[20, 8], 'axis', 'infantry'],
  ],
});

export function unitsShown(nation: number): Shown {
  const { battle, position } = UNITS;
  const badges: readonly Badge[] = ['engineer', 'soviet', 'german', 'japanese', 'marine', 'british', 'ranger'];
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
    position: { ...position, units: position.units.map(dressed) },
  };
}

const AIRFIELD = madeUp({
  title: 'Airplanes',
  beach: [6],
  ocean: [7, 8],
  tiles: [
    ...[0, 2, 4, 6, 8, 10].map((col) => flow('airfield', [col, 4], 'W', 'E')),
    flow('airfield', [12, 4], 'W', 'E', 'NW', 'SE'),
    ...tiles('jungle', [20, 2], [22, 2], [21, 3]),
    ...tiles('town', [4, 0], [14, 0]),
  ],
  troops: [
    [[17, 1], 'axis', 'infantry'],
    [[18, 2], 'allies', 'infantry'],
    [[21, 5], 'allies', 'armor'],
    [[12, 8], 'allies', 'aircraft-carrier'],
  ],
});

export function airShown(): Shown {
  const fly = (is: Plane['is'], side: Plane['side'], at: Plane['at'], more: Partial<Plane> = {}): Plane => ({
    is,
    side,
    at,
    ...more,
  });
  const down = { parked: true };
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
  return { battle: AIRFIELD.battle, position: { ...AIRFIELD.position, planes } };
}
