// Woods: one canopy over all hexes that touch. The trees at the lower rim of a hex stand in front of the unit in it.
import { areasOf } from '../areas';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, smoothLoop, xy } from './ink';
import { aroundUnits, inRows, type Plant, scatter } from './plants';
import type { Scene } from './scene';

/** A crown of leaves: a ring of bumps of varying number and size, so that no two trees look alike. */
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

/** One row of trees in few paths: dark crowns, lighter tops, a glint. */
function drawRow(trees: readonly Plant[]): Ink[] {
  const crowns: string[] = [];
  const tops: string[] = [];
  const glints: string[] = [];
  for (const { x, y, r, kind } of trees) {
    if (kind < 0.22) {
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

export function drawWoods(scene: Scene): Drawing {
  const floor: Ink[] = [];
  const shadows: string[] = [];
  const back: Plant[] = [];
  const front: Plant[] = [];
  for (const area of areasOf(scene.hexes('forest'))) {
    floor.push(
      ink(
        'wood-floor',
        contour(fieldOf(area, scene.layout, 3, 100), 1)
          .map(smoothLoop)
          .join(''),
      ),
    );
  }
  for (const area of areasOf(scene.hexes('forest', 'hill-forest'))) {
    // On a hill the trees stand apart, so that its contours are seen between them.
    const trees = scatter(scene, area, { seed: 101, across: 14, down: 11 }).filter(
      ({ x, y }) => scene.terrainUnder({ x, y }) === 'forest' || chance(x, y, 106) < 0.5,
    );
    for (const { x, y, r } of trees) shadows.push(ellipse(x + 2.5, y + r * 0.62, r, r * 0.42));
    const parted = aroundUnits(scene, trees, 4);
    back.push(...parted.back);
    front.push(...parted.front);
  }
  return {
    under: [...floor, ink('tree-shadow', ...shadows), ...inRows(back, drawRow)],
    over: inRows(front, drawRow),
  };
}
