// How many figures are set up on a base, and where.
import type { Point } from '../layout';
import type { UnitType } from '../types';

type Setup = 'foot' | 'crew' | 'one' | 'horse' | 'ski' | 'tank' | 'heavy' | 'gun' | 'ship';

const SETUPS: Readonly<Record<Setup, readonly (readonly (readonly [number, number])[])[]>> = {
  foot: [
    [],
    [[0, 9]],
    [
      [-9, 6],
      [8, 12],
    ],
    [
      [-12, -2],
      [7, -3],
      [-1, 19],
    ],
    [
      [-12, -2],
      [6, -4],
      [-6, 20],
      [12, 18],
    ],
  ],
  tank: [
    [],
    [[-1, 6]],
    [
      [-3, -3],
      [2, 14],
    ],
    [
      [-1, -8],
      [-4, 5],
      [1, 18],
    ],
    [
      [-1, -9],
      [-4, 0],
      [1, 9],
      [-2, 18],
    ],
  ],
  heavy: [
    [],
    [[-1, 7]],
    [
      [-3, -2],
      [1, 14],
    ],
    [
      [0, -6],
      [-3, 6],
      [0, 18],
    ],
    [
      [0, -10],
      [-3, 0.5],
      [0, 11],
      [-3, 21.5],
    ],
  ],
  gun: [
    [],
    [[0, 7]],
    [
      [-2, -3],
      [2, 15],
    ],
  ],
  // In a row behind their weapon.
  crew: [
    [],
    [[-1, 1]],
    [
      [-8, 0],
      [7, -1],
    ],
    [
      [-12, 0],
      [0, -4],
      [12, -1],
    ],
    [
      [-15, 0],
      [-5, -4],
      [6, -4],
      [15, 0],
    ],
  ],
  one: [[], [[-1, 13]]],
  horse: [
    [],
    [[0, 9]],
    [
      [-5, 0],
      [4, 18],
    ],
    [
      [-8, -3],
      [8, 8],
      [-5, 20],
    ],
    [
      [-9, -4],
      [10, 0],
      [-9, 17],
      [9, 21],
    ],
  ],
  ski: [
    [],
    [[0, 10]],
    [
      [-9, 2],
      [8, 14],
    ],
    [
      [-11, -2],
      [9, 0],
      [-1, 19],
    ],
  ],
  // One hull, however many hits it has taken.
  ship: [[], [[0, 8]], [[0, 8]], [[0, 8]]],
};

const SETUP_OF: Readonly<Record<UnitType, Setup>> = {
  infantry: 'foot',
  'special-forces': 'foot',
  resistance: 'foot',
  armor: 'tank',
  'elite-armor': 'heavy',
  artillery: 'gun',
  'early-anti-tank-gun': 'crew',
  'late-anti-tank-gun': 'crew',
  'early-machine-gun': 'crew',
  'late-machine-gun': 'crew',
  'early-mortar': 'crew',
  'late-mortar': 'crew',
  sniper: 'one',
  cavalry: 'horse',
  'ski-troops': 'ski',
  engineers: 'foot',
  'flame-thrower-tank': 'tank',
  'mobile-artillery': 'gun',
  'big-gun': 'gun',
  destroyer: 'ship',
  'aircraft-carrier': 'ship',
};

const SCALES: Readonly<Record<Setup, number>> = {
  foot: 0.92,
  crew: 0.84,
  one: 1.3,
  horse: 0.84,
  ski: 0.88,
  tank: 1,
  heavy: 0.85,
  gun: 1,
  ship: 1,
};

/** Where four have to stand they are a little smaller, so that four stay four at a glance. */
export const scaleOf = (type: UnitType): number => SCALES[SETUP_OF[type]];

/** Where the figures of a unit stand on its base, back to front. */
export function setUp(type: UnitType, figures: number): Point[] {
  const setups = SETUPS[SETUP_OF[type]];
  return (setups[Math.min(figures, setups.length - 1)] ?? []).map(([x, y]) => ({ x, y }));
}

/** Three hits sink a ship: as many pips as it can still take. */
export function pipsOf(type: UnitType, figures: number): { readonly x: number; readonly full: boolean }[] {
  if (SETUP_OF[type] !== 'ship') return [];
  return [0, 1, 2].map((i) => ({ x: (i - 1) * 9, full: i < figures }));
}
