// Where hexes lie on the sheet, in the units of the drawing, for the board as printed or rotated by 180°.
import { type BoardSize, DIRECTIONS, onBoard, turned as turnedHex } from './hex';
import type { Direction, Edge, Hex } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** From the middle of a hex to a corner. */
export const SIZE = 40;
export const HALF_WIDTH = (SIZE * Math.sqrt(3)) / 2;
export const ROW = SIZE * 1.5;
/** Room around the hexes for letters and the names of the sections. */
export const MARGIN = 34;

export interface Layout {
  readonly board: BoardSize;
  readonly turned: boolean;
  readonly sheet: Box;
  /** The printed map, inside the margin. */
  readonly map: Box;
  center(hex: Hex): Point;
  /** The hex under a point, also beyond the edge of the board. */
  hexUnder(point: Point): Hex;
  /** The same, only on the board. */
  hexAt(point: Point): Hex | undefined;
  /** A direction on the board as displayed: sixths of a circle, clockwise from the right. */
  sixth(way: Direction): number;
  /** -1: that edge is at the top of the sheet, 1: at the bottom. */
  toward(edge: Edge): -1 | 1;
  /** The x coordinate of a column of half hexes. */
  column(col: number): number;
}

/** Corner of a hex, a number of sixths clockwise from the lower right. */
export function corner(middle: Point, sixth: number, size = SIZE): Point {
  const angle = ((sixth * 60 + 30) * Math.PI) / 180;
  return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
}

export function middleOfSide(middle: Point, sixth: number, reach = HALF_WIDTH): Point {
  const angle = (sixth * Math.PI) / 3;
  return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
}

export function layoutOf(board: BoardSize, turned: boolean): Layout {
  const map: Box = {
    x: MARGIN,
    y: MARGIN,
    width: board.width * 2 * HALF_WIDTH,
    height: (board.height - 1) * ROW + 2 * SIZE,
  };
  const sheet: Box = { x: 0, y: 0, width: map.width + 2 * MARGIN, height: map.height + 2 * MARGIN };
  const view = (hex: Hex): Hex => (turned ? turnedHex(board, hex) : hex);
  const place = ([col, row]: Hex): Point => ({ x: map.x + HALF_WIDTH * (col + 1), y: map.y + SIZE + ROW * row });

  const hexUnder = (point: Point): Hex => {
    const near = Math.round((point.y - map.y - SIZE) / ROW);
    let best: Hex = [0, 0];
    let least = Infinity;
    for (let row = near - 1; row <= near + 1; row++) {
      const odd = Math.abs(row % 2);
      const col = Math.round(((point.x - map.x) / HALF_WIDTH - 1 - odd) / 2) * 2 + odd;
      const at = place([col, row]);
      const away = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
      if (away < least) [best, least] = [[col, row], away];
    }
    return view(best);
  };

  return {
    board,
    turned,
    sheet,
    map,
    center: (hex) => place(view(hex)),
    hexUnder,
    hexAt: (point) => {
      const hex = hexUnder(point);
      return onBoard(board, hex) ? hex : undefined;
    },
    sixth: (way) => (DIRECTIONS.indexOf(way) + (turned ? 3 : 0)) % 6,
    toward: (edge) => ((edge === 'top') !== turned ? -1 : 1),
    column: (col) => map.x + HALF_WIDTH * ((turned ? 2 * board.width - 2 - col : col) + 1),
  };
}
