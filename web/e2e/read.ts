// The table page as its reader takes it in: what glows, what is raised, what the buttons say.
import type { Page } from 'playwright-core';

export interface Place {
  readonly hex: string;
  readonly name: string;
}
export interface Seen {
  readonly now: string;
  /** Each turn of a side counts. */
  readonly turn: number;
  readonly over: boolean;
  readonly primary: { readonly label: string; readonly ready: boolean };
  /** Which cards of the hand glow, and which is raised. */
  readonly cards: readonly number[];
  readonly chosen: number;
  /** Trays that take the raised card, by post. */
  readonly trays: readonly string[];
  /** Cards that lie on trays. */
  readonly given: number;
  readonly occupied: readonly Place[];
  readonly units: readonly Place[];
  readonly selected: Place | undefined;
  /** Hexes that the selected unit, or the decision itself, leads to. */
  readonly goals: readonly Place[];
  readonly menu: readonly string[];
  readonly others: readonly string[];
}

/** Runs in the browser. */
function taken(): Seen {
  const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
  const actions = (query: string): string[] => all(query).map((button) => button.dataset['action'] ?? '');
  const places = [...document.querySelectorAll<SVGElement>('.play [data-hex]')].map((hex) => ({
    hex: hex.dataset['hex'] ?? '',
    name: hex.getAttribute('aria-label') ?? '',
  }));
  const named = (words: RegExp): Place[] => places.filter(({ name }) => words.test(name));
  const primary = document.querySelector<HTMLButtonElement>('.play [data-testid="primary"]');
  const cards = all('[data-testid="hand"] [data-testid="card"]');
  return {
    now: document.querySelector('[data-testid="what-now"] .big')?.textContent.trim() ?? '',
    turn: Number(/\d+/.exec(document.querySelector('header .turn')?.textContent ?? '')?.[0] ?? 0),
    over: document.querySelector('[data-testid="result"]') !== null,
    primary: { label: primary?.textContent.trim() ?? '', ready: primary !== null && !primary.disabled },
    cards: cards.flatMap((card, i) => (card.classList.contains('glows') ? [i] : [])),
    chosen: cards.findIndex((card) => card.getAttribute('aria-pressed') === 'true'),
    trays: all('[data-testid="tray"].open').map((tray) => tray.dataset['post'] ?? ''),
    given: all('[data-testid="tray"] button.chip').length,
    occupied: named(/^(Axis|Allied) /),
    units: named(/, can act,/),
    selected: named(/, selected,/)[0],
    goals: named(/, (can be reached|can be attacked|can be chosen|way back)/),
    menu: actions('.menu [data-action]'),
    others: actions('.others [data-action]'),
  };
}

export const read = (page: Page): Promise<Seen> => page.evaluate(taken);

/** Whether anything is asked of the reader. */
export const isAsked = ({ primary, cards, units, goals, menu, others }: Seen): boolean =>
  primary.ready || [cards, units, goals, menu, others].some((list) => list.length > 0);
