// The whole printed map of a battle, in the order in which it is painted.
import type { Battle } from '../types';
import { drawBridges } from './bridges';
import { drawCamps } from './camps';
import { drawRavines, drawTrenches } from './earthworks';
import { drawGround } from './ground';
import { drawHedges } from './hedges';
import { drawHills } from './hills';
import { drawHuts } from './huts';
import type { Drawing } from './ink';
import { drawJungle } from './jungle';
import { drawMountains } from './mountains';
import { drawRivers } from './rivers';
import { drawCities } from './ruins';
import { type Scene, sceneOf } from './scene';
import { drawTowns } from './towns';
import { drawWays } from './ways';
import { drawWetlands } from './wetland';
import { drawWoods } from './woods';
import { drawWorks, merge } from './works';

const ARTISTS: readonly ((scene: Scene) => Drawing)[] = [
  drawGround,
  drawWetlands,
  drawRivers,
  drawRavines,
  drawHills,
  drawMountains,
  drawHedges,
  drawWays,
  drawCities,
  drawTowns,
  drawHuts,
  drawCamps,
  drawWoods,
  drawJungle,
  drawTrenches,
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
