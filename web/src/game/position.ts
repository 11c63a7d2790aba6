// From a view of the server to what the board draws.
import { keyOf } from '../board/hex';
import type { Battle, Position, Side, Unit as Piece } from '../board/types';
import type { Unit, View } from '../protocol';

function pieceOf(unit: Unit, turn: Side): Piece {
  const piece: Piece = { id: unit.id, at: unit.at, side: unit.side, type: unit.type, figures: unit.figures };
  // What a unit has done this turn is of interest on its own side's turn only.
  if (unit.side !== turn) return piece;
  return {
    ...piece,
    ...(unit.moved ? { moved: true } : {}),
    ...(unit.battled ? { battled: true } : {}),
    ...(unit.ordered ? { orderedBy: unit.by ?? 'player' } : {}),
  };
}

export function positionOf(view: View, battle: Battle, opening: Position): Position {
  const sideAt = new Map(view.units.map((unit) => [keyOf(unit.at), unit.side]));
  const known = new Map(opening.sandbags.map((bags) => [keyOf(bags.at), bags.toward]));
  const held: Record<number, Side> = {};
  view.held.forEach((side, i) => {
    if (side) held[i] = side;
  });
  return {
    units: view.units.map((unit) => pieceOf(unit, view.side)),
    wire: view.wire,
    sandbags: view.sandbags.map((at) => {
      // Bags that were not there at the beginning look where their owner's enemy is.
      const owner = sideAt.get(keyOf(at));
      const toward = known.get(keyOf(at)) ?? (owner ? battle.edges[owner === 'axis' ? 'allies' : 'axis'] : undefined);
      return toward ? { at, toward } : { at };
    }),
    held,
  };
}
