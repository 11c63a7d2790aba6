// @vitest-environment jsdom
// When a page adds its part to the dice.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contributedTo } from '../../src/game/contribution';
import { tableOf } from '../../src/gallery/table/scenes';
import type { Post, TableInfo } from '../../src/protocol';
import { beginsAlone } from '../../src/table/model/seats';
import { Table } from '../../src/table/table.svelte';
import { FakeWire, memory } from './wire';

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('localStorage', memory());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const info = (you: Post[], change: Partial<TableInfo> = {}): TableInfo =>
  tableOf('01-pegasus-bridge', false, { state: 'gathering', you, commitment: 'sealed', ...change });

function coming(change: TableInfo) {
  const wire = new FakeWire();
  const table = new Table('T', null, { pace: () => 'off', sound: () => undefined }, () => wire);
  stop = table.start();
  wire.opens();
  let n = 0;
  const says = (type: 'table' | 'seats', now: TableInfo): void =>
    wire.says({ type, n: ++n, table: now, game: null, log: [], talk: [], watching: 0 });
  says('table', change);
  const contributed = (): unknown[] => wire.sent.flatMap((one) => (one['do'] === 'contribute' ? [one['bytes']] : []));
  const answers = async (ok: boolean): Promise<void> => {
    const re = wire.sent.findLast((one) => one['do'] === 'contribute')?.['id'];
    wire.says({ re, ok, ...(ok ? {} : { error: { code: 'not-seated' } }) });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wire, table, says, contributed, answers };
}

it('contributes once it has seen the commitment, and remembers both', async () => {
  const { says, contributed, answers } = coming(info(['allies/commander']));
  const kept = contributedTo('T', localStorage);
  expect(kept?.commitment).toBe('sealed');
  expect(contributed()).toEqual([kept?.bytes]);
  says('seats', info(['allies/commander']));
  const contributions = [{ from: 'allies/commander', bytes: kept?.bytes ?? '' }];
  says('seats', info(['allies/commander'], { contributions }));
  await answers(true);
  says('seats', info(['allies/commander'], { contributions }));
  expect(contributed()).toHaveLength(1);
});

it('contributes the same again if the page was loaded anew before the server had it', () => {
  const first = coming(info(['allies/commander']));
  stop();
  const second = coming(info(['allies/commander']));
  expect(second.contributed()).toEqual(first.contributed());
});

it('contributes together with sitting down, so that nobody can begin in between', () => {
  const { wire, table } = coming(info([]));
  void table.sit(['axis/commander']);
  expect(wire.sent.slice(-2).map((one) => one['do'])).toEqual(['sit', 'contribute']);
});

it('forgets what it contributed to a table at which it does not sit', async () => {
  const { table, says, answers } = coming(info([]));
  void table.sit(['axis/commander']);
  says('seats', info([]));
  expect(contributedTo('T', localStorage)).toBeDefined();
  await answers(false);
  says('seats', info([]));
  expect(contributedTo('T', localStorage)).toBeUndefined();
});

it('contributes nothing as a spectator or to a game that goes on', () => {
  expect(coming(info([])).contributed()).toEqual([]);
  stop();
  expect(coming(info(['allies/commander'], { state: 'playing' })).contributed()).toEqual([]);
});

it('does not show the chairs of a game that only waits for this browser', () => {
  const settings = { battle: '01-pegasus-bridge', await_contributions: true };
  expect(beginsAlone(info(['allies/commander'], { settings }))).toBe(true);
  expect(beginsAlone(info(['allies/commander']))).toBe(false);
  const seats = info([]).seats.map((seat) => (seat.you ? seat : { ...seat, holder: 'person' as const }));
  expect(beginsAlone(info(['allies/commander'], { settings, seats }))).toBe(false);
});
