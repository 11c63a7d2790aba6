// The battle files of the repository, as the tests read them.
import type { ScenarioFile } from '../src/board/scenario';

const files = import.meta.glob<ScenarioFile>('../../scenarios/*[0-9]-*.json', { eager: true, import: 'default' });

export const FILES: readonly (readonly [string, ScenarioFile])[] = Object.entries(files).map(
  ([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file] as const,
);

export function fileOf(id: string): ScenarioFile {
  const found = FILES.find(([name]) => name === id);
  if (!found) throw new Error(`no battle ${id}`);
  return found[1];
}
