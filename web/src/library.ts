// The battles, each fetched when it is asked for. A server will deliver them later.
import type { ScenarioFile } from './board/scenario';

const files = import.meta.glob<ScenarioFile>('../../scenarios/*[0-9]-*.json', { import: 'default' });

const byId = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]));

export const BATTLE_IDS: readonly string[] = [...byId.keys()].sort();

export async function battleFile(id: string): Promise<ScenarioFile | undefined> {
  return byId.get(id)?.();
}
