// What this browser contributes to the dice of a table, and remembers so that it can check the seed after the game.
export interface Contributed {
  readonly bytes: string;
  /** The server's, as it was when this browser contributed. */
  readonly commitment: string;
}
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'bocage.contributions';
/** So many tables are remembered. */
const MOST = 100;

function all(store: Store): [table: string, contributed: Contributed][] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Contributed][]) : [];
  } catch {
    return [];
  }
}

function keep(store: Store, kept: [string, Contributed][]): void {
  try {
    store.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // A browser that keeps nothing contributes as well; it only cannot check that afterwards.
  }
}

export function contributedTo(table: string, store: Store): Contributed | undefined {
  return all(store).find(([id]) => id === table)?.[1];
}

/** Random bytes for this table, which are remembered with the commitment that they answer. */
export function contributionTo(table: string, commitment: string, store: Store): Contributed {
  const before = contributedTo(table, store);
  if (before?.commitment === commitment) return before;
  const random = crypto.getRandomValues(new Uint8Array(32));
  const bytes = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const contributed = { bytes, commitment };
  keep(store, [...all(store).filter(([id]) => id !== table), [table, contributed]]);
  return contributed;
}

export function forgetContribution(table: string, store: Store): void {
  keep(
    store,
    all(store).filter(([id]) => id !== table),
  );
}
