// The one button that moves the game on, and the buttons beside it.
import type { Decision, Offer } from '../../protocol';
import { offeredBy, type Option, unitsLeft } from './options';

export type Primary =
  /** `done` or `pass`, and how many units could still act. */
  | { readonly is: 'go-on'; readonly option: Option; readonly left: number; readonly beside?: 'cards' | 'hexes' }
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
/** Decisions where passing is a real choice, not just the way to proceed. */
const PASS_APART: ReadonlySet<Decision> = new Set(['chip']);
/** Decisions that ask for confirmation if units could still act. */
const CAREFUL: ReadonlySet<Decision> = new Set(['order', 'move', 'battle']);
/** Choices of a single unit that are shown as a button. */
const AS_BUTTON: ReadonlySet<string> = new Set(['take-ground', 'ignore-flag', 'air-action', 'dismiss']);
const CARD_KINDS: ReadonlySet<string> = new Set(['play', 'keep', 'place', 'chip']);
/** Shown on trays instead. */
const ON_TRAYS: ReadonlySet<string> = new Set(['visit', 'end-visit', 'name-general']);

export function leftIn(offer: Offer): number {
  if (!CAREFUL.has(offer.decision)) return 0;
  const units = unitsLeft(offer);
  // An airplane that could enter counts as one.
  if (offer.decision === 'move' && offer.hexes.length > 0) return units + 1;
  return offer.decision === 'order' ? Math.min(units, offer.orders_left ?? units) : units;
}

export function buttonsOf(offer: Offer, card: string | undefined): Buttons {
  const offered = offeredBy([offer]);
  const ofCard = (card === undefined ? [] : (offered.cards.get(card) ?? [])).filter((one) => CARD_KINDS.has(one.kind));
  const goOn = offered.words.find(
    ({ kind }) => GO_ON.has(kind) && (kind === 'done' || !PASS_APART.has(offer.decision)),
  );
  const words = offered.words.filter((option) => option !== goOn && !ON_TRAYS.has(option.kind));
  const units = [...offered.units.values()].flat().filter((option) => AS_BUTTON.has(option.kind));
  const [best, ...variants] = ofCard;
  const others = [...units, ...words, ...variants];

  if (best) return { primary: { is: 'card', option: best }, others };
  if (goOn) {
    const beside = offered.cards.size > 0 ? 'cards' : offered.hexes.size > 0 ? 'hexes' : undefined;
    return { primary: { is: 'go-on', option: goOn, left: leftIn(offer), ...(beside ? { beside } : {}) }, others };
  }
  const [sole, ...more] = offered.all;
  if (sole && more.length === 0) return { primary: { is: 'sole', option: sole }, others: [] };
  const cards = [...offered.cards.values()].flat().some(({ kind }) => kind !== 'unchip');
  const what = cards ? 'card' : others.length === offered.all.length ? 'button' : 'board';
  return { primary: { is: 'choose', what }, others };
}
