// How the dice are kept honest.
import type { Chapter } from '../chapter';

export const FAIR: readonly Chapter[] = [
  {
    id: 'fair-dice',
    title: 'rules.chapter.fair-dice.title',
    blocks: [
      { p: 'rules.chapter.fair-dice.trust' },
      {
        steps: [
          'rules.chapter.fair-dice.seed',
          'rules.chapter.fair-dice.fingerprint',
          'rules.chapter.fair-dice.contributions',
          'rules.chapter.fair-dice.opened',
          'rules.chapter.fair-dice.record',
        ],
      },
    ],
  },
];
