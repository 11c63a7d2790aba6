// Events in words, told from what stood where before them.
import { keyOf, nameOf } from '../board/hex';
import { UNIT, UNIT_OF, SIDE } from '../i18n/board';
import { CARD_WORDS } from '../i18n/cards';
import { AIR_ACTION, PLANE } from '../i18n/air';
import { A_CARD, A_UNIT, ACTING_AS, EVENT, EVENT_OF_ONE, PLAIN_ROLL, PLAIN_UNIT } from '../i18n/events';
import { AIR_CHECK, AIR_FIGHT, DAY_BREAKS, NO_MINES, OWN_ROLL } from '../i18n/events-more';
import { fill, type Lang, type Phrase } from '../i18n/lang';
import { ROLE } from '../i18n/posts';
import type { CardName } from '../cards/types';
import type { Event, Face, Hex } from '../protocol';
import { after, goes, type Standing } from './standing';

export interface Told {
  readonly text: string;
  readonly kind: Event['kind'];
  readonly dice: readonly Face[];
}

const isCard = (name: string): name is CardName => Object.hasOwn(CARD_WORDS, name);
export const cardName = (name: string, lang: Lang): string => (isCard(name) ? CARD_WORDS[name].name[lang] : name);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function cardText({ card, as }: Event, lang: Lang): string {
  if (!card) return A_CARD[lang];
  const name = cardName(card, lang);
  return as && as !== card ? fill(ACTING_AS[lang], { card: name, as: cardName(as, lang) }) : name;
}

function unitText(standing: Standing, hex: Hex | undefined, lang: Lang): string {
  const unit = hex && standing.get(keyOf(hex));
  if (!unit) return A_UNIT[lang];
  return fill(UNIT_OF[unit.side][lang], { unit: (unit.type ? UNIT[unit.type] : PLAIN_UNIT)[lang] });
}

/** Dice by what they are rolled for: an airplane, nobody in particular, a unit of one's own, an enemy. */
function rollPhrase({ side, at }: Event, standing: Standing, last: Event | undefined): Phrase {
  if (!at) return PLAIN_ROLL;
  if (last?.kind === 'plane-ordered') return AIR_CHECK;
  if (last?.kind === 'plane-acted' && last.air_action === 'dogfight') return AIR_FIGHT;
  return standing.get(keyOf(at))?.side === side ? OWN_ROLL : EVENT['dice-rolled'];
}

const DAY = 6;

function phraseOf(event: Event, n: number, standing: Standing, last: Event | undefined): Phrase {
  const { kind } = event;
  if (kind === 'dice-rolled') return rollPhrase(event, standing, last);
  if (kind === 'visibility-changed' && n >= DAY) return DAY_BREAKS;
  if (kind === 'mines-found' && n === 0) return NO_MINES;
  return (n === 1 ? EVENT_OF_ONE[kind] : undefined) ?? EVENT[kind];
}

function textOf(event: Event, standing: Standing, height: number, lang: Lang, last: Event | undefined): string {
  const { kind, from, at } = event;
  const place = (hex: Hex | undefined): string => (hex ? nameOf({ height }, hex) : '');
  // Sections are counted from one.
  const n = kind === 'section-chosen' ? (event.count ?? 0) + 1 : (event.count ?? event.dice?.length ?? 0);
  const text = fill(phraseOf(event, n, standing, last)[lang], {
    side: event.side ? SIDE[event.side][lang] : '',
    post: event.post ? ROLE[event.post][lang].toLowerCase() : '',
    n,
    at: place(at),
    from: place(from),
    card: cardText(event, lang),
    plane: event.plane ? PLANE[event.plane].name[lang] : '',
    deed: event.air_action ? AIR_ACTION[event.air_action].name[lang] : '',
    attacker: unitText(standing, from, lang),
    unit: unitText(standing, goes(event) || !at ? from : at, lang),
  });
  return capital(text);
}

export function narrate(events: readonly Event[], before: Standing, height: number, lang: Lang): Told[] {
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
    } else told.push({ text: textOf(event, standing, height, lang, previous), kind, dice });
    target = kind === 'battle-declared' ? at : undefined;
    standing = after(standing, event);
    previous = event;
  }
  return told;
}
