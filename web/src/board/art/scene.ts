// The input of the drawing functions: the terrain by hex, and its place on the sheet.
import { allHexes, clampToBoard, keyOf } from '../hex';
import { layoutOf, type Layout, type Point } from '../layout';
import type { Battle, Ground, Hex, HexKey, Terrain } from '../types';

export interface Scene {
  readonly battle: Battle;
  readonly layout: Layout;
  /** The terrain of a hex; beyond the edge that of the nearest hex, so that sea and shore run off the sheet. */
  terrain(hex: Hex): Terrain;
  terrainUnder(point: Point): Terrain;
  hexes(...kinds: readonly Terrain[]): Hex[];
}

export function sceneOf(battle: Battle, turned: boolean): Scene {
  const layout = layoutOf(battle, turned);
  const grounds = new Map<HexKey, Ground>(battle.grounds.map((ground) => [keyOf(ground.at), ground]));
  const terrain = (hex: Hex): Terrain => grounds.get(keyOf(clampToBoard(battle, hex)))?.terrain ?? 'countryside';
  return {
    battle,
    layout,
    terrain,
    terrainUnder: (point) => terrain(layout.hexUnder(point)),
    hexes: (...kinds) => battle.grounds.filter((ground) => kinds.includes(ground.terrain)).map((ground) => ground.at),
  };
}

/** The hexes of the board, and the virtual ones of these kinds around it. */
export function withSurroundings(scene: Scene, ...kinds: readonly Terrain[]): Hex[] {
  const { width, height } = scene.battle;
  const hexes: Hex[] = [];
  for (const [col, row] of allHexes({ width: width + 4, height: height + 4 })) {
    const hex: Hex = [col - 4, row - 2];
    if (kinds.includes(scene.terrain(hex))) hexes.push(hex);
  }
  return hexes;
}
