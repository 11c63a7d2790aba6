// Rivers flow as one band through their hexes and off the map; three river hexes around a point are a lake.
import { areasOf } from '../areas';
import { DIRECTIONS, keyOf, neighbour, onBoard } from '../hex';
import { middleOfSide, type Point } from '../layout';
import type { Ground, Hex, Terrain } from '../types';
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
function bandThrough(scene: Scene, { at, sides = [] }: Ground): string {
  const [from = 'W', to = 'E'] = sides;
  const middle = scene.layout.center(at);
  const [a, b] = [from, to].map((way) => ({
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

/** All rivers, frozen or not: the classes of their bands from the bank to the middle. */
const BANDS: Readonly<Partial<Record<Terrain, readonly string[]>>> = {
  river: ['bank', 'shoal', 'river', 'current'],
  ford: ['bank', 'shoal', 'ford', 'ford-stones'],
  'fordable-stream': ['bank brook', 'shoal brook', 'ford brook', 'current brook'],
  'frozen-river': ['bank', 'ice-rim', 'ice', 'ice-glint'],
};

export const flows = (terrain: Terrain): boolean => BANDS[terrain] !== undefined;

/** Ripples of shallow water, or cracks in the ice. */
function strewn(scene: Scene, { at, terrain }: Ground): Ink[] {
  const { x, y } = scene.layout.center(at);
  const spot = (i: number, seed: number): number => chance(at[0] * 7 + i, at[1], seed) - 0.5;
  if (terrain === 'ford') {
    const ripples = [0, 1, 2, 3].map(
      (i) => `${moveTo(x + spot(i, 171) * 12 - 5, y + spot(i, 172) * 22)}q2.5-2 5 0t5 0`,
    );
    return [ink('ford-ripple', ...ripples)];
  }
  if (terrain !== 'frozen-river') return [];
  const cracks = [0, 1, 2].map((i) => {
    const [px, py] = [x + spot(i, 173) * 26, y + spot(i, 174) * 26];
    return `${moveTo(px - 6, py)}l4-3 3 4 5-4${moveTo(px - 2, py - 3)}l1-5`;
  });
  return [ink('ice-crack', ...cracks)];
}

export function drawRivers(scene: Scene): Drawing {
  const waters = scene.battle.grounds.filter((ground) => flows(ground.terrain));
  const still = lakesOf(waters.filter((ground) => ground.terrain === 'river').map((ground) => ground.at));
  const inLake = new Set(still.map(keyOf));
  const flowing = waters.filter((ground) => !inLake.has(keyOf(ground.at)));
  const inks: Ink[] = [];
  for (const [terrain, bands] of Object.entries(BANDS)) {
    for (const wide of [false, true]) {
      const d = flowing
        .filter((ground) => ground.terrain === terrain && (ground.wide ?? false) === wide)
        .map((ground) => bandThrough(scene, ground))
        .join('');
      if (d !== '') inks.push(...bands.map((band) => ink(wide ? `${band} broad` : band, d)));
    }
  }
  return {
    under: [...inks, ...waters.flatMap((ground) => strewn(scene, ground)), ...lakes(scene, still)],
    over: [],
  };
}
