// The plants of an area: where each one stands, and which of them are in front of a unit.
import { keyOf } from '../hex';
import type { Hex, HexKey } from '../types';
import { chance } from './chance';
import { fieldOf, valueAt } from './field';
import type { Ink } from './ink';
import type { Scene } from './scene';

export interface Plant {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** From 0 to 1: selects its variety. */
  readonly kind: number;
}

export interface Planting {
  readonly seed: number;
  /** How far apart they stand in a row, and how far the rows. */
  readonly across: number;
  readonly down: number;
}

export function scatter(scene: Scene, area: readonly Hex[], { seed, across, down }: Planting): Plant[] {
  const field = fieldOf(area, scene.layout, 2, seed);
  const plants: Plant[] = [];
  for (let row = 0, y = field.y; y < field.y + field.rows * 5; row++, y += down) {
    for (let i = 0, x = field.x + (row % 2) * (across / 2); x < field.x + field.cols * 5; i++, x += across) {
      const p = { x: x + (chance(i, row, seed + 1) - 0.5) * 6, y: y + (chance(i, row, seed + 2) - 0.5) * 5 };
      if (valueAt(field, p) < 6) continue;
      plants.push({ ...p, r: 5.8 + chance(i, row, seed + 3) * 3.4, kind: chance(i, row, seed + 4) });
    }
  }
  return plants;
}

/** A few at the lower rim of each hex, a little smaller, hide the feet of the unit in it; the others stand behind it. */
export function aroundUnits(
  scene: Scene,
  plants: readonly Plant[],
  most: number,
): { readonly back: Plant[]; readonly front: Plant[] } {
  const back: Plant[] = [];
  const front: Plant[] = [];
  const lower = new Map<HexKey, number>();
  for (const plant of plants) {
    const hex = scene.layout.hexUnder(plant);
    const middle = scene.layout.center(hex);
    const key = keyOf(hex);
    const before = lower.get(key) ?? 0;
    if (plant.y - middle.y > 19 && Math.abs(plant.x - middle.x) > 6 && before < most) {
      lower.set(key, before + 1);
      front.push({ ...plant, y: plant.y + 3, r: plant.r * 0.86 });
    } else back.push(plant);
  }
  return { back, front };
}

/** Painted from the top of the sheet to the bottom, with few paths per row. */
export function inRows(plants: readonly Plant[], draw: (row: readonly Plant[]) => Ink[]): Ink[] {
  const sorted = [...plants].sort((a, b) => a.y - b.y);
  const inks: Ink[] = [];
  for (let i = 0; i < sorted.length;) {
    const top = sorted[i]?.y ?? 0;
    let j = i;
    while (j < sorted.length && (sorted[j]?.y ?? 0) < top + 5) j++;
    inks.push(...draw(sorted.slice(i, j)));
    i = j;
  }
  return inks;
}
