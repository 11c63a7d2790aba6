// Ground and works on the rules page: facts from the engine's tables, sentences from the catalogues.
import { TERRAINS, WORKS } from '../reference';
import { say, tell } from '../words/words.svelte';

export type TerrainRow = (typeof TERRAINS)[number];
export type WorkRow = (typeof WORKS)[number];
export type GroundKind = 'terrain' | 'work';

export const terrainRows = (expansion: boolean): TerrainRow[] => TERRAINS.filter((row) => row.expansion === expansion);
export const workRows = (expansion: boolean): WorkRow[] => WORKS.filter((row) => row.expansion === expansion);

/** What entering means: a sentence of its own, or the one for its kind of effect. */
export const movementText = (kind: GroundKind, row: TerrainRow | WorkRow): string =>
  tell(`rules.${kind}.${row.name}.movement`) ?? say(`rules.effect.${row.movement}`);

export function sightText(kind: GroundKind, row: TerrainRow | WorkRow): string {
  const own = tell(`rules.${kind}.${row.name}.sight`);
  return own ?? say(row.sight === 'hill' ? 'rules.effect.sight-hill' : `rules.page.${row.sight}`);
}

export function noteText(kind: GroundKind, row: TerrainRow | WorkRow): string | undefined {
  const own = tell(`rules.${kind}.${row.name}.note`);
  return own ?? (row.note === 'none' ? undefined : say(`rules.effect.${row.note}`));
}

/** Dice fewer for infantry, armor and artillery that attack it. */
export const protectionText = (row: TerrainRow | WorkRow): string => (row.open ? row.protection.join(' / ') : '–');
