// The texts that a board shows and speaks. The caller provides them in the language of the page; the board has none.
import type { Battle, Hex, Mark, Mine, OrderedBy, Plane, Position } from './types';

export interface BoardText {
  /** The label of the whole board, with its keyboard instructions. */
  label(battle: Battle): string;
  keys(): string;
  /** A hex with everything on it, for screen readers. */
  hex(battle: Battle, position: Position, at: Hex, mark: Mark | undefined): string;
  /** A section, or a wing where the board has wings, from the left of the viewer. */
  strip(of: 'section' | 'wing', place: 'left' | 'center' | 'right'): string;
  /** A name on the map, by its name in the battle file. */
  place(battle: Battle, text: string): string;
  /** A letter for the post that ordered a unit. */
  pennant(by: OrderedBy): string;
  plane(plane: Plane): string;
  mine(mine: Mine): string;
  exit(): string;
  lostTents(): string;
}
