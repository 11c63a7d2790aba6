// The local interaction state: what is selected, hovered or queried. Only chosen offers are sent.
import { keyOf, sameHex } from '../board/hex';
import { Refused } from '../api';
import type { Airplane, Hex, Look, Odds, Offer, Post, Refusal } from '../protocol';
import { Adviser } from './adviser.svelte';
import { autopassOf } from './model/autopass';
import {
  incoming,
  isForHand,
  isOfPlane,
  NOTHING_OFFERED,
  type Offered,
  offeredBy,
  type Option,
  soleUnit,
  withIncoming,
} from './model/options';
import type { Doing } from './model/picture';
import { pointingAt } from './model/pointing';
import { type Buttons, buttonsOf } from './model/primary';
import type { Table } from './table.svelte';

/** Why something cannot be done: the server's refusal, or the page's own message; empty if there is no reason. */
export type Reason = Refusal | string;

export class Desk {
  selected = $state.raw<Hex>();
  card = $state<string>();
  /** Its index in the hand, since there may be two of a kind. */
  cardAt = $state(-1);
  hover = $state.raw<Hex>();
  /** The card that is pointed at. */
  about = $state<string>();
  menu = $state.raw<{ readonly options: readonly Option[]; readonly at: Hex }>();
  /** The primary button was pressed once and asks for confirmation. */
  armed = $state(false);
  reason = $state.raw<Reason>();
  /** A target tapped once: touch screens have no hover, so the first tap shows the odds and the second attacks. */
  aimed = $state.raw<Hex>();
  odds = $state.raw<{ readonly odds: Odds; readonly from: Hex; readonly to: Hex }>();
  /** The delay before a forced step is taken automatically, in milliseconds. */
  auto = $state<number>();
  #look = $state.raw<{ readonly at: Hex; readonly look: Look }>();
  #post = $state<Post>();

  readonly offer: Offer | undefined = $derived.by(() => {
    const { offers } = this.table;
    return offers.find((offer) => offer.post === this.#post) ?? offers[0];
  });
  /** The kind of airplane that is to come in. */
  plane = $state<Airplane>();
  readonly #everything: Offered = $derived(
    this.table.offers.length > 0 ? offeredBy(this.table.offers) : NOTHING_OFFERED,
  );
  /** Airplanes that could come in. */
  readonly incoming: readonly Airplane[] = $derived(incoming(this.#everything));
  readonly offered: Offered = $derived(
    this.incoming.length > 0 ? withIncoming(this.#everything, this.plane) : this.#everything,
  );
  readonly buttons: Buttons | undefined = $derived(this.offer && buttonsOf(this.offer, this.card));
  readonly doing: Doing = $derived({
    offered: this.offered,
    selected: this.selected,
    hover: this.hover,
    look: this.#look && this.selected && sameHex(this.#look.at, this.selected) ? this.#look.look : undefined,
    advised: this.adviser.advice?.option,
  });

  constructor(
    readonly table: Table,
    private readonly wishes: { autopass(): boolean; offline(): string; touches(): boolean },
    readonly adviser: Adviser = new Adviser(table),
  ) {}

  attend(post: Post): void {
    this.#post = post;
    this.#clear();
  }

  /** After the offers change: keeps the selection only if it can still do something. */
  refresh(): void {
    const { offered, selected } = this;
    this.armed = false;
    this.menu = undefined;
    this.odds = undefined;
    this.aimed = undefined;
    this.adviser.forget();
    if (!selected || !offered.ways.has(keyOf(selected))) this.select(soleUnit(offered));
    if (this.card !== undefined && !isForHand(offered, this.card)) this.card = undefined;
    if (this.plane && !this.incoming.includes(this.plane)) this.plane = undefined;
    const [only, ...more] = this.offer?.cards ?? [];
    if (only && more.length === 0 && this.offer?.decision === 'place') this.card = only.card;
  }

  /** After each step shown: keeps the selection, but reloads the odds. */
  reconsider(): void {
    this.aimed = undefined;
    if (this.odds) void this.weigh(this.hover);
  }

  /**
   * Waits, then takes a forced step, except one that was just undone. Reads nothing reactive that changes with other
   * players' steps, or the timer would restart forever.
   */
  watchObvious(): (() => void) | undefined {
    const { table } = this;
    const auto =
      this.wishes.autopass() && !table.justUndone && table.link === 'live'
        ? autopassOf({ undo: table.mayUndo }, this.offer ? [this.offer] : [], Math.random())
        : undefined;
    this.auto = auto?.ms;
    if (!auto) return undefined;
    const timer = setTimeout(() => void this.send(auto.option), auto.ms);
    return () => clearTimeout(timer);
  }

  point(hex: Hex): void {
    const { table } = this;
    if (table.blocked) return table.skip();
    const view = table.shown;
    this.menu = undefined;
    this.armed = false;
    if (!view || table.past) return;
    const pointing = pointingAt(hex, this.selected, this.offered, view);
    if (pointing.is === 'send') this.#commit(hex, pointing.option);
    else this.aimed = undefined;
    if (pointing.is === 'ask') this.menu = { options: pointing.options, at: hex };
    if (pointing.is === 'why') void this.why(pointing.post, pointing.action);
    if (pointing.is === 'deselect') this.select(undefined);
    if (pointing.is === 'select') this.#choose(pointing.unit);
  }

  #commit(hex: Hex, option: Option): void {
    const first = !this.aimed || !sameHex(this.aimed, hex);
    if (option.kind === 'battle' && this.wishes.touches() && first) {
      this.aimed = hex;
      void this.weigh(hex);
    } else void this.send(option);
  }

  #choose(unit: Hex): void {
    this.select(unit);
    const choices = this.offered.units.get(keyOf(unit)) ?? [];
    if (choices.length > 0) this.menu = { options: choices, at: unit };
  }

  select(unit: Hex | undefined): void {
    this.selected = unit;
    this.odds = undefined;
    const ways = (unit && this.offered.ways.get(keyOf(unit))) ?? [];
    const post = ways[0]?.post;
    if (!unit || !post) return;
    this.#post = post;
    this.plane = undefined;
    // An airplane needs no preview: its offers already say where it may go.
    if (ways.every(isOfPlane)) return;
    this.table.ask({ do: 'look', post, unit }).then(
      ({ look }) => {
        if (look) this.#look = { at: unit, look };
      },
      () => undefined,
    );
  }

  /** Toggles the display of where an airplane of this kind may enter. */
  bring(plane: Airplane): void {
    const again = this.plane === plane;
    this.select(undefined);
    this.menu = undefined;
    this.plane = again ? undefined : plane;
  }

  /** The general after the named one, in seating order; the first if nobody is named. */
  nameNext(): boolean {
    const may = this.offered.words.filter(({ kind }) => kind === 'name-general');
    const row = ['left', 'center', 'right'] as const;
    const named = row.findIndex((role) => role === this.table.view?.named);
    const order = row.map((_, i) => row[(named + 1 + i) % row.length]);
    const next = order.map((role) => may.find((option) => option.role === role)).find((option) => option);
    if (next) void this.send(next);
    return next !== undefined;
  }

  /** Raises a card, or lowers it if it is raised. */
  pick(card: string, at = -1): void {
    const again = this.card === card && (at === -1 || at === this.cardAt);
    this.cardAt = at;
    this.reason = undefined;
    if (this.table.blocked) this.table.skip();
    else if (isForHand(this.offered, card)) {
      this.#post = this.offered.cards.get(card)?.[0]?.post;
      this.card = again ? undefined : card;
    } else this.#whyCard(card);
  }

  #whyCard(card: string): void {
    const { offer } = this;
    const kinds = { 'hand-out': ['hand-out', ' commander'], chip: ['chip', ''] } as const;
    const [kind, tail] = kinds[offer?.decision as keyof typeof kinds] ?? ['play', ''];
    if (offer) void this.why(offer.post, `${kind} ${card}${tail}`);
    else this.reason = this.wishes.offline();
  }

  async send(option: Option): Promise<void> {
    this.#clear();
    try {
      await this.table.act(option.post, option.action);
    } catch (error) {
      if (error instanceof Refused) this.reason = error.refusal;
    }
  }

  async why(post: Post, action: string): Promise<void> {
    try {
      const { reason } = await this.table.ask({ do: 'why', post, action });
      this.reason = reason ?? '';
    } catch (error) {
      if (error instanceof Refused) this.reason = error.refusal;
    }
  }

  /** Asks for confirmation if units could still act. */
  go(): void {
    if (this.table.blocked) return this.table.skip();
    const primary = this.buttons?.primary;
    if (!primary || primary.is === 'choose') return;
    if (primary.is === 'go-on' && primary.left > 0 && !this.armed) {
      this.armed = true;
      return;
    }
    void this.send(primary.option);
  }

  async undo(): Promise<void> {
    if (!this.table.mayUndo) return;
    this.#clear();
    this.auto = undefined;
    try {
      await this.table.ask({ do: 'undo' });
    } catch (error) {
      if (error instanceof Refused) this.reason = error.refusal;
    }
  }

  /** Asks the adviser and raises or selects its choice. */
  async hint(): Promise<void> {
    const { adviser, offer, table } = this;
    if (!offer || !adviser.here || adviser.thinking || table.link !== 'live') return;
    this.reason = undefined;
    try {
      const advice = await adviser.ask(offer.post, () => this.#everything);
      if (advice) this.#show(advice.option);
      adviser.advice = advice;
    } catch (error) {
      if (error instanceof Refused) this.reason = error.refusal;
    }
  }

  #show({ post, card, unit, plane, kind }: Option): void {
    this.menu = undefined;
    this.#post = post;
    this.cardAt = -1;
    this.card = card !== undefined && isForHand(this.offered, card) ? card : undefined;
    this.plane = kind === 'bring-in' ? plane : undefined;
    this.select(unit && this.offered.ways.has(keyOf(unit)) ? unit : soleUnit(this.offered));
  }

  /** The odds of the hovered target, from where the selected unit stands or would stand. */
  async weigh(hex: Hex | undefined): Promise<void> {
    this.hover = hex;
    const { selected, doing } = this;
    if (!hex || !selected) return void (this.odds = undefined);
    const there = doing.look?.moves.find((reach) => sameHex(reach.to, hex));
    const aim = there ? there.targets[0]?.at : hex;
    const worth = there ? there.targets.length === 1 : doing.look?.targets.some((one) => sameHex(one.at, hex));
    if (!aim || !worth) return void (this.odds = undefined);
    const after = there ? { after: there.to } : {};
    try {
      const { odds } = await this.table.ask({ do: 'odds', from: selected, to: aim, ...after });
      if (odds && this.hover === hex) this.odds = { odds, from: there?.to ?? selected, to: aim };
    } catch {
      this.odds = undefined;
    }
  }

  /** Cancels the innermost open interaction; false if there is none. */
  escape(): boolean {
    const { advice } = this.adviser;
    const busy = this.menu ?? this.selected ?? this.card ?? this.plane ?? this.reason ?? advice ?? this.table.past;
    if (this.table.past) this.table.backToNow();
    this.#clear();
    return busy !== undefined;
  }

  #clear(): void {
    this.menu = undefined;
    this.card = undefined;
    this.plane = undefined;
    this.armed = false;
    this.aimed = undefined;
    this.reason = undefined;
    this.odds = undefined;
    this.adviser.forget();
    this.selected = soleUnit(this.offered);
  }
}
