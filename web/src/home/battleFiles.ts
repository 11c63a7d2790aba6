// The battle files that this visit has fetched, and the maps drawn from them, one at a time so that the page stays alive.
import { api } from '../api';
import type { ScenarioFile } from '../board/scenario';
import { type Miniature, miniatureOf } from './miniature';

const files = new Map<string, Promise<ScenarioFile>>();
const maps = new Map<string, Promise<Miniature>>();

function remembered<T>(known: Map<string, Promise<T>>, id: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(id);
  if (found) return found;
  const asked = make();
  known.set(id, asked);
  // A failure is not remembered: the next one to ask tries again.
  asked.catch(() => known.delete(id));
  return asked;
}

export const battleFile = (id: string): Promise<ScenarioFile> => remembered(files, id, () => api.battle(id));

const pause = (): Promise<void> =>
  new Promise((resume) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resume(), { timeout: 400 });
    else setTimeout(resume, 0);
  });

let queue: Promise<unknown> = Promise.resolve();

export function mapOf(id: string): Promise<Miniature> {
  return remembered(maps, id, async () => {
    const file = await battleFile(id);
    const drawn = queue.then(pause).then(() => miniatureOf(file));
    queue = drawn.catch(() => undefined);
    return drawn;
  });
}
