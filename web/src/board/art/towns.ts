// Towns: houses around a square that stays free for the unit, two of them in front of it; roads join neighbours.
import { areasOf } from '../areas';
import { DIRECTIONS, keyOf, neighbour } from '../hex';
import { middleOfSide } from '../layout';
import type { Hex } from '../types';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, polygon, smoothLoop } from './ink';
import type { Scene } from './scene';

interface House {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly slate: boolean;
}

// Where houses stand, from the middle of the hex; the last two in front of a unit.
const LOTS: readonly (readonly [number, number, number])[] = [
  [0, -27, 18],
  [-19, -20, 17],
  [19, -19, 17],
  [-27, -2, 14],
  [27, -1, 14],
  [-6, -8, 16],
  [10, 2, 16],
  [-11, 10, 15],
  [25, 15, 13],
  [-26, 15, 13],
];
const FRONT: readonly (readonly [number, number, number])[] = [
  [-14, 28, 13],
  [13, 29, 13],
];

/** A house from its lower left corner: gable end, long wall, roof. */
function houseInk(houses: readonly House[]): Ink[] {
  const inks: Ink[] = [];
  for (const { x, y, w, slate } of [...houses].sort((a, b) => a.y - b.y)) {
    const [g, h, rise] = [w * 0.42, w * 0.36, w * 0.42];
    const left = x - w / 2;
    const peak = { x: left + g / 2, y: y - h - rise };
    const gable = polygon([{ x: left, y }, { x: left, y: y - h }, peak, { x: left + g, y: y - h }, { x: left + g, y }]);
    const wall = polygon([
      { x: left + g, y },
      { x: left + g, y: y - h },
      { x: left + w, y: y - h },
      { x: left + w, y },
    ]);
    const roof = polygon([
      { x: left + g + 0.8, y: y - h + 0.8 },
      peak,
      { x: peak.x + w - g, y: peak.y },
      { x: left + w + 1, y: y - h + 0.8 },
    ]);
    const door = `${moveTo(left + g * 0.5, y)}v${-h * 0.7}`;
    const panes = `${moveTo(left + g + 2.2, y - h * 0.5)}h1.6m1.6 0h1.6`;
    inks.push(ink('house-gable', gable), ink('house-wall', wall), ink(slate ? 'roof slate' : 'roof', roof));
    inks.push(ink('house-hole', door, panes));
  }
  return inks;
}

function church(x: number, y: number): Ink[] {
  return [
    ink('house-wall', `${moveTo(x - 4, y)}h18v-8h-18Z`),
    ink('roof slate', `${moveTo(x - 1, y - 7.5)}l4-7h12l-1 7Z`),
    ink('house-gable', `${moveTo(x - 8, y)}v-17h8v17Z`),
    ink('roof slate spire', `${moveTo(x - 9, y - 17)}l5-15 5 15Z`),
    ink('house-hole', `${moveTo(x - 4, y)}v-5m0-5v-3.5${moveTo(x + 5, y - 2)}v-3m4 3v-3`),
    ink('church-cross', `${moveTo(x - 4, y - 32)}v-5m-1.8 1.8h3.6`),
  ];
}

export function drawTowns(scene: Scene): Drawing {
  const under: Ink[] = [];
  const over: Ink[] = [];
  const towns = scene.battle.grounds
    .filter((ground) => (ground.terrain === 'town' || ground.terrain === 'hill-village') && ground.look !== 'pacific')
    .map((ground) => ground.at);
  const inside = new Set(towns.map(keyOf));
  const roads: string[] = [];
  for (const area of areasOf(towns.filter((hex) => scene.terrain(hex) === 'town'))) {
    under.push(
      ink(
        'town-floor',
        contour(fieldOf(area, scene.layout, 2, 130), 2)
          .map(smoothLoop)
          .join(''),
      ),
    );
  }
  for (const hex of towns) {
    const { x, y } = scene.layout.center(hex);
    for (const way of DIRECTIONS.slice(0, 3)) {
      if (!inside.has(keyOf(neighbour(hex, way)))) continue;
      const end = middleOfSide({ x, y }, scene.layout.sixth(way), 69.3);
      roads.push(moveTo(x, y), lineTo(end.x, end.y));
    }
  }
  under.push(ink('road-edge', ...roads), ink('road', ...roads));
  const back: House[] = [];
  const front: House[] = [];
  for (const hex of towns) {
    const { x, y } = scene.layout.center(hex);
    const holy = scene.battle.grounds.some((ground) => ground.look === 'church' && keyOf(ground.at) === keyOf(hex));
    const place = ([dx, dy, w]: readonly [number, number, number], i: number): House =>
      houseAt(hex, x + dx, y + dy, w, i);
    // A village on a hill leaves room for the contours.
    const village = scene.terrain(hex) === 'hill-village';
    back.push(...LOTS.filter((_, i) => !(holy && i < 2) && !(village && i % 3 === 2)).map(place));
    front.push(...FRONT.map((lot, i) => place(lot, i + 20)));
    if (holy) over.push(...church(x - 20, y - 16));
  }
  return { under: [...under, ...houseInk(back)], over: [...houseInk(front), ...over] };
}

function houseAt(hex: Hex, x: number, y: number, w: number, i: number): House {
  const jitter = (seed: number): number => chance(hex[0], hex[1], 140 + i * 3 + seed) - 0.5;
  return {
    x: x + jitter(0) * 5,
    y: y + 4 + jitter(1) * 4,
    w: w + jitter(2) * 2.5,
    slate: chance(hex[0], hex[1], 300 + i) < 0.24,
  };
}
