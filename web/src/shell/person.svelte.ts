// The guest of this browser. Requested once for all pages; the first request creates the guest.
import { api } from '../api';
import type { Me } from '../protocol';

export const person = $state<{ me: Me | undefined }>({ me: undefined });

let asking: Promise<Me> | undefined;

export function meet(): Promise<Me> {
  asking ??= api.me().then(
    (me) => {
      person.me = me;
      return me;
    },
    (failure: unknown) => {
      // The next request tries again.
      asking = undefined;
      throw failure;
    },
  );
  return asking;
}

export async function rename(name: string): Promise<void> {
  person.me = await api.rename(name);
}
