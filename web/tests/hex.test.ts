import { describe, expect, it } from 'vitest';
import {
  allHexes,
  clampToBoard,
  DIRECTIONS,
  distance,
  nameOf,
  neighbour,
  onBoard,
  opposite,
  turned,
} from '../src/board/hex';
import { layoutOf } from '../src/board/layout';
import { walked } from '../src/board/walk';

const STANDARD = { width: 13, height: 9 };
const OVERLORD = { width: 26, height: 9 };

describe('hexes', () => {
  it('are 113 on the standard board and 230 on the wide one', () => {
    expect(allHexes(STANDARD)).toHaveLength(113);
    expect(allHexes(OVERLORD)).toHaveLength(230);
    expect(allHexes(STANDARD).every((hex) => onBoard(STANDARD, hex))).toBe(true);
    expect(onBoard(STANDARD, [1, 0])).toBe(false);
    expect(onBoard(STANDARD, [25, 1])).toBe(false);
  });

  it('have the names that the engine gives them', () => {
    expect(nameOf(STANDARD, [12, 4])).toBe('G5');
    expect(nameOf(STANDARD, [7, 3])).toBe('d6');
    expect(nameOf(STANDARD, [0, 8])).toBe('A1');
    expect(nameOf({ height: 9 }, [52, 8])).toBe('AA1');
  });

  it('are one step from each neighbour, and a neighbour leads back', () => {
    for (const way of DIRECTIONS) {
      const next = neighbour([12, 4], way);
      expect(distance([12, 4], next)).toBe(1);
      expect(neighbour(next, opposite(way))).toEqual([12, 4]);
    }
    expect(distance([0, 0], [24, 8])).toBe(16);
    expect(distance([0, 0], [4, 8])).toBe(8);
  });

  it('rotate by 180° and back', () => {
    for (const size of [STANDARD, OVERLORD]) {
      for (const hex of allHexes(size)) {
        expect(onBoard(size, turned(size, hex))).toBe(true);
        expect(turned(size, turned(size, hex))).toEqual(hex);
      }
    }
    expect(turned(STANDARD, [0, 0])).toEqual([24, 8]);
  });

  it('beyond the edge belong to the nearest hex of the board', () => {
    expect(clampToBoard(STANDARD, [-1, 1])).toEqual([1, 1]);
    expect(clampToBoard(STANDARD, [26, 10])).toEqual([24, 8]);
    for (const hex of allHexes({ width: 20, height: 14 })) {
      expect(onBoard(STANDARD, clampToBoard(STANDARD, [hex[0] - 4, hex[1] - 2]))).toBe(true);
    }
  });
});

describe('the arrow keys', () => {
  it('walk up and down in one column', () => {
    const layout = layoutOf(STANDARD, false);
    expect(walked(layout, [12, 4], 'ArrowUp')).toEqual([13, 3]);
    expect(walked(layout, [13, 3], 'ArrowUp')).toEqual([12, 2]);
    expect(walked(layout, [12, 4], 'ArrowLeft')).toEqual([10, 4]);
  });

  it('follow the viewer on a rotated board', () => {
    const layout = layoutOf(STANDARD, true);
    for (const [arrow, dx, dy] of [
      ['ArrowUp', 0, -1],
      ['ArrowDown', 0, 1],
      ['ArrowLeft', -1, 0],
      ['ArrowRight', 1, 0],
    ] as const) {
      const from = layout.center([12, 4]);
      const to = layout.center(walked(layout, [12, 4], arrow));
      if (dx !== 0) expect(Math.sign(to.x - from.x)).toBe(dx);
      if (dy !== 0) expect(Math.sign(to.y - from.y)).toBe(dy);
    }
  });

  it('stay on the board', () => {
    const layout = layoutOf(STANDARD, false);
    expect(walked(layout, [0, 0], 'ArrowLeft')).toEqual([0, 0]);
    expect(walked(layout, [24, 2], 'ArrowUp')).toEqual([23, 1]);
  });
});
