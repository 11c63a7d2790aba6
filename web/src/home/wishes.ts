// The contents of the new-game form, and the settings sent to the server.
import type { BattleLine, Clock, OptionName, Post, Role, Settings, Side } from '../protocol';

export const ROLES: readonly Role[] = ['commander', 'left', 'center', 'right'];

export interface Wishes {
  posts: readonly Post[];
  against: 'computer' | 'friends';
  player: string;
  listed: boolean;
  clock: 'none' | 'turn' | 'game' | 'days';
  /** Seconds, separate for each kind of clock, so that switching back and forth loses nothing. */
  turn: number;
  game: number;
  increment: number;
  days: number;
  /** The checked options, by name; the server says which of them matter in a battle. */
  options: readonly OptionName[];
  standIn: boolean;
  betweenSides: boolean;
  generalsToTable: boolean;
}

export const DAY = 86400;

export function firstWishes(battle: Pick<BattleLine, 'chain'>): Wishes {
  return {
    posts: battle.chain === 'overlord' ? postsOf('allies') : ['allies/commander'],
    against: 'computer',
    player: 'sergeant',
    listed: false,
    clock: 'none',
    turn: 180,
    game: 1800,
    increment: 10,
    days: 2 * DAY,
    options: [],
    standIn: true,
    betweenSides: false,
    generalsToTable: false,
  };
}

export const postsOf = (side: Side): Post[] => ROLES.map((role): Post => `${side}/${role}`);
export const sideOf = (post: Post): Side => (post.startsWith('axis') ? 'axis' : 'allies');

/** Takes a seat or gives it up. Nobody sits on both sides: taking a seat on one gives up those on the other. */
export function toggled(posts: readonly Post[], post: Post): Post[] {
  if (posts.includes(post)) return posts.filter((held) => held !== post);
  return [...posts.filter((held) => sideOf(held) === sideOf(post)), post];
}

function clockOf(wishes: Wishes): Clock {
  if (wishes.clock === 'turn') return { kind: 'turn', budget: wishes.turn };
  if (wishes.clock === 'days') return { kind: 'turn', budget: wishes.days };
  if (wishes.clock === 'game') return { kind: 'game', budget: wishes.game, increment: wishes.increment };
  return { kind: 'none' };
}

export function settingsOf(battle: Pick<BattleLine, 'id' | 'chain' | 'options'>, wishes: Wishes): Settings {
  const settings: Settings = { battle: battle.id, maker: [...wishes.posts], listed: wishes.listed };
  if (wishes.against === 'computer') Object.assign(settings, { bots: wishes.player, await_contributions: true });
  if (wishes.clock !== 'none') settings.clock = clockOf(wishes);
  const wanted = battle.options.filter((option) => wishes.options.includes(option));
  if (wanted.length > 0) settings.options = Object.fromEntries(wanted.map((option) => [option, true]));
  if (battle.chain === 'overlord' && (wishes.betweenSides || wishes.generalsToTable)) {
    settings.talk = { between_sides: wishes.betweenSides, generals_to_table: wishes.generalsToTable };
  }
  if (!wishes.standIn) settings.stand_in = false;
  return settings;
}

/** The settings of the home page's one-click game. */
export const QUICK: Settings = {
  battle: '01-pegasus-bridge',
  maker: ['allies/commander'],
  bots: 'recruit',
  await_contributions: true,
};
