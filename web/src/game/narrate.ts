// Events in words, told from what stood where before them.
import { keyOf, nameOf } from '../board/hex';
import { UNIT, UNIT_OF, SIDE } from '../i18n/board';
import { CARD_WORDS } from '../i18n/cards';
import { A_CARD, A_UNIT, ACTING_AS, EVENT, EVENT_OF_ONE, PLAIN_ROLL, PLAIN_UNIT } from '../i18n/events';
import { fill, type Lang } from '../i18n/lang';
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

function textOf(event: Event, standing: Standing, height: number, lang: Lang): string {
  const { kind, from, at } = event;
  const place = (hex: Hex | undefined): string => (hex ? nameOf({ height }, hex) : '');
  // Sections are counted from one.
  const n = kind === 'section-chosen' ? (event.count ?? 0) + 1 : (event.count ?? event.dice?.length ?? 0);
  const usual = (n === 1 ? EVENT_OF_ONE[kind] : undefined) ?? EVENT[kind];
  const phrase = kind === 'dice-rolled' && !at ? PLAIN_ROLL : usual;
  const text = fill(phrase[lang], {
    side: event.side ? SIDE[event.side][lang] : '',
    post: event.post ? ROLE[event.post][lang].toLowerCase() : '',
    n,
    at: place(at),
    from: place(from),
    card: cardText(event, lang),
    attacker: unitText(standing, from, lang),
    unit: unitText(standing, goes(event) || !at ? from : at, lang),
  });
  return capital(text);
}

export function narrate(events: readonly Event[], before: Standing, height: number, lang: Lang): Told[] {
  const told: Told[] = [];
  let standing = before;
  let target: Hex | undefined;
  for (const event of events) {
    const { kind, at, dice = [] } = event;
    const last = told.at(-1);
    // The dice of a battle belong to its own line.
    if (kind === 'dice-rolled' && last?.kind === 'battle-declared' && at && target && keyOf(at) === keyOf(target)) {
      told[told.length - 1] = { ...last, dice };
    } else told.push({ text: textOf(event, standing, height, lang), kind, dice });
    target = kind === 'battle-declared' ? at : undefined;
    standing = after(standing, event);
  }
  return told;
}
