// The scenes by name: ?scene=move
import type { Offer } from '../../protocol';
import { done, type Make, type Moment, offer, pass, STANDARD, WIDE } from './moment';
import { CHAIN_MOMENTS } from './moments-chain';
import { FRONT_MOMENTS } from './moments-fronts';
import { gameOf, LOG, seats, tableOf, viewOf } from './scenes';

const playing =
  (offers: Offer[], view: Parameters<typeof viewOf>[1] = {}, undo = false): Make =>
  (battle) => ({ table: tableOf(STANDARD, false), game: gameOf(viewOf(battle, view), offers, { undo }), log: LOG });

const ordered: Parameters<typeof viewOf>[1] = { phase: 'move', played: 'probe-left', acting: 'probe-left' };
const withOrders =
  (offers: Offer[], undo = true): Make =>
  (battle) => {
    const view = viewOf(battle, ordered);
    view.units = view.units.map((unit) =>
      unit.side === 'allies' && unit.at[0] < 8 ? { ...unit, ordered: true } : unit,
    );
    return { table: tableOf(STANDARD, false), game: gameOf(view, offers, { undo }), log: LOG };
  };

export const MOMENTS: Readonly<Record<string, Moment>> = {
  play: {
    battle: STANDARD,
    make: playing([
      offer('play', {
        cards: ['probe-left', 'attack-center', 'recon-right', 'close-assault', 'their-finest-hour'].map((card) => ({
          card,
          choices: [{ action: `play ${card}`, kind: 'play', card }],
        })),
      }),
    ]),
  },
  order: {
    battle: STANDARD,
    make: playing(
      [
        offer('order', {
          orders_left: 2,
          units: [
            [4, 6],
            [5, 5],
            [6, 6],
          ].map(([c = 0, r = 0]) => ({
            at: [c, r],
            ways: [],
            choices: [{ action: `order ${String(c)},${String(r)}`, kind: 'order' }],
          })),
          words: [done],
        }),
      ],
      { phase: 'order', played: 'probe-left' },
    ),
  },
  move: {
    battle: STANDARD,
    make: withOrders([
      offer('move', {
        units: [
          {
            at: [5, 5],
            choices: [],
            ways: [
              {
                kind: 'move',
                to: [
                  [6, 4],
                  [4, 4],
                  [3, 5],
                  [7, 5],
                  [5, 3],
                ],
              },
            ],
          },
          { at: [4, 6], choices: [], ways: [{ kind: 'move', to: [[3, 5]] }] },
        ],
        words: [done],
      }),
    ]),
  },
  battle: {
    battle: STANDARD,
    make: withOrders([
      offer('battle', {
        units: [
          {
            at: [5, 5],
            choices: [{ action: 'remove-wire 5,5', kind: 'remove-wire' }],
            ways: [
              {
                kind: 'battle',
                to: [
                  [7, 3],
                  [4, 2],
                ],
              },
            ],
          },
        ],
        words: [done],
      }),
    ]),
  },
  ambush: {
    battle: STANDARD,
    make: playing([offer('ambush', { words: [{ action: 'ambush', kind: 'ambush' }, pass] })], {
      attack: { from: [7, 3], at: [5, 5] },
      side: 'axis',
    }),
  },
  retreat: {
    battle: STANDARD,
    make: playing([
      offer('retreat', {
        units: [
          {
            at: [5, 5],
            choices: [],
            ways: [
              {
                kind: 'retreat',
                to: [
                  [4, 6],
                  [6, 6],
                ],
              },
            ],
          },
        ],
      }),
    ]),
  },
  keep: {
    battle: STANDARD,
    make: playing(
      [
        offer('keep', {
          cards: ['barrage', 'probe-right'].map((card) => ({
            card,
            choices: [{ action: `keep ${card}`, kind: 'keep', card }],
          })),
        }),
      ],
      { drawn: ['barrage', 'probe-right'] },
    ),
  },
  wait: {
    battle: STANDARD,
    make: (battle) => ({
      table: tableOf(STANDARD, false),
      game: gameOf(viewOf(battle, { side: 'axis' }), [], {
        asked: [{ post: 'axis/commander', decision: 'move' }],
        clock: { left: { axis: 95_000, allies: 600_000 }, runs: { axis: true, allies: false } },
      }),
      log: LOG,
    }),
  },
  lobby: {
    battle: STANDARD,
    make: () => ({
      table: tableOf(STANDARD, false, {
        state: 'gathering',
        seats: seats(false, (post) =>
          post === 'allies/commander' ? { holder: 'person', name: 'Ada', you: true, here: true } : {},
        ),
        may_sit: ['axis/commander'],
      }),
      game: null,
      log: [],
    }),
  },
  'lobby-overlord': {
    battle: WIDE,
    make: () => ({
      table: tableOf(WIDE, true, {
        state: 'gathering',
        you: ['allies/commander'],
        seats: seats(true, (post) =>
          post === 'allies/commander'
            ? { holder: 'person', name: 'Ada', you: true, here: true }
            : post.startsWith('axis')
              ? { holder: 'bot', name: 'sergeant', here: true }
              : post === 'allies/left'
                ? { holder: 'person', name: 'Blaise', here: false }
                : {},
        ),
        may_sit: ['allies/center', 'allies/right'],
      }),
      game: null,
      log: [],
    }),
  },
  result: {
    battle: STANDARD,
    make: (battle) => ({
      table: tableOf(STANDARD, false, {
        state: 'over',
        result: { how: 'rules', winner: 'allies', medals: { axis: 2, allies: 4 }, ending: 'medals' },
        seed: '5f31c2aa90b1',
        game_seed: '5f31c2aa90b1',
      }),
      game: gameOf(
        viewOf(battle, { over: true, winner: 'allies', ending: 'medals', medals: { axis: 2, allies: 4 } }),
        [],
      ),
      log: LOG,
    }),
  },
  ...CHAIN_MOMENTS,
  ...FRONT_MOMENTS,
};
