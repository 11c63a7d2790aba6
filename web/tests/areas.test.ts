import { describe, expect, it } from 'vitest';
import { areasOf, borderOf } from '../src/board/areas';
import { contour, fieldOf, valueAt } from '../src/board/art/field';
import { drawMap } from '../src/board/art/map';
import { lakesOf } from '../src/board/art/rivers';
import { layoutOf } from '../src/board/layout';
import type { Hex } from '../src/board/types';
import { BATTLES, battleNamed } from '../src/gallery/battles';

const layout = layoutOf({ width: 13, height: 9 }, false);

describe('areas', () => {
  it('are hexes that touch', () => {
    const areas = areasOf([
      [0, 0],
      [2, 0],
      [10, 4],
      [1, 1],
      [11, 5],
    ]);
    expect(areas.map((area) => area.length)).toEqual([3, 2]);
  });

  it('have a border without the sides that two of their hexes share', () => {
    expect(borderOf([[4, 4]], layout)).toHaveLength(6);
    expect(
      borderOf(
        [
          [4, 4],
          [6, 4],
        ],
        layout,
      ),
    ).toHaveLength(10);
  });

  it('get one closed outline, also across a common side', () => {
    const area: Hex[] = [
      [4, 4],
      [6, 4],
      [5, 5],
    ];
    const field = fieldOf(area, layout, 0, 1);
    expect(contour(field, 3)).toHaveLength(1);
    const seam = { x: (layout.center([4, 4]).x + layout.center([6, 4]).x) / 2, y: layout.center([4, 4]).y };
    expect(valueAt(field, seam)).toBeGreaterThan(10);
    expect(valueAt(field, layout.center([10, 4]))).toBeLessThan(0);
  });

  it('that do not touch get an outline each', () => {
    const loops = areasOf([
      [4, 4],
      [12, 4],
    ]).map((area) => contour(fieldOf(area, layout, 0, 1), 3).length);
    expect(loops).toEqual([1, 1]);
  });
});

describe('water', () => {
  it('around a common corner is a lake, in a line it is a river', () => {
    const rivers = battleNamed('01-pegasus-bridge')
      .grounds.filter((ground) => ground.terrain === 'river')
      .map((ground) => ground.at);
    expect(lakesOf(rivers)).toEqual([
      [11, 5],
      [13, 5],
      [10, 6],
      [12, 6],
    ]);
  });
});

describe.each(BATTLES)('the map of $id', (battle) => {
  it('is drawn the same each time, with coordinates in tenths', () => {
    for (const turned of [false, true]) {
      const { under, over } = drawMap(battle, turned);
      const text = [...under, ...over].map(({ d }) => d).join('');
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.length).toBeLessThan(1_500_000);
    }
    expect(drawMap(battle, false).under).toEqual(drawMap(battle, false).under);
  });
});
