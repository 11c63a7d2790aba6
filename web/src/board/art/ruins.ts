// Cities after the battle, and the factories in them.
import { areasOf } from '../areas';
import type { Point } from '../layout';
import type { Hex } from '../types';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, polygon, smoothLoop } from './ink';
import type { Scene } from './scene';

type Lot = readonly [x: number, y: number, width: number];
const WALLS: readonly Lot[] = [
  [0, -18, 22],
  [-22, -10, 18],
  [21, -9, 19],
  [-28, 8, 13],
  [28, 8, 13],
];
const WALLS_BEFORE: readonly Lot[] = [
  [-17, 32, 15],
  [16, 33, 16],
];

/** What is left of a house: a wall with empty windows, broken off along its top, and its stones before it. */
function ruin(hex: Hex, [x, y]: readonly [number, number], w: number, i: number): Ink[] {
  const chanceAt = (j: number): number => chance(hex[0] * 3 + i * 7 + j, hex[1], 700);
  const left = x - w / 2;
  // High at one end, where a corner still stands, and broken down to the other.
  const falls = chanceAt(0) < 0.5;
  const top: Point[] = [0, 0.2, 0.34, 0.52, 0.7, 0.84, 1].map((t, j) => {
    const slope = falls ? 1 - t : t;
    return { x: left + t * w, y: y - w * (0.3 + 0.75 * slope + 0.28 * (chanceAt(j + 1) - 0.5)) };
  });
  const wall = polygon([{ x: left, y }, ...top, { x: left + w, y }]);
  const panes = (falls ? [0.14, 0.42] : [0.44, 0.72]).map(
    (t) => `${moveTo(left + t * w, y - w * 0.14)}v${num(-w * 0.24)}h${num(w * 0.14)}v${num(w * 0.24)}Z`,
  );
  const stones = [-0.5, -0.25, 0.05, 0.3, 0.55].map((t, j) => ellipse(x + t * w, y + 1.5 + (j % 2) * 2.4, 2.5, 1.7));
  return [ink('ruin-wall', wall), ink('ruin-pane', ...panes), ink('rubble', ...stones)];
}

const ruins = (scene: Scene, hex: Hex, lots: readonly Lot[], seed: number): Ink[] => {
  const { x, y } = scene.layout.center(hex);
  return lots.flatMap(([dx, dy, w], i) => ruin(hex, [x + dx, y + dy], w, i + seed));
};

/** A hall with a saw-tooth roof; its chimneys stand behind. */
function hall(x: number, y: number, teeth: number): Ink[] {
  const w = 13;
  const left = x - (teeth * w) / 2;
  const each = Array.from({ length: teeth }, (_, i) => left + i * w);
  const wall = `${moveTo(left, y)}v-9h${teeth * w}v9Z`;
  const roofs = each.map((at) => `${moveTo(at, y - 9)}v-8l${w} 8Z`).join('');
  const lights = each.map((at) => `${moveTo(at + 1.6, y - 10.4)}v-3.4l5 3.4Z`).join('');
  const doors = each.map((at) => `${moveTo(at + w / 2, y)}v-5`).join('');
  return [ink('brick', wall), ink('factory-roof', roofs), ink('factory-light', lights), ink('house-hole', doors)];
}

function chimney(x: number, y: number, h: number): Ink[] {
  const smoke = `${moveTo(x, y - h - 3)}q-3-5 2-7t3-6q6-3 9 0`;
  return [
    ink('smoke', smoke),
    ink('brick', `${moveTo(x - 3, y)}l1-${h}h4l1 ${h}Z`),
    ink('brick-band', `${moveTo(x - 2.4, y - h + 3)}h4.8m-4.6 3h4.4`),
  ];
}

function factory({ x, y }: Point): Drawing {
  return {
    under: [
      ...chimney(x - 19, y - 9, 22),
      ...chimney(x + 22, y - 6, 18),
      ...hall(x, y - 14, 3),
      ...hall(x - 22, y + 6, 1),
      ...hall(x + 22, y + 7, 1),
    ],
    over: hall(x, y + 35, 2),
  };
}

export function drawCities(scene: Scene): Drawing {
  const [broken, works] = [scene.hexes('city-ruins'), scene.hexes('factory')];
  const floor = areasOf([...broken, ...works]).map((area) =>
    ink(
      'ruin-floor',
      contour(fieldOf(area, scene.layout, 3, 705), 2)
        .map(smoothLoop)
        .join(''),
    ),
  );
  const halls = works.map((hex) => factory(scene.layout.center(hex)));
  return {
    under: [...floor, ...broken.flatMap((hex) => ruins(scene, hex, WALLS, 0)), ...halls.flatMap((one) => one.under)],
    over: [...broken.flatMap((hex) => ruins(scene, hex, WALLS_BEFORE, 9)), ...halls.flatMap((one) => one.over)],
  };
}
