// Kinds of ground that are drawn alike, or as one.
import type { Terrain } from './types';

export const HILLS: readonly Terrain[] = [
  'hill',
  'cliff',
  'bluff',
  'steep',
  'impassable',
  'mountain',
  'hill-forest',
  'hill-village',
];
export const SHORE: readonly Terrain[] = ['beach', 'ocean', 'pier'];
export const FLOWING: readonly Terrain[] = ['river', 'ford', 'fordable-stream', 'frozen-river'];
export const WOODS: readonly Terrain[] = ['forest', 'hill-forest'];
export const TOWNS: readonly Terrain[] = ['town', 'hill-village'];
