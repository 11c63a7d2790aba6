import { describe, expect, it } from 'vitest';
import { allHexes, DIRECTIONS, neighbour } from '../src/board/hex';
import { HALF_WIDTH, layoutOf, middleOfSide } from '../src/board/layout';

const SIZES = [
  { width: 13, height: 9 },
  { width: 26, height: 9 },
];

describe.each(SIZES)('the layout of $width by $height', (size) => {
  it.each([false, true])('finds every hex again under its middle (turned: %s)', (turned) => {
    const layout = layoutOf(size, turned);
    for (const hex of allHexes(size)) expect(layout.hexAt(layout.center(hex))).toEqual(hex);
    expect(layout.hexAt({ x: 0, y: 0 })).toBeUndefined();
  });

  it('mirrors every point at the middle of the sheet when it is turned', () => {
    const [plain, half] = [layoutOf(size, false), layoutOf(size, true)];
    for (const hex of allHexes(size)) {
      const [a, b] = [plain.center(hex), half.center(hex)];
      expect(a.x + b.x).toBeCloseTo(plain.sheet.width);
      expect(a.y + b.y).toBeCloseTo(plain.sheet.height);
    }
    expect(plain.toward('top')).toBe(-1);
    expect(half.toward('top')).toBe(1);
    expect(plain.column(7) + half.column(7)).toBeCloseTo(plain.sheet.width);
  });

  it.each([false, true])('draws a way out of a hex towards that neighbour (turned: %s)', (turned) => {
    const layout = layoutOf(size, turned);
    const from = layout.center([12, 4]);
    for (const way of DIRECTIONS) {
      const to = layout.center(neighbour([12, 4], way));
      const side = middleOfSide(from, layout.sixth(way), 2 * HALF_WIDTH);
      expect(side.x).toBeCloseTo(to.x);
      expect(side.y).toBeCloseTo(to.y);
    }
  });
});
