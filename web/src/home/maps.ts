// The battles fetched during this visit, and their maps, drawn one at a time so that the page stays responsive.
import { api } from '../api';
import type { Battle } from '../protocol';
import { type Miniature, miniatureOf } from './miniature';

const battles = new Map<string, Promise<Battle>>();
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

export const battleNamed = (id: string): Promise<Battle> => remembered(battles, id, () => api.battle(id));

const pause = (): Promise<void> =>
  new Promise((resume) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resume(), { timeout: 400 });
    else setTimeout(resume, 0);
  });

let queue: Promise<unknown> = Promise.resolve();

export function mapOf(id: string): Promise<Miniature> {
  return remembered(maps, id, async () => {
    const battle = await battleNamed(id);
    const drawn = queue.then(pause).then(() => miniatureOf(battle));
    queue = drawn.catch(() => undefined);
    return drawn;
  });
}
