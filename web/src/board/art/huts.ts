// A village of the Pacific: huts on stilts under thatch, around a place that stays free for the unit.
import type { Hex } from '../types';
import { areasOf } from '../areas';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, smoothLoop } from './ink';
import type { Scene } from './scene';

// Where huts stand, from the middle of the hex: x, y of the foot, width; the last two in front of a unit.
const LOTS: readonly (readonly [number, number, number])[] = [
  [0, -20, 20],
  [-20, -11, 19],
  [20, -10, 19],
  [-27, 8, 15],
  [27, 9, 15],
  [-1, 6, 18],
];
const FRONT: readonly (readonly [number, number, number])[] = [
  [-16, 32, 15],
  [15, 33, 15],
];

function hut(x: number, y: number, w: number): Ink[] {
  const [floor, eaves, ridge] = [y - w * 0.22, y - w * 0.5, y - w * 1.05];
  const legs = [-0.36, -0.12, 0.12, 0.36].map((t) => `${moveTo(x + t * w, y)}V${num(floor)}`).join('');
  const straw = [-0.34, -0.18, 0, 0.18, 0.34]
    .map((t) => `${moveTo(x + t * w * 0.45, ridge + 2)}L${num(x + t * w * 1.25)} ${num(eaves + 1)}`)
    .join('');
  return [
    ink('hut-shadow', ellipse(x + 2, y + 0.5, w * 0.5, w * 0.13)),
    ink('hut-leg', legs),
    ink('hut-wall', `${moveTo(x - w * 0.4, floor)}V${num(eaves)}h${num(w * 0.8)}V${num(floor)}Z`),
    ink('house-hole', `${moveTo(x, floor)}v${num(-w * 0.22)}`),
    ink(
      'thatch',
      `${moveTo(x - w * 0.58, eaves + 1.5)}L${num(x - w * 0.2)} ${num(ridge)}q${num(w * 0.2)} ${num(-w * 0.1)} ${num(w * 0.4)} 0` +
        `L${num(x + w * 0.58)} ${num(eaves + 1.5)}q${num(-w * 0.58)} ${num(w * 0.12)} ${num(-w * 1.16)} 0Z`,
    ),
    ink('straw', straw),
  ];
}

function huts(scene: Scene, hex: Hex, lots: readonly (readonly [number, number, number])[], seed: number): Ink[] {
  const { x, y } = scene.layout.center(hex);
  const jitter = (i: number): number => chance(hex[0] + i, hex[1], seed) - 0.5;
  return lots.flatMap(([dx, dy, w], i) =>
    hut(x + dx + jitter(i) * 4, y + dy + jitter(i + 9) * 3, w + jitter(i + 4) * 2),
  );
}

export function drawHuts(scene: Scene): Drawing {
  const hexes = scene.battle.grounds
    .filter((ground) => ground.terrain === 'town' && ground.look === 'pacific')
    .map((ground) => ground.at);
  const floor = areasOf(hexes).map((area) =>
    ink(
      'hut-floor',
      contour(fieldOf(area, scene.layout, 5, 680), 4)
        .map(smoothLoop)
        .join(''),
    ),
  );
  return {
    under: [...floor, ...hexes.flatMap((hex) => huts(scene, hex, LOTS, 681))],
    over: hexes.flatMap((hex) => huts(scene, hex, FRONT, 690)),
  };
}
