// The lead figures: silhouettes around the point where they stand, and how many of them are set up on a base.
import type { Point } from '../layout';
import type { UnitType } from '../types';

export interface Figure {
  /** The body, with an outline around it. */
  readonly body: string;
  /** Lighter planes, turned to the light. */
  readonly light: string;
  /** Dark lines on top: weapons, wheels. */
  readonly line: string;
}

const WHEELS = [-11, -5.5, 0, 5.5, 11].map((x) => `M${x - 1.7}-2.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0`).join('');

export const FIGURES: Readonly<Record<UnitType, Figure>> = {
  // Steel helmet, rifle at the port, one leg forward.
  infantry: {
    body:
      'M-4.7-16.6c0-6.4 9.4-6.4 9.4 0l1 1h-11.4zM-2.7-15.6h5.4v1.6q-.6 1.8-2.7 1.8t-2.7-1.8z' +
      'M-4.4-11.2q4.4-2.4 8.8 0l.5 6.3h-9.8zM-4.9-4.9h9.8l1.5 4.9h-4l-2.3-3.3-2.6 3.3h-4z',
    light: 'M-3.6-16.9q.4-3.7 3.8-4.1l-1.2 4.1zM-4.3-10.7l2.8-1-.6 6.2h-2.5z',
    line: 'M-6.6-4.6L6.8-13.2M-6.6-4.6l2.3 1.1',
  },
  // Beret, pack, running low with a submachine gun.
  'special-forces': {
    body:
      'M-3.2-20.6q2-3.7 6.4-2.7q4.2 1 4.3 3.7l-2 .3-.6 3.2-1.8.9q2.6 1 2.6 3.6l-1.3 3.4 2.7 2.4 1.6 5.2h-3.7l-1.5-3.5-4.7-1.9-2.6 2.5-5.4 3.1-1.7-2.7 4.4-3.3 1.5-4-3.7-.7q-1.9-3.8.2-6.9l4.5-1.3 2.2-.6-1-1.5z',
    light: 'M-1.8-20.6q1.7-2.3 4.7-1.7l-2 1.8zM-7.3-12.6l3.3-1-.7 4.6-2.4-.2z',
    line: 'M.5-10.2h10.3M4.2-10v3.4M8.6-11.6v1.4',
  },
  // Cap and long coat, an old rifle on the shoulder.
  resistance: {
    body:
      'M-4.3-19.8q-.2-3.4 3.8-3.4q3.7 0 4.2 2.5l3 1.1-2.8.6-.6 3q3.4.7 3.9 3.6l.9 10.6h-2.3l.4 1.8h-3.3l-.9-1.8h-3l-.9 1.8h-3.3l.4-1.8h-2.6l1.2-10.6q.6-3 3.5-3.7z',
    light: 'M-3.3-19.9q.3-2.4 2.8-2.4l-1 2.4zM-4.9-11.9q.5-1.7 2-2l-1 11.6h-2z',
    line: 'M5.9-.6L3.1-24.4M-1-13v10M-3.4-9h5.2',
  },
  // A medium tank from the side, gun to the right.
  armor: {
    body:
      'M-14.5-1.2q-2.2-2.6 0-5.1l3.6-.6 1.9-2.8h4.2l1.4-3.7q3.8-1.3 8 0l.8 1.6 11.4-.5v1.9l-11 .9-.6 1.5h5.6l2.7 3.2q1.7 1.7.1 3.6l-1.4 1.4h-25.5z',
    light: 'M-8.7-8.9h3.7l1.8-3.7q2.3-.6 4.7-.3l-3.7 1.3-1 3-5.3.5zM-10.8-6.3h21.6l1 1h-23.4z',
    line: WHEELS,
  },
  // A heavy tank: slab sides, large turret, long gun with a muzzle brake.
  'elite-armor': {
    body:
      'M-15.5-.8q-2.4-3 0-5.8l1.8-.6v-3.6h6.4v-4.3h11.6l1.2 1.5h10.7v-.7h3.3v3h-3.3v-.6l-10.5.2v1h4.8l2.6 3.8q2 2 .3 4.8l-1.9 1.7h-24.6z',
    light: 'M-12.7-9.9h5.8v-4.3h10.4l.6.9-8.8.6-.6 3.7-7.4.4zM-13-6.6h23.5l1 1h-25z',
    line: WHEELS,
  },
  // A field gun: wheel, shield, barrel up to the right, trail to the left.
  artillery: {
    body:
      'M-1.2-8.3L15.6-15l1 2.3-14.8 7.2q2.3 5.2-2.3 6q-4.3.2-4.8-4l-11.1 3.7-.8-1.8 10.8-5.6-1.9-5.7 3.3-1.4 2.8 5.8z',
    light: 'M-5.7-12.3l1.5-.7 3.7 7.8-1.7.8zM-.2-7.6l15-5.9.3.6-14.8 6.2z',
    line: 'M-3.6-3.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-.4-6.4v6.4M-3.6-3.2h6.4',
  },
};

const SETUPS: Readonly<Record<'foot' | 'tank' | 'heavy' | 'gun', readonly (readonly (readonly [number, number])[])[]>> = {
  foot: [
    [],
    [[0, 10]],
    [
      [-9, 10],
      [9, 10],
    ],
    [
      [-10.5, -1],
      [10.5, -1],
      [0, 19],
    ],
    [
      [-10.5, -2],
      [10.5, -2],
      [-9.5, 20],
      [9.5, 20],
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
      [-3, -3],
      [1, 15],
    ],
    [
      [-1, -7],
      [-3, 6],
      [1, 19],
    ],
    [
      [0, -10],
      [-3, 0],
      [0, 10],
      [-3, 20],
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
};

const SETUP_OF: Readonly<Record<UnitType, keyof typeof SETUPS>> = {
  infantry: 'foot',
  'special-forces': 'foot',
  resistance: 'foot',
  armor: 'tank',
  'elite-armor': 'heavy',
  artillery: 'gun',
};

/** Where the figures of a unit stand on its base, back to front. */
export function setUp(type: UnitType, figures: number): Point[] {
  const setups = SETUPS[SETUP_OF[type]];
  return (setups[Math.min(figures, setups.length - 1)] ?? []).map(([x, y]) => ({ x, y }));
}
