// From a battle file to what the board is drawn from. It trusts the file: the engine has checked it against its schema.
import { FLOWING } from './families';
import { allHexes, keyOf } from './hex';
import type {
  Axis,
  BadgeName,
  Battle,
  Direction,
  Edge,
  FixedWork,
  Ground,
  Hex,
  HexKey,
  Objective,
  PlaneKind,
  Position,
  Side,
  Terrain,
  UnitType,
} from './types';

/** What people read about a battle before they play it. */
export interface Briefing {
  title: string;
  history: string;
  axis: string;
  allies: string;
  rules: string[];
}

export interface ScenarioFile {
  id?: string;
  title?: string;
  board: {
    size?: string;
    width?: number;
    height?: number;
    lines?: number[];
    face?: string;
    face_rows?: { beach?: number[]; ocean?: number[] };
  };
  sides: Record<Side, { edge?: string; nation?: string }>;
  terrain?: { at: number[]; is: string; trait?: string; look?: string; sides?: string[] }[];
  structures?: { at: number[]; is: string; axis?: string; for?: string; sides?: string[] }[];
  obstacles?: { at: number[]; is: string; for?: string; toward?: string }[];
  units: {
    at: number[];
    side: string;
    kind: string;
    type?: string;
    figures?: number;
    badge?: string;
    camouflaged?: boolean;
    craft?: string;
  }[];
  airplanes?: { at: number[]; side: string; is: string }[];
  medals?: {
    kind: string;
    for: string;
    at: number[][];
    worth: number;
    edge?: string;
    place?: string;
    token?: number[];
  }[];
  labels?: { at: number[]; text: string }[];
  briefing?: { readonly en?: Briefing } & Readonly<Partial<Record<string, Briefing>>>;
}

/** What a unit has if its file does not say; of a ship the hits that it takes. */
export const FULL: Readonly<Record<UnitType, number>> = {
  infantry: 4,
  'special-forces': 4,
  resistance: 3,
  armor: 3,
  'elite-armor': 4,
  artillery: 2,
  'early-anti-tank-gun': 4,
  'late-anti-tank-gun': 4,
  'early-machine-gun': 4,
  'late-machine-gun': 4,
  'early-mortar': 4,
  'late-mortar': 4,
  sniper: 1,
  cavalry: 4,
  'ski-troops': 3,
  engineers: 4,
  'flame-thrower-tank': 3,
  'mobile-artillery': 2,
  'big-gun': 2,
  destroyer: 3,
  'aircraft-carrier': 3,
};

const hex = (at: number[]): Hex => [at[0] ?? 0, at[1] ?? 0];

function sizeOf(board: ScenarioFile['board']): Pick<Battle, 'width' | 'height' | 'lines' | 'wings'> {
  if (board.size === 'overlord') return { width: 26, height: 9, lines: [7, 17, 25, 33, 43], wings: [17, 33] };
  if (board.size === 'standard') return { width: 13, height: 9, lines: [7, 17], wings: [] };
  return { width: board.width ?? 13, height: board.height ?? 9, lines: board.lines ?? [], wings: [] };
}

function faceAt(board: ScenarioFile['board'], row: number): Terrain {
  if (board.face !== 'beach') return 'countryside';
  const beach = board.face_rows?.beach ?? [4, 5, 6];
  const ocean = board.face_rows?.ocean ?? [7, 8];
  return ocean.includes(row) ? 'ocean' : beach.includes(row) ? 'beach' : 'countryside';
}

type PieceOfFile = NonNullable<ScenarioFile['structures']>[number] & { toward?: string };

/** What stays where it is; wire, sandbags and mines belong to the position. */
function workOf(piece: PieceOfFile): FixedWork | undefined {
  const axis = (piece.axis ?? 'E-W') as Axis;
  switch (piece.is) {
    case 'bridge':
    case 'bridge-section':
      return { is: 'bridge', axis, span: piece.is === 'bridge-section' };
    case 'rope-bridge':
      return { is: 'rope-bridge', axis };
    case 'bunker':
      return { is: 'bunker', for: piece.for as Side };
    case 'sea-wall':
      return { is: 'sea-wall', for: piece.for as Side, toward: (piece.toward ?? 'top') as Edge };
    case 'road':
      return { is: 'road', ...(piece.sides ? { sides: piece.sides as Direction[] } : {}) };
    case 'hedgehog':
    case 'field-bunker':
    case 'dragons-teeth':
    case 'cave':
      return { is: piece.is };
    default:
      return undefined;
  }
}

function worksByHex(file: ScenarioFile): Map<HexKey, FixedWork[]> {
  const works = new Map<HexKey, FixedWork[]>();
  const put = (at: number[], work: FixedWork) => {
    const key = keyOf(hex(at));
    works.set(key, [...(works.get(key) ?? []), work]);
  };
  for (const piece of [...(file.structures ?? []), ...(file.obstacles ?? [])]) {
    const work = workOf(piece);
    if (work) put(piece.at, work);
  }
  return works;
}

function terrainOf(tile: NonNullable<ScenarioFile['terrain']>[number]): Terrain {
  if (tile.is === 'hill') return (tile.trait ?? 'hill') as Terrain;
  if (tile.is === 'river' && tile.trait === 'fordable') return 'ford';
  if (tile.is === 'river' && tile.trait === 'frozen') return 'frozen-river';
  return tile.is as Terrain;
}

function groundsOf(file: ScenarioFile): Ground[] {
  const tiles = new Map((file.terrain ?? []).map((tile) => [keyOf(hex(tile.at)), tile]));
  const works = worksByHex(file);
  return allHexes(sizeOf(file.board)).map((at) => {
    const tile = tiles.get(keyOf(at));
    const plain = { at, works: works.get(keyOf(at)) ?? [] };
    if (tile === undefined) return { ...plain, terrain: faceAt(file.board, at[1]) };
    const terrain = terrainOf(tile);
    const sides = tile.sides as Direction[] | undefined;
    if (FLOWING.includes(terrain)) {
      const [from = 'W', to = 'E'] = sides ?? [];
      return { ...plain, terrain, river: { sides: [from, to], wide: tile.trait === 'wide' } };
    }
    if (terrain === 'airfield') return { ...plain, terrain, runway: sides ?? ['W', 'E'] };
    const look: Pick<Ground, 'look'> = tile.look === 'church' || tile.look === 'pacific' ? { look: tile.look } : {};
    return { ...plain, terrain, ...look };
  });
}

function objectiveOf(medal: NonNullable<ScenarioFile['medals']>[number]): Objective {
  const at = medal.at.map(hex);
  const group = medal.kind.startsWith('group');
  return {
    kind: group ? 'group' : (medal.kind as 'hold' | 'permanent' | 'exit'),
    for: medal.for as Side,
    at,
    tokens: medal.kind === 'exit' ? [] : medal.token ? [hex(medal.token)] : at,
    worth: medal.worth,
    ...(medal.edge ? { edge: medal.edge as Edge } : {}),
    ...(medal.place ? { place: medal.place } : {}),
  };
}

export function battleOf(file: ScenarioFile): Battle {
  return {
    id: file.id ?? '',
    title: file.title ?? '',
    ...sizeOf(file.board),
    grounds: groundsOf(file),
    labels: (file.labels ?? []).map(({ at, text }) => ({ at: hex(at), text })),
    objectives: (file.medals ?? []).map(objectiveOf),
    edges: {
      axis: (file.sides.axis.edge ?? 'top') as Edge,
      allies: (file.sides.allies.edge ?? 'bottom') as Edge,
    },
    nations: {
      ...(file.sides.axis.nation ? { axis: file.sides.axis.nation } : {}),
      ...(file.sides.allies.nation ? { allies: file.sides.allies.nation } : {}),
    },
  };
}

export function openingOf(file: ScenarioFile): Position {
  const obstacles = file.obstacles ?? [];
  const planes = (file.airplanes ?? []).map((plane, id) => ({
    id,
    kind: plane.is as PlaneKind,
    side: plane.side as Side,
    at: hex(plane.at),
    flying: false,
    parked: true,
  }));
  return {
    ...(planes.length > 0 ? { planes } : {}),
    units: file.units.map((unit, id) => {
      const type = (unit.type ?? unit.kind) as UnitType;
      const badge = unit.badge ? { badge: unit.badge as BadgeName } : {};
      const marks = { ...(unit.camouflaged ? { camouflaged: true } : {}), ...(unit.craft ? { afloat: true } : {}) };
      const figures = unit.figures ?? FULL[type];
      return { id, at: hex(unit.at), side: unit.side as Side, type, figures, ...badge, ...marks };
    }),
    wire: obstacles.filter((piece) => piece.is === 'wire').map((piece) => hex(piece.at)),
    sandbags: obstacles
      .filter((piece) => piece.is === 'sandbags')
      .map((piece) => ({ at: hex(piece.at), ...(piece.toward ? { toward: piece.toward as Edge } : {}) })),
    mines: obstacles.filter((piece) => piece.is === 'minefield').map((piece) => ({ at: hex(piece.at), value: null })),
  };
}

/** Caves that were blasted shut are gone. The same battle if none is. */
export function withoutSealed(battle: Battle, open: ReadonlySet<HexKey>): Battle {
  const sealed = (ground: Ground): boolean =>
    !open.has(keyOf(ground.at)) && ground.works.some((work) => work.is === 'cave');
  if (!battle.grounds.some(sealed)) return battle;
  const grounds = battle.grounds.map((ground) =>
    sealed(ground) ? { ...ground, works: ground.works.filter((work) => work.is !== 'cave') } : ground,
  );
  return { ...battle, grounds };
}
