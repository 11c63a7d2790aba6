// @vitest-environment jsdom
// When offers can be used.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../../src/api';
import { gameOf, tableOf } from '../../src/gallery/table/scenes';
import type { Game, Offer, Post } from '../../src/protocol';
import { Table } from '../../src/table/table.svelte';
import { done, offer, pass, pegasus } from './offers';
import { FakeWire, memory } from './wire';

const MOVES = [offer('move', { words: [done] })];
const PASSES = [offer('ambush', { words: [pass] })];
const view = pegasus();

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memory());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The Allied commander's table, with moves on offer. */
async function sitting(change: Partial<Game> = {}) {
  let wire = new FakeWire();
  const table = new Table('T', null, { pace: () => 'normal', sound: () => undefined }, () => (wire = new FakeWire()));
  let n = 0;
  const says = async (message: object): Promise<void> => {
    wire.says({ n: ++n, ...message });
    await vi.advanceTimersByTimeAsync(0);
  };
  const greets = (offers: Offer[]): Promise<void> => {
    wire.opens();
    const game = gameOf(view, offers, change);
    return says({ type: 'table', table: tableOf('01-pegasus-bridge', false), game, log: [], talk: [], watching: 0 });
  };
  const step = (by: Post | null, offers: Offer[], changed: Partial<Game> = {}): Promise<void> => {
    const events = by ? [{ kind: 'dice-rolled', side: 'allies', at: [7, 3], dice: ['flag'] }] : [];
    return says({ type: 'step', by, undone: by === null, events, changes: gameOf(view, offers, changed) });
  };
  /** The number of the last action that was sent. */
  const acted = (): unknown => wire.sent.findLast((one) => one['do'] === 'act')?.['id'];
  const breaks = (): Promise<unknown> => {
    wire.breaks();
    return vi.advanceTimersByTimeAsync(1000);
  };
  stop = table.start();
  await greets(MOVES);
  expect(table.offers).toEqual(MOVES);
  return { table, says, greets, step, acted, breaks };
}

it('activates new offers once the steps before them were shown', async () => {
  const { table, step } = await sitting();
  await step('allies/right', PASSES);
  expect(table.blocked).toBe(true);
  expect(table.offers).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.offers).toEqual(PASSES);
});

it('does not reactivate spent offers when others act', async () => {
  const { table, says, step, acted } = await sitting();
  void table.act('allies/commander', 'done');
  await step('allies/right', MOVES);
  expect(table.offers).toEqual([]);
  await says({ re: acted(), ok: true });
  await step('allies/right', MOVES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.offers).toEqual([]);
  await step('allies/commander', MOVES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.offers).toEqual(MOVES);
});

it('offers again what did not change by our own action', async () => {
  const { table, says, acted } = await sitting();
  void table.act('allies/commander', 'done');
  await says({ type: 'step', by: 'allies/commander', undone: false, events: [], changes: { undo: true } });
  await says({ re: acted(), ok: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.offers).toEqual(MOVES);
});

it('shows the offers again after someone else’s undo', async () => {
  const { table, step } = await sitting();
  const before = table.offers;
  await step('allies/right', MOVES);
  expect(table.offers).toBe(before);
  await step(null, MOVES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.offers).toEqual(MOVES);
  expect(table.offers).not.toBe(before);
});

it('offers nothing after a break until the action from before it is answered', async () => {
  const { table, says, greets, acted, breaks } = await sitting();
  void table.act('allies/commander', 'done');
  await breaks();
  await greets(MOVES);
  expect(table.link).toBe('live');
  expect(table.offers).toEqual([]);
  await says({ re: acted(), ok: true });
  expect(table.offers).toEqual(MOVES);
});

it('offers the same again if the action from before a break is refused', async () => {
  const { table, says, greets, acted, breaks } = await sitting();
  const occupied = { code: 'hex-occupied', rule: 'MOV-04' };
  const refused = expect(table.act('allies/commander', 'done')).rejects.toEqual(new Refused(occupied));
  await breaks();
  await greets(MOVES);
  await says({ re: acted(), ok: false, error: occupied });
  await refused;
  expect(table.offers).toEqual(MOVES);
});

it('remembers an undo until the player acts again, whatever others do', async () => {
  const { table, step } = await sitting({ undo: true });
  await step(null, MOVES);
  expect(table.justUndone).toBe(true);
  await step('allies/right', MOVES);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.justUndone).toBe(true);
  await step('allies/commander', PASSES);
  expect(table.justUndone).toBe(false);
});

it('does not mistake someone else’s undo for its own', async () => {
  const { table, step } = await sitting({ undo: false });
  await step(null, MOVES);
  expect(table.justUndone).toBe(false);
});
