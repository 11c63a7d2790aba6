// The units on the rules page, from the engine's tables.
import { UNITS } from '../reference';

export type UnitRow = (typeof UNITS)[number];

export const unitRows = (expansion: boolean): UnitRow[] => UNITS.filter((row) => row.expansion === expansion);
