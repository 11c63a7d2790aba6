// Keeps the last status message while the next one is on its way; only a longer wait gets a message of its own.
const PATIENCE = 350;

export class Settled<T> {
  #late = $state(false);
  #last: T | undefined;
  readonly value: T = $derived.by(() => {
    const waiting = this.busy() && !this.#late;
    if (!waiting || this.#last === undefined) this.#last = this.now();
    return this.#last;
  });

  constructor(
    private readonly busy: () => boolean,
    private readonly now: () => T,
  ) {
    $effect(() => {
      if (!this.busy()) return;
      const timer = setTimeout(() => (this.#late = true), PATIENCE);
      return () => {
        clearTimeout(timer);
        this.#late = false;
      };
    });
  }
}
