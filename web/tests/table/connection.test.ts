import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../../src/api';
import { waitAfter } from '../../src/net/backoff';
import { Connection, type LinkState, type News } from '../../src/net/connection';
import { tabOf } from '../../src/net/tab';
import type { Refusal } from '../../src/protocol';
import { FakeWire, memory } from './wire';

function linked(seen: number | undefined = undefined) {
  const wires: FakeWire[] = [];
  const states: [LinkState, Refusal | undefined][] = [];
  const news: News[] = [];
  const link = new Connection({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    tab: tabOf('T', memory()),
    invite: 'token',
    seen: () => seen,
    onnews: (message) => news.push(message),
    onstate: (state, why) => states.push([state, why]),
  });
  link.start();
  const last = (): FakeWire => wires.at(-1) ?? new FakeWire();
  const greet = (): void => {
    last().opens();
    last().says({ type: 'table', n: 1 });
  };
  return { link, wires, states, news, last, greet };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says hello first, with key, invitation and what it has seen', () => {
  const { last } = linked(7);
  last().opens();
  expect(last().sent).toHaveLength(1);
  expect(last().sent[0]).toMatchObject({ do: 'hello', invite: 'token', seen: 7 });
  expect(last().sent[0]?.['key']).toMatch(/^[a-z0-9]{8,64}$/);
});

it('sends early requests once the table is there', () => {
  const { link, last, greet, states } = linked();
  void link.ask({ do: 'undo' });
  expect(last().sent).toHaveLength(0);
  greet();
  expect(last().sent.map((one) => one['do'])).toEqual(['hello', 'undo']);
  expect(states).toEqual([['live', undefined]]);
});

it('matches each answer with its request', async () => {
  const { link, last, greet } = linked();
  greet();
  const first = link.ask({ do: 'why', post: 'allies/commander', action: 'done' });
  const second = link.ask({ do: 'begin' });
  const [, a, b] = last().sent;
  last().says({ re: b?.['id'], ok: false, error: { code: 'empty-post' } });
  last().says({ re: a?.['id'], ok: true, reason: { code: 'must-play', rule: 'TURN-02' } });
  await expect(second).rejects.toEqual(new Refused({ code: 'empty-post' }));
  expect((await first).reason).toEqual({ code: 'must-play', rule: 'TURN-02' });
});

it('reconnects by itself and repeats unanswered requests with the same number', () => {
  const { link, wires, last, greet, states } = linked();
  greet();
  void link.ask({ do: 'act', post: 'allies/commander', action: 'done' });
  const before = last().sent[1];
  last().breaks();
  expect(states.at(-1)).toEqual(['reconnecting', undefined]);
  vi.advanceTimersByTime(600);
  expect(wires).toHaveLength(2);
  greet();
  expect(last().sent[1]).toEqual(before);
  expect(states.at(-1)?.[0]).toBe('live');
});

it('tells the whole game, which is sent in pieces, and begins again with a new connection', () => {
  const { last, news } = linked();
  const greet = (game: object | null): void => {
    last().opens();
    last().says({ type: 'table', n: 1, game });
  };
  greet({ view: { turn: 1, deck: 40 }, undo: false });
  last().says({ type: 'step', n: 2, changes: { view: { turn: 2 } } });
  last().says({ type: 'seats', n: 3, changes: { undo: true } });
  last().breaks();
  vi.advanceTimersByTime(600);
  greet(null);
  last().says({ type: 'seats', n: 4, changes: null });
  last().says({ type: 'seats', n: 5, changes: { view: { turn: 1 } } });
  expect(news.map((one) => ('game' in one ? one.game : undefined))).toEqual([
    { view: { turn: 1, deck: 40 }, undo: false },
    { view: { turn: 2, deck: 40 }, undo: false },
    { view: { turn: 2, deck: 40 }, undo: true },
    null,
    null,
    { view: { turn: 1 } },
  ]);
});

it('does not wait when told to hurry', () => {
  const { link, wires, last, greet } = linked();
  greet();
  for (let i = 0; i < 4; i++) {
    last().breaks();
    vi.advanceTimersByTime(10_000);
  }
  last().breaks();
  const before = wires.length;
  link.hurry();
  expect(wires).toHaveLength(before + 1);
});

it('says lost after many tries, and goes on trying', () => {
  const { last, states, wires, greet } = linked();
  greet();
  for (let i = 0; i < 8; i++) {
    last().breaks();
    vi.advanceTimersByTime(10_000);
  }
  expect(states.at(-1)?.[0]).toBe('lost');
  expect(wires.length).toBeGreaterThan(8);
});

it('gives up where the table refuses', () => {
  const { last, states, wires } = linked();
  last().opens();
  last().says({ re: last().sent[0]?.['id'], ok: false, error: { code: 'no-table' } });
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual([['lost', { code: 'no-table' }]]);
  expect(wires).toHaveLength(1);
});

it('notices a connection that only looks alive', () => {
  const { wires, greet, states } = linked();
  greet();
  vi.advanceTimersByTime(20_000);
  expect(wires[0]?.sent.at(-1)).toMatchObject({ do: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)?.[0]).toBe('reconnecting');
});

it('continues counting after a reload of the tab', () => {
  const store = memory();
  const first = tabOf('T', store);
  expect([first.nextId(), first.nextId()]).toEqual([1, 2]);
  const second = tabOf('T', store);
  expect(second.key).toBe(first.key);
  expect(second.nextId()).toBe(3);
  expect(tabOf('other', store).key).not.toBe(first.key);
});

it('waits from half a second to ten', () => {
  expect(waitAfter(0, 1)).toBe(500);
  expect(waitAfter(1, 1)).toBe(1000);
  expect(waitAfter(30, 1)).toBe(10_000);
});
