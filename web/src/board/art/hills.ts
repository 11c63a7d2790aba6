// Hills that touch are one massif with common contours; bluffs, cliffs and steep hills show where the climb is.
import { areasOf } from '../areas';
import type { Point } from '../layout';
import type { Terrain } from '../types';
import { chance } from './chance';
import { contour, type Field, fieldOf, valueAt } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, polygon, polyline, smoothLoop } from './ink';
import type { Scene } from './scene';

/** Everything that rises; forests and villages on a hill are drawn on top of it. */
const HILLS: readonly Terrain[] = [
  'hill',
  'cliff',
  'bluff',
  'steep',
  'impassable',
  'mountain',
  'hill-forest',
  'hill-village',
];
const SHORE: readonly Terrain[] = ['beach', 'ocean', 'pier'];

const LEVELS: readonly number[] = [3, 11, 19, 27, 35, 43];

interface Foot extends Point {
  /** Downhill. */
  readonly nx: number;
  readonly ny: number;
  readonly slope: Terrain;
}

/** The slope at this point of a hill's foot, if climbing it is restricted. */
function slopeAt(scene: Scene, p: Point, nx: number, ny: number): Terrain | undefined {
  const above = scene.terrainUnder({ x: p.x - nx * 13, y: p.y - ny * 13 });
  const below = scene.terrainUnder({ x: p.x + nx * 13, y: p.y + ny * 13 });
  if (above === 'steep') return HILLS.includes(below) ? undefined : above;
  if (above === 'cliff' || above === 'bluff') return SHORE.includes(below) ? above : undefined;
  return undefined;
}

/** Stretches of a contour along which climbing is restricted. */
function scarps(scene: Scene, loop: readonly Point[]): Foot[][] {
  const n = loop.length;
  const feet = loop.map((p, i): Foot | undefined => {
    const before = loop[(i + n - 2) % n] ?? p;
    const after = loop[(i + 2) % n] ?? p;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    const slope = slopeAt(scene, p, nx, ny);
    return slope ? { ...p, nx, ny, slope } : undefined;
  });
  // Start outside any stretch, so that none is cut in two.
  const start = Math.max(0, feet.indexOf(undefined));
  const runs: Foot[][] = [];
  let run: Foot[] = [];
  for (let i = 0; i <= n; i++) {
    const foot = i === n ? undefined : feet[(start + i) % n];
    const last = run[run.length - 1];
    if (foot && (!last || last.slope === foot.slope)) run.push(foot);
    else {
      if (run.length > 3) runs.push(run);
      run = foot ? [foot] : [];
    }
  }
  return runs;
}

const down = (foot: Foot, by: number): Point => ({ x: foot.x + foot.nx * by, y: foot.y + foot.ny * by });

/** A wall of earth or rock: a band below the rim, with cracks that run down it. */
function face(run: readonly Foot[], seed: number): Ink[] {
  const slope = run[0]?.slope;
  if (slope === 'steep') {
    const spikes = run
      .filter((_, i) => i % 2 === 0)
      .map((f, i) => {
        const tip = down(f, i % 2 === 0 ? 11 : 7);
        const side = { x: -f.ny * 1.7, y: f.nx * 1.7 };
        return polygon([{ x: f.x - side.x, y: f.y - side.y }, tip, { x: f.x + side.x, y: f.y + side.y }]);
      });
    return [ink('steep-rim', polyline(run)), ink('steep-spike', ...spikes)];
  }
  const high = slope === 'cliff' ? 17 : 14;
  const toe = run.map((f, i) => down(f, high + (chance(i, Math.round(f.x), seed) - 0.5) * (slope === 'cliff' ? 6 : 3)));
  const cracks: string[] = [];
  const lights: string[] = [];
  run.forEach((f, i) => {
    if (i % 2 === 1) return;
    const from = down(f, 1.5);
    const to = down(f, high * (0.45 + 0.55 * chance(i, Math.round(f.y), seed + 1)));
    (i % 4 === 0 ? cracks : lights).push(moveTo(from.x, from.y), lineTo(to.x, to.y));
  });
  const steps = slope === 'bluff' ? [polyline(run.map((f) => down(f, high * 0.55)))] : [];
  return [
    ink(`${slope}-shadow`, polygon([...run, ...run.map((f) => down(f, high + 4)).reverse()])),
    ink(`${slope}-face`, polygon([...run, ...[...toe].reverse()])),
    ink(`${slope}-light`, ...lights),
    ink(`${slope}-crack`, ...cracks, ...steps),
    ink(`${slope}-rim`, polyline(run)),
  ];
}

/** Ranges of peaks, row behind row, over the whole massif. */
function peaks(scene: Scene): Ink[] {
  const inks: Ink[] = [];
  for (const area of areasOf(scene.hexes('impassable'))) {
    const field = fieldOf(area, scene.layout, 2, 83);
    const spacing = 23;
    const x1 = field.x + field.cols * 5;
    const y1 = field.y + field.rows * 5;
    for (let row = 0, y = field.y; y < y1; row++, y += 15) {
      const shade: string[] = [];
      const light: string[] = [];
      const snow: string[] = [];
      for (let i = 0, x = field.x + (row % 2) * (spacing / 2); x < x1; i++, x += spacing) {
        const px = x + (chance(i, row, 84) - 0.5) * 8;
        const py = y + (chance(i, row, 85) - 0.5) * 5;
        const depth = valueAt(field, { x: px, y: py });
        if (depth < 7) continue;
        const h = 13 + Math.min(depth, 30) * 0.32 + chance(i, row, 86) * 5;
        const w = h * 0.72;
        const [top, base] = [py - h * 0.62, py + h * 0.38];
        light.push(
          polygon([
            { x: px - w, y: base },
            { x: px, y: top },
            { x: px + w * 0.18, y: base },
          ]),
        );
        shade.push(
          polygon([
            { x: px, y: top },
            { x: px + w, y: base },
            { x: px + w * 0.18, y: base },
          ]),
        );
        const s = h * 0.3;
        snow.push(
          polygon([
            { x: px, y: top },
            { x: px + s * 0.72, y: top + s },
            { x: px + s * 0.2, y: top + s * 0.75 },
            { x: px - s * 0.25, y: top + s * 1.2 },
            { x: px - s * 0.72, y: top + s },
          ]),
        );
      }
      if (light.length) inks.push(ink('peak-light', ...light), ink('peak-shade', ...shade), ink('snow', ...snow));
    }
  }
  return inks;
}

function terraces(field: Field): Ink[] {
  return LEVELS.flatMap((level, i) => {
    const d = contour(field, level).map(smoothLoop).join('');
    return d === '' ? [] : [ink(`hill-shadow`, d), ink(`hill hill-${i}`, d)];
  });
}

export function drawHills(scene: Scene): Drawing {
  const under: Ink[] = [];
  for (const area of areasOf(scene.hexes(...HILLS))) {
    const field = fieldOf(area, scene.layout, 3.4, 71);
    under.push(...terraces(field));
    for (const loop of contour(field, LEVELS[0] ?? 0)) {
      scarps(scene, loop).forEach((run, i) => under.push(...face(run, 77 + i)));
    }
  }
  return { under: [...under, ...peaks(scene)], over: [] };
}
