// Who sits somewhere, in words.
import { COMPUTER, PLAYER, TABLES, THINKS } from '../i18n/home';
import { fill, type Lang } from '../i18n/lang';
import type { Seat } from '../protocol';

/** A computer player may say how long it thinks about a turn: "general@500ms", "general@5s". */
function thinking(id: string, lang: Lang): string | undefined {
  const [, number, unit] = /@(\d+)(ms|s)$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const seconds = Number(number) / (unit === 'ms' ? 1000 : 1);
  return fill(THINKS[lang], { seconds: seconds.toLocaleString(lang) });
}

const kindOf = (id: string): (typeof PLAYER)[string] | undefined => PLAYER[id.split('@')[0] ?? id];

/** A computer player with what it is like: "General, thinks ahead, 5 s a turn". */
export function playerName(id: string, lang: Lang): string {
  const known = kindOf(id);
  if (!known) return id;
  return [known.name[lang], known.note[lang], thinking(id, lang)].filter((part) => part !== undefined).join(', ');
}

export function holderName(seat: Pick<Seat, 'holder' | 'name'>, lang: Lang): string {
  if (seat.holder === 'nobody') return TABLES.nobody[lang];
  if (seat.holder === 'person') return seat.name;
  return fill(COMPUTER[lang], { name: kindOf(seat.name)?.name[lang] ?? seat.name });
}

/** Everybody once, however many posts he holds. */
export function namesOf(seats: readonly Seat[], lang: Lang): string {
  return [...new Set(seats.map((seat) => holderName(seat, lang)))].join(', ');
}
