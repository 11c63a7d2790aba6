// What the adviser would do, as a sentence.
import { nameOf, sameHex } from '../board/hex';
import { PLANE } from '../i18n/air';
import { UNIT } from '../i18n/board';
import { DEED, HINT } from '../i18n/hints';
import { ROLE } from '../i18n/posts';
import { SECTION } from '../i18n/table';
import { prefs } from '../prefs.svelte';
import type { Hex, View } from '../protocol';
import type { Advice } from './model/advice';
import type { Option } from './model/options';
import { choiceName, primaryName } from './names';
import { cardName, say } from './say';

interface Board {
  readonly height: number;
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The row of the deeds that fits the option, if there is one. */
function rowOf({ kind, decision, as, unit, to }: Option): keyof typeof DEED | undefined {
  if (as && (kind === 'play' || kind === 'place')) return `${kind}As`;
  if (decision === 'patient' && to) return 'patient';
  if (Object.hasOwn(DEED, kind)) return kind as keyof typeof DEED;
  if (kind === 'done' || kind === 'pass') return undefined;
  return to && !unit ? 'hex' : undefined;
}

export function deedOf(option: Option, view: View, board: Board): string {
  const unitOn = (hex: Hex | undefined): string => {
    const unit = hex && view.units.find(({ at }) => sameHex(at, hex));
    return unit ? say(UNIT[unit.type]) : '';
  };
  const row = rowOf(option);
  if (!row) {
    const goesOn = option.kind === 'done' || option.kind === 'pass';
    // As its button says it, whatever else could be chosen.
    return small(
      goesOn ? primaryName({ is: 'go-on', option, left: 0, beside: 'cards' }, board) : choiceName(option, board),
    );
  }
  return say(DEED[row], {
    card: option.card ? cardName(option.card) : '',
    as: option.as ? cardName(option.as) : '',
    section: say(SECTION[option.section ?? 'both']),
    who: option.role ? small(say(ROLE[option.role])) : '',
    plane: option.plane ? say(PLANE[option.plane].name) : '',
    unit: unitOn(option.unit),
    target: unitOn(option.to),
    at: option.unit ? nameOf(board, option.unit) : '',
    to: option.to ? nameOf(board, option.to) : '',
  });
}

export function adviceText({ option, chance }: Advice, view: View, board: Board): string {
  const what = deedOf(option, view, board);
  if (chance === undefined) return say(HINT.would, { what });
  const percent = new Intl.NumberFormat(prefs.lang, { style: 'percent' }).format(chance);
  return say(HINT.wouldAndSees, { what, chance: percent });
}
