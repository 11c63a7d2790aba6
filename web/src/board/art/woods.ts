// Woods: one canopy over all hexes that touch. The trees at the lower rim of a hex stand in front of the unit in it.
import { areasOf } from '../areas';
import { keyOf } from '../hex';
import type { Hex, HexKey } from '../types';
import { chance } from './chance';
import { contour, fieldOf, valueAt } from './field';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, smoothLoop, xy } from './ink';
import type { Scene } from './scene';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fir: boolean;
}

const SPACING = 14;
const ROWS = 11;

function treesOf(scene: Scene, area: readonly Hex[]): Tree[] {
  const field = fieldOf(area, scene.layout, 2, 101);
  const trees: Tree[] = [];
  for (let row = 0, y = field.y; y < field.y + field.rows * 5; row++, y += ROWS) {
    for (let i = 0, x = field.x + (row % 2) * (SPACING / 2); x < field.x + field.cols * 5; i++, x += SPACING) {
      const p = { x: x + (chance(i, row, 102) - 0.5) * 6, y: y + (chance(i, row, 103) - 0.5) * 5 };
      if (valueAt(field, p) < 6) continue;
      trees.push({ ...p, r: 5.8 + chance(i, row, 104) * 3.4, fir: chance(i, row, 105) < 0.22 });
    }
  }
  return trees;
}

/** A crown of leaves: a ring of bumps, so many and so large that no two trees look cut from one stamp. */
function leaves(x: number, y: number, r: number, bumps: number, turn: number): string {
  let d = '';
  for (let i = 0; i <= bumps; i++) {
    const angle = turn + (i / bumps) * 2 * Math.PI;
    const [px, py] = [x + r * Math.cos(angle), y + r * 0.92 * Math.sin(angle)];
    const bulge = num((r * 2.5) / bumps);
    d += i === 0 ? moveTo(px, py) : `A${bulge} ${bulge} 0 0 1 ${xy(px, py)}`;
  }
  return d + 'Z';
}

/** One row of trees as few paths: dark crowns, lighter tops, a glint. */
function drawRow(trees: readonly Tree[]): Ink[] {
  const crowns: string[] = [];
  const tops: string[] = [];
  const glints: string[] = [];
  for (const { x, y, r, fir } of trees) {
    if (fir) {
      crowns.push(moveTo(x, y - r * 2), `l${r * 0.95} ${r * 2.3}q${-r * 0.95} ${r * 0.55} ${-r * 1.9} 0Z`);
      tops.push(moveTo(x, y - r * 2), `l${r * 0.2} ${r * 2.5}q${-r * 0.6} ${r * 0.1} ${-r * 1.15} ${-r * 0.2}Z`);
    } else {
      const turn = x * 0.7 + y;
      crowns.push(leaves(x, y - r * 0.3, r * 0.9, 7, turn));
      tops.push(leaves(x - r * 0.16, y - r * 0.55, r * 0.58, 6, turn + 1));
      glints.push(ellipse(x - r * 0.32, y - r * 0.8, r * 0.26, r * 0.17));
    }
  }
  return [ink('crown', ...crowns), ink('crown-top', ...tops), ink('crown-glint', ...glints)];
}

function inRows(trees: readonly Tree[]): Ink[] {
  const sorted = [...trees].sort((a, b) => a.y - b.y);
  const inks: Ink[] = [];
  for (let i = 0; i < sorted.length;) {
    const top = sorted[i]?.y ?? 0;
    let j = i;
    while (j < sorted.length && (sorted[j]?.y ?? 0) < top + 5) j++;
    inks.push(...drawRow(sorted.slice(i, j)));
    i = j;
  }
  return inks;
}

export function drawWoods(scene: Scene): Drawing {
  const floor: Ink[] = [];
  const shadows: string[] = [];
  const back: Tree[] = [];
  const front: Tree[] = [];
  for (const area of areasOf(scene.hexes('forest'))) {
    const field = fieldOf(area, scene.layout, 3, 100);
    floor.push(ink('wood-floor', contour(field, 1).map(smoothLoop).join('')));
    const lower = new Map<HexKey, number>();
    for (const tree of treesOf(scene, area)) {
      shadows.push(ellipse(tree.x + 2.5, tree.y + tree.r * 0.62, tree.r, tree.r * 0.42));
      const hex = scene.layout.hexUnder(tree);
      const middle = scene.layout.center(hex);
      const key = keyOf(hex);
      const stands = tree.y - middle.y > 19 && Math.abs(tree.x - middle.x) > 6 && (lower.get(key) ?? 0) < 4;
      if (stands) lower.set(key, (lower.get(key) ?? 0) + 1);
      (stands ? front : back).push(stands ? { ...tree, y: tree.y + 3, r: tree.r * 0.86 } : tree);
    }
  }
  return { under: [...floor, ink('tree-shadow', ...shadows), ...inRows(back)], over: inRows(front) };
}
