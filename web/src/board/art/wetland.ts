// Ground under shallow water: marshes, rice paddies, fish ponds. Adjacent hexes form one area.
import { areasOf } from '../areas';
import type { Hex } from '../types';
import { chance } from './chance';
import { contour, type Field, fieldOf } from './field';
import { type Drawing, ellipse, ink, type Ink, lineTo, moveTo, num, smoothLoop } from './ink';
import type { Scene } from './scene';

const at = (field: Field, level: number): string => contour(field, level).map(smoothLoop).join('');
const spot = (hex: Hex, seed: number): number => chance(hex[0], hex[1], seed);

/** A clump of reeds from its root; some carry a bulrush. */
function reeds(x: number, y: number, kind: number): { readonly blades: string; readonly heads: string } {
  const h = 9 + kind * 5;
  const blades = [-3.4, -1.2, 1.2, 3.4]
    .map((dx, i) => `${moveTo(x + dx * 0.5, y)}q${num(dx * 0.3)} ${num(-h * 0.6)} ${num(dx)} ${num(-h + (i % 2) * 3)}`)
    .join('');
  const heads = kind < 0.6 ? `${moveTo(x + 1.2, y - h + 2)}v3.6` : '';
  return { blades, heads };
}

// Where reeds stand around a unit, from the middle of the hex; the last ones in front of it.
const REEDS: readonly (readonly [number, number])[] = [
  [-15, -23],
  [12, -26],
  [26, -12],
  [-28, -6],
  [0, -30],
  [29, 8],
  [-6, -2],
  [9, 8],
];
const REEDS_BEFORE: readonly (readonly [number, number])[] = [
  [-22, 25],
  [20, 27],
  [2, 35],
];

function drawMarsh(scene: Scene): Drawing {
  const under: Ink[] = [];
  const hexes = scene.hexes('marsh');
  for (const area of areasOf(hexes)) {
    const field = fieldOf(area, scene.layout, 7, 540);
    under.push(ink('marsh-floor', at(field, 1)));
  }
  const pools: string[] = [];
  const ripples: string[] = [];
  const clumps = (places: readonly (readonly [number, number])[], seed: number): Ink[] => {
    const all = hexes.flatMap((hex) => {
      const { x, y } = scene.layout.center(hex);
      return places.map(([dx, dy], i) => reeds(x + dx + (spot(hex, seed + i) - 0.5) * 5, y + dy, spot(hex, seed + i)));
    });
    return [ink('reed', ...all.map((one) => one.blades)), ink('bulrush', ...all.map((one) => one.heads))];
  };
  for (const hex of hexes) {
    const { x, y } = scene.layout.center(hex);
    for (const [i, [dx, dy, w]] of (
      [
        [-14, -15, 14],
        [16, -10, 12],
        [-17, 13, 13],
        [13, 17, 15],
        [1, 1, 10],
      ] as const
    ).entries()) {
      const [px, py] = [x + dx + (spot(hex, 550 + i) - 0.5) * 6, y + dy + (spot(hex, 560 + i) - 0.5) * 5];
      pools.push(ellipse(px, py, w, w * 0.45));
      ripples.push(`${moveTo(px - w * 0.5, py)}h${num(w * 0.7)}${moveTo(px - w * 0.1, py + 2.6)}h${num(w * 0.5)}`);
    }
  }
  under.push(ink('marsh-pool', ...pools), ink('marsh-ripple', ...ripples), ...clumps(REEDS, 570));
  return { under, over: clumps(REEDS_BEFORE, 590) };
}

/** Terraces of water between banks of earth, with rows of seedlings. */
function drawPaddies(scene: Scene): Drawing {
  const under: Ink[] = [];
  for (const area of areasOf(scene.hexes('rice-paddy'))) {
    const field = fieldOf(area, scene.layout, 5, 610);
    under.push(ink('paddy-bank', at(field, 2)));
    for (const level of [5, 15, 25]) under.push(ink('paddy', at(field, level)));
  }
  const sprouts: string[] = [];
  for (const hex of scene.hexes('rice-paddy')) {
    const { x, y } = scene.layout.center(hex);
    for (let row = -3; row <= 3; row++) {
      const half = 3 - Math.floor(Math.abs(row) / 3);
      for (let i = -half; i <= half; i++) {
        const [px, py] = [x + i * 9 + (row % 2) * 3, y + row * 9 + 2];
        sprouts.push(`${moveTo(px, py)}l-1.8-4.4${moveTo(px, py)}v-5.2${moveTo(px, py)}l1.8-4.4`);
      }
    }
  }
  return { under: [...under, ink('sprout', ...sprouts)], over: [] };
}

const FISH = 'q4-4.6 9-1.6l3.6-2.4v6.4l-3.6-2.4q-5 3-9 0Z';

/** Still water behind a mown bank, with stakes and fish. */
function drawPonds(scene: Scene): Drawing {
  const under: Ink[] = [];
  const hexes = scene.hexes('fish-pond');
  for (const area of areasOf(hexes)) {
    const field = fieldOf(area, scene.layout, 2, 630);
    under.push(ink('pond-bank', at(field, 2)), ink('lake', at(field, 8)), ink('water-line', at(field, 13)));
  }
  const fish: string[] = [];
  const stakes: string[] = [];
  for (const hex of hexes) {
    const { x, y } = scene.layout.center(hex);
    for (const [dx, dy] of [
      [-12, -22],
      [8, -27],
      [17, -8],
      [-26, 6],
      [-6, 2],
      [8, 29],
      [-16, 24],
    ] as const) {
      fish.push(moveTo(x + dx + (spot(hex, 640 + dx) - 0.5) * 4, y + dy), FISH);
    }
    for (const dx of [-24, -12, 0, 12, 24]) stakes.push(moveTo(x + dx, y - 19), lineTo(x + dx, y - 13));
  }
  return { under: [...under, ink('stake', ...stakes), ink('fish', ...fish)], over: [] };
}

export function drawWetlands(scene: Scene): Drawing {
  const parts = [drawMarsh(scene), drawPaddies(scene), drawPonds(scene)];
  return { under: parts.flatMap((part) => part.under), over: parts.flatMap((part) => part.over) };
}
