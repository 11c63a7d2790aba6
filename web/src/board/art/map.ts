// The whole printed map of a battle, in the order in which it is painted.
import type { Battle } from '../types';
import { drawGround } from './ground';
import { drawHedges } from './hedges';
import { drawHills } from './hills';
import type { Drawing } from './ink';
import { drawBridges, drawRivers } from './rivers';
import { type Scene, sceneOf } from './scene';
import { drawTowns } from './towns';
import { drawWoods } from './woods';
import { drawWorks, merge } from './works';

const ARTISTS: readonly ((scene: Scene) => Drawing)[] = [
  drawGround,
  drawRivers,
  drawHills,
  drawHedges,
  drawTowns,
  drawWoods,
  drawBridges,
  drawWorks,
];

export interface MapDrawing extends Drawing {
  readonly scene: Scene;
}

export function drawMap(battle: Battle, turned: boolean): MapDrawing {
  const scene = sceneOf(battle, turned);
  return { scene, ...merge(ARTISTS.map((artist) => artist(scene))) };
}
