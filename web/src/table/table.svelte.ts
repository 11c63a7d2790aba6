// The table as this page knows it: the latest message from the server, and how much of it has been shown. Steps arrive in
// bursts and are shown one after another. Offers are blocked until all steps have been shown, then active. They stay active
// while other players' steps do not change them, and are spent from the moment an action is sent until it is answered and
// new offers arrive.
import { Connection, type Asking, type LinkState, type News, type Step, type Wire } from '../net/connection';
import { contributionTo, forgetContribution } from '../game/contribution';
import { type Standing, standingOf, standingsBefore } from '../game/standing';
import { tabOf } from '../net/tab';
import type { Answer, Game, LogStep, Offer, PastStep, Post, Refusal, Said, TableInfo, View } from '../protocol';
import type { Sound } from '../game/beats';
import { type Beat, beatsOf, type Pace, type Roll, type Shown } from './model/film';
import { sides } from './model/seats';

export interface LogLine extends LogStep {
  readonly undone?: boolean;
  /** The units before it, as far as known. */
  readonly before: Standing;
}
interface Wishes {
  pace(): Pace;
  sound(sound: Sound): void;
}
type Item = Step | { readonly type: 'now'; readonly game: Game | null };

const ROLL_STAYS = 4500;
const NO_OFFERS: readonly Offer[] = [];
const ADDRESS = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(id)}`;

/** What is offered after our own action is offered again, even if it is the same. */
const offeredAgain = (game: Game): Game => ({ ...game, offers: [...game.offers] });

export class Table {
  link = $state<LinkState>('connecting');
  /** Why the table is closed to us, if it is. */
  refused = $state.raw<Refusal>();
  info = $state.raw<TableInfo>();
  game = $state.raw<Game | null>(null);
  view = $state.raw<View>();
  log = $state.raw<readonly LogLine[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  watching = $state(0);
  roll = $state.raw<Roll>();
  card = $state.raw<Shown>();
  /** Steps that are not shown yet. */
  behind = $state(0);
  /** When the latest game state arrived, for its clocks. */
  heardAt = $state(0);
  /** A past step that is shown instead of the present. */
  past = $state.raw<PastStep>();
  /** The last request was an undo. */
  justUndone = $state(false);
  /** Spent offers: one of them was sent. */
  #spent = $state.raw<readonly Offer[]>();
  /** An unanswered action. After a reconnect it is sent again, and the offers received then may be older. */
  #acting = $state(false);

  readonly you: readonly Post[] = $derived(this.info?.you ?? []);
  readonly sides = $derived(sides(this.you));
  readonly mayUndo = $derived(this.game?.undo ?? false);
  readonly #offered: readonly Offer[] = $derived(this.game?.offers ?? NO_OFFERS);
  /** The offers once all steps had been shown. */
  #active = $state.raw<readonly Offer[]>(NO_OFFERS);
  /** Steps must be shown before the player can go on. Steps of another general do not block. */
  readonly blocked = $derived(this.behind > 0 && (this.#offered !== this.#active || this.#offered.length === 0));
  /** A request is under way, or a step is being shown. */
  readonly busy = $derived(this.blocked || this.#acting || this.#offered === this.#spent);
  readonly offers: readonly Offer[] = $derived(this.busy || this.past ? NO_OFFERS : this.#offered);
  readonly shown: View | undefined = $derived(this.past?.view ?? this.view);

  /** Our part of the dice is on its way. */
  #contributing = false;
  #queue: Item[] = [];
  #busy = false;
  #skipping = false;
  #wake: (() => void) | undefined;
  #seen: number | undefined;
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    invite: string | null,
    private readonly wishes: Wishes,
    open: (id: string) => Wire = (table) => new WebSocket(ADDRESS(table)) as Wire,
  ) {
    this.#connection = new Connection({
      open: () => open(id),
      tab: tabOf(id, sessionStorage),
      invite,
      seen: () => this.#seen,
      onnews: (news) => this.#hear(news),
      onstate: (state, why) => {
        this.link = state;
        if (why !== undefined) this.refused = why;
      },
    });
  }

  start(): () => void {
    const hurry = (): void => {
      if (!document.hidden) this.#connection.hurry();
    };
    this.#connection.start();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.#skipping = true;
      this.#wake?.();
      this.#connection.stop();
    };
  }

  /** The table does not exist: stop retrying. */
  giveUp(why: Refusal): void {
    this.#connection.stop();
    this.link = 'lost';
    this.refused = why;
  }

  ask(request: Asking): Promise<Answer> {
    return this.#connection.ask(request);
  }

  /** One action per set of offers: nothing else is offered until the server has answered. */
  async act(post: Post, action: string): Promise<void> {
    const offers = this.#offered;
    this.#spent = offers;
    this.#acting = true;
    try {
      await this.ask({ do: 'act', post, action });
    } catch (error) {
      if (this.#spent === offers) this.#spent = undefined;
      throw error;
    } finally {
      this.#acting = false;
    }
  }

  /** The part of the dice goes with it, so that nobody can begin the game in between. */
  sit(posts: Post[]): Promise<Answer> {
    const answer = this.ask({ do: 'sit', posts });
    this.#contribute();
    return answer;
  }

  /** Skips the animations up to the newest step. */
  skip(): void {
    if (!this.#busy) return;
    this.#skipping = true;
    this.#wake?.();
  }

  async lookBack(n: number): Promise<void> {
    const answer = await this.ask({ do: 'past', from: n });
    this.past = answer.steps?.[0];
  }

  backToNow(): void {
    this.past = undefined;
  }

  #hear(news: News): void {
    if (news.type === 'said') {
      if (!this.talk.some((said) => said.n === news.said.n)) this.talk = [...this.talk, news.said];
      return;
    }
    this.#seen = news.n;
    if (news.type === 'step') {
      // An undo does not name its player, but only the player who could undo can have done it.
      const ours = news.undone ? this.mayUndo : news.by !== null && this.you.includes(news.by);
      if (ours) this.justUndone = news.undone;
      const elsewhere = !ours && !news.undone;
      this.#receive(elsewhere ? this.#offeredStill(news.game) : offeredAgain(news.game));
      this.#push(news);
      return;
    }
    this.info = news.table;
    this.watching = news.watching;
    if (this.you.length > 0) this.#contribute();
    else if (news.table.state === 'gathering' && !this.#contributing) forgetContribution(this.id, localStorage);
    this.#receive(news.type === 'seats' ? this.#offeredStill(news.game) : news.game);
    if (news.type === 'table') {
      const standings = standingsBefore(news.log, standingOf(news.game?.view.units ?? []));
      const told = news.log.map((step, i) => ({ ...step, before: standings[i] ?? standingOf([]) }));
      const first = news.log[0]?.n ?? Infinity;
      this.log = [...this.log.filter((line) => line.n < first), ...told];
      const older = this.talk.filter((said) => !news.talk.some((one) => one.n === said.n));
      this.talk = [...older, ...news.talk];
      this.#queue = [];
      this.skip();
    }
    this.#push({ type: 'now', game: news.game });
  }

  /** Adds this browser's part to the dice, unless it is there or too late. What became of it is checked after the game. */
  #contribute(): void {
    const { info, you } = this;
    if (info?.state !== 'gathering' || this.#contributing) return;
    const isThere = info.contributions.some(({ from }) =>
      from.split(',').some((post) => you.some((own) => own === post)),
    );
    if (isThere) return;
    const { bytes } = contributionTo(this.id, info.commitment, localStorage);
    this.#contributing = true;
    this.ask({ do: 'contribute', bytes })
      .catch(() => undefined)
      .finally(() => (this.#contributing = false));
  }

  /** Someone came or went, or acted elsewhere: if the offers are unchanged, the player's interaction continues. */
  #offeredStill(game: Game | null): Game | null {
    const same = game && JSON.stringify(game.offers) === JSON.stringify(this.game?.offers);
    return same && this.game ? { ...game, offers: this.game.offers } : game;
  }

  #receive(game: Game | null): void {
    this.game = game;
    this.heardAt = performance.now();
  }

  #push(item: Item): void {
    this.#queue.push(item);
    this.behind = this.#queue.length + (this.#busy ? 1 : 0);
    if (!this.#busy) void this.#show();
  }

  async #show(): Promise<void> {
    this.#busy = true;
    for (let item = this.#queue.shift(); item; item = this.#queue.shift()) {
      this.behind = this.#queue.length + 1;
      if (item.type === 'now') this.view = item.game?.view;
      else await this.#film(item);
    }
    this.#busy = false;
    this.#skipping = false;
    this.behind = 0;
    this.#active = this.#offered;
  }

  async #film(step: Step): Promise<void> {
    const { events, by, n, undone } = step;
    const quick = this.#skipping || document.hidden || undone || !this.view;
    const before = this.view ?? step.game.view;
    const beats = quick
      ? []
      : beatsOf(before, events, step.game.view, this.wishes.pace(), by !== null && this.you.includes(by));
    this.card = undefined;
    for (const beat of beats) {
      if (this.#skipping) break;
      this.#set(beat);
      if (beat.ms > 0) await this.#pause(beat.ms);
    }
    this.card = undefined;
    this.view = step.game.view;
    // Logged after it was shown: the log must not reveal dice before they have fallen.
    this.log = [...this.log, { n, by, events, before: standingOf(before.units), ...(undone ? { undone } : {}) }];
  }

  #set(beat: Beat): void {
    this.view = beat.view;
    if (beat.roll) this.#showRoll(beat.roll);
    this.card = beat.card;
    // Only the player's own turn makes a sound.
    const rings = beat.sound !== 'turn' || this.sides.includes(beat.view.side);
    if (beat.sound && rings) this.wishes.sound(beat.sound);
  }

  /** Dice stay visible for a while; after that they are in the log. */
  #showRoll(roll: Roll): void {
    this.roll = roll;
    setTimeout(() => {
      if (this.roll === roll) this.roll = undefined;
    }, ROLL_STAYS);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
