// All battles as the server sends them; a test of the server keeps the files current.
import type { Battle } from '../protocol';

const files = import.meta.glob<Battle>('./battles/*.json', { eager: true, import: 'default' });

export const BATTLES: readonly Battle[] = Object.values(files).sort((a, b) => a.id.localeCompare(b.id));

export function battleNamed(id: string): Battle {
  const found = BATTLES.find((battle) => battle.id === id);
  if (!found) throw new Error(`no battle ${id}`);
  return found;
}
