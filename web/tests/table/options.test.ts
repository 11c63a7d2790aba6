import { expect, it } from 'vitest';
import { autopassOf } from '../../src/table/model/autopass';
import { offeredBy, soleOption, soleUnit, waysTo, wayText } from '../../src/table/model/options';
import { pointingAt } from '../../src/table/model/pointing';
import { buttonsOf } from '../../src/table/model/primary';
import { gameOf } from '../../src/gallery/table/scenes';
import { done, offer, pass, pegasus } from './offers';

const moves = offer('move', {
  units: [
    {
      at: [5, 5],
      choices: [],
      ways: [
        {
          kind: 'move',
          to: [
            [6, 4],
            [7, 5],
          ],
        },
        { kind: 'move', to: [[7, 5]], via: [[6, 6]] },
      ],
    },
  ],
  words: [done],
});
const view = pegasus();

it('writes a move in the protocol’s notation', () => {
  expect(wayText('move', [14, 6], [16, 6])).toBe('move 14,6 > 16,6');
  expect(
    wayText(
      'move',
      [14, 6],
      [16, 6],
      [
        [15, 5],
        [17, 5],
      ],
    ),
  ).toBe('move 14,6 > 16,6 via 15,5 17,5');
});

it('indexes offers by what a player points at', () => {
  const offered = offeredBy([moves]);
  expect(offered.all.map((option) => option.action)).toEqual([
    'move 5,5 > 6,4',
    'move 5,5 > 7,5',
    'move 5,5 > 7,5 via 6,6',
    'done',
  ]);
  expect(waysTo(offered, [5, 5], [7, 5])).toHaveLength(2);
});

it('selects a unit, then sends its move, and asks if there are two', () => {
  const offered = offeredBy([moves]);
  expect(pointingAt([5, 5], undefined, offered, view)).toEqual({ is: 'select', unit: [5, 5] });
  expect(pointingAt([5, 5], [5, 5], offered, view)).toEqual({ is: 'deselect' });
  expect(pointingAt([6, 4], [5, 5], offered, view)).toMatchObject({ is: 'send', option: { action: 'move 5,5 > 6,4' } });
  expect(pointingAt([7, 5], [5, 5], offered, view)).toMatchObject({ is: 'ask' });
});

it('asks why where nothing is offered, and only then', () => {
  const offered = offeredBy([moves]);
  expect(pointingAt([16, 4], [5, 5], offered, view)).toMatchObject({ is: 'why', action: 'move 5,5 > 16,4' });
  // Pointing at an enemy means an attack, not a move.
  expect(pointingAt([7, 3], [5, 5], offered, view)).toMatchObject({ is: 'why', action: 'battle 5,5 > 7,3' });
  expect(pointingAt([4, 6], undefined, offered, view)).toMatchObject({ is: 'why', action: 'move 4,6 > 4,6' });
  expect(pointingAt([16, 4], undefined, offered, view)).toEqual({ is: 'nothing' });
  const order = offeredBy([offer('order', { words: [done] })]);
  expect(pointingAt([16, 8], undefined, order, view)).toMatchObject({ is: 'why', action: 'order 16,8' });
  expect(pointingAt([7, 3], undefined, order, view)).toEqual({ is: 'nothing' });
});

it('sends the single choice of a unit or a hex at once', () => {
  const order = offeredBy([
    offer('order', { units: [{ at: [5, 5], ways: [], choices: [{ action: 'order 5,5', kind: 'order' }] }] }),
  ]);
  expect(pointingAt([5, 5], undefined, order, view)).toMatchObject({ is: 'send', option: { action: 'order 5,5' } });
  const target = offeredBy([offer('target', { hexes: [{ action: 'target 7,3', kind: 'target', at: [7, 3] }] })]);
  expect(pointingAt([7, 3], undefined, target, view)).toMatchObject({ is: 'send', option: { action: 'target 7,3' } });
});

it('picks the only attacker of a target', () => {
  const battle = offeredBy([
    offer('battle', { units: [{ at: [5, 5], choices: [], ways: [{ kind: 'battle', to: [[7, 3]] }] }] }),
  ]);
  expect(pointingAt([7, 3], undefined, battle, view)).toEqual({ is: 'select', unit: [5, 5] });
});

it('needs no selection if only one unit is meant', () => {
  const retreat = offer('retreat', { units: [{ at: [5, 5], choices: [], ways: [{ kind: 'retreat', to: [[4, 6]] }] }] });
  expect(soleUnit(offeredBy([retreat]))).toEqual([5, 5]);
  expect(soleUnit(offeredBy([moves]))).toBeUndefined();
});

it('has one primary button that says what it would leave undone', () => {
  expect(buttonsOf(moves, undefined).primary).toMatchObject({ is: 'go-on', left: 1, option: { action: 'done' } });
  const order = offer('order', {
    orders_left: 1,
    units: [
      [5, 5],
      [4, 6],
    ].map(([c = 0, r = 0]) => ({ at: [c, r], ways: [], choices: [{ action: 'order', kind: 'order' }] })),
    words: [done],
  });
  expect(buttonsOf(order, undefined).primary).toMatchObject({ left: 1 });
  expect(buttonsOf({ ...order, orders_left: 0 }, undefined).primary).toMatchObject({ left: 0 });
});

it('plays the chosen card, and its other uses beside it', () => {
  const play = offer('play', {
    cards: [
      {
        card: 'recon-left',
        choices: [
          { action: 'play recon-left', kind: 'play', card: 'recon-left' },
          { action: 'play recon-left as air-power', kind: 'play', card: 'recon-left', as: 'air-power' },
        ],
      },
    ],
  });
  expect(buttonsOf(play, undefined).primary).toEqual({ is: 'choose', what: 'card' });
  const { primary, others } = buttonsOf(play, 'recon-left');
  expect(primary).toMatchObject({ is: 'card', option: { action: 'play recon-left' } });
  expect(others.map((option) => option.as)).toEqual(['air-power']);
});

it('never makes a tray’s card the main button', () => {
  const out = offer('hand-out', {
    cards: [{ card: 'probe-left', choices: [{ action: 'hand-out probe-left left', kind: 'hand-out', post: 'left' }] }],
    words: [done, { action: 'visit left', kind: 'visit', post: 'left' }],
  });
  const { primary, others } = buttonsOf(out, 'probe-left');
  expect(primary).toMatchObject({ is: 'go-on' });
  expect(others).toEqual([]);
});

it('takes forced steps, but never plays a card', () => {
  const only = offer('move', { words: [done] });
  const game = gameOf(view, [only]);
  expect(soleOption(only)?.action).toBe('done');
  expect(autopassOf(game, [only], 0)).toMatchObject({ ms: 350 });
  expect(autopassOf({ ...game, undo: true }, [only], 0)?.ms).toBeGreaterThan(1000);
  expect(autopassOf(game, [offer('play', { words: [pass] })], 0)).toBeUndefined();
  expect(autopassOf(game, [moves], 0)).toBeUndefined();
});

it('waits before it declines an ambush, so that the delay reveals nothing', () => {
  const ambush = [offer('ambush', { words: [pass] })];
  const game = gameOf(view, ambush);
  expect(autopassOf(game, ambush, 0)?.ms).toBe(1500);
  expect(autopassOf(game, ambush, 1)?.ms).toBe(3000);
});
