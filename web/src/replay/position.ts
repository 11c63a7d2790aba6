// From a view of the server to what the board draws.
import type { Battle, Marks, Position, Side, Unit as Piece } from '../board/types';
import type { Event, Unit, View } from '../protocol';

function pieceOf(unit: Unit, side: Side): Piece {
  const piece: Piece = { id: unit.id, at: unit.at, side: unit.side, type: unit.type, figures: unit.figures };
  // What a unit has done this turn is of interest on its own side's turn only.
  if (unit.side !== side) return piece;
  return {
    ...piece,
    ...(unit.moved ? { moved: true } : {}),
    ...(unit.battled ? { battled: true } : {}),
    ...(unit.ordered ? { orderedBy: unit.by ?? 'player' } : {}),
  };
}

export function positionOf(view: View, battle: Battle, opening: Position): Position {
  const sideAt = new Map(view.units.map((unit) => [unit.at.join(), unit.side]));
  const known = new Map(opening.sandbags.map((bags) => [bags.at.join(), bags.toward]));
  const held: Record<number, Side> = {};
  view.held.forEach((side, i) => {
    if (side) held[i] = side;
  });
  return {
    units: view.units.map((unit) => pieceOf(unit, view.side)),
    wire: view.wire,
    sandbags: view.sandbags.map((at) => {
      // Bags that were not there at the beginning look where their owner's enemy is.
      const owner = sideAt.get(at.join());
      const toward = known.get(at.join()) ?? (owner ? battle.edges[owner === 'axis' ? 'allies' : 'axis'] : undefined);
      return toward ? { at, toward } : { at };
    }),
    held,
  };
}

/** The battle that a step declares or fights, with its dice on the target. */
export function marksOf(events: readonly Event[], view: View): Marks {
  const marks: Record<string, { dice: number }> = {};
  for (const event of events) {
    if (event.kind === 'battle-declared' && event.at) marks[event.at.join()] = { dice: event.count ?? 0 };
    if (event.kind === 'dice-rolled' && event.at) marks[event.at.join()] = { dice: event.dice?.length ?? 0 };
  }
  for (const at of view.targets) marks[at.join()] ??= { dice: 0 };
  return marks;
}
