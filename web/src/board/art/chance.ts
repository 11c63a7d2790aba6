// Reproducible irregularity: the map must look the same every time it is drawn.

function hash(a: number, b: number, seed: number): number {
  let h =
    Math.imul(a ^ 0x51ed270b, 0x9e3779b1) ^ Math.imul(b + 0x3c6ef372, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A hash of two integers and a purpose, from 0 to 1. */
export const chance = (a: number, b: number, seed: number): number => hash(Math.round(a), Math.round(b), seed);

/** Smooth noise from -1 to 1. */
export function wobble(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const u = ease(x - x0);
  const v = ease(y - y0);
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  const top = mix(hash(x0, y0, seed), hash(x0 + 1, y0, seed), u);
  const low = mix(hash(x0, y0 + 1, seed), hash(x0 + 1, y0 + 1, seed), u);
  return mix(top, low, v) * 2 - 1;
}
