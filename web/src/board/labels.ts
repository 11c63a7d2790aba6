// Where the names of places stand: on the seam between two rows, which no unit's base reaches, clear of each other.
import { type Box, type Layout, type Point, ROW } from './layout';
import type { Label } from './types';

export interface PlacedLabel extends Point {
  readonly text: string;
  readonly hex: Point;
}

export const LABEL_SIZE = 11.5;
const LETTER = 5.9;
const SHIFTS: readonly number[] = [0, 18, -18, 34, -34, 52, -52];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The label box of a text whose middle is at a point. */
export const labelBox = (text: string, { x, y }: Point): Box =>
  boxAround(x, y, text.length * LETTER + 8, LABEL_SIZE + 3);

export function placeLabels(labels: readonly Label[], layout: Layout, medals: readonly Point[]): PlacedLabel[] {
  const taken: Box[] = medals.map(({ x, y }) => boxAround(x, y, 22, 24));
  return labels.map(({ at, text }) => {
    const hex = layout.center(at);
    let best: Point = hex;
    let least = Infinity;
    // The same seam on a turned board, so that a name stays with what it names.
    const usual = layout.turned ? -1 : 1;
    for (const below of [usual, -usual]) {
      for (const shift of SHIFTS) {
        const y = hex.y + (below * ROW) / 2;
        const half = (text.length * LETTER) / 2 + 6;
        const x = Math.min(Math.max(hex.x + shift, layout.map.x + half), layout.map.x + layout.map.width - half);
        const box = labelBox(text, { x, y });
        const outside = y < layout.map.y + 8 || y > layout.map.y + layout.map.height - 8 ? 4000 : 0;
        const clash = taken.reduce((sum, other) => sum + overlap(box, other), 0);
        const cost = clash * 20 + outside + Math.abs(x - hex.x) + (below === usual ? 0 : 12);
        if (cost < least) [best, least] = [{ x, y }, cost];
      }
    }
    taken.push(labelBox(text, best));
    return { ...best, text, hex };
  });
}
