// The offers, indexed by what a player points at. The text of an offer is sent back unchanged; no rules are applied here.
import { keyOf, sameHex } from '../../board/hex';
import type { HexKey } from '../../board/types';
import type { AirAction, Airplane, Choice, Decision, Hex, Offer, Post, Role, UnitOffer, Way } from '../../protocol';

export interface Option {
  readonly post: Post;
  readonly decision: Decision;
  readonly action: string;
  readonly kind: string;
  readonly card?: string;
  /** The general whom it concerns. */
  readonly role?: Role;
  readonly section?: Choice['section'];
  readonly as?: string;
  /** The kind of airplane that comes in. */
  readonly plane?: Airplane;
  readonly airAction?: AirAction;
  readonly unit?: Hex;
  readonly to?: Hex;
  readonly via?: readonly Hex[];
}

export interface Offered {
  readonly all: readonly Option[];
  readonly units: ReadonlyMap<HexKey, readonly Option[]>;
  readonly ways: ReadonlyMap<HexKey, readonly Option[]>;
  readonly hexes: ReadonlyMap<HexKey, readonly Option[]>;
  readonly cards: ReadonlyMap<string, readonly Option[]>;
  readonly words: readonly Option[];
}

const text = ([col, row]: Hex): string => `${String(col)},${String(row)}`;

/** `move 14,6 > 16,6 via 15,5` */
export function wayText(kind: string, unit: Hex, to: Hex, via: readonly Hex[] = []): string {
  const through = via.length > 0 ? ` via ${via.map(text).join(' ')}` : '';
  return `${kind} ${text(unit)} > ${text(to)}${through}`;
}

function fromChoice(offer: Offer, choice: Choice, unit?: Hex): Option {
  const { action, kind, card, post: role, section, at, as, plane, air_action: airAction } = choice;
  return {
    post: offer.post,
    decision: offer.decision,
    action,
    kind,
    ...(card ? { card } : {}),
    ...(role ? { role } : {}),
    ...(section ? { section } : {}),
    ...(as ? { as } : {}),
    ...(plane ? { plane } : {}),
    ...(airAction ? { airAction } : {}),
    ...(unit ? { unit } : {}),
    ...(at ? { to: at } : {}),
  };
}

const fromWay = (offer: Offer, unit: Hex, { kind, to, via }: Way): Option[] =>
  to.map((hex) => ({
    post: offer.post,
    decision: offer.decision,
    action: wayText(kind, unit, hex, via),
    kind,
    unit,
    to: hex,
    ...(via && via.length > 0 ? { via } : {}),
  }));

function group<K>(options: readonly Option[], key: (option: Option) => K | undefined): Map<K, Option[]> {
  const groups = new Map<K, Option[]>();
  for (const option of options) {
    const at = key(option);
    if (at !== undefined) groups.set(at, [...(groups.get(at) ?? []), option]);
  }
  return groups;
}

const unitKey = (option: Option): HexKey | undefined => (option.unit ? keyOf(option.unit) : undefined);
const toKey = (option: Option): HexKey | undefined => (option.to ? keyOf(option.to) : undefined);

export function offeredBy(offers: readonly Offer[]): Offered {
  const per = (pick: (offer: Offer) => Option[]): Option[] => offers.flatMap(pick);
  const ofUnits = (pick: (offer: Offer, unit: UnitOffer) => Option[]): Option[] =>
    per((offer) => offer.units.flatMap((unit) => pick(offer, unit)));
  const choices = ofUnits((offer, unit) => unit.choices.map((choice) => fromChoice(offer, choice, unit.at)));
  const ways = [
    ...ofUnits((offer, unit) => unit.ways.flatMap((way) => fromWay(offer, unit.at, way))),
    // An air action with a target has a destination, like a move.
    ...choices.filter(({ to }) => to !== undefined),
  ];
  const units = choices.filter(({ to }) => to === undefined);
  const hexes = per((offer) => offer.hexes.map((choice) => fromChoice(offer, choice)));
  const cards = per((offer) =>
    offer.cards.flatMap(({ card, choices }) => choices.map((choice) => ({ ...fromChoice(offer, choice), card }))),
  );
  const words = per((offer) => offer.words.map((choice) => fromChoice(offer, choice)));
  return {
    all: [...units, ...ways, ...hexes, ...cards, ...words],
    units: group(units, unitKey),
    ways: group(ways, unitKey),
    hexes: group(hexes, toKey),
    cards: group(cards, (option) => option.card),
    words,
  };
}

export const NOTHING_OFFERED: Offered = offeredBy([]);

/** The ways of a unit that lead to a hex. */
export const waysTo = (offered: Offered, unit: Hex, to: Hex): readonly Option[] =>
  (offered.ways.get(keyOf(unit)) ?? []).filter((option) => option.to && sameHex(option.to, to));

/** Choices about the airplane on a hex, not about the unit there. */
const OF_PLANES: ReadonlySet<string> = new Set(['order-plane', 'fly', 'air-action', 'dismiss']);
export const isOfPlane = ({ kind }: Option): boolean => OF_PLANES.has(kind);

/** Offers about a card that is not in hand: on a tray or under the chip. */
const ELSEWHERE: ReadonlySet<string> = new Set(['take-back', 'unchip']);
export const isForHand = (offered: Offered, card: string): boolean =>
  (offered.cards.get(card) ?? []).some(({ kind }) => !ELSEWHERE.has(kind));

/** The kinds of airplanes that could come in, each once. */
export const incoming = (offered: Offered): Airplane[] => [
  ...new Set(
    [...offered.hexes.values()].flat().flatMap(({ kind, plane }) => (kind === 'bring-in' && plane ? [plane] : [])),
  ),
];

/** The entry hexes of an airplane are shown once it has been chosen. */
export function withIncoming(offered: Offered, chosen: Airplane | undefined): Offered {
  const hexes = new Map<HexKey, readonly Option[]>();
  for (const [key, options] of offered.hexes) {
    const left = options.filter(({ kind, plane }) => kind !== 'bring-in' || plane === chosen);
    if (left.length > 0) hexes.set(key, left);
  }
  return { ...offered, hexes };
}

/** Decisions about a single unit, which need no selection. */
const ABOUT_ONE: ReadonlySet<Decision> = new Set([
  'fly',
  'retreat',
  'overrun',
  'battle-again',
  'second-move',
  'initiative-flag',
]);

export function soleUnit(offered: Offered): Hex | undefined {
  const [first, ...others] = [...offered.ways.values()];
  const option = first?.[0];
  return option && others.length === 0 && ABOUT_ONE.has(option.decision) ? option.unit : undefined;
}

/** The only option, if there is exactly one. */
export function soleOption(offer: Offer): Option | undefined {
  const { all } = offeredBy([offer]);
  return all.length === 1 ? all[0] : undefined;
}

/** The units that could still act on this decision. */
export const unitsLeft = (offer: Offer): number =>
  offer.units.filter((unit) => unit.ways.length > 0 || unit.choices.length > 0).length;
