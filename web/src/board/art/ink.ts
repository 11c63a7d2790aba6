// A drawing is a list of paths with a class each; the theme says how a class looks. Pure data, so it can be tested.
import type { Point } from '../layout';

export interface Ink {
  readonly d: string;
  readonly is: string;
}

/** The layers under the units and in front of them. */
export interface Drawing {
  readonly under: readonly Ink[];
  readonly over: readonly Ink[];
}

export const ink = (is: string, ...parts: readonly string[]): Ink => ({ is, d: parts.join('') });

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = (x: number, y: number): string => `${num(x)} ${num(y)}`;
export const moveTo = (x: number, y: number): string => `M${xy(x, y)}`;
export const lineTo = (x: number, y: number): string => `L${xy(x, y)}`;

export function polygon(points: readonly Point[]): string {
  return points.map((p, i) => (i === 0 ? moveTo(p.x, p.y) : lineTo(p.x, p.y))).join('') + 'Z';
}

export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => (i === 0 ? moveTo(p.x, p.y) : lineTo(p.x, p.y))).join('');
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `${moveTo(x - rx, y)}a${xy(rx, ry)} 0 1 0 ${xy(2 * rx, 0)}a${xy(rx, ry)} 0 1 0 ${xy(-2 * rx, 0)}Z`;

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A closed curve that rounds every corner of a loop. Long loops use every second point; the difference is invisible. */
export function smoothLoop(loop: readonly Point[]): string {
  const points = loop.length > 24 ? loop.filter((_, i) => i % 2 === 0) : loop;
  const n = points.length;
  const first = points[0];
  const last = points[n - 1];
  if (n < 3 || !first || !last) return '';
  const start = halfway(last, first);
  let d = moveTo(start.x, start.y);
  points.forEach((p, i) => {
    const next = halfway(p, points[(i + 1) % n] ?? first);
    d += `Q${xy(p.x, p.y)} ${xy(next.x, next.y)}`;
  });
  return d + 'Z';
}

/** The same for an open line. */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let d = moveTo(first.x, first.y);
  for (let i = 1; i < points.length; i++) {
    const p = points[i];
    const next = points[i + 1];
    if (!p) break;
    if (!next) d += lineTo(p.x, p.y);
    else {
      const m = halfway(p, next);
      d += `Q${xy(p.x, p.y)} ${xy(m.x, m.y)}`;
    }
  }
  return d;
}
