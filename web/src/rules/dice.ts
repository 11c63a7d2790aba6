// How many dice the regular units have, by distance and by what the target stands in; from the engine's tables.
import { TERRAINS, UNITS, WORKS } from '../reference';

const ARMS = ['infantry', 'armor', 'artillery'] as const;
/** Cover, high ground, sandbags: one of each stands for all that protect as much. */
const SHELTERS = ['forest', 'hill', 'sandbags'] as const;

export interface DiceRow {
  readonly type: (typeof ARMS)[number];
  readonly range: string;
  readonly open: string;
  /** Undefined: as in the open. */
  readonly sheltered: readonly (string | undefined)[];
}

const text = (dice: readonly number[]): string => dice.map((n) => (n > 0 ? n : '–')).join(' / ');

export const DICE_ROWS: readonly DiceRow[] = ARMS.map((type, arm) => {
  const dice: readonly number[] = UNITS.find(({ name }) => name === type)?.dice ?? [];
  const sheltered = SHELTERS.map((shelter) => {
    const fewer = [...TERRAINS, ...WORKS].find(({ name }) => name === shelter)?.protection[arm] ?? 0;
    return fewer === 0 ? undefined : text(dice.map((n) => n - fewer));
  });
  return { type, range: dice.map((_, i) => i + 1).join(' / '), open: text(dice), sheltered };
});
