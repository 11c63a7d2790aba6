// The steps of a game, fetched on demand in chunks of a hundred; the next chunk is prefetched.
import { api } from '../api';
import type { ReplayStep } from '../protocol';

const PART = 100;

export class Steps {
  /** Grows with every chunk; a step that has not arrived is undefined. */
  #steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  failed = $state(false);
  readonly #asked: boolean[] = [];

  constructor(
    readonly table: string,
    readonly total: number,
  ) {}

  at(n: number): ReplayStep | undefined {
    return this.#steps[n];
  }

  /** Fetches the chunk of this step and the next one. */
  want(n: number): void {
    this.#fetch(Math.floor(n / PART));
    if (n % PART > PART / 2) this.#fetch(Math.floor(n / PART) + 1);
  }

  #fetch(part: number): void {
    if (part < 0 || part * PART >= this.total || this.#asked[part]) return;
    this.#asked[part] = true;
    api.replay(this.table, part * PART).then(
      ({ steps }) => {
        const all = [...this.#steps];
        steps.forEach((step, i) => (all[part * PART + i] = step));
        this.#steps = all;
        this.failed = false;
      },
      () => {
        this.#asked[part] = false;
        this.failed = true;
      },
    );
  }
}
