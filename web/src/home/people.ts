// Who sits somewhere, in words.
import { COMPUTER, PLAYER, TABLES } from '../i18n/home';
import { fill, type Lang } from '../i18n/lang';
import type { Seat } from '../protocol';

/** A computer player with what it is like: "Officer, weighs every choice". */
export function playerName(id: string, lang: Lang): string {
  const known = PLAYER[id];
  return known ? `${known.name[lang]}, ${known.note[lang]}` : id;
}

export function holderName(seat: Pick<Seat, 'holder' | 'name'>, lang: Lang): string {
  if (seat.holder === 'nobody') return TABLES.nobody[lang];
  if (seat.holder === 'person') return seat.name;
  return fill(COMPUTER[lang], { name: PLAYER[seat.name]?.name[lang] ?? seat.name });
}

/** Everybody once, however many posts he holds. */
export function namesOf(seats: readonly Seat[], lang: Lang): string {
  return [...new Set(seats.map((seat) => holderName(seat, lang)))].join(', ');
}
