// Heights over an area: how far a point lies inside it (positive) or outside (negative). Contour lines of this field
// give shores, edges of woods and the levels of hills one organic outline across all the hexes of the area.
import { borderOf, type Segment } from '../areas';
import { keyOf } from '../hex';
import type { Layout, Point } from '../layout';
import type { Hex } from '../types';
import { wobble } from './chance';

const STEP = 5;
/** Distances from the border saturate here. */
const REACH = 46;

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly cols: number;
  readonly rows: number;
  readonly values: Float32Array;
}

function distanceTo([a, b]: Segment, x: number, y: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
}

export function fieldOf(area: readonly Hex[], layout: Layout, roughness: number, seed: number): Field {
  const inside = new Set(area.map(keyOf));
  const border = borderOf(area, layout);
  const xs = border.flatMap(([a, b]) => [a.x, b.x]);
  const ys = border.flatMap(([a, b]) => [a.y, b.y]);
  const x = Math.min(...xs) - 4 * STEP;
  const y = Math.min(...ys) - 4 * STEP;
  const cols = Math.ceil((Math.max(...xs) - x) / STEP) + 5;
  const rows = Math.ceil((Math.max(...ys) - y) / STEP) + 5;
  const values = new Float32Array(cols * rows).fill(REACH);
  for (const side of border) {
    const [a, b] = side;
    const c0 = Math.max(0, Math.floor((Math.min(a.x, b.x) - REACH - x) / STEP));
    const c1 = Math.min(cols - 1, Math.ceil((Math.max(a.x, b.x) + REACH - x) / STEP));
    const r0 = Math.max(0, Math.floor((Math.min(a.y, b.y) - REACH - y) / STEP));
    const r1 = Math.min(rows - 1, Math.ceil((Math.max(a.y, b.y) + REACH - y) / STEP));
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) {
        const i = r * cols + c;
        values[i] = Math.min(values[i] ?? REACH, distanceTo(side, x + c * STEP, y + r * STEP));
      }
    }
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const px = x + c * STEP;
      const py = y + r * STEP;
      const i = r * cols + c;
      const rough = roughness * (wobble(px / 23, py / 23, seed) + 0.5 * wobble(px / 9, py / 9, seed + 1));
      const depth = inside.has(keyOf(layout.hexUnder({ x: px, y: py }))) ? (values[i] ?? 0) : -(values[i] ?? 0);
      // The rim of the grid stays outside, so that every contour closes.
      const rim = r === 0 || c === 0 || r === rows - 1 || c === cols - 1;
      values[i] = rim ? -REACH : depth + rough;
    }
  }
  return { x, y, cols, rows, values };
}

/** The field at a point, from the nearest sample. */
export function valueAt(field: Field, { x, y }: Point): number {
  const c = Math.round((x - field.x) / STEP);
  const r = Math.round((y - field.y) / STEP);
  if (c < 0 || r < 0 || c >= field.cols || r >= field.rows) return -REACH;
  return field.values[r * field.cols + c] ?? -REACH;
}

// Which sides of a grid cell (top 0, right 1, bottom 2, left 3) a contour joins, by which of its corners are inside:
// bit 0 upper left, 1 upper right, 2 lower right, 3 lower left. The inside is on the left hand.
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The closed lines along which the field has this value. */
export function contour(field: Field, level: number): Point[][] {
  const { cols, rows, values } = field;
  const at = (c: number, r: number): number => (values[r * cols + c] ?? -REACH) - level;
  const crossing = (c: number, r: number, side: number): readonly [number, Point] => {
    // Horizontal grid edges have even ids, vertical ones odd ids.
    const flat = side === 0 || side === 2;
    const ec = side === 1 ? c + 1 : c;
    const er = side === 2 ? r + 1 : r;
    const a = at(ec, er);
    const b = flat ? at(ec + 1, er) : at(ec, er + 1);
    const t = a / (a - b);
    const point = flat
      ? { x: field.x + (ec + t) * STEP, y: field.y + er * STEP }
      : { x: field.x + ec * STEP, y: field.y + (er + t) * STEP };
    return [(er * cols + ec) * 2 + (flat ? 0 : 1), point];
  };
  const next = new Map<number, { readonly to: number; readonly point: Point }>();
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < cols; c++) {
      const which =
        (at(c, r) > 0 ? 1 : 0) |
        (at(c + 1, r) > 0 ? 2 : 0) |
        (at(c + 1, r + 1) > 0 ? 4 : 0) |
        (at(c, r + 1) > 0 ? 8 : 0);
      for (const [from, to] of JOINS[which] ?? []) {
        const [start, point] = crossing(c, r, from);
        next.set(start, { to: crossing(c, r, to)[0], point });
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    let id = start;
    for (let link = next.get(id); link; link = next.get(id)) {
      next.delete(id);
      loop.push(link.point);
      id = link.to;
    }
    // Tiny loops are noise, not contours.
    if (loop.length > 5) loops.push(loop);
  }
  return loops;
}
