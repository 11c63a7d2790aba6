// Walking the board with the arrow keys, as the viewer sees it.
import { neighbour, onBoard, opposite } from './hex';
import type { Layout } from './layout';
import type { Direction, Hex } from './types';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

// Up and down zigzag, so that a walk stays in its column; at the edge the other way is taken.
const WAYS: Readonly<Record<Arrow, readonly [even: Direction, odd: Direction]>> = {
  ArrowLeft: ['W', 'W'],
  ArrowRight: ['E', 'E'],
  ArrowUp: ['NE', 'NW'],
  ArrowDown: ['SE', 'SW'],
};

export function walked(layout: Layout, from: Hex, arrow: Arrow): Hex {
  const [even, odd] = WAYS[arrow];
  const order = from[1] % 2 === 0 ? [even, odd] : [odd, even];
  for (const way of order) {
    const to = neighbour(from, layout.turned ? opposite(way) : way);
    if (onBoard(layout.board, to)) return to;
  }
  return from;
}

export const isArrow = (key: string): key is Arrow => key in WAYS;
