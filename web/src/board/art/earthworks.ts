// What is cut into the ground: ravines with hachures down into them, trenches around the unit that holds them.
import { areasOf } from '../areas';
import { DIRECTIONS, keyOf, neighbour } from '../hex';
import { middleOfSide, type Point } from '../layout';
import { chance } from './chance';
import { contour, fieldOf } from './field';
import { type Drawing, ink, type Ink, lineTo, moveTo, polygon, polyline, smoothLoop } from './ink';
import type { Scene } from './scene';

/** Short strokes from a contour into the area, as maps show a hollow. */
function hachures(loop: readonly Point[], long: number): string {
  const n = loop.length;
  return loop
    .filter((_, i) => i % 2 === 0)
    .map((p, j) => {
      const i = j * 2;
      const [before, after] = [loop[(i + n - 2) % n] ?? p, loop[(i + 2) % n] ?? p];
      const size = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const [nx, ny] = [(after.y - before.y) / size, -(after.x - before.x) / size];
      const by = long * (0.7 + 0.6 * chance(p.x, p.y, 660));
      return moveTo(p.x, p.y) + lineTo(p.x + nx * by, p.y + ny * by);
    })
    .join('');
}

export function drawRavines(scene: Scene): Drawing {
  const under: Ink[] = [];
  for (const area of areasOf(scene.hexes('ravine'))) {
    const field = fieldOf(area, scene.layout, 6, 661);
    const [rim, foot] = [contour(field, 4), contour(field, 15)];
    under.push(ink('ravine', ...rim.map(smoothLoop)), ink('ravine ravine-2', ...foot.map(smoothLoop)));
    under.push(ink('ravine-floor', ...contour(field, 26).map(smoothLoop)));
    under.push(
      ink('hachure', ...rim.map((loop) => hachures(loop, 9)), ...foot.map((loop) => hachures(loop, 6))),
      ink('ravine-rim', ...rim.map(smoothLoop)),
    );
  }
  return { under, over: [] };
}

/** Around the middle in bays, as trenches were dug; clockwise from the right. */
function bays({ x, y }: Point): Point[] {
  return Array.from({ length: 18 }, (_, i) => {
    const angle = (i * Math.PI) / 9;
    const reach = i % 2 === 0 ? 31 : 26;
    return { x: x + reach * Math.cos(angle), y: y + reach * 0.96 * Math.sin(angle) };
  });
}

function dug(lines: readonly string[]): Ink[] {
  return [ink('trench-spoil', ...lines), ink('trench', ...lines), ink('trench-board', ...lines)];
}

export function drawTrenches(scene: Scene): Drawing {
  const hexes = scene.hexes('trench');
  const inside = new Set(hexes.map(keyOf));
  const behind: string[] = [];
  const before: string[] = [];
  for (const hex of hexes) {
    const middle = scene.layout.center(hex);
    const ring = bays(middle);
    behind.push(polygon(ring));
    before.push(polyline(ring.slice(1, 9)));
    for (const way of DIRECTIONS) {
      if (!inside.has(keyOf(neighbour(hex, way)))) continue;
      const sixth = scene.layout.sixth(way);
      const [a, b] = [middleOfSide(middle, sixth, 28), middleOfSide(middle, sixth, 35)];
      behind.push(moveTo(a.x, a.y) + lineTo(b.x, b.y));
    }
  }
  return { under: dug(behind), over: dug(before) };
}
