// The medals of both sides as lines of steps, in the units of a drawing. Pure, so that it can be tested.
import type { Side, Summary } from '../protocol';

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly lines: Readonly<Record<Side, string>>;
  readonly marks: readonly { readonly x: number; readonly turn: number }[];
  x(step: number): number;
  y(medals: number): number;
  stepAt(x: number): number;
}

const PAD = { left: 26, right: 12, top: 12, bottom: 22 };

export function chartOf(
  summary: Pick<Summary, 'turns' | 'steps'>,
  end: Record<Side, number>,
  most: number,
  width: number,
  height: number,
): Chart {
  const last = Math.max(1, summary.steps - 1);
  const x = (step: number): number => PAD.left + (step / last) * (width - PAD.left - PAD.right);
  const y = (medals: number): number =>
    height - PAD.bottom - (medals / Math.max(1, most)) * (height - PAD.top - PAD.bottom);
  const n = (value: number): string => value.toFixed(1);
  const line = (side: Side): string => {
    let d = `M${n(x(0))} ${n(y(0))}`;
    for (const { step, medals } of summary.turns) d += `H${n(x(step))}V${n(y(medals[side]))}`;
    return `${d}H${n(x(last))}V${n(y(end[side]))}`;
  };
  // About eight numbers fit under the chart.
  const every = Math.max(1, Math.ceil(summary.turns.length / 8));
  return {
    width,
    height,
    lines: { axis: line('axis'), allies: line('allies') },
    marks: summary.turns.filter((_, i) => i % every === 0).map(({ step, turn }) => ({ x: x(step), turn })),
    x,
    y,
    stepAt: (at) => Math.min(last, Math.max(0, Math.round(((at - PAD.left) / (width - PAD.left - PAD.right)) * last))),
  };
}
