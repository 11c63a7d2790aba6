// Who sits somewhere, in words.
import { prefs } from '../prefs.svelte';
import type { Seat } from '../protocol';
import { name, say, tell } from '../words/words.svelte';

/** A computer player may say how long it thinks about a turn: "general@500ms", "general@5s". */
function thinking(id: string): string | undefined {
  const [, number, unit] = /@(\d+)(ms|s)$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const seconds = Number(number) / (unit === 'ms' ? 1000 : 1);
  return say('player.seconds-a-turn', { seconds: seconds.toLocaleString(prefs.lang) });
}

const plain = (id: string): string => id.split('@')[0] ?? id;

/** A computer player with its description: "General, plans ahead, 5 s per turn"; its id if the catalogues lack it. */
export function playerName(id: string): string {
  const kind = plain(id);
  const called = tell(`player.${kind}.name`);
  if (called === undefined) return id;
  const parts = [called, tell(`player.${kind}.note`), thinking(id)];
  return parts.filter((part) => part !== undefined).join(', ');
}

export function holderName(seat: Pick<Seat, 'holder' | 'name'>): string {
  if (seat.holder === 'nobody') return say('shell.free-seat');
  if (seat.holder === 'person') return seat.name;
  return say('player.computer', { name: name('player', plain(seat.name)) });
}

/** Everyone once, however many posts they hold. */
export function namesOf(seats: readonly Seat[]): string {
  return [...new Set(seats.map(holderName))].join(', ');
}
