// Moments of players who share a side: the commander hands out cards, a general places one, a team gives orders.
import { done, type Moment, offer, STANDARD, WIDE } from './moment';
import { gameOf, LOG, seats, tableOf, viewOf } from './scenes';

/** A team: six posts, the commander has the middle. */
const team = () =>
  seats(true, (post) =>
    post === 'allies/right'
      ? { holder: 'person', name: 'Blaise', here: true }
      : post.startsWith('allies')
        ? { holder: 'person', name: 'Ada', you: true, here: true }
        : { holder: 'bot', name: 'sergeant', here: true },
  ).filter(({ post }) => !post.endsWith('/center'));

export const CHAIN_MOMENTS: Readonly<Record<string, Moment>> = {
  'hand-out': {
    battle: WIDE,
    make: (battle) => {
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
          viewOf(battle, {
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
  team: {
    battle: STANDARD,
    make: (battle) => {
      const view = viewOf(battle, { phase: 'order', played: 'general-advance', acting: 'general-advance' });
      const orders = (post: 'allies/commander' | 'allies/left', ...units: [number, number][]) =>
        offer('order', {
          post,
          orders_left: 2,
          units: units.map((at) => ({ at, ways: [], choices: [{ action: `order ${at.join()}`, kind: 'order' }] })),
          words: [done],
        });
      return {
        table: tableOf(STANDARD, true, { seats: team(), you: ['allies/commander', 'allies/left'] }),
        game: gameOf(
          {
            ...view,
            units: view.units.map((unit) =>
              unit.at.join() === '4,6' ? { ...unit, ordered: true, by: 'left' as const } : unit,
            ),
          },
          [orders('allies/commander', [9, 7]), orders('allies/left', [5, 5], [6, 6])],
          {
            asked: (['commander', 'left', 'right'] as const).map((role) => ({
              post: `allies/${role}`,
              decision: 'order',
            })),
          },
        ),
        log: LOG,
      };
    },
  },
  general: {
    battle: WIDE,
    make: (battle) => ({
      table: tableOf(WIDE, true, { you: ['allies/left'] }),
      game: gameOf(
        viewOf(battle, {
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
