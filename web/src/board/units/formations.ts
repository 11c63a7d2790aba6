// Formations: where the figures of a unit stand on its base, for each number of figures, and how large they are drawn.
import type { Point } from '../layout';

export type Formation = 'foot' | 'crew' | 'one' | 'horse' | 'ski' | 'tank' | 'heavy' | 'gun' | 'ship';

const PLACES: Readonly<Record<Formation, readonly (readonly (readonly [number, number])[])[]>> = {
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

const SCALES: Readonly<Record<Formation, number>> = {
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

/** Formations of four are drawn a little smaller, so that four can be told from three at a glance. */
export const scaleOf = (formation: Formation): number => SCALES[formation];

/** Where the figures of a unit stand on its base, back to front. */
export function setUp(formation: Formation, figures: number): Point[] {
  const places = PLACES[formation];
  return (places[Math.min(figures, places.length - 1)] ?? []).map(([x, y]) => ({ x, y }));
}

/** Three hits sink a ship: as many pips as it can still take. */
export function pipsOf(formation: Formation, figures: number): { readonly x: number; readonly full: boolean }[] {
  if (formation !== 'ship') return [];
  return [0, 1, 2].map((i) => ({ x: (i - 1) * 9, full: i < figures }));
}
