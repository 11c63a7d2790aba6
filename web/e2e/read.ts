// Reads the table page as a player does: what is highlighted, what is raised, what the buttons say.
import type { Page } from 'playwright-core';
import { said } from './words';

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
  /** The playable cards of the hand, by index, and the raised one. */
  readonly cards: readonly { readonly n: number; readonly name: string }[];
  readonly chosen: number;
  /** Trays that take the raised card, by post. */
  readonly trays: readonly string[];
  /** Cards on trays. */
  readonly given: number;
  readonly occupied: readonly Place[];
  readonly units: readonly Place[];
  readonly selected: Place | undefined;
  /** Hexes that the selected unit, or the decision itself, leads to. */
  readonly goals: readonly Place[];
  readonly menu: readonly string[];
  readonly others: readonly string[];
}

/** The facts in the accessible names of hexes. */
const WORDS = {
  acts: said('board.may-act'),
  selected: said('board.selected'),
  goals: (['board.reach', 'board.attack-any', 'board.choice', 'board.retreat'] as const).map((key) => said(key)),
};

/** Runs in the browser. */
function taken(words: typeof WORDS): Seen {
  const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
  const actions = (query: string): string[] => all(query).map((button) => button.dataset['action'] ?? '');
  const places = [...document.querySelectorAll<SVGElement>('.play [data-hex]')].map((hex) => ({
    hex: hex.dataset['hex'] ?? '',
    name: hex.getAttribute('aria-label') ?? '',
  }));
  const named = (...some: string[]): Place[] =>
    places.filter(({ name }) => some.some((word) => name.includes(`, ${word}`)));
  const primary = document.querySelector<HTMLButtonElement>('.play [data-testid="primary"]');
  const cards = all('[data-testid="hand"] [data-testid="card"]');
  return {
    now: document.querySelector('[data-testid="what-now"] .big')?.textContent.trim() ?? '',
    turn: Number(/\d+/.exec(document.querySelector('header .turn')?.textContent ?? '')?.[0] ?? 0),
    over: document.querySelector('[data-testid="result"]') !== null,
    primary: { label: primary?.textContent.trim() ?? '', ready: primary !== null && !primary.disabled },
    cards: cards.flatMap((card, i) =>
      card.classList.contains('glows') ? [{ n: i, name: card.dataset['card'] ?? '' }] : [],
    ),
    chosen: cards.findIndex((card) => card.getAttribute('aria-pressed') === 'true'),
    trays: all('[data-testid="tray"].open').map((tray) => tray.dataset['post'] ?? ''),
    given: all('[data-testid="tray"] button.chip').length,
    occupied: places.filter(({ name }) => /^(Axis|Allied) /.test(name)),
    units: named(words.acts),
    selected: named(words.selected)[0],
    goals: named(...words.goals),
    menu: actions('.menu [data-action]'),
    others: actions('.others [data-action]'),
  };
}

export const read = (page: Page): Promise<Seen> => page.evaluate(taken, WORDS);

/** Whether the player must decide something. */
export const isAsked = ({ primary, cards, units, goals, menu, others }: Seen): boolean =>
  primary.ready || [cards, units, goals, menu, others].some((list) => list.length > 0);
