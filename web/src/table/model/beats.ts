// A step as a short film: from the view before it, event by event, to the view after it.
import { sameHex } from '../../board/hex';
import { MORE_RULES, MOVE, NOTE } from './beats-more';
import type { Event, Face, Hex, Side, Unit, View } from '../../protocol';

export type Sound = 'card' | 'move' | 'dice' | 'hit' | 'medal' | 'turn';
export interface Roll {
  readonly side: Side;
  readonly dice: readonly Face[];
  readonly at?: Hex;
}
export interface Shown {
  readonly side: Side;
  readonly card: string;
  readonly as?: string;
}
export interface Beat {
  readonly view: View;
  /** How long it stays before the next one. */
  readonly ms: number;
  readonly roll?: Roll;
  readonly card?: Shown;
  readonly sound?: Sound;
}

export type Pace = 'normal' | 'fast' | 'off';
const SPEED: Readonly<Record<Pace, number>> = { normal: 1, fast: 0.45, off: 0 };
const DICE = 880;
const CARD = 800;

export type Change = (view: View, event: Event, after: View) => View;

const withUnits = (view: View, units: Unit[]): View => ({ ...view, units });
const at = (unit: Unit, hex: Hex | undefined): boolean => hex !== undefined && sameHex(unit.at, hex);

const goes: Change = (view, { from, at: to }) =>
  withUnits(
    view,
    view.units.map((unit) => (to && at(unit, from) ? { ...unit, at: to } : unit)),
  );
const figures =
  (sign: 1 | -1): Change =>
  (view, event) =>
    withUnits(
      view,
      view.units.map((unit) =>
        at(unit, event.at) ? { ...unit, figures: Math.max(1, unit.figures + sign * (event.count ?? 1)) } : unit,
      ),
    );
const falls: Change = (view, event) =>
  withUnits(
    view,
    view.units.filter((unit) => !at(unit, event.at)),
  );
const exits: Change = (view, event) =>
  withUnits(
    view,
    view.units.filter((unit) => !at(unit, event.from)),
  );
const appears: Change = (view, event, after) => {
  const unit = after.units.find((one) => at(one, event.at));
  return unit && !view.units.some((one) => one.id === unit.id) ? withUnits(view, [...view.units, unit]) : view;
};
const without = (hexes: Hex[], gone: Hex | undefined): Hex[] => hexes.filter((hex) => !gone || !sameHex(hex, gone));

export interface Rule {
  readonly change?: Change;
  readonly ms: number;
  readonly sound?: Sound;
}
const RULES: Partial<Record<Event['kind'], Rule>> = {
  'turn-began': {
    change: (view, event) => ({ ...view, side: event.side ?? view.side, turn: event.count ?? view.turn }),
    ms: NOTE,
    sound: 'turn',
  },
  'card-played': { ms: CARD, sound: 'card' },
  'card-placed': { ms: CARD, sound: 'card' },
  'ambush-played': { ms: CARD, sound: 'card' },
  'unit-ordered': { ms: NOTE },
  'dice-rolled': { ms: DICE, sound: 'dice' },
  'initiative-rolled': { ms: DICE, sound: 'dice' },
  'unit-moved': { change: goes, ms: MOVE, sound: 'move' },
  'unit-retreated': { change: goes, ms: MOVE, sound: 'move' },
  'ground-taken': { change: goes, ms: MOVE, sound: 'move' },
  'figures-lost': { change: figures(-1), ms: MOVE, sound: 'hit' },
  'figures-recovered': { change: figures(1), ms: MOVE },
  'unit-eliminated': { change: falls, ms: MOVE, sound: 'hit' },
  'unit-exited': { change: exits, ms: MOVE, sound: 'move' },
  'unit-dropped': { change: appears, ms: MOVE, sound: 'move' },
  'battle-declared': {
    change: (view, event) => (event.from && event.at ? { ...view, attack: { from: event.from, at: event.at } } : view),
    ms: NOTE * 2,
  },
  'wire-removed': { change: (view, event) => ({ ...view, wire: without(view.wire, event.at) }), ms: NOTE },
  'sandbags-removed': { change: (view, event) => ({ ...view, sandbags: without(view.sandbags, event.at) }), ms: NOTE },
  'sandbags-placed': {
    change: (view, event) => ({ ...view, sandbags: event.at ? [...view.sandbags, event.at] : view.sandbags }),
    ms: NOTE,
  },
  'medals-changed': {
    change: (view, event) =>
      event.side ? { ...view, medals: { ...view.medals, [event.side]: event.count ?? 0 } } : view,
    ms: MOVE,
    sound: 'medal',
  },
  ...MORE_RULES,
};

function rollOf({ dice, side, at: target }: Event): Roll | undefined {
  return dice && dice.length > 0 && side ? { side, dice, ...(target ? { at: target } : {}) } : undefined;
}

const CARD_EVENTS: ReadonlySet<Event['kind']> = new Set(['card-played', 'card-placed', 'ambush-played']);

function cardOf({ kind, side, card, as }: Event): Shown | undefined {
  const name = kind === 'ambush-played' ? 'ambush' : card;
  if (!name || !side || !CARD_EVENTS.has(kind)) return undefined;
  return { side, card: name, ...(as && as !== name ? { as } : {}) };
}

/** What one did oneself needs no showing before it goes on. */
const KNOWN: ReadonlySet<Event['kind']> = new Set([
  'card-played',
  'card-placed',
  'ambush-played',
  'unit-ordered',
  'battle-declared',
]);

export function beatsOf(before: View, events: readonly Event[], after: View, pace: Pace, own = false): Beat[] {
  const speed = SPEED[pace];
  let view = before;
  const beats: Beat[] = [];
  for (const event of events) {
    const rule = RULES[event.kind];
    if (!rule) continue;
    view = rule.change?.(view, event, after) ?? view;
    const roll = rollOf(event);
    const known = own && KNOWN.has(event.kind);
    const card = known ? undefined : cardOf(event);
    beats.push({
      view,
      ms: known ? 0 : Math.round(rule.ms * speed),
      ...(roll ? { roll } : {}),
      ...(card ? { card } : {}),
      ...(rule.sound ? { sound: rule.sound } : {}),
    });
  }
  beats.push({ view: after, ms: own ? 0 : Math.round(NOTE * speed) });
  return beats;
}
