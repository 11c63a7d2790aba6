// A newcomer: plays with clicks alone and knows only what is highlighted.
import type { Locator, Page } from 'playwright-core';
import { isAsked, type Place, read, type Seen } from './read';
import { PATIENCE } from './world';
import { said } from './words';

export type Touch = (target: Locator) => Promise<void>;
/** The page may remove a button before the click lands; then read the page again. */
const CLICK = 8_000;
export const byMouse: Touch = (target) => target.click({ timeout: CLICK });
export const byFinger: Touch = (target) => target.tap({ timeout: CLICK });

type Deed = { readonly what: string; readonly on: string; readonly nth?: number };

function distance(a: string, b: string): number {
  const [ax = 0, ay = 0] = a.split(',').map(Number);
  const [bx = 0, by = 0] = b.split(',').map(Number);
  const rows = Math.abs(ay - by);
  return rows + Math.max(0, (Math.abs(ax - bx) - rows) / 2);
}

/** The attack with the most dice, otherwise the hex nearest to an enemy. */
function best({ goals, selected, occupied }: Seen): Place | undefined {
  const attacks = goals.filter(({ name }) => name.includes(said('board.attack-any')));
  const dice = ({ name }: Place): number => Number(/attacked, (\d+)/.exec(name)?.[1] ?? 1);
  if (attacks.length > 0) return attacks.toSorted((a, b) => dice(b) - dice(a))[0];
  const enemy = selected?.name.startsWith('Axis') ? 'Allied' : 'Axis';
  const enemies = occupied.filter(({ name }) => name.startsWith(enemy));
  const near = ({ hex }: Place): number => Math.min(...enemies.map((one) => distance(one.hex, hex)));
  return goals.toSorted((a, b) => near(a) - near(b))[0];
}

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const hexAt = (place: Place): Deed => ({ what: `hex ${place.name}`, on: `.play [data-hex="${place.hex}"]` });
const button = (action: string): Deed => ({ what: action, on: `.play [data-action="${action}"]` });

/** Cards that can order a unit in nearly every position; without one, any card will do. */
const USEFUL = /center|left|force|advance|move-out|direct|dig-in|firefight|finest/;
/** At most this many cards are handed out. */
const GENEROUS = 3;

/** What a beginner would click next. */
export function deedFor(seen: Seen): Deed | undefined {
  const primary: Deed = { what: seen.primary.label, on: '.play [data-testid="primary"]' };
  const [menu] = seen.menu;
  if (menu !== undefined) return button(menu);
  const goal = best(seen);
  if (goal) return hexAt(goal);
  const handing = seen.now === said('decision.hand-out.now');
  if (seen.chosen >= 0) {
    const post = pick(seen.trays);
    const tray = `[data-post="${post ?? ''}"]`;
    if (post !== undefined) return { what: `give to ${post}`, on: `${tray} .give, ${tray} .gives button` };
    if (!handing && seen.primary.ready) return primary;
  }
  const useful = seen.cards.filter(({ name }) => USEFUL.test(name));
  const card = handing && seen.given >= GENEROUS ? undefined : pick(useful.length > 0 ? useful : seen.cards);
  if (card) return { what: `card ${card.name}`, on: '[data-testid="hand"] [data-testid="card"]', nth: card.n };
  const unit = seen.units.find(({ hex }) => hex !== seen.selected?.hex);
  if (unit) return hexAt(unit);
  const other = seen.others.find((action) => !action.startsWith('visit'));
  if (other !== undefined) return button(other);
  return seen.primary.ready ? primary : undefined;
}

/** Several people play at once until `enough` holds for one of them; returns whether it did. */
export async function together(
  players: readonly Player[],
  enough: (seen: Seen, who: number) => boolean,
  ms: number,
): Promise<boolean> {
  const end = Date.now() + ms;
  let stop = false;
  await Promise.all(
    players.map(async (player, who) => {
      while (!stop && Date.now() < end) {
        const seen = await player.look();
        if (enough(seen, who)) stop = true;
        else if (isAsked(seen)) await player.act(seen);
        else await player.page.waitForTimeout(120);
      }
    }),
  );
  return stop;
}

export class Player {
  /** The actions taken, for debugging. */
  readonly diary: string[] = [];
  #failures = 0;

  constructor(
    readonly page: Page,
    private readonly touch: Touch = byMouse,
  ) {}

  look(): Promise<Seen> {
    return read(this.page);
  }

  /** Waits for a decision, or until `enough` holds. */
  async asked(enough: (seen: Seen) => boolean = () => false, patience = PATIENCE): Promise<Seen> {
    const end = Date.now() + patience;
    for (;;) {
      const seen = await this.look();
      if (enough(seen) || seen.over || isAsked(seen)) return seen;
      if (Date.now() > end) throw new Error(`nothing was asked: ${JSON.stringify({ ...seen, occupied: [] })}`);
      await this.page.waitForTimeout(60);
    }
  }

  /** One click on something highlighted. */
  async act(seen: Seen): Promise<void> {
    const deed = deedFor(seen);
    if (!deed) return;
    this.diary.push(`${seen.now} ${deed.what}`);
    try {
      await this.touch(this.page.locator(deed.on).nth(deed.nth ?? 0));
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures > 2) throw new Error(`cannot click: ${deed.what}\n${this.tail()}`, { cause: error });
    }
  }

  /** Plays until `enough` holds. */
  async until(enough: (seen: Seen) => boolean, most = 600): Promise<Seen> {
    for (let n = 0; n < most; n++) {
      const seen = await this.asked(enough);
      if (enough(seen)) return seen;
      await this.act(seen);
    }
    throw new Error(`never enough:\n${this.tail()}`);
  }

  /** Until the other side is on turn. */
  async turn(): Promise<void> {
    const { turn } = await this.look();
    await this.until((seen) => seen.turn > turn);
  }

  /** Until it may play a card, without doing anything. */
  async mine(): Promise<Seen> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await this.asked();
      if (seen.over || seen.now === said('decision.play.now')) return seen;
      if (Date.now() > end) throw new Error(`it is not my turn: ${seen.now}`);
      await this.act(seen);
    }
  }

  tail(): string {
    return this.diary.slice(-30).join('\n');
  }
}
