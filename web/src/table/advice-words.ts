// The adviser's suggestion as a sentence.
import { nameOf, sameHex } from '../board/hex';
import { prefs } from '../prefs.svelte';
import type { Hex, View } from '../protocol';
import type { Advice } from './model/advice';
import type { Option } from './model/options';
import { choiceName, primaryName } from './names';
import { cardName } from './say';
import { say, tell } from '../words/words.svelte';

interface Board {
  readonly height: number;
}

/** The key of the deed that fits the option, if there is one. */
function deedKey({ kind, decision, as, to }: Option): string {
  if (as && (kind === 'play' || kind === 'place')) return `${kind}-as`;
  if (decision === 'patient' && to) return 'patient';
  return kind;
}

/** What the option does, as a verb phrase; if there is none, the label of its button. */
export function deedOf(option: Option, view: View, board: Board): string {
  const { kind, unit, to } = option;
  if (kind === 'done' || kind === 'pass') {
    return primaryName({ is: 'go-on', option, left: 0, beside: 'cards' }, board);
  }
  const unitOn = (hex: Hex | undefined): string => {
    const found = hex && view.units.find(({ at }) => sameHex(at, hex));
    return found ? say(`unit.${found.type}.name`) : '';
  };
  const values = {
    card: option.card ? cardName(option.card) : '',
    as: option.as ? cardName(option.as) : '',
    section: option.section ?? 'both',
    who: option.role ? say(`role.${option.role}`) : '',
    plane: option.plane ? say(`plane.${option.plane}.name`) : '',
    unit: unitOn(unit),
    target: unitOn(to),
    at: unit ? nameOf(board, unit) : '',
    to: to ? nameOf(board, to) : '',
  };
  return tell(`deed.${deedKey(option)}`, values) ?? (to && !unit ? say('deed.hex', values) : choiceName(option, board));
}

export function adviceText({ option, chance }: Advice, view: View, board: Board): string {
  const what = deedOf(option, view, board);
  if (chance === undefined) return say('hint.would', { what });
  const percent = new Intl.NumberFormat(prefs.lang, { style: 'percent' }).format(chance);
  return say('hint.would-and-sees', { what, chance: percent });
}
