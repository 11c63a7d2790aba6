// A step as a short film: from the view before it, event by event, to the view after it.
import { BEATS, FATES, PAUSE, type Sound } from '../../game/beats';
import type { Event, Face, Hex, Side, View } from '../../protocol';

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
  /** How long it is shown. */
  readonly ms: number;
  readonly roll?: Roll;
  readonly card?: Shown;
  readonly sound?: Sound;
}

export type Pace = 'normal' | 'fast' | 'off';
const SPEED: Readonly<Record<Pace, number>> = { normal: 1, fast: 0.45, off: 0 };

function rollOf({ dice, side, at }: Event): Roll | undefined {
  return dice && dice.length > 0 && side ? { side, dice, ...(at ? { at } : {}) } : undefined;
}

function cardOf({ kind, side, card, as }: Event): Shown | undefined {
  const name = kind === 'ambush-played' ? 'ambush' : card;
  if (!name || !side || !BEATS[kind]?.card) return undefined;
  return { side, card: name, ...(as && as !== name ? { as } : {}) };
}

function changed(view: View, event: Event, after: View): View {
  const { unit, change } = BEATS[event.kind] ?? {};
  const moved = unit ? FATES[unit](view, event, after) : view;
  return change?.(moved, event, after) ?? moved;
}

/** `own`: the viewer's own step, parts of which need no animation. */
export function beatsOf(before: View, events: readonly Event[], after: View, pace: Pace, own = false): Beat[] {
  const speed = SPEED[pace];
  let view = before;
  const beats: Beat[] = [];
  for (const event of events) {
    const shown = BEATS[event.kind];
    if (!shown) continue;
    view = changed(view, event, after);
    const roll = rollOf(event);
    const known = own && shown.known === true;
    const card = known ? undefined : cardOf(event);
    beats.push({
      view,
      ms: known ? 0 : Math.round(shown.ms * speed),
      ...(roll ? { roll } : {}),
      ...(card ? { card } : {}),
      ...(shown.sound ? { sound: shown.sound } : {}),
    });
  }
  beats.push({ view: after, ms: own ? 0 : Math.round(PAUSE * speed) });
  return beats;
}
