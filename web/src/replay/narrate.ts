// Events in words. They name hexes only; which unit stood there is followed from the view before the step.
import { nameOf } from '../board/hex';
import type { CardName } from '../cards/types';
import { SIDE, UNIT, UNIT_OF } from '../i18n/board';
import { CARD_WORDS } from '../i18n/cards';
import { fill, type Lang } from '../i18n/lang';
import { A_CARD, A_UNIT, ACTING_AS, EVENT } from '../i18n/replay-events';
import { ROLE } from '../i18n/replay';
import type { Event, Face, Hex, Unit, View } from '../protocol';

export interface Told {
  readonly text: string;
  readonly kind: Event['kind'];
  readonly dice: readonly Face[];
}

const isCard = (name: string): name is CardName => name in CARD_WORDS;
export const cardName = (name: string, lang: Lang): string => (isCard(name) ? CARD_WORDS[name].name[lang] : name);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Who = Pick<Unit, 'side' | 'type'>;

export function narrate(events: readonly Event[], before: View, height: number, lang: Lang): Told[] {
  const units = new Map<string, Who>(before.units.map((unit) => [unit.at.join(), unit]));
  const place = (hex: Hex | undefined): string => (hex ? nameOf({ height }, hex) : '');
  const unitAt = (hex: Hex | undefined): string => {
    const unit = hex && units.get(hex.join());
    return unit ? fill(UNIT_OF[unit.side][lang], { unit: UNIT[unit.type][lang] }) : A_UNIT[lang];
  };
  const card = (event: Event): string => {
    if (!event.card) return A_CARD[lang];
    const name = cardName(event.card, lang);
    if (!event.as || event.as === event.card) return name;
    return fill(ACTING_AS[lang], { card: name, as: cardName(event.as, lang) });
  };

  return events.map((event) => {
    const { from, at } = event;
    const moved = from && at && ['unit-moved', 'unit-retreated', 'ground-taken'].includes(event.kind);
    const text = fill(EVENT[event.kind][lang], {
      side: event.side ? SIDE[event.side][lang] : '',
      post: event.post ? ROLE[event.post][lang] : '',
      n: event.count ?? event.dice?.length ?? 0,
      at: place(at),
      from: place(from),
      card: card(event),
      attacker: unitAt(from),
      unit: unitAt(moved || !at ? from : at),
    });
    if (moved) {
      const unit = units.get(from.join());
      units.delete(from.join());
      if (unit) units.set(at.join(), unit);
    }
    return { text: capital(text), kind: event.kind, dice: event.dice ?? [] };
  });
}
