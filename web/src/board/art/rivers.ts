// Rivers flow as one band through their hexes and off the map; three river hexes around a point are a lake.
import { areasOf } from '../areas';
import { DIRECTIONS, keyOf, neighbour, onBoard } from '../hex';
import { middleOfSide, type Point } from '../layout';
import type { Axis, Ground, Hex } from '../types';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, smoothLoop, xy } from './ink';
import type { Scene } from './scene';

/** The river hexes that lie around a common corner with two others: no band, but a body of water. */
export function lakesOf(rivers: readonly Hex[]): Hex[] {
  const water = new Set(rivers.map(keyOf));
  const wet = (hex: Hex, i: number): boolean => {
    const way = DIRECTIONS[i % 6];
    return way !== undefined && water.has(keyOf(neighbour(hex, way)));
  };
  return rivers.filter((hex) => DIRECTIONS.some((_, i) => wet(hex, i) && wet(hex, i + 1)));
}

/** From side to side; straight reaches are bent a little, so that they do not look ruled. */
function bandThrough(scene: Scene, { at, river }: Ground): string {
  if (!river) return '';
  const middle = scene.layout.center(at);
  const [a, b] = river.sides.map((way) => ({
    inner: middleOfSide(middle, scene.layout.sixth(way)),
    outer: middleOfSide(middle, scene.layout.sixth(way), 110),
    leaves: !onBoard(scene.battle, neighbour(at, way)),
  }));
  if (!a || !b) return '';
  const start = a.leaves ? moveTo(a.outer.x, a.outer.y) + lineTo(a.inner.x, a.inner.y) : moveTo(a.inner.x, a.inner.y);
  const stop = b.leaves ? lineTo(b.outer.x, b.outer.y) : '';
  // At its ends the band is square to the sides, so that two hexes meet without a corner.
  const inward = (p: Point, by: number): string => xy(p.x + (middle.x - p.x) * by, p.y + (middle.y - p.y) * by);
  const straight = Math.hypot(a.inner.x + b.inner.x - 2 * middle.x, a.inner.y + b.inner.y - 2 * middle.y) < 1;
  const end = xy(b.inner.x, b.inner.y);
  if (!straight) return `${start}C${inward(a.inner, 0.6)} ${inward(b.inner, 0.6)} ${end}${stop}`;
  const bend = (chance(at[0], at[1], 150) - 0.5) * 13;
  const along: Point = { x: (b.inner.x - a.inner.x) / 70, y: (b.inner.y - a.inner.y) / 70 };
  const via: Point = { x: middle.x - along.y * bend, y: middle.y + along.x * bend };
  const before = xy(via.x - along.x * 15, via.y - along.y * 15);
  return `${start}C${inward(a.inner, 0.45)} ${before} ${xy(via.x, via.y)}S${inward(b.inner, 0.45)} ${end}${stop}`;
}

function lakes(scene: Scene, hexes: readonly Hex[]): Ink[] {
  return areasOf(hexes).flatMap((area) => {
    const field = fieldOf(area, scene.layout, 3.5, 160);
    const at = (level: number): string => contour(field, level).map(smoothLoop).join('');
    return [
      ink('lake-bank', at(3)),
      ink('lake', at(7)),
      ink('lake-deep', at(24)),
      ink('water-line', at(12)),
      ink('water-line-2', at(18)),
    ];
  });
}

const ANGLES: Readonly<Record<Axis, number>> = {
  'N-S': 90,
  'NE-SW': -60,
  'ENE-WSW': -30,
  'E-W': 0,
  'WNW-ESE': 30,
  'NW-SE': 60,
};

/** A bridge seen from above: piers, deck with planks, two railings. */
function bridge(scene: Scene, at: Hex, axis: Axis, span: boolean): Ink[] {
  const { x, y } = scene.layout.center(at);
  const angle = (ANGLES[axis] * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const half = span ? 37 : 33;
  const wide = span ? 14 : 12.5;
  const p = (along: number, across: number): string => xy(x + ux * along - uy * across, y + uy * along + ux * across);
  const quad = (a0: number, a1: number, w: number): string => `M${p(a0, -w)}L${p(a1, -w)}L${p(a1, w)}L${p(a0, w)}Z`;
  let planks = '';
  for (let a = -half + 4; a < half; a += 5) planks += `M${p(a, -wide)}L${p(a, wide)}`;
  let posts = '';
  for (let a = -half; a <= half; a += half / 3) {
    for (const w of [-wide, wide]) posts += `M${p(a, w - 0.01)}L${p(a, w + 0.01)}`;
  }
  return [
    ink('bridge-shadow', `M${xy(x - ux * half + 3, y - uy * half + 5)}L${xy(x + ux * half + 3, y + uy * half + 5)}`),
    ink('bridge-pier', quad(-16, -10, wide + 4), quad(10, 16, wide + 4)),
    ink('bridge-deck', quad(-half, half, wide)),
    ink('bridge-plank', planks),
    ink('bridge-rail', `M${p(-half, -wide)}L${p(half, -wide)}M${p(-half, wide)}L${p(half, wide)}`),
    ink('bridge-post', posts),
  ];
}

export function drawRivers(scene: Scene): Drawing {
  const rivers = scene.battle.grounds.filter((ground) => ground.terrain === 'river');
  const still = lakesOf(rivers.map((ground) => ground.at));
  const inLake = new Set(still.map(keyOf));
  const flowing = rivers.filter((ground) => !inLake.has(keyOf(ground.at)));
  const bands = (wide: boolean): string =>
    flowing
      .filter((ground) => ground.river?.wide === wide)
      .map((ground) => bandThrough(scene, ground))
      .join('');
  const inks: Ink[] = [];
  for (const [d, size] of [
    [bands(false), ''],
    [bands(true), ' broad'],
  ] as const) {
    if (d === '') continue;
    inks.push(ink(`bank${size}`, d), ink(`shoal${size}`, d), ink(`river${size}`, d), ink(`current${size}`, d));
  }
  return { under: [...inks, ...lakes(scene, still)], over: [] };
}

export function drawBridges(scene: Scene): Drawing {
  const under = scene.battle.grounds.flatMap((ground) =>
    ground.works.flatMap((work) => (work.is === 'bridge' ? bridge(scene, ground.at, work.axis, work.span) : [])),
  );
  return { under, over: [] };
}
