// A player's cards: the hand, those taken up from the chip, and face-up Air Sorties.
import type { Side, View } from '../../protocol';

export interface CardGroup {
  /** Omitted for the hand itself. */
  readonly is?: 'taken' | 'open';
  readonly cards: readonly string[];
}

const SORTIE = 'air-sortie';

/** Air Sorties not yet handed out. */
function sortiesLeft(view: View, side: Side): number {
  const out = Object.values(view.posts).flatMap((post) => post?.cards ?? []);
  const given = view.side === side ? out.filter((card) => card === SORTIE).length : 0;
  return Math.max(0, (view.sorties?.[side] ?? 0) - given);
}

/** `holds`: whether this person may see the hand. */
export function groupsOf(view: View | undefined, side: Side, hand: readonly string[], holds: boolean): CardGroup[] {
  const groups: CardGroup[] = [{ cards: hand }];
  if (!view || !holds) return groups;
  const taken = view.taken ?? [];
  if (taken.length > 0) groups.unshift({ is: 'taken', cards: taken });
  const sorties = sortiesLeft(view, side);
  if (sorties > 0) groups.push({ is: 'open', cards: Array.from({ length: sorties }, () => SORTIE) });
  return groups;
}

/** The cards under a side's chip: how many, and which if the viewer may know. Undefined: it has no chip. */
export function chipOf(view: View | undefined, side: Side): { count: number; cards?: readonly string[] } | undefined {
  const chip = view?.chip?.[side];
  if (chip === undefined) return undefined;
  return typeof chip === 'number' ? { count: chip } : { count: chip.length, cards: chip };
}
