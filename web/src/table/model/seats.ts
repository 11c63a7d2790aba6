// Posts and who holds them.
import type { Post, Role, Seat, Side, TableInfo } from '../../protocol';

export const sideOf = (post: Post): Side => (post.startsWith('axis') ? 'axis' : 'allies');
export const roleOf = (post: Post): Role => post.slice(post.indexOf('/') + 1) as Role;
export const postOf = (side: Side, role: Role): Post => `${side}/${role}`;
export const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export function sides(posts: readonly Post[]): readonly Side[] {
  return [...new Set(posts.map(sideOf))];
}

/** Several people may share a side. */
export const shared = (seats: readonly Seat[]): boolean => seats.length > 2;

/** As they sit at their edge, left to right; a commander of three generals is behind them. */
export function seatsOf(seats: readonly Seat[], side: Side): Seat[] {
  const row: readonly Role[] = handsOut(seats)
    ? ['left', 'center', 'right', 'commander']
    : ['left', 'commander', 'right'];
  return row.flatMap((role) => seats.filter((seat) => seat.post === postOf(side, role)));
}

/** The game against computer players begins as soon as our part of the dice is there: not worth showing the chairs. */
export const beginsAlone = ({ state, settings, seats }: Pick<TableInfo, 'state' | 'settings' | 'seats'>): boolean =>
  state === 'gathering' &&
  settings.await_contributions === true &&
  seats.every(({ holder, you }) => holder === 'bot' || you);

export const seatAt = (seats: readonly Seat[], post: Post): Seat | undefined =>
  seats.find((seat) => seat.post === post);

/** In Overlord the commander hands out cards to the generals; in a team the commander leads the center and plays them. */
export const handsOut = (seats: readonly Seat[]): boolean => seats.some(({ post }) => roleOf(post) === 'center');
