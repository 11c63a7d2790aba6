// Made from docs/protocol.schema.json by `npm run protocol`; do not edit.

/**
 * The messages between the browser and the Bocage server; docs/protocol.md explains them.
 */
export type Protocol =
  | ServerMessage
  | ClientMessage
  | Me
  | BattleLine
  | Battle
  | Tables
  | Made
  | Invitation
  | Players
  | Failure
  | ReplayPart
  | Summary
  | Analysis;
/**
 * Every message from the server.
 */
export type ServerMessage = TableMessage | StepMessage | SeatsMessage | SaidMessage | Answer;
export type TableState = 'gathering' | 'playing' | 'over' | 'frozen';
/**
 * A post of a side, such as allies/left. In the two-player game each player holds the commander's post.
 */
export type Post =
  | 'axis/commander'
  | 'axis/left'
  | 'axis/center'
  | 'axis/right'
  | 'allies/commander'
  | 'allies/left'
  | 'allies/center'
  | 'allies/right';
/**
 * 32 random bytes: 64 hexadecimal digits in lower case.
 */
export type Bytes = string;
export type Side = 'axis' | 'allies';
/**
 * [column, row]; columns count half hexes, so both are even or both odd.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Hex = [number, number];
export type UnitType =
  | 'infantry'
  | 'special-forces'
  | 'resistance'
  | 'armor'
  | 'elite-armor'
  | 'artillery'
  | 'early-anti-tank-gun'
  | 'early-machine-gun'
  | 'early-mortar'
  | 'late-anti-tank-gun'
  | 'late-machine-gun'
  | 'late-mortar'
  | 'sniper'
  | 'cavalry'
  | 'ski-troops'
  | 'engineers'
  | 'flame-thrower-tank'
  | 'mobile-artillery'
  | 'big-gun'
  | 'destroyer'
  | 'aircraft-carrier';
export type Role = 'commander' | 'left' | 'center' | 'right';
export type Airplane = 'p-40' | 'p-38' | 'corsair' | 'spitfire' | 'storch' | 'bf-109' | 'zero' | 'yak';
export type Decision =
  | 'airdrop'
  | 'play'
  | 'section'
  | 'patient'
  | 'order'
  | 'move'
  | 'battle'
  | 'target'
  | 'strike'
  | 'battle-again'
  | 'second-move'
  | 'ambush'
  | 'ignore-flag'
  | 'retreat'
  | 'take-ground'
  | 'overrun'
  | 'keep'
  | 'hand-out'
  | 'place'
  | 'initiative'
  | 'initiative-flag'
  | 'initiative-loss'
  | 'chip'
  | 'fly'
  | 'dismiss';
export type AirAction =
  'strafing' | 'ground-support' | 'ground-interdiction' | 'recon' | 'kamikaze' | 'dogfight' | 'land';
export type Face = 'infantry' | 'armor' | 'grenade' | 'flag' | 'star';
/**
 * Turns the game that this connection had before into the present one: a JSON merge patch (RFC 7396) that also changes lists of things with ids. docs/protocol.md has the rule. Null as long as there is no game.
 */
export type Changes = {
  [k: string]: unknown;
} | null;
/**
 * The name of a command card, as in the line protocol: probe-left, air-power.
 */
export type Card = string;
export type Section = 'left' | 'center' | 'right';
/**
 * Every message from the client.
 */
export type ClientMessage =
  | HelloRequest
  | ActRequest
  | UndoRequest
  | SitRequest
  | LeaveRequest
  | BotRequest
  | ContributeRequest
  | BeginRequest
  | ResignRequest
  | OfferDrawRequest
  | AnswerDrawRequest
  | OfferRematchRequest
  | AnswerRematchRequest
  | WithdrawRematchRequest
  | SayRequest
  | WhyRequest
  | LookRequest
  | OddsRequest
  | HintRequest
  | PastRequest
  | PingRequest;
/**
 * The name of an option, such as `night`.
 */
export type OptionName = string;
/**
 * A long edge of the map.
 */
export type Edge = 'top' | 'bottom';
export type Terrain =
  | 'countryside'
  | 'forest'
  | 'hedgerow'
  | 'hill'
  | 'cliff'
  | 'bluff'
  | 'steep'
  | 'impassable'
  | 'town'
  | 'river'
  | 'beach'
  | 'ocean'
  | 'trench'
  | 'city-ruins'
  | 'ravine'
  | 'marsh'
  | 'hill-forest'
  | 'hill-village'
  | 'frozen-river'
  | 'factory'
  | 'ford'
  | 'fordable-stream'
  | 'airfield'
  | 'jungle'
  | 'mountain'
  | 'rice-paddy'
  | 'fish-pond'
  | 'pier'
  | 'hospital'
  | 'hq-tents'
  | 'labor-camp';
/**
 * The six sides of a hex, clockwise from the right.
 */
export type Direction = 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
/**
 * A work that is part of the ground. Wire, sandbags and mines are part of the position.
 */
export type FixedWork =
  | {
      is: 'bridge';
      axis: Axis;
      /**
       * Part of a long bridge.
       */
      span: boolean;
    }
  | {
      is: 'rope-bridge';
      axis: Axis;
    }
  | {
      is: 'bunker';
      for: Side;
    }
  | {
      is: 'sea-wall';
      for: Side;
      toward: Edge;
    }
  | {
      is: 'road';
      /**
       * If left out, it runs to the roads beside it.
       */
      sides?: Direction[];
    }
  | {
      is: 'hedgehog' | 'field-bunker' | 'dragons-teeth' | 'cave';
    };
/**
 * How a bridge lies.
 */
export type Axis = 'N-S' | 'NE-SW' | 'ENE-WSW' | 'E-W' | 'WNW-ESE' | 'NW-SE';
/**
 * The badge that a battle gives a unit.
 */
export type Badge = 'british' | 'ranger' | 'german' | 'soviet' | 'engineer' | 'japanese' | 'marine';
/**
 * The computer players that tables offer. No other can be named.
 */
export type Players = {
  id: string;
}[];

/**
 * The complete state, in answer to hello, and whenever the server wants the client to resynchronise.
 */
export interface TableMessage {
  type: 'table';
  n: number;
  table: TableInfo;
  game: Game | null;
  /**
   * The newest steps; `past` fetches older ones.
   */
  log: LogStep[];
  talk: Said[];
  watching: number;
}
/**
 * The table: battle, settings, seats, state and result.
 */
export interface TableInfo {
  id: string;
  state: TableState;
  settings: Settings;
  since: number;
  /**
   * When the table ends if nobody plays, in milliseconds since the Unix epoch; null once it has ended.
   */
  expires: number | null;
  /**
   * The SHA-256 hash of the server's seed, published before anyone contributes to the dice.
   */
  commitment: string;
  /**
   * The server's seed, once the game is over.
   */
  seed: string | null;
  /**
   * What players have contributed to the dice, in the order of their posts. Fixed once the game has begun.
   */
  contributions: Contribution[];
  /**
   * The seed of all dice and cards, once the game is over: mixed from `seed` and `contributions`, as docs/fair-dice.md says.
   */
  game_seed: string | null;
  result: Result | null;
  seats: Seat[];
  /**
   * The posts you hold.
   */
  you: Post[];
  /**
   * Whether you created it.
   */
  maker: boolean;
  /**
   * The empty posts you may take.
   */
  may_sit: Post[];
  /**
   * The table of the rematch, once everybody has accepted.
   */
  rematch?: string;
  match: {
    table: string;
    medals: Numbers;
  } | null;
}
/**
 * The settings a table is created with.
 */
export interface Settings {
  battle: string;
  options?: Options;
  clock?: Clock;
  talk?: TalkOptions;
  /**
   * Anyone may find the table, watch it and take an empty post.
   */
  listed?: boolean;
  /**
   * The posts its creator takes at once.
   */
  maker?: Post[];
  /**
   * The computer player, one of `Players`, that takes all other posts at once; the game then begins, or awaits contributions. If left out, they wait for people.
   */
  bots?: string;
  /**
   * Whether the game begins by itself once every post is taken and every seated person has contributed to the dice. Without it, a table filled by `bots` begins when it is created; false by default.
   */
  await_contributions?: boolean;
  /**
   * Whether a computer player takes over for a player who has been absent for a while; true by default.
   */
  stand_in?: boolean;
  /**
   * In a match of two games: the table of the first game, whose sides are exchanged here. The server sets it; in a request it is refused.
   */
  first_game?: string;
}
/**
 * Variants that the rules leave to the players (TEAM-09, TEAM-10). With `teams`, a side of the two-player game has three posts: the commander in the center, left and right (TEAM-01 to TEAM-08). `commissar`, `air` and `night` add those rules to a battle that does not have them (COMR-61, AIR-01, NIGHT-01). An option without meaning in a battle has no effect.
 */
export interface Options {
  [k: string]: boolean;
}
/**
 * `turn`: a budget in seconds for each turn of a side. `game`: a budget for all of a side's turns together, plus `increment` per turn.
 */
export interface Clock {
  kind: 'none' | 'turn' | 'game';
  budget?: number;
  increment?: number;
}
/**
 * Talk allowed beyond the rules of the chain of command (COM-18).
 */
export interface TalkOptions {
  between_sides?: boolean;
  generals_to_table?: boolean;
}
/**
 * What one person has contributed to the dice.
 */
export interface Contribution {
  /**
   * The posts of the person when the game began, or now if it has not: axis/left,axis/right.
   */
  from: string;
  bytes: Bytes;
}
export interface Result {
  how: 'rules' | 'resigned' | 'agreed' | 'out-of-time' | 'expired';
  winner: Side | null;
  medals: Numbers;
  /**
   * If the game ended by the rules: medals, sudden-death, deck-out or no-units-left.
   */
  ending?: string;
}
/**
 * One number per side.
 */
export interface Numbers {
  axis: number;
  allies: number;
}
/**
 * A post and its holder.
 */
export interface Seat {
  post: Post;
  holder: 'nobody' | 'person' | 'bot';
  /**
   * The name of the person or computer player; empty if the post is free.
   */
  name: string;
  you: boolean;
  /**
   * Whether the holder is connected; computer players always are.
   */
  here: boolean;
  /**
   * The computer player that has taken over for the absent holder.
   */
  stand_in?: string;
  /**
   * Where this person stands on a rematch offer; `asked` has yet to answer.
   */
  rematch?: 'offers' | 'asked' | 'accepts' | 'declines';
}
/**
 * The game as you see it. Outside lists, no member is ever null: what has no value is left out.
 */
export interface Game {
  view: View;
  asked: Asked[];
  offers: Offer[];
  /**
   * Whether hints are available to you: only if computer players hold every post of the other side.
   */
  hint: boolean;
  clock?: ClockNow;
  /**
   * Whether your last action can be undone.
   */
  undo: boolean;
  draw_offered?: Side;
}
/**
 * Everything you may know about the game.
 */
export interface View {
  turn: number;
  /**
   * The side on turn.
   */
  side: Side;
  phase: string;
  over: boolean;
  winner?: Side;
  ending?: string;
  medals: Numbers;
  needed: Numbers;
  /**
   * The side that holds or has gained each of the battle's `objectives`, in order.
   */
  held: (Side | null)[];
  units: Unit[];
  wire: Hex[];
  sandbags: Hex[];
  hands: Hands;
  /**
   * The cards you are choosing from.
   */
  drawn: string[];
  deck: number;
  /**
   * The discard pile; the top card is last.
   */
  discard: string[];
  played?: string;
  /**
   * The card that the card of this turn acts as.
   */
  acting?: string;
  /**
   * What the cards of each side's last turn acted as.
   */
  last: {
    axis: string[];
    allies: string[];
  };
  posts: Posts;
  given_as?: string;
  visit: Visit;
  /**
   * The hexes named for Air Power or Barrage.
   */
  targets: Hex[];
  attack?: Attack;
  armies: {
    axis: Army;
    allies: Army;
  };
  /**
   * Rules in force beyond the core rules, set by the battle or by the table's options; left out if there are none.
   */
  rules?: ('air' | 'night' | 'blitz' | 'winter' | 'reduced-visibility')[];
  /**
   * This field and the following ones are left out if they do not apply.
   */
  mines?: Mine[];
  /**
   * Caves not yet sealed.
   */
  caves?: Hex[];
  /**
   * HQ tents captured by the enemy (PAC-31).
   */
  captured_tents?: Hex[];
  cross_hairs?: CrossHair[];
  /**
   * At night: visibility in hexes; 6 is day (NIGHT-01).
   */
  visibility?: number;
  /**
   * Present whenever the Air rules are in force, even if empty.
   */
  planes?: Plane[];
  /**
   * With the Air rules: the number of face-up Air Sortie cards of each side.
   */
  sorties?: Numbers;
  /**
   * Whether an Air Sortie was played this turn (AIR-05).
   */
  sortie_played?: boolean;
  chip?: Chips;
  /**
   * Cards you took up from your chip and have yet to hand out (COMR-63).
   */
  taken?: string[];
  /**
   * The number of chip cards the side on turn took up.
   */
  taken_up?: number;
  /**
   * The Field General who may order one more unit (GUNG-61).
   */
  named?: Role;
  talk: Talk;
}
/**
 * Fields that are false are left out, as is `by` where one player commands the side.
 */
export interface Unit {
  /**
   * Stable for the lifetime of the unit.
   */
  id: number;
  at: Hex;
  side: Side;
  type: UnitType;
  figures: number;
  /**
   * Full strength, in figures.
   */
  full: number;
  ordered?: boolean;
  moved?: boolean;
  battled?: boolean;
  /**
   * It may not battle again this turn.
   */
  done?: boolean;
  by?: Role;
  /**
   * The card whose effect applies to it this turn.
   */
  card?: string;
  /**
   * It can be attacked only in close assault (PAC-20).
   */
  camouflaged?: boolean;
  /**
   * In a landing craft (XU-11).
   */
  afloat?: boolean;
}
/**
 * The cards if you may know them, otherwise their number.
 */
export interface Hands {
  axis: number | string[];
  allies: number | string[];
}
export interface Posts {
  commander?: PostTurn;
  left?: PostTurn;
  center?: PostTurn;
  right?: PostTurn;
}
/**
 * The turn of one post of the side on turn.
 */
export interface PostTurn {
  /**
   * One of done, section, patient, order, move, battle, place, initiative, initiative-flag, initiative-loss.
   */
  step: string;
  /**
   * The number of cards handed to it this turn.
   */
  given: number;
  /**
   * The cards not yet shown, as far as you may know them.
   */
  cards?: string[];
  placed: Placed[];
}
/**
 * A card on the table. `strips` are sections numbered from the left of the map; null means everywhere.
 */
export interface Placed {
  card: string;
  /**
   * Null for a Counter-Attack with nothing to copy.
   */
  acting: string | null;
  strips: number[] | null;
}
/**
 * The Commander-in-Chief's talk with one Field General (COM-03).
 */
export interface Visit {
  state: 'not-yet' | 'begun' | 'ended';
  post?: Role;
}
/**
 * The attack being resolved.
 */
export interface Attack {
  from: Hex;
  at: Hex;
}
/**
 * A side's nation and the command rule in effect.
 */
export interface Army {
  nation: string;
  command: 'ordinary' | 'commissar' | 'imperial-army' | 'gung-ho';
}
/**
 * A minefield, the side that laid it, and its value once revealed (PAC-10 to PAC-13).
 */
export interface Mine {
  at: Hex;
  for: Side;
  shown?: number;
}
/**
 * A gun that has found the range to a target (XU-08); both by unit id.
 */
export interface CrossHair {
  gun: number;
  target: number;
}
/**
 * An airplane, possibly above a unit. Fields that are false are left out, as is `by` where one player commands the side.
 */
export interface Plane {
  /**
   * Stable while the airplane is on the board.
   */
  id: number;
  at: Hex;
  side: Side;
  is: Airplane;
  /**
   * On the ground or on a carrier; otherwise in flight.
   */
  parked?: boolean;
  ordered?: boolean;
  moved?: boolean;
  acted?: boolean;
  /**
   * Ground Support (AIR-33): units of its side roll one more die against enemies adjacent to it.
   */
  supports?: boolean;
  /**
   * Ground Interdiction (AIR-34): enemies adjacent to it move at most one hex.
   */
  interdicts?: boolean;
  by?: Role;
}
/**
 * The cards under each commissar chip: the cards themselves if you may know them, otherwise their number. A side without a chip is left out.
 */
export interface Chips {
  axis?: number | string[];
  allies?: number | string[];
}
/**
 * Who you may talk to now (COM). `phase` is left out in a battle without a chain of command.
 */
export interface Talk {
  phase?: 'council' | 'hand-out' | 'own-turn' | 'enemy-turn' | 'after';
  /**
   * `table`, `side`, or posts.
   */
  to: string[];
}
/**
 * A post that must decide now.
 */
export interface Asked {
  post: Post;
  decision: Decision;
}
/**
 * The legal actions of one of your posts, grouped by what a player points at. `words` are buttons: done, pass, ambush, initiative, visit, section, name-general. `bring-in` is among the hexes, one choice per airplane.
 */
export interface Offer {
  post: Post;
  decision: Decision;
  units: UnitOffer[];
  cards: CardOffer[];
  hexes: Choice[];
  words: Choice[];
  /**
   * The number of units that can still be ordered, if the decision is about orders.
   */
  orders_left?: number | null;
}
/**
 * The actions of the unit or airplane on a hex. `order-plane`, `fly`, `air-action` and `dismiss` concern the airplane.
 */
export interface UnitOffer {
  at: Hex;
  choices: Choice[];
  ways: Way[];
}
/**
 * A complete action; send `action` back.
 */
export interface Choice {
  action: string;
  kind: string;
  card?: string;
  post?: Role;
  section?: 'left' | 'center' | 'right' | 'both';
  at?: Hex;
  as?: string;
  plane?: Airplane;
  air_action?: AirAction;
}
/**
 * Actions of one unit, or airplane (`fly`), that have a destination. The text to send back is `KIND UNIT > TO`, plus ` via V V` if there is a via: `move 14,6 > 16,6 via 15,5`.
 */
export interface Way {
  kind: 'move' | 'battle' | 'retreat' | 'fly';
  to: Hex[];
  via?: Hex[];
}
/**
 * The actions with one card: play, hand-out, take-back, place, keep, chip, unchip.
 */
export interface CardOffer {
  card: string;
  choices: Choice[];
}
/**
 * Milliseconds left at the time of sending, and whose clock is running.
 */
export interface ClockNow {
  left: Numbers;
  runs: {
    axis: boolean;
    allies: boolean;
  };
}
/**
 * `n`: the number of the entry in the table's log.
 */
export interface LogStep {
  n: number;
  by: Post | null;
  events: Event[];
}
/**
 * Something that happened; the fields depend on the kind (docs/line-protocol.md). A card you may not know is left out.
 */
export interface Event {
  kind:
    | 'turn-began'
    | 'card-played'
    | 'nothing-to-copy'
    | 'section-chosen'
    | 'dice-rolled'
    | 'unit-ordered'
    | 'unit-moved'
    | 'battle-declared'
    | 'figures-lost'
    | 'unit-eliminated'
    | 'figures-recovered'
    | 'flag-ignored'
    | 'unit-retreated'
    | 'ground-taken'
    | 'wire-removed'
    | 'sandbags-placed'
    | 'sandbags-removed'
    | 'ambush-played'
    | 'attack-stopped'
    | 'unit-dropped'
    | 'drop-lost'
    | 'card-discarded'
    | 'card-drawn'
    | 'deck-shuffled'
    | 'medals-changed'
    | 'battle-over'
    | 'cards-handed-out'
    | 'card-placed'
    | 'visit-began'
    | 'visit-ended'
    | 'initiative-rolled'
    | 'unit-exited'
    | 'mines-found'
    | 'mines-cleared'
    | 'cave-sealed'
    | 'visibility-changed'
    | 'cross-hair-placed'
    | 'camouflage-lost'
    | 'unit-landed'
    | 'tents-captured'
    | 'tents-retaken'
    | 'chip-filled'
    | 'chip-opened'
    | 'general-named'
    | 'sortie-laid-out'
    | 'plane-arrived'
    | 'plane-ordered'
    | 'plane-moved'
    | 'plane-acted'
    | 'plane-lost'
    | 'plane-left';
  side?: Side;
  post?: Role;
  at?: Hex;
  card?: string;
  count?: number;
  strips?: number[] | null;
  dice?: Face[];
  from?: Hex;
  as?: string;
  plane?: Airplane;
  air_action?: AirAction;
}
export interface Said {
  n: number;
  name: string;
  posts: Post[];
  to: string;
  text: string;
  /**
   * Milliseconds since the Unix epoch.
   */
  at: number;
}
/**
 * A player acted or undid an action.
 */
export interface StepMessage {
  type: 'step';
  n: number;
  by: Post | null;
  undone: boolean;
  events: Event[];
  changes: Changes;
}
/**
 * A player sat down, left, disconnected or returned; the game began or ended; a draw or rematch was offered or answered.
 */
export interface SeatsMessage {
  type: 'seats';
  n: number;
  table: TableInfo;
  changes: Changes;
  watching: number;
}
/**
 * A player said something you may hear.
 */
export interface SaidMessage {
  type: 'said';
  said: Said;
}
/**
 * The answer to the request with id `re`. The other fields depend on the request; docs/protocol.md lists them.
 */
export interface Answer {
  re: number;
  ok: boolean;
  error?: Refusal;
  n?: number;
  /**
   * Why not; null if it can be done.
   */
  reason?: Refusal | null;
  look?: Look;
  odds?: Odds;
  hint?: Hint;
  steps?: PastStep[];
}
/**
 * Why something is refused. The words for each code are in words/*.json, under `refusal`.
 */
export interface Refusal {
  /**
   * A word in kebab case: wrong-section, not-your-turn.
   */
  code: string;
  /**
   * The number of the game's rule, if one says so: ORD-04.
   */
  rule?: string;
  args?: RefusalArgs;
}
/**
 * What a refusal speaks of, by the engine's names; which of these there are depends on the code.
 */
export interface RefusalArgs {
  /**
   * What this post is asked now.
   */
  decision?: Decision;
  /**
   * Who must decide now, and what.
   */
  asked?: {
    post: Post;
    decision: Decision;
  }[];
  card?: Card;
  post?: Post;
  /**
   * The posts that would do.
   */
  posts?: Post[];
  at?: Hex;
  /**
   * Where the card works, as its player sees the board.
   */
  sections?: Section[];
  /**
   * Where the unit stands; on a line in two sections.
   */
  section?: Section[];
  /**
   * A limit: hexes, cards.
   */
  number?: number;
  /**
   * For programmers: what is wrong with the request, and where.
   */
  fault?: string;
}
/**
 * One unit: the targets it could battle from its hex, and where it could move.
 */
export interface Look {
  targets: Aim[];
  moves: Reach[];
}
export interface Aim {
  at: Hex;
  dice: number;
}
/**
 * A hex the unit could move to, and the targets it could battle from there.
 */
export interface Reach {
  to: Hex;
  /**
   * Whether it may battle after that move.
   */
  battles: boolean;
  targets: Aim[];
}
/**
 * The forecast of an attack.
 */
export interface Odds {
  base: number;
  modifiers: Modifier[];
  dice: number;
  /**
   * The probabilities of losing 0, 1, 2, ... figures.
   */
  hits: number[];
  expected: number;
  eliminate: number;
  retreat: number;
  /**
   * Why it may not be declared now; null if it may.
   */
  reason: Refusal | null;
}
export interface Modifier {
  /**
   * The name of a card, terrain, work, command rule or air action, or `cross-hair`.
   */
  what: string;
  where: 'card' | 'own-hex' | 'target-hex' | 'command' | 'gun' | 'air';
  dice: number;
}
/**
 * What the adviser would do.
 */
export interface Hint {
  action: string;
  offer: Offer1;
  /**
   * Your side's current winning chance, from 0 to 1, if the adviser estimates one.
   */
  chance: number | null;
}
/**
 * The legal actions of one of your posts, grouped by what a player points at. `words` are buttons: done, pass, ambush, initiative, visit, section, name-general. `bring-in` is among the hexes, one choice per airplane.
 */
export interface Offer1 {
  post: Post;
  decision: Decision;
  units: UnitOffer[];
  cards: CardOffer[];
  hexes: Choice[];
  words: Choice[];
  /**
   * The number of units that can still be ordered, if the decision is about orders.
   */
  orders_left?: number | null;
}
/**
 * A step as you saw it, with the view after it.
 */
export interface PastStep {
  n: number;
  by: Post | null;
  events: Event[];
  view: View;
}
/**
 * The first message. `key`: a random string of 8 to 64 letters and digits that identifies this browser tab. `invite`: the token of an invitation link.
 */
export interface HelloRequest {
  id: number;
  do: 'hello';
  key: string;
  invite?: string;
  /**
   * The last number this client received; the log then starts after it.
   */
  seen?: number;
}
/**
 * `action`: the text of an action offered to that post.
 */
export interface ActRequest {
  id: number;
  do: 'act';
  post: Post;
  action: string;
}
/**
 * Undoes your last action, if it revealed nothing.
 */
export interface UndoRequest {
  id: number;
  do: 'undo';
}
/**
 * Takes empty posts.
 */
export interface SitRequest {
  id: number;
  do: 'sit';
  posts: Post[];
}
/**
 * Gives up posts.
 */
export interface LeaveRequest {
  id: number;
  do: 'leave';
  posts: Post[];
}
/**
 * Puts a computer player at empty posts.
 */
export interface BotRequest {
  id: number;
  do: 'bot';
  posts: Post[];
  /**
   * One of `Players`.
   */
  player: string;
}
/**
 * Contributes random bytes to the dice: once per person, after sitting down and before the game begins.
 */
export interface ContributeRequest {
  id: number;
  do: 'contribute';
  bytes: Bytes;
}
/**
 * Starts the game, once every post is taken.
 */
export interface BeginRequest {
  id: number;
  do: 'begin';
}
/**
 * The commander resigns.
 */
export interface ResignRequest {
  id: number;
  do: 'resign';
}
/**
 * The commander offers a draw.
 */
export interface OfferDrawRequest {
  id: number;
  do: 'offer-draw';
}
/**
 * The other commander answers the offer of a draw.
 */
export interface AnswerDrawRequest {
  id: number;
  do: 'answer-draw';
  yes: boolean;
}
/**
 * Offers a rematch with the sides exchanged, after the game.
 */
export interface OfferRematchRequest {
  id: number;
  do: 'offer-rematch';
}
/**
 * Accepts or declines it. Whoever has accepted may still decline while others have yet to answer.
 */
export interface AnswerRematchRequest {
  id: number;
  do: 'answer-rematch';
  yes: boolean;
}
/**
 * Takes one's own offer back.
 */
export interface WithdrawRematchRequest {
  id: number;
  do: 'withdraw-rematch';
}
/**
 * `to`: `table`, `side` or a post.
 */
export interface SayRequest {
  id: number;
  do: 'say';
  to: string;
  text: string;
}
/**
 * Asks why an action is refused; the answer has `reason`.
 */
export interface WhyRequest {
  id: number;
  do: 'why';
  post: Post;
  action: string;
}
/**
 * Asks what a unit could do; the answer has `look`.
 */
export interface LookRequest {
  id: number;
  do: 'look';
  post: Post;
  unit: Hex;
}
/**
 * Asks for the odds of an attack, with `after` from the hex the unit would move to; the answer has `odds`.
 */
export interface OddsRequest {
  id: number;
  do: 'odds';
  to: Hex;
  after?: Hex;
  from: Hex;
}
/**
 * Asks for a hint; the answer has `hint` and takes a second or two.
 */
export interface HintRequest {
  id: number;
  do: 'hint';
  post: Post;
}
/**
 * Asks for at most 50 steps from this number on; the answer has `steps`.
 */
export interface PastRequest {
  id: number;
  do: 'past';
  from: number;
}
/**
 * Gets an answer and has no other effect.
 */
export interface PingRequest {
  id: number;
  do: 'ping';
}
/**
 * The guest this browser belongs to.
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * A battle in the list.
 */
export interface BattleLine {
  id: string;
  title: {
    en: string;
    fr: string;
  };
  set: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  date: [string, string];
  chain: 'single' | 'overlord';
  board: string;
  sides: {
    axis: SideLine;
    allies: SideLine;
  };
  first: Side;
  /**
   * The options that have an effect in this battle.
   */
  options: OptionName[];
}
export interface SideLine {
  nation: string;
  medals: number;
  units: number;
}
/**
 * A battle before its first turn, as the engine has it: the board, the ground, the objectives, the opening position and the texts.
 */
export interface Battle {
  id: string;
  title: string;
  /**
   * Hexes in even rows; odd rows have one fewer.
   */
  width: number;
  /**
   * Rows.
   */
  height: number;
  /**
   * Columns of the lines between sections.
   */
  lines: number[];
  /**
   * Those of the lines that part two wings, where a wing has more than one section.
   */
  wings: number[];
  /**
   * The edge of the map at which each side sits.
   */
  edges: {
    axis: Edge;
    allies: Edge;
  };
  /**
   * Whose army each side is.
   */
  nations: {
    axis: string;
    allies: string;
  };
  /**
   * Every hex, row by row.
   */
  grounds: Ground[];
  labels: Label[];
  objectives: Objective[];
  opening: Opening;
  /**
   * By language.
   */
  briefing: {
    en?: Briefing;
    fr?: Briefing;
  };
}
/**
 * A hex that never changes, except for caves that are sealed.
 */
export interface Ground {
  at: Hex;
  terrain: Terrain;
  /**
   * Another picture of the same terrain.
   */
  look?: 'church' | 'pacific';
  /**
   * The sides of the hex that a river or a runway is drawn to.
   */
  sides?: Direction[];
  /**
   * A wide river; left out otherwise.
   */
  wide?: boolean;
  works: FixedWork[];
}
/**
 * A name on the map.
 */
export interface Label {
  at: Hex;
  text: string;
}
/**
 * `hold` counts while held, `permanent` once gained, `group` while enough of its hexes are held, `exit` by leaving over an edge.
 */
export interface Objective {
  kind: 'hold' | 'permanent' | 'group' | 'exit';
  /**
   * The side that can gain it.
   */
  for: Side;
  at: Hex[];
  /**
   * The hexes on which its medals are drawn.
   */
  tokens: Hex[];
  /**
   * Medals.
   */
  worth: number;
  /**
   * Of an exit.
   */
  edge?: Edge;
  place?: string;
}
/**
 * The position in which the battle begins.
 */
export interface Opening {
  units: OpeningUnit[];
  wire: Hex[];
  sandbags: Sandbags[];
  mines: Mine[];
  /**
   * Airplanes on the ground, if the Air rules are in force.
   */
  planes: Plane[];
}
/**
 * Fields that are false are left out.
 */
export interface OpeningUnit {
  /**
   * As in `Unit`.
   */
  id: number;
  at: Hex;
  side: Side;
  type: UnitType;
  figures: number;
  badge?: Badge;
  camouflaged?: boolean;
  afloat?: boolean;
}
/**
 * `toward`: the edge that they face in the picture; they protect on all sides.
 */
export interface Sandbags {
  at: Hex;
  toward?: Edge;
}
/**
 * What players read before the battle: its history, the task of each side, a sentence for each special rule.
 */
export interface Briefing {
  title: string;
  history: string;
  axis: string;
  allies: string;
  rules: string[];
}
/**
 * `mine`: tables where you sit. `open`: listed tables with empty posts. `watch`: listed tables with a game in progress. `finished`: your finished games.
 */
export interface Tables {
  mine: TableLine[];
  open: TableLine[];
  watch: TableLine[];
  finished: TableLine[];
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  battle: string;
  state: TableState;
  listed: boolean;
  /**
   * Milliseconds since the Unix epoch.
   */
  since: number;
  seats: Seat[];
  turn: number;
  medals: Numbers;
  /**
   * Whether you have a decision to make.
   */
  asked: boolean;
  result: Result | null;
}
/**
 * A newly created table.
 */
export interface Made {
  table: string;
}
/**
 * The token entitles its bearer to take the post; `any` means any free post.
 */
export interface Invitation {
  post: Post | 'any';
  token: string;
}
/**
 * The body of every unsuccessful HTTP response.
 */
export interface Failure {
  error: Refusal;
}
/**
 * GET /api/tables/ID/replay?from=N: at most 100 steps from N on, counted from 0; step 0 is the setup.
 */
export interface ReplayPart {
  total: number;
  steps: ReplayStep[];
}
/**
 * `view`: the view after the step, with every card visible.
 */
export interface ReplayStep {
  n: number;
  by: Post | null;
  turn: number;
  events: Event[];
  view: View;
}
/**
 * GET /api/tables/ID/summary, once the game is over.
 */
export interface Summary {
  table: TableInfo;
  steps: number;
  turns: TurnLine[];
  dice: {
    axis: DiceOf;
    allies: DiceOf;
  };
}
/**
 * A turn of the game, for charts.
 */
export interface TurnLine {
  step: number;
  turn: number;
  side: Side;
  medals: Numbers;
}
/**
 * A side's dice. `faces`: how often each face came up. `hits`: enemy figures lost. `expected`: the expected number.
 */
export interface DiceOf {
  rolled: number;
  faces: {
    [k: string]: number;
  };
  hits: number;
  expected: number;
  /**
   * Dice luck from 0 to 1; 0.5 is average.
   */
  luck: number;
}
/**
 * GET /api/tables/ID/analysis, once the game is over. Computed in the background; poll until `done` equals `of`.
 */
export interface Analysis {
  /**
   * The number of moments already evaluated.
   */
  done: number;
  /**
   * The number of moments; 0 until they are counted.
   */
  of: number;
  moments: Moment[];
  /**
   * Largest swing first; empty until the analysis is complete.
   */
  turning_points: TurningPoint[];
}
/**
 * The setup or the end of a turn, with the results of playouts from there.
 */
export interface Moment {
  /**
   * The step of the replay.
   */
  step: number;
  /**
   * The turn that ended; 0 is the setup.
   */
  turn: number;
  side: Side;
  /**
   * The cards played in that turn.
   */
  cards: Card[];
  medals: Numbers;
  /**
   * The winning chance of the Allies, from 0 to 1.
   */
  allies: number;
  /**
   * Lower bound of its 95 % interval.
   */
  low: number;
  /**
   * Upper bound of its 95 % interval.
   */
  high: number;
}
/**
 * A turn that changed the winning chances substantially.
 */
export interface TurningPoint {
  /**
   * The index of the moment after it, from 0.
   */
  moment: number;
  /**
   * The change in the winning chance of the side whose turn it was.
   */
  swing: number;
}
