// Fields, beach and sea: the printed board.
import { areasOf } from '../areas';
import { keyOf } from '../hex';
import { corner, type Layout } from '../layout';
import type { Hex } from '../types';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, num, polygon, smoothLoop } from './ink';
import { type Scene, withSurroundings } from './scene';

const hexPath = (layout: Layout, hex: Hex, size?: number): string =>
  polygon([0, 1, 2, 3, 4, 5].map((i) => corner(layout.center(hex), i, size)));

/** Parcels of ploughland and tufts of grass, so faint that they never compete with terrain. */
function fields(scene: Scene): Ink[] {
  const shades: string[] = [];
  const furrows: string[] = [];
  const tufts: string[] = [];
  for (const hex of scene.hexes('countryside', 'hedgerow')) {
    const [c, r] = hex;
    const { x, y } = scene.layout.center(hex);
    if (chance(c, r, 1) < 0.42) shades.push(hexPath(scene.layout, hex));
    if (scene.terrain(hex) === 'hedgerow') continue;
    if (chance(c, r, 2) < 0.38) {
      const angle = chance(c, r, 3) * Math.PI;
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const length = 10 + chance(c, r, 4) * 8;
      const [ox, oy] = [x + (chance(c, r, 5) - 0.5) * 22, y + (chance(c, r, 6) - 0.5) * 22];
      for (let i = -3; i <= 3; i++) {
        const [px, py] = [ox - uy * i * 3.6, oy + ux * i * 3.6];
        furrows.push(moveTo(px - ux * length, py - uy * length), lineTo(px + ux * length, py + uy * length));
      }
    } else {
      for (let i = 0; i < 3; i++) {
        const [px, py] = [x + (chance(c, r, 10 + i) - 0.5) * 46, y + (chance(c, r, 20 + i) - 0.5) * 46];
        tufts.push(moveTo(px - 2.4, py - 3), `l1.6 3`, moveTo(px, py - 4), 'v4', moveTo(px + 2.4, py - 3), 'l-1.6 3');
      }
    }
  }
  return [ink('land-shade', ...shades), ink('furrow', ...furrows), ink('tuft', ...tufts)];
}

function beach(scene: Scene): Ink[] {
  const hexes = withSurroundings(scene, 'beach', 'ocean', 'pier');
  if (hexes.length === 0) return [];
  const inks: Ink[] = [];
  for (const area of areasOf(hexes)) {
    const field = fieldOf(area, scene.layout, 3, 31);
    const at = (level: number): string => contour(field, level).map(smoothLoop).join('');
    inks.push(ink('dune', at(-3)), ink('sand', at(2)), ink('sand-rim', at(9)));
  }
  const grains: string[] = [];
  const pebbles: string[] = [];
  for (const hex of withSurroundings(scene, 'beach')) {
    const { x, y } = scene.layout.center(hex);
    for (let i = 0; i < 26; i++) {
      const [px, py] = [
        x + (chance(hex[0] + 9, hex[1] + 9, 40 + i) - 0.5) * 68,
        y + (chance(hex[0] + 9, hex[1] + 9, 70 + i) - 0.5) * 60,
      ];
      (i % 9 === 0 ? pebbles : grains).push(moveTo(px, py), 'h.01');
    }
  }
  return [...inks, ink('grain', ...grains), ink('pebble', ...pebbles)];
}

/** The sea with the fine lines along the shore that old charts have, and the surf where it breaks. */
function sea(scene: Scene): Ink[] {
  const hexes = withSurroundings(scene, 'ocean', 'pier');
  const inks: Ink[] = [];
  for (const area of areasOf(hexes)) {
    const field = fieldOf(area, scene.layout, 4, 57);
    const at = (level: number): string => contour(field, level).map(smoothLoop).join('');
    inks.push(ink('wet-sand', at(-9)), ink('sea-shallow', at(0)), ink('sea', at(8)), ink('sea-deep', at(34)));
    inks.push(ink('surf', at(1)), ink('surf-2', at(6)), ink('water-line', at(13)), ink('water-line-2', at(20), at(27)));
  }
  const waves: string[] = [];
  const open = new Set(hexes.map(keyOf));
  for (const hex of hexes) {
    const { x, y } = scene.layout.center(hex);
    if (!open.has(keyOf([hex[0] - 1, hex[1] - 1]))) continue;
    for (let i = 0; i < 3; i++) {
      const px = x + (chance(hex[0] + 9, hex[1] + 9, 90 + i) - 0.5) * 44;
      const py = y + (i - 1) * 19 + (chance(hex[0] + 9, hex[1] + 9, 95 + i) - 0.5) * 8;
      waves.push(moveTo(px - 9, py), 'q4.5-4.5 9 0t9 0');
    }
  }
  return [...inks, ink('wave', ...waves)];
}

export function drawGround(scene: Scene): Drawing {
  return { under: [...fields(scene), ...beach(scene), ...sea(scene)], over: [] };
}

/** The outlines of the hexes, and the margin of the map beyond the playable hexes. */
export function drawGrid(scene: Scene): { readonly grid: string; readonly beyond: string } {
  const { map } = scene.layout;
  const grid = scene.battle.grounds.map(({ at }) => hexPath(scene.layout, at)).join('');
  const frame = `${moveTo(map.x, map.y)}h${num(map.width)}v${num(map.height)}h${num(-map.width)}Z`;
  return { grid, beyond: frame + scene.battle.grounds.map(({ at }) => hexPath(scene.layout, at, 40.2)).join('') };
}
