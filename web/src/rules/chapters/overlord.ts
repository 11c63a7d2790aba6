// Overlord: posts, cards handed out, initiative, the chain of command.
import type { Chapter } from '../chapter';

export const OVERLORD: readonly Chapter[] = [
  {
    id: 'overlord',
    title: 'rules.chapter.overlord.title',
    blocks: [
      { p: 'rules.chapter.overlord.intro' },
      { head: 'rules.chapter.overlord.posts.title', id: 'posts' },
      {
        list: [
          'rules.chapter.overlord.posts.wings',
          'rules.chapter.overlord.posts.fewer-people',
          'rules.chapter.overlord.posts.crossing',
        ],
      },
      { head: 'rules.chapter.overlord.overlord-turn.title', id: 'overlord-turn' },
      {
        steps: [
          'rules.chapter.overlord.overlord-turn.hand-out',
          'rules.chapter.overlord.overlord-turn.commander',
          'rules.chapter.overlord.overlord-turn.place',
          'rules.chapter.overlord.overlord-turn.act',
          'rules.chapter.overlord.overlord-turn.draw',
        ],
      },
      { head: 'rules.chapter.overlord.hand-out.title', id: 'hand-out' },
      {
        list: [
          'rules.chapter.overlord.hand-out.section-cards',
          'rules.chapter.overlord.hand-out.two-cards',
          'rules.chapter.overlord.hand-out.tactic-cards',
          'rules.chapter.overlord.hand-out.commander',
          'rules.chapter.overlord.hand-out.must-play',
        ],
      },
      { head: 'rules.chapter.overlord.overlord-cards.title', id: 'overlord-cards' },
      {
        list: [
          'rules.chapter.overlord.overlord-cards.one-section',
          'rules.chapter.overlord.overlord-cards.several-sections',
          'rules.chapter.overlord.overlord-cards.dice',
          'rules.chapter.overlord.overlord-cards.ambush',
          'rules.chapter.overlord.overlord-cards.counter-attack',
        ],
      },
      { head: 'rules.chapter.overlord.initiative.title', id: 'initiative' },
      { p: 'rules.chapter.overlord.initiative.roll' },
      { head: 'rules.chapter.overlord.talk.title', id: 'talk' },
      {
        list: [
          'rules.chapter.overlord.talk.before',
          'rules.chapter.overlord.talk.visit',
          'rules.chapter.overlord.talk.generals',
          'rules.chapter.overlord.talk.server',
        ],
      },
    ],
  },
];
