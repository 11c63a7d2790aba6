// This tab's identity for a table: a random key and the number of its last request, kept in session storage.
// A reload continues the count, so that the server never mistakes a new request for an answered one.
export interface Tab {
  readonly key: string;
  nextId(): number;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (n) => LETTERS[n % LETTERS.length] ?? 'a').join('');
}

export function tabOf(table: string, store: Pick<Storage, 'getItem' | 'setItem'>): Tab {
  const name = `bocage.tab.${table}`;
  const keep = (key: string, id: number): void => {
    try {
      store.setItem(name, `${key} ${String(id)}`);
    } catch {
      // Without storage, each reload is simply a new tab.
    }
  };
  const [kept, last] = (store.getItem(name) ?? '').split(' ');
  const key = kept || randomKey();
  let id = Number(last ?? 0) || 0;
  return {
    key,
    nextId() {
      id += 1;
      keep(key, id);
      return id;
    },
  };
}
