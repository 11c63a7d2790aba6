// What the game is about, the board, the turn, cards and orders.
import type { Chapter } from '../chapter';

export const BASICS: readonly Chapter[] = [
  { id: 'goal', title: 'rules.chapter.goal.title', blocks: [{ p: 'rules.chapter.goal.summary' }] },
  {
    id: 'board',
    title: 'rules.chapter.board.title',
    blocks: [
      { p: 'rules.chapter.board.layout' },
      { show: 'sections' },
      { p: 'rules.chapter.board.units' },
      { p: 'rules.chapter.board.battle' },
    ],
  },
  {
    id: 'turn',
    title: 'rules.chapter.turn.title',
    blocks: [
      {
        steps: [
          'rules.chapter.turn.play-card',
          'rules.chapter.turn.name-units',
          'rules.chapter.turn.move',
          'rules.chapter.turn.battle',
          'rules.chapter.turn.draw',
        ],
      },
      { p: 'rules.chapter.turn.no-duty' },
    ],
  },
  {
    id: 'orders',
    title: 'rules.chapter.orders.title',
    blocks: [
      {
        list: [
          'rules.chapter.orders.without-order',
          'rules.chapter.orders.one-per-turn',
          'rules.chapter.orders.maximum',
          'rules.chapter.orders.lost',
          'rules.chapter.orders.where-counted',
          'rules.chapter.orders.on-the-line',
        ],
      },
    ],
  },
  {
    id: 'cards',
    title: 'rules.chapter.cards.title',
    blocks: [
      { p: 'rules.chapter.cards.deck' },
      { head: 'rules.chapter.cards.section-cards.title', id: 'section-cards' },
      { p: 'rules.chapter.cards.section-cards.orders-only' },
      { show: 'section-cards' },
      { head: 'rules.chapter.cards.tactic-cards.title', id: 'tactic-cards' },
      { p: 'rules.chapter.cards.tactic-cards.extra-dice' },
      { show: 'tactic-cards' },
    ],
  },
];
