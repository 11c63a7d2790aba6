// The log: lines of what happened, step by step, gathered into turns.
import { narrate, type Told } from '../../game/narrate';
import type { Standing } from '../../game/standing';
import type { Event, Face, LogStep } from '../../protocol';

export interface Line {
  readonly text: string;
  readonly dice: readonly Face[];
  readonly strong: boolean;
}
/** What one step did in one turn; its number leads back to it. */
export interface Entry {
  readonly n: number;
  readonly undone: boolean;
  readonly lines: readonly Line[];
}
export interface Turn {
  /** Undefined if the log begins in the middle of a turn. */
  readonly title: string;
  readonly entries: readonly Entry[];
}
export interface Step extends LogStep {
  readonly undone?: boolean;
  readonly before: Standing;
}

const STRONG: ReadonlySet<Event['kind']> = new Set([
  'card-played',
  'medals-changed',
  'unit-eliminated',
  'plane-lost',
  'battle-over',
]);
/** Events left out: other lines or the board already show them. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['unit-ordered', 'plane-ordered', 'card-discarded', 'visit-ended']);

/** Merges repeated lines. */
function linesOf(told: readonly Told[]): Line[] {
  const lines: { line: Line; times: number }[] = [];
  for (const { text, kind, dice } of told) {
    if (SILENT.has(kind)) continue;
    const last = lines.at(-1);
    if (last?.line.text === text && dice.length === 0) last.times += 1;
    else lines.push({ line: { text, dice, strong: STRONG.has(kind) }, times: 1 });
  }
  return lines.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} × ${String(times)}` } : line));
}

export function turnsOf(steps: readonly Step[], board: { readonly height: number }): Turn[] {
  const turns: { title: string; entries: Entry[] }[] = [];
  const write = (step: Step, told: readonly Told[]): void => {
    const entry = { n: step.n, undone: step.undone ?? false, lines: linesOf(told) };
    if (entry.lines.length === 0 && !entry.undone) return;
    if (turns.length === 0) turns.push({ title: '', entries: [] });
    turns.at(-1)?.entries.push(entry);
  };
  for (const step of steps) {
    const told = narrate(step.events, step.before, board.height);
    let from = 0;
    told.forEach(({ kind, text }, i) => {
      if (kind !== 'turn-began') return;
      write(step, told.slice(from, i));
      turns.push({ title: text, entries: [] });
      from = i + 1;
    });
    write(step, told.slice(from));
  }
  return turns;
}
