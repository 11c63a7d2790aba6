// All battles of the repository, for the gallery: read at once, since nobody plays here.
import { battleOf, openingOf, type ScenarioFile } from '../board/scenario';
import type { Battle, Position } from '../board/types';

export interface Shown {
  readonly id: string;
  readonly battle: Battle;
  readonly position: Position;
}

const files = import.meta.glob<ScenarioFile>('../../../scenarios/*[0-9]-*.json', { eager: true, import: 'default' });

export const BATTLES: readonly Shown[] = Object.entries(files)
  .map(([path, file]) => ({
    id: path.replace(/^.*\/|\.json$/g, ''),
    battle: battleOf(file),
    position: openingOf(file),
  }))
  .sort((a, b) => a.id.localeCompare(b.id));
