// What the board is drawn from: plain data, no rules. A battle never changes, a position does, marks come and go.
import type * as wire from '../protocol';

/** The names of things are those of the game. */
export type { Axis, Badge, Direction, Edge, Side, Terrain, UnitType } from '../protocol';
export type PlaneKind = wire.Airplane;
type Side = wire.Side;

/** Read-only all the way down: the board changes nothing that it is given. */
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
  /** Stays the same as long as the unit lives, so that its moves can be shown. */
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
  /** Stays the same as long as it is there, so that its flight can be shown. */
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
  /** Who holds an objective, by its place in the battle's list; nobody when left out. */
  readonly held?: Readonly<Record<number, Side>>;
}

/** What is drawn on a hex for the moment: choices and sight. */
export interface Mark {
  /** The selected unit can go there; `no-battle`: it may not battle afterwards. */
  readonly reach?: 'free' | 'no-battle';
  /** It can be attacked with so many dice. */
  readonly dice?: number;
  /** A unit on that hex may fall back to this one. */
  readonly retreatFrom?: Hex;
  readonly sight?: 'in' | 'out';
  /** With `dice`: only an outlook, from where the unit would stand; nothing to click. */
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
