// From the view and the interaction state to the board's input. A pure function.
import { keyOf, sameHex } from '../../board/hex';
import type { HexKey, Mark, Marks, Plane, Position, Unit as Piece } from '../../board/types';
import type { Hex, Look, View } from '../../protocol';
import { isOfPlane, type Offered, type Option } from './options';

export interface Doing {
  readonly offered: Offered;
  readonly selected?: Hex | undefined;
  readonly hover?: Hex | undefined;
  /** The preview for the selected unit, once the server has answered. */
  readonly look?: Look | undefined;
  /** The adviser's suggestion. */
  readonly advised?: Option | undefined;
}

/** The position, with what the units and airplanes of the person at the table can do. */
export function withChoices(position: Position, { offered, selected }: Doing): Position {
  const at = (hex: Position['units'][number]['at'], which: (option: Option) => boolean) => {
    const key = keyOf(hex);
    const options = [...(offered.units.get(key) ?? []), ...(offered.ways.get(key) ?? [])];
    const mayAct = options.some(which);
    const here = selected !== undefined && sameHex(selected, hex);
    return { mayAct, selected: here && (mayAct || options.length === 0) };
  };
  const units = position.units.map((unit): Piece => ({ ...unit, ...at(unit.at, (option) => !isOfPlane(option)) }));
  const planes = position.planes?.map((plane): Plane => {
    const own = (option: Option): boolean => isOfPlane(option) && option.post.startsWith(`${plane.side}/`);
    return { ...plane, ...at(plane.at, own) };
  });
  return { ...position, units, ...(planes ? { planes } : {}) };
}

class MarkBook {
  readonly marks: Partial<Record<HexKey, Mark>> = {};
  put(at: Hex, mark: Mark): void {
    this.marks[keyOf(at)] = { ...this.marks[keyOf(at)], ...mark };
  }
}

function markWays(book: MarkBook, { offered, selected, look }: Doing): void {
  if (!selected) return;
  const noBattle = new Set((look?.moves ?? []).filter((reach) => !reach.battles).map((reach) => keyOf(reach.to)));
  const dice = new Map((look?.targets ?? []).map((aim) => [keyOf(aim.at), aim.dice]));
  for (const { kind, to } of offered.ways.get(keyOf(selected)) ?? []) {
    if (!to) continue;
    if (kind === 'move') book.put(to, { reach: noBattle.has(keyOf(to)) ? 'no-battle' : 'free' });
    if (kind === 'fly') book.put(to, { reach: 'free' });
    if (kind === 'air-action') book.put(to, { dice: 0 });
    if (kind === 'battle') book.put(to, { dice: dice.get(keyOf(to)) ?? 0 });
    if (kind === 'retreat') book.put(to, { retreatFrom: selected });
  }
}

/** The targets of the selected unit: from the hex under the pointer, otherwise from where it stands. */
function markAims(book: MarkBook, { offered, selected, look, hover }: Doing): void {
  if (!selected || !look) return;
  const moves = (offered.ways.get(keyOf(selected)) ?? []).some((way) => way.kind === 'move');
  if (!moves) return;
  const there = hover && look.moves.find((reach) => sameHex(reach.to, hover));
  for (const aim of there ? there.targets : look.targets) book.put(aim.at, { dice: aim.dice, aim: true });
}

function markAdvice(book: MarkBook, { advised }: Doing): void {
  if (advised?.unit) book.put(advised.unit, { advised: true });
  if (advised?.to) book.put(advised.to, { advised: true, ...(advised.unit ? { advisedFrom: advised.unit } : {}) });
}

export function marksOf(view: View, doing: Doing): Marks {
  const book = new MarkBook();
  for (const at of view.targets) book.put(at, { named: true });
  for (const [, options] of doing.offered.hexes) {
    const to = options[0]?.to;
    if (to) book.put(to, { choice: true });
  }
  markAims(book, doing);
  markWays(book, doing);
  if (view.attack) book.put(view.attack.at, { attackFrom: view.attack.from });
  markAdvice(book, doing);
  return book.marks;
}
