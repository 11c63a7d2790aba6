// Mountains that infantry can climb: bare rock upon the terraces of the massif, crags around the place where a unit stands.
import { areasOf } from '../areas';
import type { Hex } from '../types';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, polygon, smoothLoop } from './ink';
import type { Scene } from './scene';

// Where crags stand, from the middle of the hex: x, y of the foot, height; the last three in front of a unit.
const BEHIND: readonly (readonly [number, number, number])[] = [
  [-2, -16, 24],
  [-17, -10, 23],
  [15, -9, 24],
  [-27, 3, 18],
  [26, 4, 18],
];
const BEFORE: readonly (readonly [number, number, number])[] = [
  [-21, 27, 15],
  [20, 28, 14],
  [0, 36, 11],
];

/** A crag from its foot: a lit and a shaded side, and the folds that run down. */
function crags(hex: Hex, scene: Scene, places: readonly (readonly [number, number, number])[]): Ink[] {
  const { x, y } = scene.layout.center(hex);
  return places.flatMap(([dx, dy, height], i) => {
    const jitter = (seed: number): number => chance(hex[0] + i, hex[1], 520 + seed) - 0.5;
    const [fx, fy, h] = [x + dx + jitter(0) * 4, y + dy + jitter(1) * 3, height * (1 + jitter(2) * 0.25)];
    const w = h * 0.66;
    const top = { x: fx + jitter(3) * 4, y: fy - h };
    const fold = { x: fx + w * 0.12, y: fy };
    const shoulder = { x: fx - w * 0.52, y: fy - h * 0.55 };
    return [
      ink('crag-light', polygon([{ x: fx - w, y: fy }, shoulder, top, fold])),
      ink('crag-shade', polygon([top, { x: fx + w * 0.6, y: fy - h * 0.48 }, { x: fx + w, y: fy }, fold])),
      ink(
        'crag-fold',
        moveTo(fx - w * 0.5, fy),
        lineTo(fx - w * 0.26, fy - h * 0.42),
        moveTo(fx + w * 0.55, fy),
        lineTo(fx + w * 0.36, fy - h * 0.38),
      ),
    ];
  });
}

export function drawMountains(scene: Scene): Drawing {
  const under: Ink[] = [];
  const over: Ink[] = [];
  const hexes = scene.hexes('mountain');
  for (const area of areasOf(hexes)) {
    const field = fieldOf(area, scene.layout, 4, 521);
    const at = (level: number): string => contour(field, level).map(smoothLoop).join('');
    under.push(ink('rock', at(3)), ink('rock rock-2', at(12)), ink('rock rock-3', at(22)));
  }
  for (const hex of hexes) {
    under.push(...crags(hex, scene, BEHIND));
    over.push(...crags(hex, scene, BEFORE));
  }
  return { under, over };
}
