// Bocage: every hex is a field between banks with bushes; two neighbours share the bank between them.
import { DIRECTIONS, keyOf, neighbour } from '../hex';
import { corner } from '../layout';
import { chance } from './chance';
import { type Drawing, ellipse, ink, lineTo, moveTo, polygon } from './ink';
import type { Scene } from './scene';

interface Bush {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function drawHedges(scene: Scene): Drawing {
  const fields: string[] = [];
  const furrows: string[] = [];
  const banks: string[] = [];
  const bushes: Bush[] = [];
  const front: Bush[] = [];
  const hexes = scene.hexes('hedgerow');
  const inside = new Set(hexes.map(keyOf));
  for (const hex of hexes) {
    const middle = scene.layout.center(hex);
    fields.push(polygon([0, 1, 2, 3, 4, 5].map((i) => corner(middle, i, 37))));
    for (let i = -3; i <= 3; i++) {
      const half = 27 - Math.abs(i) * 3;
      furrows.push(moveTo(middle.x - half, middle.y + i * 7 + 4), lineTo(middle.x + half, middle.y + i * 7 - 4));
    }
    for (const way of DIRECTIONS) {
      const sixth = scene.layout.sixth(way);
      // A shared bank is drawn once, by the hex that has it in one of the first three directions.
      const shared = inside.has(keyOf(neighbour(hex, way)));
      if (shared && DIRECTIONS.indexOf(way) >= 3) continue;
      const size = shared ? 40 : 35;
      const [a, b] = [corner(middle, sixth - 1, size), corner(middle, sixth, size)];
      banks.push(moveTo(a.x, a.y), lineTo(b.x, b.y));
      for (let i = 0; i < 6; i++) {
        const t = (i + 0.5) / 6;
        const seed = 200 + sixth * 10 + i;
        const x = a.x + (b.x - a.x) * t + (chance(hex[0], hex[1], seed) - 0.5) * 3;
        const y = a.y + (b.y - a.y) * t + (chance(hex[0], hex[1], seed + 100) - 0.5) * 3;
        const r = 4 + chance(hex[0], hex[1], seed + 200) * 2;
        (!shared && (sixth === 1 || sixth === 2) ? front : bushes).push({ x, y, r });
      }
    }
  }
  return {
    under: [
      ink('hedge-field', ...fields),
      ink('furrow hedge-furrow', ...furrows),
      ink('hedge-bank', ...banks),
      ...bushInk(bushes),
    ],
    over: bushInk(front),
  };
}

function bushInk(bushes: readonly Bush[]) {
  const sorted = [...bushes].sort((a, b) => a.y - b.y);
  return [
    ink('bush', ...sorted.map(({ x, y, r }) => ellipse(x, y, r, r * 0.85))),
    ink('bush-top', ...sorted.map(({ x, y, r }) => ellipse(x - r * 0.2, y - r * 0.3, r * 0.6, r * 0.45))),
  ];
}
