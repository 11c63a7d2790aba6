// Takes forced steps automatically, after a delay that reveals nothing to other players.
import type { Game, Offer } from '../../protocol';
import { type Option, soleOption } from './options';

export interface Autopass {
  readonly option: Option;
  readonly ms: number;
}

const SHORT = 350;
/** Long enough to press Undo. */
const REGRET = 1500;

/** `chance`: random, from 0 to 1. A post without an Ambush waits as long as a person who considers one. */
export function autopassOf(game: Pick<Game, 'undo'>, offers: readonly Offer[], chance: number): Autopass | undefined {
  for (const offer of offers) {
    const option = offer.decision === 'play' ? undefined : soleOption(offer);
    if (!option) continue;
    if (offer.decision === 'ambush') return { option, ms: 1500 + 1500 * chance };
    if (offer.decision === 'place') return { option, ms: REGRET };
    return { option, ms: game.undo ? REGRET : SHORT };
  }
  return undefined;
}
