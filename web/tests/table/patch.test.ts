import { expect, it } from 'vitest';
import { patched } from '../../src/net/patch';

it('changes, adds and removes members', () => {
  const before = { a: 1, b: { c: 'x', d: true }, e: [1, 2] };
  expect(patched(before, {})).toBe(before);
  expect(patched(before, { a: 2, b: { d: null }, e: [3], f: {} })).toEqual({ a: 2, b: { c: 'x' }, e: [3], f: {} });
  expect(before).toEqual({ a: 1, b: { c: 'x', d: true }, e: [1, 2] });
});

it('keeps what does not change', () => {
  const before = { view: { turn: 1 }, offers: [{ post: 'allies/commander' }] };
  const after = patched(before, { view: { turn: 2 } }) as typeof before;
  expect(after.view.turn).toBe(2);
  expect(after.offers).toBe(before.offers);
});

it('changes things by their ids, and keeps their order', () => {
  const units = [
    { id: 1, at: [1, 2] },
    { id: 9, at: [3, 4], moved: true },
    { id: 12, at: [5, 6] },
  ];
  const after = patched({ units }, { units: { 1: null, 9: { at: [3, 5], moved: null }, 10: { id: 10, at: [7, 8] } } });
  expect(after).toEqual({
    units: [
      { id: 9, at: [3, 5] },
      { id: 10, at: [7, 8] },
      { id: 12, at: [5, 6] },
    ],
  });
});

it('begins with nothing', () => {
  expect(patched(null, null)).toBeNull();
  expect(patched(null, { view: { turn: 1 }, offers: [] })).toEqual({ view: { turn: 1 }, offers: [] });
  expect(patched({ units: [] }, { units: [{ id: 3 }] })).toEqual({ units: [{ id: 3 }] });
});
