// The server's HTTP interface. Every answer has a type of the protocol; every refusal is a `Refused`.
import type {
  Analysis,
  Battle,
  BattleLine,
  Failure,
  Invitation,
  Made,
  Me,
  Players,
  Post,
  Refusal,
  ReplayPart,
  Settings,
  Summary,
  Tables,
} from './protocol';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
  get code(): string {
    return this.refusal.code;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(path, init);
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as Failure | null;
    throw new Refused(failure?.error ?? { code: String(answer.status) });
  }
  return (await answer.json()) as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  /** Who this browser belongs to; a new guest on the first visit. */
  me: () => ask<Me>('POST', '/api/me'),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  battles: () => ask<BattleLine[]>('GET', '/api/battles'),
  battle: (id: string) => ask<Battle>('GET', `/api/battles/${encodeURIComponent(id)}`),
  players: () => ask<Players>('GET', '/api/players'),
  tables: () => ask<Tables>('GET', '/api/tables'),
  make: (settings: Settings) => ask<Made>('POST', '/api/tables', settings),
  /** The battle as this table plays it, with its options. */
  tableBattle: (table: string) => ask<Battle>('GET', `${at(table)}/battle`),
  invite: (table: string, post: Post | 'any') => ask<Invitation>('POST', `${at(table)}/invitations`, { post }),
  summary: (table: string) => ask<Summary>('GET', `${at(table)}/summary`),
  analysis: (table: string) => ask<Analysis>('GET', `${at(table)}/analysis`),
  replay: (table: string, from: number) => ask<ReplayPart>('GET', `${at(table)}/replay?from=${String(from)}`),
  recordPath: (table: string) => `${at(table)}/record`,
};
