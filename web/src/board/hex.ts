// Hexes in the coordinates of the battle files: which exist, which are adjacent, and their names.
import type { Battle, Direction, Hex, HexKey, Side } from './types';

export const DIRECTIONS: readonly Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const STEPS: Readonly<Record<Direction, Hex>> = {
  E: [2, 0],
  SE: [1, 1],
  SW: [-1, 1],
  W: [-2, 0],
  NW: [-1, -1],
  NE: [1, -1],
};

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

export const keyOf = ([col, row]: Hex): HexKey => `${col},${row}`;

export function hexOf(key: HexKey): Hex {
  const [col = 0, row = 0] = key.split(',').map(Number);
  return [col, row];
}

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

export const neighbour = (hex: Hex, way: Direction): Hex => [hex[0] + STEPS[way][0], hex[1] + STEPS[way][1]];

export const opposite = (way: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(way) + 3) % 6] ?? way;

export function distance(a: Hex, b: Hex): number {
  const rows = Math.abs(a[1] - b[1]);
  const cols = Math.abs(a[0] - b[0]);
  return rows + Math.max(0, (cols - rows) / 2);
}

export function onBoard({ width, height }: BoardSize, [col, row]: Hex): boolean {
  return row >= 0 && row < height && col >= 0 && col <= 2 * width - 2 && (col + row) % 2 === 0;
}

/** Every hex, row by row from the top left. */
export function allHexes({ width, height }: BoardSize): Hex[] {
  const hexes: Hex[] = [];
  for (let row = 0; row < height; row++) {
    for (let col = row % 2; col <= 2 * width - 2; col += 2) hexes.push([col, row]);
  }
  return hexes;
}

/** The hex of the board nearest to a point beyond its edge. */
export function clampToBoard({ width, height }: BoardSize, [col, row]: Hex): Hex {
  const r = Math.min(Math.max(row, 0), height - 1);
  const odd = r % 2;
  const c = Math.min(Math.max(col, odd), 2 * width - 2 - odd);
  return [c - Math.abs((c - odd) % 2), r];
}

/** Rotated by 180° around the center of the board. */
export const turned = ({ width, height }: BoardSize, [col, row]: Hex): Hex => [2 * width - 2 - col, height - 1 - row];

/** Letter by column (capital on even rows), number by row from the bottom: G5, d6, AA1. */
export function nameOf({ height }: { readonly height: number }, [col, row]: Hex): string {
  const letter = Math.floor(col / 2);
  const first = (row % 2 === 0 ? 'A' : 'a').charCodeAt(0);
  const doubled = letter >= 26 ? String.fromCharCode(first + Math.floor(letter / 26) - 1) : '';
  return `${doubled}${String.fromCharCode(first + (letter % 26))}${height - row}`;
}

/** Whether a side has to turn the board so that its own edge lies at the bottom. */
export const seesTurned = (battle: Pick<Battle, 'edges'>, side: Side): boolean => battle.edges[side] === 'top';
