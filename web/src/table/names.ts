// Who somebody is, and what a choice is called, in the language of the page.
import { nameOf } from '../board/hex';
import { SIDE } from '../i18n/board';
import { PLAYER } from '../i18n/home';
import type { Phrase } from '../i18n/lang';
import { POST, ROLE, TEAM_COMMANDER } from '../i18n/posts';
import { SECTION, TABLE } from '../i18n/table';
import { AIR_ACTION, PLANE } from '../i18n/air';
import { GO_ON_MORE } from '../i18n/decide-more';
import { CHOICES, GENERAL_BATTLES, GO_ON } from '../i18n/table-decide';
import type { Post, Seat } from '../protocol';
import type { Option } from './model/options';
import type { Primary } from './model/primary';
import { handsOut, roleOf, seatAt, shared, sideOf } from './model/seats';
import { cardName, say } from './say';

/** A person by name, a program by what it is called here. */
export const holderOf = ({ holder, name }: Seat): string => {
  const player = holder === 'bot' ? PLAYER[name] : undefined;
  return player ? say(player.name) : name;
};

/** "Axis (Rommel)", or "Axis left general (Rommel)" where there are generals. */
export function whoIs(post: Post, seats: readonly Seat[]): string {
  const title = shared(seats) ? say(POST[post]) : say(SIDE[sideOf(post)]);
  const seat = seatAt(seats, post);
  const name = seat && (seat.stand_in ?? holderOf(seat));
  return name ? `${title} (${name})` : title;
}

export function postName(post: Post, seats: readonly Seat[]): string {
  if (!shared(seats)) return say(SIDE[sideOf(post)]);
  const role = roleOf(post);
  return say(role === 'commander' && !handsOut(seats) ? TEAM_COMMANDER : ROLE[role]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function choiceName(option: Option, board: { readonly height: number }): string {
  const values = {
    card: option.card ? cardName(option.card) : '',
    as: option.as ? cardName(option.as) : '',
    section: say(SECTION[option.section ?? 'both']),
    who: option.role ? say(ROLE[option.role]) : '',
    plane: option.plane ? say(PLANE[option.plane].name) : '',
    action: option.airAction ? capital(say(AIR_ACTION[option.airAction].name)) : '',
    at: option.unit ? nameOf(board, option.unit) : '',
    to: option.to ? nameOf(board, option.to) : '',
  };
  if (option.kind === 'play' || option.kind === 'hand-out') {
    return say(option.as ? TABLE.playAs : TABLE.play, values);
  }
  if (option.kind === 'air-action' && option.to) return say(CHOICES.airActionAt, values);
  if (option.kind === 'pass' && option.decision === 'chip') return say(CHOICES.leaveChip);
  if (option.kind === 'keep') return say(TABLE.keep, values);
  if (option.kind === 'place') return say(option.as ? CHOICES.placeAs : CHOICES.place, values);
  if (option.via) return `${say(CHOICES.via)} ${option.via.map((hex) => nameOf(board, hex)).join(', ')}`;
  const phrase: Phrase | undefined = Object.hasOwn(CHOICES, option.kind)
    ? CHOICES[option.kind as keyof typeof CHOICES]
    : undefined;
  return phrase ? say(phrase, values) : option.action;
}

const TO_CHOOSE = { card: TABLE.chooseCard, board: TABLE.chooseBoard, button: TABLE.chooseButton } as const;

export function primaryName(primary: Primary, board: { readonly height: number }): string {
  if (primary.is === 'choose') return say(TO_CHOOSE[primary.what]);
  if (primary.is !== 'go-on') return choiceName(primary.option, board);
  const { decision, post, kind } = primary.option;
  // Where the usual words would mislead: there is something to choose beside it.
  if (decision === 'play' && kind === 'done') return say(GO_ON_MORE.chipPlay);
  if (decision === 'play' && primary.beside) return say(GO_ON_MORE.sortieAlone);
  if (decision === 'patient' && primary.beside) return say(GO_ON_MORE.patient);
  if (decision === 'move' && primary.beside === 'hexes' && primary.left === 1) return say(GO_ON_MORE.sortieLeft);
  if (decision === 'chip' && !primary.beside) return say(GO_ON_MORE.chipEmpty);
  const general = decision === 'battle' && roleOf(post) !== 'commander';
  const words = general ? GENERAL_BATTLES : GO_ON[decision];
  if (!words) return choiceName(primary.option, board);
  if (primary.left === 1 && words.one) return say(words.one);
  return say(primary.left > 0 && words.left ? words.left : words.plain, { n: primary.left });
}
