// What the board is drawn from: plain data, no rules. A battle never changes, a position does, marks come and go.

import type { Airplane, UnitType } from '../protocol';

/** The kinds of pieces are those of the game. */
export type { UnitType };
export type PlaneKind = Airplane;

/** Column in half hexes and row from the top; both even or both odd. */
export type Hex = readonly [col: number, row: number];
export type HexKey = `${number},${number}`;

export type Side = 'axis' | 'allies';
export type Edge = 'top' | 'bottom';
/** The six ways out of a hex, clockwise from the right. */
export type Direction = 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
export type Axis = 'N-S' | 'NE-SW' | 'ENE-WSW' | 'E-W' | 'WNW-ESE' | 'NW-SE';

export type Terrain =
  | 'countryside'
  | 'forest'
  | 'hedgerow'
  | 'hill'
  | 'cliff'
  | 'bluff'
  | 'steep'
  | 'impassable'
  | 'town'
  | 'river'
  | 'beach'
  | 'ocean'
  | 'trench'
  | 'city-ruins'
  | 'ravine'
  | 'marsh'
  | 'hill-forest'
  | 'hill-village'
  | 'frozen-river'
  | 'factory'
  | 'ford'
  | 'fordable-stream'
  | 'airfield'
  | 'jungle'
  | 'mountain'
  | 'rice-paddy'
  | 'fish-pond'
  | 'pier'
  | 'hospital'
  | 'hq-tents'
  | 'labor-camp';

/** What stands on a hex for the whole battle. */
export type FixedWork =
  | { readonly is: 'bridge'; readonly axis: Axis; readonly span: boolean }
  | { readonly is: 'bunker'; readonly for: Side }
  | { readonly is: 'sea-wall'; readonly for: Side; readonly toward: Edge }
  | { readonly is: 'hedgehog' }
  | { readonly is: 'field-bunker' }
  | { readonly is: 'dragons-teeth' }
  | { readonly is: 'rope-bridge'; readonly axis: Axis }
  | { readonly is: 'cave' }
  /** Without sides it runs to the roads beside it. */
  | { readonly is: 'road'; readonly sides?: readonly Direction[] };
export type Work = FixedWork['is'] | 'wire' | 'sandbags' | 'minefield';

export interface Ground {
  readonly at: Hex;
  readonly terrain: Terrain;
  /** Another picture of the same ground. */
  readonly look?: 'church' | 'pacific';
  /** Of everything that flows, frozen or not. */
  readonly river?: { readonly sides: readonly [Direction, Direction]; readonly wide: boolean };
  /** The sides that an airfield's runway touches. */
  readonly runway?: readonly Direction[];
  readonly works: readonly FixedWork[];
}

export interface Label {
  readonly at: Hex;
  readonly text: string;
}

/** `hold` counts while occupied, `permanent` once gained, `group` while enough of its hexes are held, `exit` over an edge. */
export interface Objective {
  readonly kind: 'hold' | 'permanent' | 'group' | 'exit';
  readonly for: Side;
  readonly at: readonly Hex[];
  /** The hexes on which medals lie. */
  readonly tokens: readonly Hex[];
  readonly worth: number;
  readonly edge?: Edge;
  readonly place?: string;
}

export interface Battle {
  readonly id: string;
  readonly title: string;
  /** Hexes in even rows; odd rows have one fewer. */
  readonly width: number;
  readonly height: number;
  /** Columns of the lines between sections, and those of them that part two wings. */
  readonly lines: readonly number[];
  readonly wings: readonly number[];
  readonly grounds: readonly Ground[];
  readonly labels: readonly Label[];
  readonly objectives: readonly Objective[];
  readonly edges: Readonly<Record<Side, Edge>>;
  /** Whose army a side is: the colour of its figures. */
  readonly nations?: Readonly<Partial<Record<Side, string>>>;
}

/** The token that tells a unit apart. */
export type BadgeName = 'british' | 'ranger' | 'german' | 'soviet' | 'engineer' | 'japanese' | 'marine';
/** Who gave a unit its order; `player` where one player commands the whole side. */
export type OrderedBy = 'player' | 'commander' | 'left' | 'center' | 'right';

export interface Unit {
  /** Stays the same as long as the unit lives, so that its moves can be shown. */
  readonly id: number;
  readonly at: Hex;
  readonly side: Side;
  readonly type: UnitType;
  readonly figures: number;
  readonly mayAct?: boolean;
  readonly selected?: boolean;
  readonly moved?: boolean;
  readonly battled?: boolean;
  readonly orderedBy?: OrderedBy;
  readonly badge?: BadgeName;
  readonly camouflaged?: boolean;
  /** In a landing craft. */
  readonly afloat?: boolean;
  /** How many big guns or ships have it in their cross-hairs. */
  readonly crossHairs?: number;
}

/** An airplane lies above what stands on its hex. It flies, or it is parked. */
export interface Plane {
  /** Stays the same as long as it is there, so that its flight can be shown. */
  readonly id?: number;
  readonly kind: PlaneKind;
  readonly side: Side;
  readonly at: Hex;
  readonly flying: boolean;
  readonly parked: boolean;
  /** Friends have a die more against the enemies around it. */
  readonly supports?: boolean;
  /** Enemies around it hardly move. */
  readonly interdicts?: boolean;
  readonly mayAct?: boolean;
  readonly selected?: boolean;
}

/** A mine marker: face down, or with its number of dice. */
export interface Mine {
  readonly at: Hex;
  readonly value: number | null;
}

export interface Sandbags {
  readonly at: Hex;
  readonly toward?: Edge;
}

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
  /** With `advised`: he would send the unit on that hex here. */
  readonly advisedFrom?: Hex;
}
export type Marks = Readonly<Partial<Record<HexKey, Mark>>>;
