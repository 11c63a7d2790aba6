// The picture of a section card: how many units it orders on the left, in the center and on the right.
import { cardRow, type CardName } from './types';

export type Count = number | 'all';
export interface SectionPicture {
  readonly counts: readonly [Count, Count, Count];
  /** Binoculars: the player looks at two cards. */
  readonly looks?: boolean;
  /** The arrows bend towards each other. */
  readonly closes?: boolean;
}

/** Undefined for tactic cards. */
export function sectionPicture(card: CardName): SectionPicture | undefined {
  const { tactic, counts, looks } = cardRow(card);
  const [left, center, right]: readonly [Count, Count, Count] = counts;
  return tactic ? undefined : { counts, looks, closes: left !== 0 && center === 0 && right !== 0 };
}
