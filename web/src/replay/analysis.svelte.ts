// The analysis of a game, asked for again until it is complete.
import { api, Refused } from '../api';
import type { Analysis } from '../protocol';
import { isComplete } from './winchart';

const AGAIN = 700;
/** Where many wait, or nobody answers. */
const LATER = 8000;

export class Watched {
  analysis = $state.raw<Analysis>();
  /** It cannot be had now: others wait, or the server does not answer. It is still asked for. */
  trouble = $state<'busy' | 'no-answer'>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly table: string) {}

  /** Until it is complete, or somebody calls what this gives back. */
  start(): () => void {
    void this.#ask();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #ask(): Promise<void> {
    let wait = AGAIN;
    try {
      this.analysis = await api.analysis(this.table);
      this.trouble = undefined;
    } catch (error) {
      this.trouble = error instanceof Refused && error.code === 'busy' ? 'busy' : 'no-answer';
      wait = LATER;
    }
    if (this.#stopped || (this.analysis && isComplete(this.analysis))) return;
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }
}
