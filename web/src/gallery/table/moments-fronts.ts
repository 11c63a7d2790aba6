// Moments that only some battles have: the commissar's chip, the Marines' named general, airplanes, the night.
import type { Airplane, Choice, Hex } from '../../protocol';
import { done, type Moment, offer, STANDARD } from './moment';
import { gameOf, LOG, tableOf, viewOf } from './scenes';

const EAST = 'o2-prokhorovka-overlord';
const PACIFIC = 'o3-peleliu-landings-overlord';
const HAND = ['probe-left', 'attack-center', 'recon-right', 'counter-attack'];

const ofCards = (kind: string, cards: readonly string[]) =>
  cards.map((card) => ({ card, choices: [{ action: `${kind} ${card}`, kind, card }] }));
const bringIn = (plane: Airplane, at: Hex): Choice => ({
  action: `bring-in ${plane} ${at.join()}`,
  kind: 'bring-in',
  plane,
  at,
});

export const FRONT_MOMENTS: Readonly<Record<string, Moment>> = {
  chip: {
    battle: EAST,
    make: (battle) => {
      const view = viewOf(battle, {
        hands: { axis: 10, allies: HAND },
        chip: { allies: ['barrage'] },
        taken: ['dig-in'],
      });
      const cards = [...ofCards('chip', HAND), ...ofCards('unchip', ['barrage'])];
      return { table: tableOf(EAST, true), game: gameOf(view, [offer('chip', { cards, words: [done] })]), log: LOG };
    },
  },
  'name-general': {
    battle: PACIFIC,
    make: (battle) => {
      const view = viewOf(battle, { hands: { axis: 8, allies: HAND }, named: 'left' });
      const words = (['center', 'right'] as const).map((post) => ({
        action: `name-general ${post}`,
        kind: 'name-general',
        post,
      }));
      const cards = [
        {
          card: 'probe-left',
          choices: [{ action: 'hand-out probe-left left', kind: 'hand-out', post: 'left' as const }],
        },
      ];
      return { table: tableOf(PACIFIC, true), game: gameOf(view, [offer('hand-out', { cards, words })]), log: LOG };
    },
  },
  air: {
    battle: STANDARD,
    make: (battle) => {
      const view = viewOf(battle, {
        phase: 'move',
        visibility: 3,
        sorties: { axis: 2, allies: 1 },
        sortie_played: true,
        planes: [{ id: 0, at: [12, 2], side: 'axis', is: 'bf-109', interdicts: true }],
      });
      const hexes = [bringIn('spitfire', [0, 8]), bringIn('spitfire', [2, 8]), bringIn('p-40', [2, 8])];
      return {
        table: tableOf(STANDARD, false),
        game: gameOf(view, [offer('move', { hexes, words: [done] })]),
        log: LOG,
      };
    },
  },
};
