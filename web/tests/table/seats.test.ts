import { expect, it } from 'vitest';
import type { Role, Seat } from '../../src/protocol';
import { handsOut, seatsOf, shared } from '../../src/table/model/seats';

const table = (...roles: Role[]): Seat[] =>
  (['axis', 'allies'] as const).flatMap((side) =>
    roles.map((role) => ({ post: `${side}/${role}` as const, holder: 'nobody', name: '', you: false, here: false })),
  );
const row = (seats: Seat[]): string[] => seatsOf(seats, 'allies').map(({ post }) => post.slice('allies/'.length));

it('puts generals before their commander, and the commander of a team in its middle', () => {
  expect(row(table('commander', 'left', 'center', 'right'))).toEqual(['left', 'center', 'right', 'commander']);
  expect(row(table('commander', 'left', 'right'))).toEqual(['left', 'commander', 'right']);
  expect(row(table('commander'))).toEqual(['commander']);
});

it('hands cards out in Overlord alone', () => {
  expect(handsOut(table('commander', 'left', 'center', 'right'))).toBe(true);
  expect(handsOut(table('commander', 'left', 'right'))).toBe(false);
  expect([table('commander'), table('commander', 'left', 'right')].map(shared)).toEqual([false, true]);
});
