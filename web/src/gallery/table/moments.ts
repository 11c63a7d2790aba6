// The scenes by name: ?scene=move
import type { ScenarioFile } from '../../board/scenario';
import type { Offer } from '../../protocol';
import { gameOf, LOG, type Scene, seats, tableOf, viewOf } from './scenes';

const offer = (decision: Offer['decision'], change: Partial<Offer>): Offer => ({
  post: 'allies/commander',
  decision,
  units: [],
  cards: [],
  hexes: [],
  words: [],
  ...change,
});
const done = { action: 'done', kind: 'done' };
const pass = { action: 'pass', kind: 'pass' };

type Make = (file: ScenarioFile) => Scene;
const STANDARD = '01-pegasus-bridge';
const WIDE = 'o1-omaha-beach-overlord';

const playing =
  (offers: Offer[], view: Parameters<typeof viewOf>[1] = {}, undo = false): Make =>
  (file) => ({ table: tableOf(STANDARD, false), game: gameOf(viewOf(file, view), offers, { undo }), log: LOG });

const ordered: Parameters<typeof viewOf>[1] = { phase: 'move', played: 'probe-left', acting: 'probe-left' };
const withOrders =
  (offers: Offer[], undo = true): Make =>
  (file) => {
    const view = viewOf(file, ordered);
    view.units = view.units.map((unit) =>
      unit.side === 'allies' && unit.at[0] < 8 ? { ...unit, ordered: true } : unit,
    );
    return { table: tableOf(STANDARD, false), game: gameOf(view, offers, { undo }), log: LOG };
  };

export const MOMENTS: Readonly<Record<string, { readonly battle: string; readonly make: Make }>> = {
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
    make: (file) => ({
      table: tableOf(STANDARD, false),
      game: gameOf(viewOf(file, { side: 'axis' }), [], {
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
              ? { holder: 'bot', name: 'heuristic', here: true }
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
    make: (file) => ({
      table: tableOf(STANDARD, false, {
        state: 'over',
        result: { how: 'rules', winner: 'allies', medals: { axis: 2, allies: 4 }, ending: 'medals' },
        seed: '5f31c2aa90b1',
      }),
      game: gameOf(
        viewOf(file, { over: true, winner: 'allies', ending: 'medals', medals: { axis: 2, allies: 4 } }),
        [],
      ),
      log: LOG,
    }),
  },
  'hand-out': {
    battle: WIDE,
    make: (file) => {
      const hand = ['probe-left', 'attack-center', 'assault-right', 'recon-left', 'barrage', 'move-out', 'ambush'];
      const to: Record<string, ('left' | 'center' | 'right' | 'commander')[]> = {
        'probe-left': ['left'],
        'attack-center': ['center'],
        'assault-right': ['right'],
        'recon-left': ['left'],
        barrage: ['commander'],
        'move-out': ['center', 'right'],
      };
      return {
        table: tableOf(WIDE, true, { you: ['allies/commander', 'allies/center'] }),
        game: gameOf(
          viewOf(file, {
            phase: 'hand-out',
            hands: { axis: 8, allies: hand },
            needed: { axis: 8, allies: 8 },
            posts: { left: { step: 'done', given: 1, cards: ['attack-left'], placed: [] } },
            visit: { state: 'begun', post: 'left' },
            talk: { phase: 'hand-out', to: ['allies/left'] },
          }),
          [
            offer('hand-out', {
              cards: [
                ...Object.entries(to).map(([card, posts]) => ({
                  card,
                  choices: posts.map((post) => ({ action: `hand-out ${card} ${post}`, kind: 'hand-out', card, post })),
                })),
                {
                  card: 'attack-left',
                  choices: [
                    {
                      action: 'take-back attack-left left',
                      kind: 'take-back',
                      card: 'attack-left',
                      post: 'left' as const,
                    },
                  ],
                },
              ],
              words: [done, { action: 'end-visit', kind: 'end-visit' }],
            }),
          ],
          { undo: true },
        ),
        log: LOG,
      };
    },
  },
  general: {
    battle: WIDE,
    make: (file) => ({
      table: tableOf(WIDE, true, { you: ['allies/left'] }),
      game: gameOf(
        viewOf(file, {
          phase: 'place',
          hands: { axis: 8, allies: 5 },
          needed: { axis: 8, allies: 8 },
          posts: {
            commander: { step: 'done', given: 0, placed: [] },
            left: { step: 'place', given: 1, cards: ['probe-left'], placed: [] },
            center: { step: 'order', given: 1, placed: [{ card: 'move-out', acting: 'move-out', strips: null }] },
            right: { step: 'initiative', given: 0, placed: [] },
          },
        }),
        [
          {
            ...offer('place', {
              cards: [
                {
                  card: 'probe-left',
                  choices: (['left', 'right'] as const).map((section) => ({
                    action: `place probe-left ${section}`,
                    kind: 'place',
                    card: 'probe-left',
                    section,
                  })),
                },
              ],
            }),
            post: 'allies/left',
          },
        ],
        {
          asked: [
            { post: 'allies/left', decision: 'place' },
            { post: 'allies/center', decision: 'order' },
            { post: 'allies/right', decision: 'initiative' },
          ],
        },
      ),
      log: LOG,
    }),
  },
};
