// Works of the other fronts: bunkers of earth and logs, dragon's teeth, caves, mines.
import type { Point } from '../layout';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, polygon } from './ink';

const around = ({ x, y }: Point, points: readonly (readonly [number, number])[]): string =>
  polygon(points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));

/** Earth over logs: a mound behind the unit, the ends of the logs and a slit below it. */
export function fieldBunker(middle: Point): Drawing {
  const { x, y } = middle;
  const log = (dx: number): string => ellipse(x + dx, y + 20, 3, 3);
  const mound = [
    [-33, 18],
    [-30, -10],
    [-18, -28],
    [0, -32],
    [18, -28],
    [30, -10],
    [33, 18],
    [20, 33],
    [-20, 33],
  ] as const;
  const grass = [-20, -8, 5, 17].map(
    (dx, i) => `${moveTo(x + dx - 2, y - 25 + (i % 2) * 3)}l1.4 3m1.4-4v4m2.6-3l-1.4 3`,
  );
  return {
    under: [
      ink('bunker-shadow', ellipse(x + 3, y + 8, 33, 28)),
      ink('mound', around(middle, mound)),
      ink('mound-turf', ...grass),
      ink('log', `${moveTo(x - 24, y - 12)}h48${moveTo(x - 26, y - 4)}h52${moveTo(x - 26, y + 4)}h52`),
    ],
    over: [
      ink(
        'mound',
        around(middle, [
          [-32, 16],
          [-25, 22],
          [25, 22],
          [32, 16],
          [32, 22],
          [20, 35],
          [-20, 35],
          [-32, 22],
        ]),
      ),
      ink('log-end', ...[-22, -15, -8, 8, 15, 22].map(log)),
      ink('bunker-slit', `${moveTo(x - 13, y + 28)}h26`),
    ],
  };
}

/** Rows of concrete teeth. */
export function dragonsTeeth({ x, y }: Point): Drawing {
  const tooth = (dx: number, dy: number): Ink[] => [
    ink('tooth-shade', `${moveTo(x + dx, y + dy - 11)}l6.5 11h-5Z`),
    ink('tooth', `${moveTo(x + dx, y + dy - 11)}l1.5 11h-8Z`),
  ];
  return {
    under: (
      [
        [-16, -18],
        [-5, -22],
        [6, -22],
        [17, -18],
        [-26, -6],
        [27, -6],
      ] as const
    ).flatMap(([a, b]) => tooth(a, b)),
    over: (
      [
        [-29, 12],
        [29, 12],
        [-20, 24],
        [20, 24],
        [-10, 32],
        [10, 32],
        [0, 36],
      ] as const
    ).flatMap(([a, b]) => tooth(a, b)),
  };
}

/** The mouth of a cave in a wall of rock, below the unit that holds it; a second one is far behind. */
export function cave({ x, y }: Point): Drawing {
  const mouth = (dx: number, dy: number, w: number): Ink[] => [
    ink(
      'cave-rock',
      `${moveTo(x + dx - w * 1.4, y + dy)}q${num(-w * 0.3)}-${num(w * 1.3)} ${num(w * 0.7)}-${num(w * 1.4)}q${num(w * 0.7)}-${num(w * 0.5)} ${num(w * 1.4)} 0q${num(w)} ${num(w * 0.1)} ${num(w * 0.7)} ${num(w * 1.4)}Z`,
    ),
    ink(
      'cave-mouth',
      `${moveTo(x + dx - w * 0.8, y + dy)}q0-${num(w * 1.25)} ${num(w * 0.8)}-${num(w * 1.25)}t${num(w * 0.8)} ${num(w * 1.25)}Z`,
    ),
  ];
  return { under: mouth(-17, -17, 8), over: mouth(0, 37, 12) };
}

/** Stakes with a string between them, and earth that was disturbed. */
export function minefield({ x, y }: Point): Drawing {
  const heaps = (
    [
      [-14, -20],
      [8, -24],
      [24, -4],
      [-26, 2],
      [-4, -6],
      [8, 10],
      [-12, 12],
    ] as const
  ).map(([dx, dy]) => [ellipse(x + dx, y + dy, 4.6, 2.8), ellipse(x + dx, y + dy - 0.8, 1.9, 1.1)]);
  const posts = [-30, -15, 0, 15, 30].map((dx) => ({ dx, top: y - 27 + Math.abs(dx) * 0.45 }));
  const string = posts.map(({ dx, top }, i) => `${i === 0 ? 'M' : 'L'}${num(x + dx)} ${num(top - 5)}`).join('');
  return {
    under: [
      ink('mine-heap', ...heaps.map(([heap]) => heap ?? '')),
      ink('mine-lid', ...heaps.map(([, lid]) => lid ?? '')),
      ink('wire-post', ...posts.map(({ dx, top }) => `${moveTo(x + dx, top)}v-7`)),
      ink('mine-string', string),
      ink(
        'mine-flag',
        ...posts.filter((_, i) => i % 2 === 1).map(({ dx, top }) => `${moveTo(x + dx - 3.4, top - 5)}h6.8l-3.4 6Z`),
      ),
    ],
    over: [],
  };
}
