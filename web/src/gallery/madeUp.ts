// Boards that no battle has, made up from the few hexes that matter; all others are open ground, or shore.
import { allHexes, keyOf } from '../board/hex';
import type { Battle, FixedWork, Ground, Hex, Position, Side, Terrain, Unit, UnitType } from '../board/types';

export interface Shown {
  readonly battle: Battle;
  readonly position: Position;
}

export type Tile = Pick<Ground, 'at' | 'terrain'> & Partial<Ground>;
export const tiles = (terrain: Terrain, ...at: Hex[]): Tile[] => at.map((hex) => ({ at: hex, terrain }));
export const flow = (terrain: Terrain, at: Hex, ...sides: NonNullable<Ground['sides']>[number][]): Tile => ({
  at,
  terrain,
  sides,
});

/** A unit: where it stands, its side and type, and its figures; by default full strength. */
export type Troop = readonly [at: Hex, side: Side, type: UnitType, figures?: number];
const USUAL: Readonly<Partial<Record<UnitType, number>>> = { armor: 3, artillery: 2, 'aircraft-carrier': 3 };

interface Sketch extends Partial<Pick<Battle, 'labels' | 'objectives' | 'nations'>> {
  readonly title: string;
  readonly beach?: readonly number[];
  readonly ocean?: readonly number[];
  readonly tiles?: readonly Tile[];
  readonly works?: readonly (readonly [at: Hex, work: FixedWork])[];
  readonly troops: readonly Troop[];
  readonly loose?: Partial<Pick<Position, 'wire' | 'sandbags' | 'mines'>>;
}

const SIZE = { width: 13, height: 9, lines: [7, 17], wings: [] };

export function madeUp(sketch: Sketch): Shown {
  const { title, beach = [], ocean = [], tiles: known = [], works = [], troops, loose } = sketch;
  const byHex = new Map(known.map((tile) => [keyOf(tile.at), tile]));
  const printed = (row: number): Terrain =>
    ocean.includes(row) ? 'ocean' : beach.includes(row) ? 'beach' : 'countryside';
  const grounds = allHexes(SIZE).map((at): Ground => ({
    at,
    terrain: printed(at[1]),
    works: works.filter(([hex]) => keyOf(hex) === keyOf(at)).map(([, work]) => work),
    ...byHex.get(keyOf(at)),
  }));
  const units = troops.map(([at, side, type, figures = USUAL[type] ?? 4], id): Unit => ({
    id,
    at,
    side,
    type,
    figures,
  }));
  return {
    battle: {
      id: '',
      title,
      ...SIZE,
      edges: { axis: 'top', allies: 'bottom' },
      ...(sketch.nations ? { nations: sketch.nations } : {}),
      grounds,
      labels: sketch.labels ?? [],
      objectives: sketch.objectives ?? [],
    },
    position: { units, wire: [], sandbags: [], ...loose },
  };
}
