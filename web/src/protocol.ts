// Made from docs/protocol.schema.json by `npm run protocol`; do not edit.

/**
 * What the browser and the server of Bocage say to each other; docs/protocol.md explains it.
 */
export type Protocol =
  | ServerMessage
  | ClientMessage
  | Me
  | BattleLine
  | Tables
  | Made
  | Invitation
  | Players
  | Failure
  | ReplayPart
  | Summary
  | Analysis;
/**
 * Every frame from the server.
 */
export type ServerMessage = TableMessage | StepMessage | SeatsMessage | SaidMessage | Answer;
export type TableState = 'gathering' | 'playing' | 'over';
/**
 * A side and a post of it: allies/left. In the two-player game a player holds the commander's.
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
export type Side = 'axis' | 'allies';
/**
 * [column, row]; columns in half hexes, so both are even or both odd.
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
 * Every frame from the client.
 */
export type ClientMessage =
  | HelloRequest
  | ActRequest
  | UndoRequest
  | SitRequest
  | LeaveRequest
  | BotRequest
  | BeginRequest
  | ResignRequest
  | OfferDrawRequest
  | AnswerDrawRequest
  | RematchRequest
  | SayRequest
  | WhyRequest
  | LookRequest
  | OddsRequest
  | HintRequest
  | PastRequest
  | PingRequest;
export type OptionName = 'young_generals' | 'no_taking_ground' | 'teams' | 'commissar' | 'air' | 'night';
/**
 * The computer players that tables offer: the only ones that can be named.
 */
export type Players = {
  id: string;
}[];
/**
 * The name of a command card, as in the line protocol: probe-left, air-power.
 */
export type Card = string;

/**
 * Everything; the answer to hello, and whenever the server thinks that you should begin anew.
 */
export interface TableMessage {
  type: 'table';
  n: number;
  table: TableInfo;
  game: Game | null;
  /**
   * The newest steps; `past` has the older ones.
   */
  log: LogStep[];
  talk: Said[];
  watching: number;
}
/**
 * The table itself.
 */
export interface TableInfo {
  id: string;
  state: TableState;
  settings: Settings;
  since: number;
  /**
   * SHA-256 of the seed; made before the first action.
   */
  commitment: string;
  /**
   * Once the game is over.
   */
  seed: string | null;
  result: Result | null;
  seats: Seat[];
  /**
   * The posts that you hold.
   */
  you: Post[];
  /**
   * Whether you made it.
   */
  maker: boolean;
  /**
   * Empty posts that you may take.
   */
  may_sit: Post[];
  /**
   * The table of the return game.
   */
  rematch?: string;
  match: {
    table: string;
    medals: Numbers;
  } | null;
}
/**
 * What a table is made with.
 */
export interface Settings {
  battle: string;
  options?: Options;
  clock?: Clock;
  talk?: TalkOptions;
  /**
   * Everybody may find it, watch it and take an empty post.
   */
  listed?: boolean;
  /**
   * Where its maker sits down at once.
   */
  maker?: Post[];
  /**
   * The player, one of `Players`, that takes all other posts at once; the game then begins. Left out: they wait for people.
   */
  bots?: string;
  /**
   * Whether a program sits in for somebody who has been gone for a while; true if left out.
   */
  stand_in?: boolean;
  /**
   * Of a match of two: the table whose sides are exchanged here. The server sets it; in a request it is refused.
   */
  first_game?: string;
}
/**
 * Variants that the rules leave to the players (TEAM-09, TEAM-10). With `teams` a side of the two-player game has three posts: the commander with the middle of the board, left and right (TEAM-01 to TEAM-08). `commissar`, `air` and `night` bring those rules into a battle that does not say so itself (COMR-61, AIR-01, NIGHT-01). One that means nothing in a battle changes nothing.
 */
export interface Options {
  young_generals?: boolean;
  no_taking_ground?: boolean;
  teams?: boolean;
  commissar?: boolean;
  air?: boolean;
  night?: boolean;
}
/**
 * `turn`: so many seconds for each turn of a side. `game`: so many for all of them, and `increment` for each.
 */
export interface Clock {
  kind: 'none' | 'turn' | 'game';
  budget?: number;
  increment?: number;
}
/**
 * What the chain of command lets through beyond its rules (COM-18).
 */
export interface TalkOptions {
  between_sides?: boolean;
  generals_to_table?: boolean;
}
export interface Result {
  how: 'rules' | 'resigned' | 'agreed' | 'out-of-time';
  winner: Side | null;
  medals: Numbers;
  /**
   * If by the rules: medals, sudden-death, deck-out, no-units-left.
   */
  ending?: string;
}
/**
 * A number for each side.
 */
export interface Numbers {
  axis: number;
  allies: number;
}
/**
 * A post and who holds it.
 */
export interface Seat {
  post: Post;
  holder: 'nobody' | 'person' | 'bot';
  /**
   * Of the person, or of the program; empty for nobody.
   */
  name: string;
  you: boolean;
  /**
   * Connected now; programs always are.
   */
  here: boolean;
  /**
   * The program that sits in for him.
   */
  stand_in?: string;
}
/**
 * Where the game stands, for you.
 */
export interface Game {
  view: View;
  asked: Asked[];
  offers: Offer[];
  /**
   * Whether you get hints when you are asked: only where programs hold every post of the other side.
   */
  hint: boolean;
  clock: ClockNow | null;
  /**
   * Whether your last action can be taken back.
   */
  undo: boolean;
  draw_offered: Side | null;
}
/**
 * What you may know of the game.
 */
export interface View {
  turn: number;
  /**
   * On turn.
   */
  side: Side;
  phase: string;
  over: boolean;
  winner: Side | null;
  ending: string | null;
  medals: Numbers;
  needed: Numbers;
  /**
   * Who holds or has gained each medal of the battle's list, in its order; the winner of an exit too.
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
   * The top card last.
   */
  discard: string[];
  played: string | null;
  /**
   * What the card of the turn acts as.
   */
  acting: string | null;
  /**
   * The cards of each side's last turn, as what they acted.
   */
  last: {
    axis: string[];
    allies: string[];
  };
  posts: Posts;
  given_as?: string;
  visit: Visit;
  /**
   * Named for Air Power or Barrage.
   */
  targets: Hex[];
  attack?: Attack;
  armies: {
    axis: Army;
    allies: Army;
  };
  /**
   * What is in force beyond the core rules, by the battle or by the table's options; left out: nothing.
   */
  rules?: ('air' | 'night' | 'blitz' | 'winter' | 'reduced-visibility')[];
  /**
   * This and what follows is left out where there is none.
   */
  mines?: Mine[];
  /**
   * Not yet sealed.
   */
  caves?: Hex[];
  /**
   * Headquarters that the enemy has entered (PAC-31).
   */
  captured_tents?: Hex[];
  cross_hairs?: CrossHair[];
  /**
   * By night: hexes that can be seen; 6 is day (NIGHT-01).
   */
  visibility?: number;
  /**
   * With the air rules, if empty too.
   */
  planes?: Plane[];
  /**
   * With the air rules: Air Sortie cards that lie open before each side.
   */
  sorties?: Numbers;
  /**
   * An Air Sortie was played this turn (AIR-05).
   */
  sortie_played?: boolean;
  chip?: Chips;
  /**
   * Cards that you took up from your chip and have yet to hand out (COMR-63).
   */
  taken?: string[];
  /**
   * How many the side on turn took up.
   */
  taken_up?: number;
  /**
   * The general who orders one unit more (GUNG-61).
   */
  named?: Role;
  talk: Talk;
}
/**
 * Left out: what is false, and `by` where one player commands the side.
 */
export interface Unit {
  /**
   * Stays the same as long as the unit lives.
   */
  id: number;
  at: Hex;
  side: Side;
  type: UnitType;
  figures: number;
  /**
   * Figures it began with.
   */
  full: number;
  ordered?: boolean;
  moved?: boolean;
  battled?: boolean;
  /**
   * It may not battle any more this turn.
   */
  done?: boolean;
  by?: Role;
  /**
   * The card whose rules it follows this turn.
   */
  card?: string;
  /**
   * Only close assault finds it (PAC-20).
   */
  camouflaged?: boolean;
  /**
   * In a landing craft (XU-11).
   */
  afloat?: boolean;
}
/**
 * The cards where you may know them, else how many.
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
 * What a post of the side on turn does with its cards.
 */
export interface PostTurn {
  /**
   * done, section, patient, order, move, battle, place, initiative ...
   */
  step: string;
  /**
   * Cards it was handed this turn.
   */
  given: number;
  /**
   * Which they are, as far as you may know; not yet shown.
   */
  cards?: string[];
  placed: Placed[];
}
/**
 * A card on the table. `strips` are sections counted from the left of the picture; null: everywhere.
 */
export interface Placed {
  card: string;
  /**
   * Null: a Counter-attack that had nothing to copy.
   */
  acting: string | null;
  strips: number[] | null;
}
/**
 * COM-03: the commander's talk with one general.
 */
export interface Visit {
  state: 'not-yet' | 'begun' | 'ended';
  post: Role | null;
}
/**
 * The battle that is being fought.
 */
export interface Attack {
  from: Hex;
  at: Hex;
}
/**
 * A side's nation, and the command rule in effect.
 */
export interface Army {
  nation: string;
  command: 'ordinary' | 'commissar' | 'imperial-army' | 'gung-ho';
}
/**
 * A minefield, who laid it, and its value once everybody has seen it (PAC-10 to PAC-13).
 */
export interface Mine {
  at: Hex;
  for: Side;
  shown?: number;
}
/**
 * XU-08: a gun that has found its range to a unit; both by id.
 */
export interface CrossHair {
  gun: number;
  target: number;
}
/**
 * An airplane, which may be over a unit. Left out: what is false, and `by` where one player commands the side.
 */
export interface Plane {
  /**
   * Stays the same as long as it is there.
   */
  id: number;
  at: Hex;
  side: Side;
  is: Airplane;
  /**
   * On the ground or a deck; else in flight.
   */
  parked?: boolean;
  ordered?: boolean;
  moved?: boolean;
  acted?: boolean;
  /**
   * AIR-33: units of its side have one die more at enemies beside it.
   */
  supports?: boolean;
  /**
   * AIR-34: enemies beside it move one hex at most.
   */
  interdicts?: boolean;
  by?: Role;
}
/**
 * What lies under a commissar's chip: the cards where you may know them, else how many. A side without a chip is left out.
 */
export interface Chips {
  axis?: number | string[];
  allies?: number | string[];
}
/**
 * Who may be talked to now (COM). `phase` is null where the battle has no chain of command.
 */
export interface Talk {
  phase: ('council' | 'hand-out' | 'own-turn' | 'enemy-turn' | 'after') | null;
  /**
   * table, side, or posts.
   */
  to: string[];
}
/**
 * A post that must choose now.
 */
export interface Asked {
  post: Post;
  decision: Decision;
}
/**
 * Everything that one of your posts can do now, by what a person points at. `words` are buttons: done, pass, ambush, initiative, visit, section, name-general. `bring-in` is among the hexes, one choice for each airplane.
 */
export interface Offer {
  post: Post;
  decision: Decision;
  units: UnitOffer[];
  cards: CardOffer[];
  hexes: Choice[];
  words: Choice[];
  /**
   * How many units can still be ordered, if the decision is about orders.
   */
  orders_left?: number | null;
}
/**
 * What the unit or the airplane on a hex can be chosen for. `order-plane`, `fly`, `air-action` and `dismiss` are about the airplane.
 */
export interface UnitOffer {
  at: Hex;
  choices: Choice[];
  ways: Way[];
}
/**
 * One action that can be chosen as it stands; send `action` back.
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
 * Actions of one unit, or airplane (`fly`), that lead somewhere. The text to send back is `KIND UNIT > TO`, and ` via V V` if there is a via: `move 14,6 > 16,6 via 15,5`.
 */
export interface Way {
  kind: 'move' | 'battle' | 'retreat' | 'fly';
  to: Hex[];
  via?: Hex[];
}
/**
 * What one card can be chosen for: play, hand-out, take-back, place, keep, chip, unchip.
 */
export interface CardOffer {
  card: string;
  choices: Choice[];
}
/**
 * Milliseconds left, at the moment of sending, and whose clock runs.
 */
export interface ClockNow {
  left: Numbers;
  runs: {
    axis: boolean;
    allies: boolean;
  };
}
/**
 * `n` is the number of the entry in the table's log.
 */
export interface LogStep {
  n: number;
  by: Post | null;
  events: Event[];
}
/**
 * What happened; which parts there are depends on the kind (docs/line-protocol.md). A card that you may not know is left out.
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
   * Milliseconds since 1970.
   */
  at: number;
}
/**
 * Somebody acted, or took back what he did.
 */
export interface StepMessage {
  type: 'step';
  n: number;
  by: Post | null;
  undone: boolean;
  events: Event[];
  game: Game;
}
/**
 * Somebody sat down, left, went or came back; the game began or ended; a draw was offered.
 */
export interface SeatsMessage {
  type: 'seats';
  n: number;
  table: TableInfo;
  game: Game | null;
  watching: number;
}
/**
 * Somebody said something that you may hear.
 */
export interface SaidMessage {
  type: 'said';
  said: Said;
}
/**
 * The answer to the request of that number. Besides these it has what the table of requests says.
 */
export interface Answer {
  re: number;
  ok: boolean;
  error?: Error;
  n?: number;
  table?: string;
  /**
   * Why not, with the number of the rule; empty if it can be done.
   */
  reason?: string;
  look?: Look;
  odds?: Odds;
  hint?: Hint;
  steps?: PastStep[];
}
/**
 * Why a request was refused; `code` is for programs, `text` for people.
 */
export interface Error {
  code: string;
  text: string;
}
/**
 * One unit: whom it could battle from where it stands, and where it could go.
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
 * A hex where the unit could go, and whom it could battle from there.
 */
export interface Reach {
  to: Hex;
  /**
   * Whether it may still battle after that move.
   */
  battles: boolean;
  targets: Aim[];
}
/**
 * A battle before it is fought.
 */
export interface Odds {
  base: number;
  modifiers: Modifier[];
  dice: number;
  /**
   * The chances of 0, 1, 2 ... figures lost.
   */
  hits: number[];
  expected: number;
  eliminate: number;
  retreat: number;
  /**
   * Why it may not be declared now; empty if it may.
   */
  reason: string;
}
export interface Modifier {
  /**
   * The name of a card, terrain or work; of a command rule; cross-hair; of an air action.
   */
  what: string;
  where: 'card' | 'own-hex' | 'target-hex' | 'command' | 'gun' | 'air';
  dice: number;
}
/**
 * What the adviser would do in your place.
 */
export interface Hint {
  action: string;
  offer: Offer1;
  /**
   * The chance of victory of your side as it is now, from 0 to 1, if the adviser reckons it.
   */
  chance: number | null;
}
/**
 * Everything that one of your posts can do now, by what a person points at. `words` are buttons: done, pass, ambush, initiative, visit, section, name-general. `bring-in` is among the hexes, one choice for each airplane.
 */
export interface Offer1 {
  post: Post;
  decision: Decision;
  units: UnitOffer[];
  cards: CardOffer[];
  hexes: Choice[];
  words: Choice[];
  /**
   * How many units can still be ordered, if the decision is about orders.
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
 * First of all. `key` is a random text of this tab, 8 to 64 letters and digits; `invite` the token of a link.
 */
export interface HelloRequest {
  id: number;
  do: 'hello';
  key: string;
  invite?: string;
  /**
   * The last number that this client has; the log then begins after it.
   */
  seen?: number;
}
/**
 * `action` is the text of an action that was offered to that post.
 */
export interface ActRequest {
  id: number;
  do: 'act';
  post: Post;
  action: string;
}
/**
 * Takes back the last action of yours that told nobody anything.
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
 * Gives posts up.
 */
export interface LeaveRequest {
  id: number;
  do: 'leave';
  posts: Post[];
}
/**
 * Puts a program into empty posts.
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
 * Once every post is taken.
 */
export interface BeginRequest {
  id: number;
  do: 'begin';
}
/**
 * The commander gives the battle up.
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
 * The other commander answers it.
 */
export interface AnswerDrawRequest {
  id: number;
  do: 'answer-draw';
  yes: boolean;
}
/**
 * Makes the return game with sides exchanged; the answer has its `table`.
 */
export interface RematchRequest {
  id: number;
  do: 'rematch';
}
/**
 * `to` is table, side or a post.
 */
export interface SayRequest {
  id: number;
  do: 'say';
  to: string;
  text: string;
}
/**
 * Why this action is refused; the answer has `reason`.
 */
export interface WhyRequest {
  id: number;
  do: 'why';
  post: Post;
  action: string;
}
/**
 * The answer has `look`.
 */
export interface LookRequest {
  id: number;
  do: 'look';
  post: Post;
  unit: Hex;
}
/**
 * The answer has `odds`; with `after` for the unit after it moved there.
 */
export interface OddsRequest {
  id: number;
  do: 'odds';
  to: Hex;
  after?: Hex;
  from: Hex;
}
/**
 * The answer has `hint`; it takes a second or two.
 */
export interface HintRequest {
  id: number;
  do: 'hint';
  post: Post;
}
/**
 * The answer has `steps`, at most 50 of them from this number on.
 */
export interface PastRequest {
  id: number;
  do: 'past';
  from: number;
}
/**
 * Nothing but an answer.
 */
export interface PingRequest {
  id: number;
  do: 'ping';
}
/**
 * Who this browser is.
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * A battle in the list. The whole of it is its file (scenarios/schema.json).
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
   * The options that would change something in this battle.
   */
  options: OptionName[];
}
export interface SideLine {
  nation: string;
  medals: number;
  units: number;
}
/**
 * `mine` are those where you sit, `open` have empty posts for anybody, `watch` are listed and being played, `finished` are yours and over.
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
   * Milliseconds since 1970.
   */
  since: number;
  seats: Seat[];
  turn: number;
  medals: Numbers;
  /**
   * Whether you are asked for something.
   */
  asked: boolean;
  result: Result | null;
}
/**
 * A table that was just made.
 */
export interface Made {
  table: string;
}
/**
 * Whoever brings the token may sit down there; `any` is for whichever post is free.
 */
export interface Invitation {
  post: Post | 'any';
  token: string;
}
/**
 * The body of every HTTP answer that is not a success.
 */
export interface Failure {
  error: Error;
}
/**
 * GET /api/tables/ID/replay?from=N: at most 100 steps from that one on, counted from 0; step 0 is the set-up.
 */
export interface ReplayPart {
  total: number;
  steps: ReplayStep[];
}
/**
 * `view` is after the step, with every card open.
 */
export interface ReplayStep {
  n: number;
  by: Post | null;
  turn: number;
  events: Event[];
  view: View;
}
/**
 * GET /api/tables/ID/summary: once the game is over.
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
 * `faces` counts what fell, `hits` what it cost the enemy, `expected` what it should have cost on average.
 */
export interface DiceOf {
  rolled: number;
  faces: {
    [k: string]: number;
  };
  hits: number;
  expected: number;
  /**
   * How much better than average the dice fell, from 0 to 1; 0.5 is average.
   */
  luck: number;
}
/**
 * GET /api/tables/ID/analysis: once the game is over. It is reckoned in the background; ask again until `done` is `of`.
 */
export interface Analysis {
  /**
   * Moments whose chances are known.
   */
  done: number;
  /**
   * 0 until they are counted.
   */
  of: number;
  moments: Moment[];
  /**
   * The largest first; empty until all is known.
   */
  turning_points: TurningPoint[];
}
/**
 * The set-up, or the end of a turn, and how the battle went from there when programs played it out.
 */
export interface Moment {
  /**
   * Of the replay.
   */
  step: number;
  /**
   * The one that ended; 0 is the set-up.
   */
  turn: number;
  side: Side;
  /**
   * That were played in it.
   */
  cards: Card[];
  medals: Numbers;
  /**
   * The chance that the Allies win, from 0 to 1.
   */
  allies: number;
  /**
   * It is hardly lower than this,
   */
  low: number;
  /**
   * nor higher than this.
   */
  high: number;
}
/**
 * A turn that changed the chances much.
 */
export interface TurningPoint {
  /**
   * The one after it, counted from 0.
   */
  moment: number;
  /**
   * What the side whose turn it was won or lost by it.
   */
  swing: number;
}
