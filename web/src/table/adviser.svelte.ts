// The adviser: asked one question at a time; the answer is about the position it was asked for.
import { Refused } from '../api';
import type { Post } from '../protocol';
import { type Advice, adviceOf } from './model/advice';
import type { Offered } from './model/options';
import type { Table } from './table.svelte';

export class Adviser {
  thinking = $state(false);
  advice = $state.raw<Advice>();
  /** Hints are given at this table. */
  readonly here: boolean = $derived(this.table.game?.hint ?? false);

  constructor(private readonly table: Table) {}

  /** The adviser's choice; undefined if the game went on in the meantime. Throws `Refused` if hints are not allowed. */
  async ask(post: Post, offered: () => Offered): Promise<Advice | undefined> {
    this.advice = undefined;
    this.thinking = true;
    try {
      const { hint } = await this.table.ask({ do: 'hint', post });
      return hint && adviceOf(hint, offered());
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'moved-on')) throw error;
      return undefined;
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.advice = undefined;
  }
}
