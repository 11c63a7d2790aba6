// Estimates how long a battle takes. Computer players need 14 to 23 turns for 4 to 6 medals; people
// take one to two minutes for a turn of one side. Overlord has fewer turns, in which up to four people decide.
import type { BattleLine } from '../protocol';

const MINUTES_A_MEDAL = { single: [5, 9], overlord: [8, 14] } as const;

const rounded = (minutes: number): number => Math.round(minutes / 5) * 5;

export function lengthOf(battle: Pick<BattleLine, 'chain' | 'sides'>): { from: number; to: number } {
  const medals = Math.max(battle.sides.axis.medals, battle.sides.allies.medals);
  const [from, to] = MINUTES_A_MEDAL[battle.chain];
  return { from: rounded(medals * from), to: rounded(medals * to) };
}
