// The analysis of a game, polled until it is complete.
import { api, Refused } from '../api';
import type { Analysis } from '../protocol';
import { isComplete } from './winchart';

const AGAIN = 700;
/** The polling interval when the server is busy or does not answer. */
const LATER = 8000;

export class Watched {
  analysis = $state.raw<Analysis>();
  /** Not available now: the server is busy or does not answer. Polling continues. */
  trouble = $state<'busy' | 'no-answer'>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly table: string) {}

  /** Polls until the analysis is complete or the returned function is called. */
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
