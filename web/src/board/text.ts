// The words that a board shows and speaks. Its caller gives them, in the language of the page: the board has none.
import type { Battle, Hex, Mark, Mine, OrderedBy, Plane, Position } from './types';

export interface BoardText {
  /** What the whole board is called, and how it is used with the keyboard. */
  label(battle: Battle): string;
  keys(): string;
  /** A hex with everything on it, for screen readers. */
  hex(battle: Battle, position: Position, at: Hex, mark: Mark | undefined): string;
  /** A section, or a wing where the board has wings, from the left of the viewer. */
  strip(of: 'section' | 'wing', place: 'left' | 'center' | 'right'): string;
  /** A name on the map, by what the battle calls it. */
  place(battle: Battle, text: string): string;
  /** A letter for the post that ordered a unit. */
  pennant(by: OrderedBy): string;
  plane(plane: Plane): string;
  mine(mine: Mine): string;
  exit(): string;
  lostTents(): string;
}
