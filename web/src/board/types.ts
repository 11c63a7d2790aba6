// What the board is drawn from: plain data, no rules. A battle never changes, a position does, marks come and go.

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
  | 'ocean';

/** What stands on a hex for the whole battle. */
export type FixedWork =
  | { readonly is: 'bridge'; readonly axis: Axis; readonly span: boolean }
  | { readonly is: 'bunker'; readonly for: Side }
  | { readonly is: 'sea-wall'; readonly for: Side; readonly toward: Edge }
  | { readonly is: 'hedgehog' };
export type Work = FixedWork['is'] | 'wire' | 'sandbags';

export interface Ground {
  readonly at: Hex;
  readonly terrain: Terrain;
  readonly church?: boolean;
  readonly river?: { readonly sides: readonly [Direction, Direction]; readonly wide: boolean };
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
}

export type UnitType = 'infantry' | 'special-forces' | 'resistance' | 'armor' | 'elite-armor' | 'artillery';
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
}

export interface Sandbags {
  readonly at: Hex;
  readonly toward?: Edge;
}

export interface Position {
  readonly units: readonly Unit[];
  readonly wire: readonly Hex[];
  readonly sandbags: readonly Sandbags[];
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
}
export type Marks = Readonly<Partial<Record<HexKey, Mark>>>;
