// The one button that moves the game on, and the buttons beside it.
import type { Decision, Offer } from '../../protocol';
import { offeredBy, type Option, unitsLeft } from './options';

export type Primary =
  /** `done` or `pass`; so many units could still do something. */
  | { readonly is: 'go-on'; readonly option: Option; readonly left: number }
  /** The chosen card. */
  | { readonly is: 'card'; readonly option: Option }
  /** The only thing there is. */
  | { readonly is: 'sole'; readonly option: Option }
  | { readonly is: 'choose'; readonly what: 'card' | 'board' | 'button' };

export interface Buttons {
  readonly primary: Primary;
  readonly others: readonly Option[];
}

const GO_ON: ReadonlySet<string> = new Set(['done', 'pass']);
/** Decisions that must be asked about twice if units could still act. */
const CAREFUL: ReadonlySet<Decision> = new Set(['order', 'move', 'battle']);
/** A unit's choice that is better a button, since there is but one unit. */
const AS_BUTTON: ReadonlySet<string> = new Set(['take-ground', 'ignore-flag']);
const CARD_KINDS: ReadonlySet<string> = new Set(['play', 'keep', 'place']);
/** Shown on trays instead. */
const ON_TRAYS: ReadonlySet<string> = new Set(['visit', 'end-visit']);

export function leftIn(offer: Offer): number {
  if (!CAREFUL.has(offer.decision)) return 0;
  const units = unitsLeft(offer);
  return offer.decision === 'order' ? Math.min(units, offer.orders_left ?? units) : units;
}

export function buttonsOf(offer: Offer, card: string | undefined): Buttons {
  const offered = offeredBy([offer]);
  const ofCard = (card === undefined ? [] : (offered.cards.get(card) ?? [])).filter((one) => CARD_KINDS.has(one.kind));
  const goOn = offered.words.find((option) => GO_ON.has(option.kind));
  const words = offered.words.filter((option) => option !== goOn && !ON_TRAYS.has(option.kind));
  const units = [...offered.units.values()].flat().filter((option) => AS_BUTTON.has(option.kind));
  const [best, ...variants] = ofCard;
  const others = [...units, ...words, ...variants];

  if (best) return { primary: { is: 'card', option: best }, others };
  if (goOn) return { primary: { is: 'go-on', option: goOn, left: leftIn(offer) }, others };
  const [sole, ...more] = offered.all;
  if (sole && more.length === 0) return { primary: { is: 'sole', option: sole }, others: [] };
  const what = offered.cards.size > 0 ? 'card' : others.length === offered.all.length ? 'button' : 'board';
  return { primary: { is: 'choose', what }, others };
}
