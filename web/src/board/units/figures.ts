// The lead figures: silhouettes around the point where they stand.
import type { UnitType } from '../types';
import { MORE_FIGURES } from './moreFigures';
import { WHEELS } from './wheels';

export interface Figure {
  /** The body, with an outline around it. */
  readonly body: string;
  /** Lighter planes, turned to the light. */
  readonly light: string;
  /** Dark lines on top: weapons, wheels. */
  readonly line: string;
  readonly fire?: string;
}

type Regular = 'infantry' | 'special-forces' | 'resistance' | 'armor' | 'elite-armor' | 'artillery';

const REGULARS: Readonly<Record<Regular, Figure>> = {
  // Steel helmet, rifle at the port, one leg forward.
  infantry: {
    body:
      'M-4.7-16.6c0-6.4 9.4-6.4 9.4 0l1 1h-11.4zM-2.7-15.6h5.4v1.6q-.6 1.8-2.7 1.8t-2.7-1.8z' +
      'M-4.4-11.2q4.4-2.4 8.8 0l.5 6.3h-9.8zM-4.9-4.9h9.8l1.5 4.9h-4l-2.3-3.3-2.6 3.3h-4z',
    light: 'M-3.6-16.9q.4-3.7 3.8-4.1l-1.2 4.1zM-4.3-10.7l2.8-1-.6 6.2h-2.5z',
    line: 'M-6.6-4.6L6.8-13.2M-6.6-4.6l2.3 1.1',
  },
  // Beret, pack, legs apart, a submachine gun at the hip.
  'special-forces': {
    body:
      'M-4.2-17.2q-1-4.6 3.4-4.8 5.6-.2 7.2 2.4.3 1.4-1.7 1.8zM-2.6-17h5.2v2.4q-.6 1.9-2.6 1.9t-2.6-1.9z' +
      'M-7.8-12.4l3.6-.4v7.2h-3.6q-.9-3.4 0-6.8zM-4.2-11.8q4.2-2 8.2 0l.6 6.6h-9.2z' +
      'M-4.6-5.2h9.2l2.8 5.2h-4l-3.2-2.8-3.6 2.8h-4z',
    light: 'M-3.2-17.6q-.4-3 2.4-3.4l-.8 3.2zM-1.8-16.2h1.8v2.8q-1.4-.2-1.8-1.4zM-3.6-11.2l2.4-.8-.4 6h-2.2z',
    line: 'M-2.4-8.2h10.6M2.4-8v3.2M6.4-9.6v1.4',
  },
  // Cap and short coat, an old rifle slung over the shoulder.
  resistance: {
    body:
      'M-4-16.8q-.6-4.6 3.8-4.6 4 .1 4.4 3l2.8 1.1-3 .6zM-2.6-16.4h5.2v2.2q-.6 1.8-2.6 1.8t-2.6-1.8z' +
      'M-4.4-11.4q4.4-2.4 8.8 0l1.2 7.8-2 .4.2 3.2h-2.9l-.9-2.8-1 2.8h-2.9l.3-3.2-2.2-.4z',
    light: 'M-3-17.2q.2-3 2.8-3.2l-1 3.2zM-4-10.8l2.4-.9-1 7.4-2.4-.3z',
    line: 'M5.4-.8L2.4-21M-.2-11.6v7',
  },
  // A medium tank from the side, gun to the right.
  armor: {
    body: 'M-14.5-1.2q-2.2-2.6 0-5.1l3.6-.6 1.9-2.8h4.2l1.4-3.7q3.8-1.3 8 0l.8 1.6 11.4-.5v1.9l-11 .9-.6 1.5h5.6l2.7 3.2q1.7 1.7.1 3.6l-1.4 1.4h-25.5z',
    light: 'M-8.7-8.9h3.7l1.8-3.7q2.3-.6 4.7-.3l-3.7 1.3-1 3-5.3.5zM-10.8-6.3h21.6l1 1h-23.4z',
    line: WHEELS,
  },
  // A heavy tank: slab sides, large turret, long gun with a muzzle brake.
  'elite-armor': {
    body: 'M-15.5-.8q-2.4-3 0-5.8l1.8-.6v-3.6h6.4v-4.3h11.6l1.2 1.5h10.7v-.7h3.3v3h-3.3v-.6l-10.5.2v1h4.8l2.6 3.8q2 2 .3 4.8l-1.9 1.7h-24.6z',
    light: 'M-12.7-9.9h5.8v-4.3h10.4l.6.9-8.8.6-.6 3.7-7.4.4zM-13-6.6h23.5l1 1h-25z',
    line: WHEELS,
  },
  // A field gun: wheel, shield, barrel up to the right, trail to the left.
  artillery: {
    body: 'M-1.2-8.3L15.6-15l1 2.3-14.8 7.2q2.3 5.2-2.3 6q-4.3.2-4.8-4l-11.1 3.7-.8-1.8 10.8-5.6-1.9-5.7 3.3-1.4 2.8 5.8z',
    light: 'M-5.7-12.3l1.5-.7 3.7 7.8-1.7.8zM-.2-7.6l15-5.9.3.6-14.8 6.2z',
    line: 'M-3.6-3.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-.4-6.4v6.4M-3.6-3.2h6.4',
  },
};

/** The men beside a special weapon are infantry. */
const CREW = REGULARS.infantry;

export const FIGURES: Readonly<Record<UnitType, Figure>> = {
  ...REGULARS,
  'early-anti-tank-gun': CREW,
  'late-anti-tank-gun': CREW,
  'early-machine-gun': CREW,
  'late-machine-gun': CREW,
  'early-mortar': CREW,
  'late-mortar': CREW,
  ...MORE_FIGURES,
  engineers: { ...CREW, line: 'M-4.6-9.8L10.6-1.4M7.2.4h7M-2.4-11.4v6.6' },
};
