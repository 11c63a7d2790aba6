// What is laid over the ground to move on: roads, runways, piers.
import { DIRECTIONS, keyOf, neighbour } from '../hex';
import { middleOfSide, type Point } from '../layout';
import type { Direction, Ground, Hex } from '../types';
import { type Drawing, ink, type Ink, lineTo, moveTo, xy } from './ink';
import type { Scene } from './scene';

/** A band through the middle, or in one curve where there are two sides that do not face each other. */
function band(scene: Scene, at: Hex, sides: readonly Direction[], ends: number): string {
  const middle = scene.layout.center(at);
  const out = (way: Direction): Point => middleOfSide(middle, scene.layout.sixth(way), ends);
  const [a, b] = sides;
  if (sides.length === 2 && a && b) {
    const [from, to] = [out(a), out(b)];
    return `${moveTo(from.x, from.y)}Q${xy(middle.x, middle.y)} ${xy(to.x, to.y)}`;
  }
  return sides.map((way) => moveTo(middle.x, middle.y) + lineTo(out(way).x, out(way).y)).join('');
}

function drawRoads(scene: Scene): Ink[] {
  const paved = scene.battle.grounds.filter((ground) => ground.works.some((work) => work.is === 'road'));
  const inside = new Set(paved.map((ground) => keyOf(ground.at)));
  const sidesOf = ({ at, works }: Ground): readonly Direction[] => {
    const road = works.find((work) => work.is === 'road');
    const joined = DIRECTIONS.filter((way) => inside.has(keyOf(neighbour(at, way))));
    if (road?.is === 'road' && road.sides) return road.sides;
    // A road without neighbours still runs through its hex.
    return joined.length === 0 ? ['W', 'E'] : joined;
  };
  const bands = paved.map((ground) => band(scene, ground.at, sidesOf(ground), 34.8));
  return bands.length === 0 ? [] : [ink('road-edge', ...bands), ink('road', ...bands), ink('road-rut', ...bands)];
}

function drawRunways(scene: Scene): Ink[] {
  const fields = scene.battle.grounds.filter((ground) => ground.terrain === 'airfield');
  const bands = fields.map((ground) => band(scene, ground.at, ground.sides ?? ['W', 'E'], 34.8));
  const pairs = fields.flatMap((ground) => {
    const sides = ground.sides ?? ['W', 'E'];
    // Across a crossing each strip keeps its own line of dashes.
    const middle = scene.layout.center(ground.at);
    return sides.map((way) => {
      const end = middleOfSide(middle, scene.layout.sixth(way), 34.8);
      return moveTo(end.x, end.y) + lineTo(middle.x, middle.y);
    });
  });
  return bands.length === 0
    ? []
    : [ink('runway-edge', ...bands), ink('runway', ...bands), ink('runway-dash', ...pairs)];
}

/** Planks on piles, from the shore out into the water. */
function pier(scene: Scene, at: Hex): Drawing {
  const { x, y } = scene.layout.center(at);
  // The shore is where a neighbour is neither sea nor pier; a pier without one lies along the sheet.
  const shore = DIRECTIONS.find((way) => !['ocean', 'pier'].includes(scene.terrain(neighbour(at, way))));
  const angle = ((shore === undefined ? 0 : scene.layout.sixth(shore)) * Math.PI) / 3;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const p = (along: number, across: number): string => xy(x + ux * along - uy * across, y + uy * along + ux * across);
  const box = (a: number, b: number, w: number): string => `M${p(a, -w)}L${p(b, -w)}L${p(b, w)}L${p(a, w)}Z`;
  let planks = '';
  for (let a = 6; a < 38; a += 5) planks += `M${p(a, -11)}L${p(a, 11)}`;
  for (let a = -26; a < 6; a += 5) planks += `M${p(a, -26)}L${p(a, 26)}`;
  const piles = [
    [-28, -26],
    [-28, 0],
    [-28, 26],
    [6, -26],
    [6, 26],
    [22, -12],
    [22, 12],
  ] as const;
  return {
    under: [
      ink('pier-shadow', `M${xy(x + 4, y + 6)}h.01`),
      ink('pier', box(0, 39, 11), box(-28, 6, 27)),
      ink('bridge-plank', planks),
      ink('pier-edge', box(-28, 6, 27)),
      ink('bridge-post', piles.map(([a, w]) => `M${p(a, w)}h.01`).join('')),
    ],
    over: [],
  };
}

export function drawWays(scene: Scene): Drawing {
  const piers = scene.hexes('pier').map((hex) => pier(scene, hex));
  return { under: [...drawRunways(scene), ...drawRoads(scene), ...piers.flatMap((one) => one.under)], over: [] };
}
