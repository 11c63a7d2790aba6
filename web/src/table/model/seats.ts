// Posts and who holds them.
import type { Post, Role, Seat, Side } from '../../protocol';

export const ROLES: readonly Role[] = ['left', 'center', 'right', 'commander'];

export const sideOf = (post: Post): Side => (post.startsWith('axis') ? 'axis' : 'allies');
export const roleOf = (post: Post): Role => post.slice(post.indexOf('/') + 1) as Role;
export const postOf = (side: Side, role: Role): Post => `${side}/${role}`;
export const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export function sides(posts: readonly Post[]): readonly Side[] {
  return [...new Set(posts.map(sideOf))];
}

export const seatsOf = (seats: readonly Seat[], side: Side): Seat[] =>
  ROLES.flatMap((role) => seats.filter((seat) => seat.post === postOf(side, role)));

export const seatAt = (seats: readonly Seat[], post: Post): Seat | undefined =>
  seats.find((seat) => seat.post === post);

/** With a general for every wing the commander hands his cards out; in a team he has the middle, and plays them himself. */
export const handsOut = (seats: readonly Seat[]): boolean => seats.some(({ post }) => roleOf(post) === 'center');
