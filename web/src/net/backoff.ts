// How long to wait before the next try: half a second at first, twice as long each time, ten seconds at most.
const FIRST = 500;
const MOST = 10_000;

/** `tries` counts those that failed; `chance` (0 to 1) keeps a crowd from coming back in one moment. */
export function waitAfter(tries: number, chance: number): number {
  const full = Math.min(MOST, FIRST * 2 ** Math.min(tries, 10));
  return Math.max(FIRST, Math.round(full * (0.7 + 0.3 * chance)));
}
