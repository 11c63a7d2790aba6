// The units as rows; the numbers are compared with the engine's tables by a test.
import type { UnitType } from '../board/types';
import type { PlainKey } from '../words/words.svelte';

export interface UnitRow {
  readonly type: UnitType;
  readonly figures: number;
  /** How many hexes at most. */
  readonly move: number;
  readonly atSea?: true;
  readonly battle: PlainKey;
  readonly dice: string;
}

export const UNIT_ROWS: readonly UnitRow[] = [
  { type: 'infantry', figures: 4, move: 2, battle: 'rules.unit.infantry.battle', dice: '3 2 1' },
  { type: 'special-forces', figures: 4, move: 2, battle: 'rules.unit.special-forces.battle', dice: '3 2 1' },
  { type: 'resistance', figures: 3, move: 2, battle: 'rules.unit.resistance.battle', dice: '3 2 1' },
  { type: 'armor', figures: 3, move: 3, battle: 'rules.unit.armor.battle', dice: '3 3 3' },
  { type: 'elite-armor', figures: 4, move: 3, battle: 'rules.unit.elite-armor.battle', dice: '3 3 3' },
  { type: 'artillery', figures: 2, move: 1, battle: 'rules.unit.artillery.battle', dice: '3 3 2 2 1 1' },
];

/** Those that the expansions bring. */
export const EXPANSION_UNIT_ROWS: readonly UnitRow[] = [
  { type: 'early-anti-tank-gun', figures: 4, move: 2, battle: 'rules.unit.early-anti-tank-gun.battle', dice: '3 2 1' },
  { type: 'late-anti-tank-gun', figures: 4, move: 2, battle: 'rules.unit.late-anti-tank-gun.battle', dice: '3 2 1' },
  { type: 'early-machine-gun', figures: 4, move: 2, battle: 'rules.unit.early-machine-gun.battle', dice: '3 2 1' },
  { type: 'late-machine-gun', figures: 4, move: 2, battle: 'rules.unit.late-machine-gun.battle', dice: '3 2 1' },
  { type: 'early-mortar', figures: 4, move: 2, battle: 'rules.unit.early-mortar.battle', dice: '3 2 1' },
  { type: 'late-mortar', figures: 4, move: 2, battle: 'rules.unit.late-mortar.battle', dice: '3 2 1' },
  { type: 'sniper', figures: 1, move: 2, battle: 'rules.unit.sniper.battle', dice: '1 1 1 1 1' },
  { type: 'cavalry', figures: 4, move: 3, battle: 'rules.unit.cavalry.battle', dice: '2 1' },
  { type: 'ski-troops', figures: 3, move: 3, battle: 'rules.unit.ski-troops.battle', dice: '3 2' },
  { type: 'engineers', figures: 4, move: 2, battle: 'rules.unit.engineers.battle', dice: '3 2 1' },
  { type: 'flame-thrower-tank', figures: 3, move: 3, battle: 'rules.unit.flame-thrower-tank.battle', dice: '3 3 3' },
  { type: 'mobile-artillery', figures: 2, move: 2, battle: 'rules.unit.mobile-artillery.battle', dice: '3 3 2 2 1 1' },
  { type: 'big-gun', figures: 2, move: 1, battle: 'rules.unit.big-gun.battle', dice: '3 3 2 2 1 1 1 1' },
  {
    type: 'destroyer',
    figures: 3,
    move: 2,
    atSea: true,
    battle: 'rules.unit.destroyer.battle',
    dice: '3 3 2 2 1 1 1 1',
  },
  {
    type: 'aircraft-carrier',
    figures: 3,
    move: 2,
    atSea: true,
    battle: 'rules.unit.aircraft-carrier.battle',
    dice: '',
  },
];
