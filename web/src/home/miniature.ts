// The printed map of a battle, simplified: details invisible at the size of a card are left out, and neighbouring paths
// of one class become one path. Drawn once for each battle, and only when it is needed.
import { drawMap } from '../board/art/map';
import type { Ink } from '../board/art/ink';
import type { Layout } from '../board/layout';
import type { Battle } from '../protocol';

export interface Miniature {
  readonly battle: Battle;
  readonly layout: Layout;
  readonly inks: readonly Ink[];
}

const TOO_FINE = new Set([
  'crown-glint',
  'tuft',
  'furrow',
  'grain',
  'pebble',
  'house-hole',
  'water-line-2',
  'wave',
  'sand-rim',
  'surf-2',
  'water-line',
  'palm-leaf lit',
  'palm-leaf fern',
  'palm-leaf lit fern',
  'crag-fold',
  'straw',
  'ford-ripple',
  'marsh-ripple',
  'hachure',
  'trench-board',
  'rubble',
  'tent-rope',
]);

export function lighter(inks: readonly Ink[]): Ink[] {
  const light: Ink[] = [];
  for (const { is, d } of inks) {
    if (TOO_FINE.has(is)) continue;
    const last = light.at(-1);
    if (last?.is === is) light[light.length - 1] = { is, d: last.d + d };
    else light.push({ is, d });
  }
  return light;
}

export function miniatureOf(battle: Battle): Miniature {
  const { scene, under, over } = drawMap(battle, false);
  return { battle, layout: scene.layout, inks: lighter([...under, ...over]) };
}
