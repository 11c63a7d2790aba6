// Moments of a game for the gallery of the table page: invented, but typed as in the protocol.
import type { Battle, Game, LogStep, Offer, Post, Seat, Side, TableInfo, Unit, View } from '../../protocol';

export interface Scene {
  readonly table: TableInfo;
  readonly game: Game | null;
  readonly log: LogStep[];
}

export function viewOf(battle: Battle, change: Partial<View> = {}): View {
  const { opening, nations, objectives } = battle;
  const units = opening.units.map(({ id, at, side, type, figures }): Unit => ({
    id,
    at,
    side,
    type,
    figures,
    full: figures,
  }));
  return {
    turn: 3,
    side: 'allies',
    phase: 'play',
    over: false,
    medals: { axis: 1, allies: 2 },
    needed: { axis: 4, allies: 4 },
    held: objectives.map((_, i) => (i === 0 ? 'allies' : null)),
    units,
    wire: opening.wire,
    sandbags: opening.sandbags.map(({ at }) => at),
    hands: {
      axis: 4,
      allies: ['probe-left', 'attack-center', 'recon-right', 'close-assault', 'ambush', 'their-finest-hour'],
    },
    drawn: [],
    deck: 41,
    discard: ['probe-center', 'recon-left', 'assault-right'],
    last: { axis: [], allies: [] },
    posts: {},
    visit: { state: 'not-yet' },
    targets: [],
    armies: {
      axis: { nation: nations.axis, command: 'ordinary' },
      allies: { nation: nations.allies, command: 'ordinary' },
    },
    talk: { to: ['table'] },
    ...change,
  };
}

const ROLES = ['commander', 'left', 'center', 'right'] as const;

export function seats(chain: boolean, holder: (post: Post) => Partial<Seat>): Seat[] {
  return (['axis', 'allies'] as Side[]).flatMap((side) =>
    (chain ? ROLES : (['commander'] as const)).map((role) => {
      const post: Post = `${side}/${role}`;
      return { post, holder: 'nobody' as const, name: '', you: false, here: false, ...holder(post) };
    }),
  );
}

export function tableOf(battle: string, chain: boolean, change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'demo',
    state: 'playing',
    settings: { battle },
    since: 0,
    expires: null,
    commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    seed: null,
    contributions: [],
    game_seed: null,
    result: null,
    seats: seats(chain, (post) =>
      post.startsWith('allies')
        ? { holder: 'person', name: 'Ada', you: true, here: true }
        : { holder: 'bot', name: 'sergeant', here: true },
    ),
    you: chain ? ['allies/commander', 'allies/left', 'allies/center', 'allies/right'] : ['allies/commander'],
    maker: true,
    may_sit: [],
    match: null,
    ...change,
  };
}

export const gameOf = (view: View, offers: Offer[], change: Partial<Game> = {}): Game => ({
  view,
  asked: offers.map(({ post, decision }) => ({ post, decision })),
  offers,
  hint: true,
  undo: false,
  ...change,
});

export const LOG: LogStep[] = [
  { n: 1, by: null, events: [{ kind: 'turn-began', side: 'allies', count: 1 }] },
  {
    n: 2,
    by: 'allies/commander',
    events: [{ kind: 'card-played', side: 'allies', card: 'probe-left', as: 'probe-left' }],
  },
  { n: 3, by: 'allies/commander', events: [{ kind: 'unit-moved', side: 'allies', from: [5, 5], at: [6, 4] }] },
  {
    n: 4,
    by: 'axis/commander',
    events: [
      { kind: 'battle-declared', side: 'allies', from: [6, 4], at: [7, 3], count: 3 },
      { kind: 'dice-rolled', side: 'allies', at: [7, 3], dice: ['infantry', 'flag', 'star'] },
      { kind: 'figures-lost', side: 'axis', at: [7, 3], count: 1 },
      { kind: 'flag-ignored', side: 'axis', at: [7, 3] },
    ],
  },
  {
    n: 5,
    by: 'allies/commander',
    events: [
      { kind: 'card-discarded', side: 'allies', card: 'probe-left' },
      { kind: 'card-drawn', side: 'allies', card: 'ambush' },
      { kind: 'medals-changed', side: 'allies', count: 2 },
      { kind: 'turn-began', side: 'axis', count: 2 },
      { kind: 'card-played', side: 'axis', card: 'counter-attack', as: 'probe-right' },
    ],
  },
];
