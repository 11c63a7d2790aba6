// Exponential backoff: half a second at first, doubled each time, ten seconds at most.
const FIRST = 500;
const MOST = 10_000;

/** `tries`: failed attempts; `chance` (0 to 1): jitter, so that not all clients reconnect at the same moment. */
export function waitAfter(tries: number, chance: number): number {
  const full = Math.min(MOST, FIRST * 2 ** Math.min(tries, 10));
  return Math.max(FIRST, Math.round(full * (0.7 + 0.3 * chance)));
}
