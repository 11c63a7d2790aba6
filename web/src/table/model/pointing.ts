// What pointing at a hex means, by what is offered and which unit is selected.
import { distance, keyOf, sameHex } from '../../board/hex';
import type { Decision, Hex, Post, View } from '../../protocol';
import { isOfPlane, type Offered, type Option, waysTo, wayText } from './options';

export type Pointing =
  | { readonly is: 'send'; readonly option: Option }
  | { readonly is: 'ask'; readonly options: readonly Option[] }
  | { readonly is: 'select'; readonly unit: Hex }
  | { readonly is: 'deselect' }
  | { readonly is: 'why'; readonly post: Post; readonly action: string }
  | { readonly is: 'nothing' };

/** Actions that cannot be undone, or that a click on a unit or airplane may not have meant. */
const ASKED_FIRST: ReadonlySet<string> = new Set(['air-action', 'dismiss', 'seal-cave', 'recover']);

const chosen = (options: readonly Option[]): Pointing => {
  const [first, ...others] = options;
  if (!first) return { is: 'nothing' };
  if (ASKED_FIRST.has(first.kind) && !first.to) return { is: 'ask', options };
  return others.length === 0 ? { is: 'send', option: first } : { is: 'ask', options };
};

/** The action a player probably meant by pointing at something not on offer; the server then explains why not. */
type Wish = (hex: Hex, selected: Hex | undefined, view: View, post: Post) => string | undefined;

const text = ([col, row]: Hex): string => `${String(col)},${String(row)}`;
const unitAt = (view: View, hex: Hex) => view.units.find((unit) => sameHex(unit.at, hex));
const own = (view: View, hex: Hex, post: Post): boolean => post.startsWith(`${unitAt(view, hex)?.side ?? '-'}/`);

const planeAt = (view: View, hex: Hex | undefined, post: Post) =>
  hex && view.planes?.find((plane) => sameHex(plane.at, hex) && post.startsWith(`${plane.side}/`));
/** Whether the selected hex offers something for its airplane only. */
const flies = (view: View, selected: Hex | undefined, post: Post): selected is Hex =>
  selected !== undefined && !own(view, selected, post) && planeAt(view, selected, post) !== undefined;

const wantsFlight: Wish = (hex, selected) => (selected ? wayText('fly', selected, hex) : undefined);

const wantsMove: Wish = (hex, selected, view, post) => {
  if (flies(view, selected, post)) return wayText('fly', selected, hex);
  // Pointing at an enemy means an attack, whatever the current decision.
  if (selected && unitAt(view, hex) && !own(view, hex, post)) return wayText('battle', selected, hex);
  return selected ? wayText('move', selected, hex) : own(view, hex, post) ? wayText('move', hex, hex) : undefined;
};

const wantsBattle: Wish = (hex, selected, view, post) => {
  if (flies(view, selected, post)) return `air-action dogfight ${text(selected)} > ${text(hex)}`;
  if (selected && unitAt(view, hex)) return wayText('battle', selected, hex);
  const unit = unitAt(view, hex);
  if (!unit || !own(view, hex, post)) return undefined;
  const enemies = view.units.filter((other) => other.side !== unit.side);
  const [nearest] = enemies.sort((a, b) => distance(a.at, hex) - distance(b.at, hex));
  return nearest && wayText('battle', hex, nearest.at);
};

const WISHES: Partial<Record<Decision, Wish>> = {
  order: (hex, _selected, view, post) =>
    own(view, hex, post) ? `order ${text(hex)}` : planeAt(view, hex, post) ? `order-plane ${text(hex)}` : undefined,
  fly: wantsFlight,
  dismiss: (hex, _selected, view, post) => (planeAt(view, hex, post) ? `dismiss ${text(hex)}` : undefined),
  move: wantsMove,
  'second-move': wantsMove,
  battle: wantsBattle,
  overrun: wantsBattle,
  'battle-again': wantsBattle,
  target: (hex, _selected, view) => (unitAt(view, hex) ? `target ${text(hex)}` : undefined),
  patient: (hex, _selected, view, post) => (own(view, hex, post) ? `target ${text(hex)}` : undefined),
  retreat: (hex, selected) => (selected ? wayText('retreat', selected, hex) : undefined),
};

/** The units that could act on that hex: if only one could attack a target, it is selected automatically. */
function attackersOf(offered: Offered, hex: Hex): Hex[] {
  return [...offered.ways.values()]
    .filter((ways) =>
      ways.some(
        (way) => (way.kind === 'battle' || isOfPlane(way)) && way.kind !== 'fly' && way.to && sameHex(way.to, hex),
      ),
    )
    .map((ways) => ways[0]?.unit)
    .filter((unit) => unit !== undefined);
}

export function pointingAt(hex: Hex, selected: Hex | undefined, offered: Offered, view: View): Pointing {
  const ways = selected ? waysTo(offered, selected, hex) : [];
  if (ways.length > 0) return chosen(ways);

  const key = keyOf(hex);
  const here = [...(offered.hexes.get(key) ?? []), ...(offered.units.get(key) ?? [])];
  // An airplane in flight is already selected; an entering one only matters on an empty hex.
  if (offered.ways.has(key) && !here.some(({ kind }) => kind === 'bring-in'))
    return selected && sameHex(selected, hex) ? { is: 'deselect' } : { is: 'select', unit: hex };
  if (here.length > 0) return chosen(here);

  const [attacker, ...more] = attackersOf(offered, hex);
  if (attacker && more.length === 0 && !selected) return { is: 'select', unit: attacker };

  const first = offered.all[0];
  const wish = first && WISHES[first.decision]?.(hex, selected, view, first.post);
  if (first && wish !== undefined && !(selected && sameHex(selected, hex))) {
    return { is: 'why', post: first.post, action: wish };
  }
  return { is: selected ? 'deselect' : 'nothing' };
}
