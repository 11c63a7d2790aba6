// Lines of the log from events.
import { nameOf } from '../../board/hex';
import { SIDE } from '../../i18n/board';
import { CARD_WORDS } from '../../i18n/cards';
import { fill, type Lang } from '../../i18n/lang';
import { ROLE } from '../../i18n/table';
import { EVENT, LOG } from '../../i18n/table-log';
import type { Event, Face, Hex } from '../../protocol';

export interface Line {
  readonly text: string;
  readonly dice?: readonly Face[];
  readonly strong?: boolean;
}

const STRONG: ReadonlySet<Event['kind']> = new Set(['turn-began', 'card-played', 'medals-changed', 'battle-over']);
/** Told by other lines already, or by the board. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['unit-ordered', 'card-discarded', 'visit-ended']);

function cardText({ card, as }: Event, lang: Lang): string {
  const name = (id: string): string =>
    (CARD_WORDS as Record<string, { name: Record<Lang, string> }>)[id]?.name[lang] ?? id;
  if (!card) return LOG.aCard[lang];
  return as && as !== card ? fill(LOG.actsAs[lang], { card: name(card), as: name(as) }) : name(card);
}

export function lineOf(event: Event, board: { readonly height: number }, lang: Lang): Line | undefined {
  if (SILENT.has(event.kind)) return undefined;
  const hex = (at: Hex | undefined): string => (at ? nameOf(board, at) : LOG.nowhere[lang]);
  const phrase = event.kind === 'dice-rolled' && !event.at ? LOG.roll : EVENT[event.kind];
  const text = fill(phrase[lang], {
    side: event.side ? SIDE[event.side][lang] : '',
    post: event.post ? ROLE[event.post][lang] : '',
    at: hex(event.at),
    from: hex(event.from),
    card: cardText(event, lang),
    n: event.kind === 'section-chosen' ? (event.count ?? 0) + 1 : (event.count ?? 0),
  });
  return {
    text,
    ...(event.dice && event.dice.length > 0 ? { dice: event.dice } : {}),
    ...(STRONG.has(event.kind) ? { strong: true } : {}),
  };
}

/** The lines of a step; what happens twice in a row is one line. */
export function linesOf(events: readonly Event[], board: { readonly height: number }, lang: Lang): Line[] {
  const lines: { line: Line; times: number }[] = [];
  for (const event of events) {
    const line = lineOf(event, board, lang);
    const last = lines.at(-1);
    if (line && last && last.line.text === line.text && !line.dice) last.times += 1;
    else if (line) lines.push({ line, times: 1 });
  }
  return lines.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} × ${String(times)}` } : line));
}
