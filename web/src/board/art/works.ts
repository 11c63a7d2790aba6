// Bunkers, walls and obstacles. Each is drawn partly behind and partly in front of the unit that stands among them.
import type { Layout, Point } from '../layout';
import type { FixedWork, Hex, Position } from '../types';
import { cave, dragonsTeeth, fieldBunker, minefield } from './fieldworks';
import { type Drawing, ellipse, ink, type Ink, lineTo, moveTo, num, polygon } from './ink';
import type { Scene } from './scene';

type LooseWorks = Pick<Position, 'wire' | 'sandbags' | 'mines'>;

/** Concrete: a roof slab behind the unit, and a front wall with an embrasure below it. */
function bunker({ x, y }: Point): Drawing {
  const at = (points: readonly (readonly [number, number])[]): string =>
    polygon(points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  return {
    under: [
      ink('bunker-shadow', ellipse(x + 3, y + 8, 33, 28)),
      ink(
        'bunker',
        at([
          [-31, 16],
          [-31, -12],
          [-17, -29],
          [17, -29],
          [31, -12],
          [31, 16],
          [17, 33],
          [-17, 33],
        ]),
      ),
      ink(
        'bunker-top',
        at([
          [-26, 12],
          [-26, -11],
          [-14, -25],
          [14, -25],
          [26, -11],
          [26, 12],
          [14, 26],
          [-14, 26],
        ]),
      ),
      ink('bunker-slit', `${moveTo(x - 8, y - 5)}h16`),
    ],
    over: [
      ink(
        'bunker',
        at([
          [-30, 15],
          [-24, 20],
          [24, 20],
          [30, 15],
          [30, 20],
          [17, 34],
          [-17, 34],
          [-30, 20],
        ]),
      ),
      ink('bunker-slit', `${moveTo(x - 13, y + 27)}h26`),
    ],
  };
}

/** The bow along which bags and blocks lie, towards the top (-1) or the bottom (1) of the sheet. */
function bow({ x, y }: Point, toward: -1 | 1, n: number, reach: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const t = (i / (n - 1)) * 2 - 1;
    return { x: x + t * 27, y: y + toward * (reach - t * t * 13) };
  });
}

/** Masonry: square blocks in two courses with a coping, where sandbags are round. */
function seaWall(middle: Point, toward: -1 | 1): Ink[] {
  const blocks = bow(middle, toward, 6, 31);
  const block = (dy: number): string =>
    blocks.map(({ x, y }) => `${moveTo(x - 5.6, y + dy - 3)}h11.2v6h-11.2Z`).join('');
  const coping = blocks.map(({ x, y }) => `${moveTo(x - 6.2, y - 6.4)}h12.4v2.6h-12.4Z`).join('');
  return [ink('wall-block', block(3)), ink('wall-block', block(-1.8)), ink('wall-coping', coping)];
}

function sandbags(middle: Point, toward: -1 | 1): Drawing {
  const lower = bow(middle, toward, 7, 31);
  const bag = (p: Point, dy: number): string =>
    `${moveTo(p.x - 3.1, p.y + dy - 3)}h6.2a3 3 0 0 1 0 6h-6.2a3 3 0 0 1 0-6Z`;
  const upper = lower.slice(0, -1).map((p, i) => {
    const q = lower[i + 1] ?? p;
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  });
  const bags = [
    ink('bag', lower.map((p) => bag(p, 2.4)).join('')),
    ink('bag bag-top', upper.map((p) => bag(p, -2.4)).join('')),
    ink('bag-tie', lower.map((p) => `${moveTo(p.x - 1.6, p.y + 2.4)}h3.2`).join('')),
  ];
  return toward < 0 ? { under: bags, over: [] } : { under: [], over: bags };
}

/** A hedgehog: three crossed beams. */
function hedgehog(x: number, y: number, s: number): string {
  const beams: readonly (readonly [number, number, number, number])[] = [
    [-7, 6, 5, -7],
    [7, 6, -5, -7],
    [-9, -0.5, 9, 2],
  ];
  return beams.map(([ax, ay, bx, by]) => moveTo(x + ax * s, y + ay * s) + lineTo(x + bx * s, y + by * s)).join('');
}

function hedgehogs({ x, y }: Point): Drawing {
  const one = (dx: number, dy: number, s: number): Ink[] => [
    ink('beam-shadow', ellipse(x + dx + 1, y + dy + 6 * s, 9 * s, 2.4 * s)),
    ink('beam-edge', hedgehog(x + dx, y + dy, s)),
    ink('beam', hedgehog(x + dx, y + dy, s)),
  ];
  return { under: one(0, -26, 1), over: [...one(-22, 17, 1.05), ...one(22, 17, 1.05)] };
}

/** One roll of wire between two posts. */
function coil(x: number, y: number, half: number): Ink[] {
  let loops = moveTo(x - half, y + 3);
  for (let dx = -half; dx < half - 8; dx += 6) loops += `c2.6-13 10-13 8-3s-5 3-2 3`;
  let barbs = '';
  for (let dx = -half + 4; dx < half; dx += 9) barbs += `${moveTo(x + dx - 1.5, y - 1)}l3 3m0-3l-3 3`;
  const posts = [-half, half].map((dx) => `${moveTo(x + dx, y - 8)}v13`).join('');
  return [
    ink('wire-halo', loops, `${moveTo(x - half, y + 3)}h${num(2 * half)}`),
    ink('wire', loops, `${moveTo(x - half, y + 3)}h${num(2 * half)}`),
    ink('wire', barbs),
    ink('wire-post', posts),
  ];
}

function wire({ x, y }: Point): Drawing {
  return { under: coil(x, y - 19, 24), over: coil(x, y + 25, 23) };
}

export function merge(drawings: readonly Drawing[]): Drawing {
  return { under: drawings.flatMap((one) => one.under), over: drawings.flatMap((one) => one.over) };
}

function workAt(scene: Scene, at: Hex, work: FixedWork): Drawing {
  const middle = scene.layout.center(at);
  switch (work.is) {
    case 'bunker':
      return bunker(middle);
    case 'hedgehog':
      return hedgehogs(middle);
    case 'field-bunker':
      return fieldBunker(middle);
    case 'dragons-teeth':
      return dragonsTeeth(middle);
    case 'cave':
      return cave(middle);
    case 'sea-wall': {
      const toward = scene.layout.toward(work.toward);
      const wall = seaWall(middle, toward);
      return toward < 0 ? { under: wall, over: [] } : { under: [], over: wall };
    }
    // Drawn together with the rivers they cross.
    case 'bridge':
    case 'rope-bridge':
    case 'road':
      return { under: [], over: [] };
  }
}

export function drawWorks(scene: Scene): Drawing {
  return merge(scene.battle.grounds.flatMap(({ at, works }) => works.map((work) => workAt(scene, at, work))));
}

/** Works that can appear and disappear during a battle. */
export function drawLoose(layout: Layout, { wire: rolls, sandbags: bags, mines = [] }: LooseWorks): Drawing {
  return merge([
    ...mines.map(({ at }) => minefield(layout.center(at))),
    ...rolls.map((at) => wire(layout.center(at))),
    ...bags.map(({ at, toward }) => sandbags(layout.center(at), layout.toward(toward ?? 'top'))),
  ]);
}
