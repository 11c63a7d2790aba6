// Events in words, based on the position before them.
import { keyOf, nameOf } from '../board/hex';
import type { Event, Face, Hex } from '../protocol';
import { after, goes, type Standing } from './standing';
import { capital } from '../words/text';
import { name, say } from '../words/words.svelte';

export interface Told {
  readonly text: string;
  readonly kind: Event['kind'];
  readonly dice: readonly Face[];
}

function cardText({ card, as }: Event): string {
  if (!card) return say('cards.unknown');
  const title = name('card', card);
  return as && as !== card ? say('cards.acting-as', { card: title, as: name('card', as) }) : title;
}

function unitText(standing: Standing, hex: Hex | undefined): string {
  const unit = hex && standing.get(keyOf(hex));
  if (!unit) return say('board.a-unit');
  const kind = unit.type ? say(`unit.${unit.type}.name`) : say('board.plain-unit');
  return say('board.unit-of', { side: unit.side, unit: kind });
}

/** Dice by what they are rolled for: an airplane, nobody in particular, a unit of one's own, an enemy. */
function rollKey({ side, at }: Event, standing: Standing, last: Event | undefined) {
  if (!at) return 'roll.plain';
  if (last?.kind === 'plane-ordered') return 'roll.air-check';
  if (last?.kind === 'plane-acted' && last.air_action === 'dogfight') return 'roll.air-fight';
  return standing.get(keyOf(at))?.side === side ? 'roll.own-unit' : 'event.dice-rolled';
}

function textOf(event: Event, standing: Standing, height: number, last: Event | undefined): string {
  const { kind, from, at } = event;
  const place = (hex: Hex | undefined): string => (hex ? nameOf({ height }, hex) : '');
  // Sections are counted from one.
  const count = kind === 'section-chosen' ? (event.count ?? 0) + 1 : (event.count ?? event.dice?.length ?? 0);
  const key = kind === 'dice-rolled' ? rollKey(event, standing, last) : (`event.${kind}` as const);
  const text = say(key, {
    side: event.side ?? 'allies',
    post: event.post ? say(`role.${event.post}`) : '',
    count,
    at: place(at),
    from: place(from),
    card: cardText(event),
    plane: event.plane ? say(`plane.${event.plane}.name`) : '',
    deed: event.air_action ? say(`air-action.${event.air_action}.name`) : '',
    attacker: unitText(standing, from),
    unit: unitText(standing, goes(event) || !at ? from : at),
  });
  return capital(text);
}

export function narrate(events: readonly Event[], before: Standing, height: number): Told[] {
  const told: Told[] = [];
  let standing = before;
  let target: Hex | undefined;
  let previous: Event | undefined;
  for (const event of events) {
    const { kind, at, dice = [] } = event;
    const last = told.at(-1);
    // The dice of a battle belong to its own line.
    if (kind === 'dice-rolled' && last?.kind === 'battle-declared' && at && target && keyOf(at) === keyOf(target)) {
      told[told.length - 1] = { ...last, dice };
    } else told.push({ text: textOf(event, standing, height, previous), kind, dice });
    target = kind === 'battle-declared' ? at : undefined;
    standing = after(standing, event);
    previous = event;
  }
  return told;
}
