// The winning chances as a chart: the Allies above, the Axis below, each moment at its step of the replay.
import type { Analysis, Moment, Side } from '../protocol';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly moment: Moment;
  /** The largest turning point is 1. */
  readonly rank?: number;
  /** With a rank: the moment before that turn. */
  readonly before?: Moment;
}

export interface WinChart {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  /** Numbers of turns, under their ends. */
  readonly marks: readonly { readonly x: number; readonly turn: number }[];
  readonly line: string;
  /** The band of the confidence interval. */
  readonly band: string;
  x(step: number): number;
  y(allies: number): number;
  /** The moment nearest to a click. */
  nearest(x: number): Point | undefined;
}

const PAD = { left: 44, right: 14, top: 14, bottom: 22 };

export function winChartOf(
  { moments, turning_points: turning }: Pick<Analysis, 'moments' | 'turning_points'>,
  steps: number,
  width: number,
  height: number,
): WinChart {
  const last = Math.max(1, steps - 1);
  const x = (step: number): number => PAD.left + (step / last) * (width - PAD.left - PAD.right);
  const y = (allies: number): number => PAD.top + (1 - allies) * (height - PAD.top - PAD.bottom);
  const at = (moment: Moment, allies: number): string => `${x(moment.step).toFixed(1)} ${y(allies).toFixed(1)}`;
  const points = moments.map((moment, i): Point => {
    const place = { x: x(moment.step), y: y(moment.allies), moment };
    const rank = turning.findIndex((one) => one.moment === i);
    const before = rank < 0 ? undefined : moments[i - 1];
    return before ? { ...place, rank: rank + 1, before } : place;
  });
  const path = (ends: readonly string[]): string => (ends.length > 0 ? `M${ends.join('L')}` : '');
  const rim = [...moments.map((one) => at(one, one.high)), ...moments.toReversed().map((one) => at(one, one.low))];
  // About eight numbers fit under the chart.
  const every = Math.max(1, Math.ceil(moments.length / 8));
  return {
    width,
    height,
    points,
    marks: points.flatMap((one, i) => (i > 0 && i % every === 0 ? [{ x: one.x, turn: one.moment.turn }] : [])),
    line: path(moments.map((one) => at(one, one.allies))),
    band: moments.length > 1 ? `${path(rim)}Z` : '',
    x,
    y,
    nearest: (where) =>
      points.reduce<Point | undefined>(
        (best, one) => (!best || Math.abs(one.x - where) < Math.abs(best.x - where) ? one : best),
        undefined,
      ),
  };
}

/** The winning chances of both sides in whole percents that add up to 100. */
export const chanceOf = ({ allies }: Moment, side: Side): number => {
  const whole = Math.round(allies * 100);
  return (side === 'allies' ? whole : 100 - whole) / 100;
};

/** The turning points in the order of the game. */
export const turningPoints = (points: readonly Point[]): (Point & Required<Pick<Point, 'rank' | 'before'>>)[] =>
  points.flatMap((point) => (point.rank && point.before ? [{ ...point, rank: point.rank, before: point.before }] : []));

export const isComplete = ({ done, of }: Pick<Analysis, 'done' | 'of'>): boolean => of > 0 && done === of;
