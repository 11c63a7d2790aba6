// Airplanes seen from above, nose to the top, around their middle. A wing span is about 56.
import type { PlaneKind } from '../types';

export interface Silhouette {
  /** Wings and tail. */
  readonly wings: string;
  /** What lies on the wings: the fuselage, or two booms. */
  readonly hull: string;
  readonly glass: string;
  /** Where the two signs of the wings are. */
  readonly sign: { readonly x: number; readonly y: number };
  readonly nation: string;
  /** Where its propellers turn. */
  readonly screws: readonly (readonly [number, number])[];
}

const TAIL = 'M-10 19q5-3 10-3t10 3v3H-10z';
const HULL = 'M0-21q3 1.6 3.4 8l.4 12-2 22h-3.6l-2-22 .4-12q.4-6.4 3.4-8z';
const GLASS = 'M-1.9-3q1.9-2.4 3.8 0v7q-1.9 1.4-3.8 0z';

export const SILHOUETTES: Readonly<Record<PlaneKind, Silhouette>> = {
  // Broad chin, wings that taper to round tips.
  'p-40': {
    wings: `M0-9l27 5q2 2.6 0 5L0 4l-27-3q-2-2.4 0-5z${TAIL}`,
    hull: 'M0-21.6q4.4.6 4.4 9.6l-.4 12-2 22h-4l-2-22-.4-12q0-9 4.4-9.6z',
    glass: GLASS,
    sign: { x: 19, y: -1 },
    nation: 'usa',
    screws: [[0, -22]],
  },
  // Two booms, a pod between them.
  'p-38': {
    wings: 'M0-8l28 3.4q2 2 0 4L0 3l-28-3.6q-2-2 0-4zM-13 17h26v4h-26z',
    hull: 'M-11-17q2.6 1 2.6 8l-1 30h-3.2l-1-30q0-7 2.6-8zM11-17q2.6 1 2.6 8l-1 30H9.4l-1-30q0-7 2.6-8zM0-17q3 2 3 9v8q-1 6-3 7-2-1-3-7v-8q0-7 3-9z',
    glass: 'M-1.8-8q1.8-2.4 3.6 0v6q-1.8 1.4-3.6 0z',
    sign: { x: 20.5, y: -2.6 },
    nation: 'usa',
    screws: [
      [-11, -18],
      [11, -18],
    ],
  },
  // Long nose, wings that bend down and out like those of a gull.
  corsair: {
    wings: `M0-8l9 4 17-4q3.4 3 1 7L10 5 0 4l-10 1-17-6q-2.4-4 1-7l17 4z${TAIL}`,
    hull: 'M0-25q3.8.8 3.8 9l-.2 16-1.8 21h-3.6l-1.8-21-.2-16q0-8.2 3.8-9z',
    glass: 'M-1.9 1q1.9-2.4 3.8 0v6q-1.9 1.4-3.8 0z',
    sign: { x: 19, y: -2 },
    nation: 'usa-marines',
    screws: [[0, -26]],
  },
  // Wings like an ellipse.
  spitfire: {
    wings: 'M0-9q18 0 27 6.6Q18 5.6 0 6.4-18 5.6-27-2.4-18-9 0-9zM-9 19q4-3.6 9-3.6T9 19q-4 3-9 3t-9-3z',
    hull: HULL,
    glass: GLASS,
    sign: { x: 17, y: -1.4 },
    nation: 'britain',
    screws: [[0, -22]],
  },
  // Straight wings as wide as a barn door, a cabin of glass before them.
  storch: {
    wings: 'M-28-7h56v8.4h-56zM-11 17h22v5h-22z',
    hull: 'M0-17q3.4 1.4 3.6 7l.2 8-2.4 25h-2.8l-2.4-25 .2-8q.2-5.6 3.6-7z',
    glass: 'M-3.2-11h6.4v4h-6.4z',
    sign: { x: 19, y: -2.8 },
    nation: 'germany',
    screws: [[0, -18]],
  },
  // Wings with square tips.
  'bf-109': {
    wings: `M0-9l25.6 5.4v5.4L0 4l-25.6-2.2v-5.4z${TAIL}`,
    hull: 'M0-23q3 2 3.2 9l.2 13-1.8 22h-3.2l-1.8-22 .2-13q.2-7 3.2-9z',
    glass: 'M-1.9-3h3.8v7.4h-3.8z',
    sign: { x: 18, y: -1 },
    nation: 'germany',
    screws: [[0, -24]],
  },
  // A round engine, long wings with round tips.
  zero: {
    wings: `M0-9.6l24 2.8q5.6 3.4 1.6 7L0 4.4l-25.6-4.2q-4-3.6 1.6-7z${TAIL}`,
    hull: 'M-3.8-19q3.8-3 7.6 0l.2 8-.4 9-2.2 23h-2.8l-2.2-23-.4-9z',
    glass: 'M-1.9-5q1.9-2.4 3.8 0V5q-1.9 1.4-3.8 0z',
    sign: { x: 19, y: -2 },
    nation: 'japan',
    screws: [[0, -22]],
  },
  // Small, pointed at the nose, wings swept at both edges.
  yak: {
    wings: 'M0-10l23.6 8q2.4 2.6 0 4.6L0 4.6l-23.6-2q-2.4-2 0-4.6zM-9.4 18L0 15l9.4 3v3.4H-9.4z',
    hull: 'M0-24q3 3 3.2 10l.2 13-2 22h-2.8l-2-22 .2-13q.2-7 3.2-10z',
    glass: GLASS,
    sign: { x: 16.5, y: -0.4 },
    nation: 'soviet-union',
    screws: [[0, -25]],
  },
};
