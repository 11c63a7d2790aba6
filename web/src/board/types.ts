// The input of the board: plain data, no rules. A battle never changes, a position does, and marks are temporary.
import type * as wire from '../protocol';

/** The names are those of the protocol. */
export type { Axis, Badge, Direction, Edge, Side, Terrain, UnitType } from '../protocol';
export type PlaneKind = wire.Airplane;
type Side = wire.Side;

/** Deeply read-only: the board never changes its input. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** Column in half hexes and row from the top; both even or both odd. */
export type Hex = readonly [col: number, row: number];
export type HexKey = `${number},${number}`;

export type Ground = Frozen<wire.Ground>;
/** What stands on a hex for the whole battle. */
export type FixedWork = Frozen<wire.FixedWork>;
export type Work = FixedWork['is'] | 'wire' | 'sandbags' | 'minefield';
export type Label = Frozen<wire.Label>;
export type Objective = Frozen<wire.Objective>;
export type Sandbags = Frozen<wire.Sandbags>;

export interface Battle extends Frozen<Omit<wire.Battle, 'nations' | 'opening' | 'briefing'>> {
  /** Whose army a side is: the colour of its figures. */
  readonly nations?: Readonly<Partial<Record<Side, string>>>;
}

/** Who gave a unit its order; `player` where one player commands the whole side. */
export type OrderedBy = 'player' | 'commander' | 'left' | 'center' | 'right';

export interface Unit {
  /** Constant for the life of the unit, so that its moves can be animated. */
  readonly id: number;
  readonly at: Hex;
  readonly side: Side;
  readonly type: wire.UnitType;
  readonly figures: number;
  readonly mayAct?: boolean;
  readonly selected?: boolean;
  readonly moved?: boolean;
  readonly battled?: boolean;
  readonly orderedBy?: OrderedBy;
  readonly badge?: wire.Badge;
  readonly camouflaged?: boolean;
  /** In a landing craft. */
  readonly afloat?: boolean;
  /** How many big guns or ships have it in their cross-hairs. */
  readonly crossHairs?: number;
}

/** An airplane lies above what stands on its hex. It flies unless it is parked. */
export interface Plane extends Frozen<Pick<wire.Plane, 'is' | 'side' | 'at' | 'parked' | 'supports' | 'interdicts'>> {
  /** Constant while the airplane is on the board, so that its flight can be animated. */
  readonly id?: number;
  readonly mayAct?: boolean;
  readonly selected?: boolean;
}

/** A mine marker: face down until its number of dice is shown. */
export type Mine = Frozen<Pick<wire.Mine, 'at' | 'shown'>>;

export interface Position {
  readonly units: readonly Unit[];
  readonly wire: readonly Hex[];
  readonly sandbags: readonly Sandbags[];
  readonly mines?: readonly Mine[];
  readonly planes?: readonly Plane[];
  /** Headquarters that the enemy has entered. */
  readonly lostTents?: readonly Hex[];
  /** Who holds an objective, by its index in the battle's list; omitted: nobody. */
  readonly held?: Readonly<Record<number, Side>>;
}

/** Temporary marks on a hex: choices and sight. */
export interface Mark {
  /** The selected unit can go there; `no-battle`: it may not battle afterwards. */
  readonly reach?: 'free' | 'no-battle';
  /** It can be attacked with this many dice. */
  readonly dice?: number;
  /** A unit on that hex may retreat to this one. */
  readonly retreatFrom?: Hex;
  readonly sight?: 'in' | 'out';
  /** With `dice`: only a preview, from where the unit would stand; not clickable. */
  readonly aim?: boolean;
  /** The hex itself can be chosen: a target, a place to land. */
  readonly choice?: boolean;
  /** Named for an air strike or a barrage. */
  readonly named?: boolean;
  /** A battle is being fought from that hex against this one. */
  readonly attackFrom?: Hex;
  /** The adviser would choose it. */
  readonly advised?: boolean;
  /** With `advised`: it would send the unit on that hex here. */
  readonly advisedFrom?: Hex;
}
export type Marks = Readonly<Partial<Record<HexKey, Mark>>>;
