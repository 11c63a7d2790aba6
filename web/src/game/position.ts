// Converts a view from the server into the board's position.
import { keyOf } from '../board/hex';
import type { Battle, Ground, HexKey, Position, Sandbags, Side, Unit as Piece } from '../board/types';
import type { Unit, View } from '../protocol';

/** What is true of a unit on both sides' turns. */
function marksOf(unit: Unit, opening: Piece | undefined, crossHairs: number): Partial<Piece> {
  return {
    ...(opening?.badge ? { badge: opening.badge } : {}),
    ...(unit.camouflaged ? { camouflaged: true } : {}),
    ...(unit.afloat ? { afloat: true } : {}),
    ...(crossHairs > 0 ? { crossHairs } : {}),
  };
}

function pieceOf(unit: Unit, turn: Side, marks: Partial<Piece>): Piece {
  const piece: Piece = { id: unit.id, at: unit.at, side: unit.side, type: unit.type, figures: unit.figures, ...marks };
  // What a unit has done this turn is of interest on its own side's turn only.
  if (unit.side !== turn) return piece;
  return {
    ...piece,
    ...(unit.moved ? { moved: true } : {}),
    ...(unit.battled ? { battled: true } : {}),
    ...(unit.ordered ? { orderedBy: unit.by ?? 'player' } : {}),
  };
}

/** Sandbags that were not there at the beginning face the enemy of the side that stands behind them. */
function bagsOf(view: View, battle: Battle, opening: Position): Sandbags[] {
  const sideAt = new Map(view.units.map((unit) => [keyOf(unit.at), unit.side]));
  const known = new Map(opening.sandbags.map((bags) => [keyOf(bags.at), bags.toward]));
  return view.sandbags.map((at) => {
    const owner = sideAt.get(keyOf(at));
    const toward = known.get(keyOf(at)) ?? (owner ? battle.edges[owner === 'axis' ? 'allies' : 'axis'] : undefined);
    return toward ? { at, toward } : { at };
  });
}

export function positionOf(view: View, battle: Battle, opening: Position): Position {
  const held: Record<number, Side> = {};
  view.held.forEach((side, i) => {
    if (side) held[i] = side;
  });
  const before = new Map(opening.units.map((unit) => [unit.id, unit]));
  const aimed = (id: number): number => (view.cross_hairs ?? []).filter(({ target }) => target === id).length;
  return {
    units: view.units.map((unit) => pieceOf(unit, view.side, marksOf(unit, before.get(unit.id), aimed(unit.id)))),
    wire: view.wire,
    sandbags: bagsOf(view, battle, opening),
    mines: view.mines ?? [],
    planes: view.planes ?? [],
    ...(view.captured_tents ? { lostTents: view.captured_tents } : {}),
    held,
  };
}

/** The caves of a view as a string. It changes only when one is sealed, so the ground is not redrawn before that. */
export const cavesOf = (view: View | undefined): string | undefined =>
  view && (view.caves ?? []).map((at) => keyOf(at)).join(' ');

/** The battle without the caves that are sealed; the same battle if none is. */
export function groundNow(battle: Battle, caves: string | undefined): Battle {
  if (caves === undefined) return battle;
  const open = new Set(caves.split(' ') as HexKey[]);
  const sealed = ({ at, works }: Ground): boolean => !open.has(keyOf(at)) && works.some((work) => work.is === 'cave');
  if (!battle.grounds.some(sealed)) return battle;
  const grounds = battle.grounds.map((ground) =>
    sealed(ground) ? { ...ground, works: ground.works.filter((work) => work.is !== 'cave') } : ground,
  );
  return { ...battle, grounds };
}
