// The names of people, posts and choices, in the language of the page.
import { nameOf } from '../board/hex';
import type { Post, Seat } from '../protocol';
import { capital } from '../words/text';
import { name, say, tell } from '../words/words.svelte';
import type { Option } from './model/options';
import type { Primary } from './model/primary';
import { handsOut, roleOf, seatAt, shared, sideOf } from './model/seats';
import { cardName } from './say';

/** A person by name, a computer player by what it is called here. */
export const holderOf = (seat: Seat): string => (seat.holder === 'bot' ? name('player', seat.name) : seat.name);

/** Who decides for a seat now: a computer may stand in for an absent person. */
export const sitterOf = (seat: Seat): string => (seat.stand_in ? name('player', seat.stand_in) : holderOf(seat));

/** "Axis (Rommel)", or "Axis Left General (Rommel)" where there are generals. */
export function whoIs(post: Post, seats: readonly Seat[]): string {
  const side = sideOf(post);
  const title = shared(seats) ? capital(say(`post.${side}.${roleOf(post)}`)) : say(`side.${side}`);
  const seat = seatAt(seats, post);
  const holder = seat && sitterOf(seat);
  return holder ? `${title} (${holder})` : title;
}

export function postName(post: Post, seats: readonly Seat[]): string {
  if (!shared(seats)) return say(`side.${sideOf(post)}`);
  const role = roleOf(post);
  return capital(say(role === 'commander' && !handsOut(seats) ? 'role.team-commander' : `role.${role}`));
}

export function choiceName(option: Option, board: { readonly height: number }): string {
  const values = {
    card: option.card ? cardName(option.card) : '',
    as: option.as ? cardName(option.as) : '',
    section: option.section ?? 'both',
    who: option.role ? say(`role.${option.role}`) : '',
    plane: option.plane ? say(`plane.${option.plane}.name`) : '',
    action: option.airAction ? capital(say(`air-action.${option.airAction}.name`)) : '',
    at: option.unit ? nameOf(board, option.unit) : '',
    to: option.to ? nameOf(board, option.to) : '',
  };
  const { kind } = option;
  if (kind === 'play' || kind === 'hand-out') return say(option.as ? 'choice.play-as' : 'choice.play', values);
  if (kind === 'air-action' && option.to) return say('choice.air-action-at', values);
  if (kind === 'pass' && option.decision === 'chip') return say('choice.leave-chip');
  if (kind === 'place') return say(option.as ? 'choice.place-as' : 'choice.place', values);
  if (option.via) return say('choice.via', { hexes: option.via.map((hex) => nameOf(board, hex)).join(', ') });
  return tell(`choice.${kind}`, values) ?? option.action;
}

const TO_CHOOSE = { card: 'table.choose-card', board: 'table.choose-board', button: 'table.choose-button' } as const;

/** The label of the primary button; while it asks for confirmation, it says what would be left undone. */
export function primaryName(primary: Primary, board: { readonly height: number }, asks = false): string {
  if (primary.is === 'choose') return say(TO_CHOOSE[primary.what]);
  if (primary.is !== 'go-on') return choiceName(primary.option, board);
  const { decision, post, kind } = primary.option;
  // Where the usual label would mislead, because there is another choice.
  if (decision === 'play' && kind === 'done') return say('go-on.play-chip');
  if (decision === 'play' && primary.beside) return say('go-on.play-sortie-alone');
  if (decision === 'patient' && primary.beside) return say('go-on.patient-enough');
  if (decision === 'chip' && !primary.beside) return say('go-on.chip-empty');
  const left = asks ? primary.left : 0;
  if (decision === 'move' && primary.beside === 'hexes' && left === 1) return say('go-on.move-without-sortie');
  if (decision === 'battle' && roleOf(post) !== 'commander') return say('go-on.general-battle', { left });
  return tell(`go-on.${decision}`, { left }) ?? choiceName(primary.option, board);
}
