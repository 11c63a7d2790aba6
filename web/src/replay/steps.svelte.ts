// The steps of a game, fetched in parts of a hundred when they are needed, and the part after that before it is.
import { api } from '../api';
import type { ReplayStep } from '../protocol';

const PART = 100;

export class Steps {
  /** Grows with every part that arrives; a step that is not here yet is undefined. */
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

  /** Makes sure that this step comes, and what is played after it. */
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
