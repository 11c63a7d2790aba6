// The data of the home page: battles once, tables every few seconds while the page is visible.
import { api } from '../api';
import type { BattleLine, Players, Tables } from '../protocol';
import { meet } from '../shell/person.svelte';

const EVERY = 5000;

export class News {
  battles = $state.raw<BattleLine[]>();
  players = $state.raw<Players>([]);
  tables = $state.raw<Tables>();
  /** The last request for tables failed. */
  lost = $state(false);
  /** The battles could not be fetched. */
  failed = $state(false);

  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #seen = (): void => {
    if (document.visibilityState === 'visible') void this.#refresh();
  };

  /** Starts polling; returns a function that stops it. */
  start(): () => void {
    void this.load();
    this.#timer = setInterval(this.#seen, EVERY);
    document.addEventListener('visibilitychange', this.#seen);
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener('visibilitychange', this.#seen);
    };
  }

  async load(): Promise<void> {
    this.failed = false;
    // The lists depend on the guest, so identify the guest first; battles are the same for everyone.
    const battles = api.battles().then(
      (lines) => (this.battles = lines),
      () => (this.failed = true),
    );
    const players = api.players().then(
      (list) => (this.players = list),
      () => undefined,
    );
    await Promise.all([battles, players, this.#refresh()]);
  }

  async #refresh(): Promise<void> {
    try {
      await meet();
      this.tables = await api.tables();
      this.lost = false;
      if (this.failed) void this.load();
    } catch {
      this.lost = true;
    }
  }
}
