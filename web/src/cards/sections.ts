// What section cards show: how many units in the left, center and right section. A picture only, no rule.
import type { CardName } from './types';

export type Count = number | 'all';
export interface SectionPicture {
  readonly counts: readonly [Count, Count, Count];
  /** Binoculars: the player looks at two cards. */
  readonly looks?: boolean;
  /** The arrows bend towards each other. */
  readonly closes?: boolean;
}

const FLANKS = ['left', 'center', 'right'] as const;

function flanked(kind: 'recon' | 'probe' | 'attack' | 'assault', count: Count): [string, SectionPicture][] {
  return FLANKS.map((flank, at) => {
    const on = (i: number): Count => (i === at ? count : 0);
    return [`${kind}-${flank}`, { counts: [on(0), on(1), on(2)], looks: kind === 'recon' }];
  });
}

const PICTURES = new Map<string, SectionPicture>([
  ...flanked('recon', 1),
  ...flanked('probe', 2),
  ...flanked('attack', 3),
  ...flanked('assault', 'all'),
  ['recon-in-force', { counts: [1, 1, 1] }],
  ['general-advance', { counts: [2, 2, 2] }],
  ['pincer-move', { counts: [2, 0, 2], closes: true }],
]);

/** Undefined for tactic cards. */
export const sectionPicture = (card: CardName): SectionPicture | undefined => PICTURES.get(card);
