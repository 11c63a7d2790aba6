// The current step of a replay, and whether it is playing. Steps with more to see stay longer.
import type { Event, TurnLine } from '../protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LONGEST = 1700;
const WAIT: Partial<Record<Event['kind'], number>> = {
  'dice-rolled': LONGEST,
  'initiative-rolled': LONGEST,
  'battle-declared': 900,
  'unit-moved': 700,
  'unit-retreated': 800,
  'ground-taken': 700,
  'card-played': 1300,
  'card-placed': 1300,
  'unit-eliminated': 1200,
};

/** Milliseconds that a step stays at speed 1. */
export function stay(events: readonly Event[] | undefined): number {
  if (!events) return 200;
  return events.reduce((most, { kind }) => Math.max(most, WAIT[kind] ?? 350), 200);
}

/** The beginnings of turns: the next after a step, or the last before it. */
export function turnAfter(turns: readonly TurnLine[], step: number, last: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? last;
}
export function turnBefore(turns: readonly TurnLine[], step: number): number {
  return turns.findLast((turn) => turn.step < step)?.step ?? 0;
}

export class Player {
  now = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(
    readonly last: number,
    readonly turns: readonly TurnLine[],
  ) {}

  goTo(step: number): void {
    this.now = Math.min(this.last, Math.max(0, step));
  }
  /** Stepping by hand stops playback. */
  by(steps: number): void {
    this.playing = false;
    this.goTo(this.now + steps);
  }
  byTurn(way: 1 | -1): void {
    this.playing = false;
    this.goTo(way > 0 ? turnAfter(this.turns, this.now, this.last) : turnBefore(this.turns, this.now));
  }
  toggle(): void {
    // At the end, "play" starts over.
    if (!this.playing && this.now >= this.last) this.now = 0;
    this.playing = !this.playing;
  }
  /** Called when a step has been shown long enough. */
  tick(): void {
    if (this.now >= this.last) this.playing = false;
    else this.now++;
  }

  /** Whether the key was handled. */
  key(key: string): boolean {
    if (key === 'ArrowRight') this.by(1);
    else if (key === 'ArrowLeft') this.by(-1);
    else if (key === 'PageDown') this.byTurn(1);
    else if (key === 'PageUp') this.byTurn(-1);
    else if (key === 'Home') this.by(-this.now);
    else if (key === 'End') this.by(this.last - this.now);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }
}
