// The state of a rematch offer, from the viewer's point of view.
import type { Seat, TableInfo } from '../../protocol';

export type Rematch =
  | { readonly is: 'none' }
  /** Someone else offers it, and the viewer has not answered. */
  | { readonly is: 'asked'; readonly by: string }
  /** Others have yet to answer. */
  | {
      readonly is: 'waiting';
      readonly by: string;
      readonly you: 'offer' | 'accepted' | 'watch';
      readonly for: readonly string[];
    }
  | { readonly is: 'declined'; readonly by: string; readonly you: boolean }
  | { readonly is: 'made'; readonly table: string };

/** The viewer may hold several posts. */
const names = (seats: readonly Seat[]): string[] => [...new Set(seats.map((seat) => seat.name))];

export function rematchOf({ seats, rematch }: Pick<TableInfo, 'seats' | 'rematch'>): Rematch {
  if (rematch !== undefined) return { is: 'made', table: rematch };
  const said = (what: Seat['rematch']): Seat[] => seats.filter((seat) => seat.rematch === what);
  const [declined] = said('declines');
  if (declined) return { is: 'declined', by: declined.name, you: declined.you };
  const [offer] = said('offers');
  if (!offer) return { is: 'none' };
  const asked = said('asked');
  if (asked.some((seat) => seat.you)) return { is: 'asked', by: offer.name };
  const you = offer.you ? 'offer' : said('accepts').some((seat) => seat.you) ? 'accepted' : 'watch';
  return { is: 'waiting', by: offer.name, you, for: names(asked) };
}
