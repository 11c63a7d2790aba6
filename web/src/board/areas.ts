// Hexes of one kind that touch form one area: a wood, a massif, a lake.
import { DIRECTIONS, keyOf, neighbour } from './hex';
import { corner, type Layout, type Point } from './layout';
import type { Hex, HexKey } from './types';

/** The connected parts of a set of hexes, in the order in which their first hex comes. */
export function areasOf(hexes: readonly Hex[]): Hex[][] {
  const left = new Map<HexKey, Hex>(hexes.map((hex) => [keyOf(hex), hex]));
  const areas: Hex[][] = [];
  for (const hex of hexes) {
    if (!left.delete(keyOf(hex))) continue;
    const area: Hex[] = [hex];
    // The list grows during the loop: a flood fill.
    for (const at of area) {
      for (const way of DIRECTIONS) {
        const next = neighbour(at, way);
        if (left.delete(keyOf(next))) area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

export type Segment = readonly [Point, Point];

/** The hex sides that form the border of an area. */
export function borderOf(area: readonly Hex[], layout: Layout): Segment[] {
  const inside = new Set(area.map(keyOf));
  const sides: Segment[] = [];
  for (const hex of area) {
    const middle = layout.center(hex);
    for (const way of DIRECTIONS) {
      if (inside.has(keyOf(neighbour(hex, way)))) continue;
      const sixth = layout.sixth(way);
      sides.push([corner(middle, sixth - 1), corner(middle, sixth)]);
    }
  }
  return sides;
}
