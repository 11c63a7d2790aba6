import { expect, it } from 'vitest';
import type { Analysis, Moment } from '../../src/protocol';
import { chanceOf, isComplete, turningPoints, winChartOf } from '../../src/replay/winchart';

const moment = (step: number, turn: number, allies: number): Moment => ({
  step,
  turn,
  side: turn % 2 === 0 ? 'axis' : 'allies',
  cards: [],
  medals: { axis: 0, allies: 0 },
  allies,
  low: Math.max(0, allies - 0.1),
  high: Math.min(1, allies + 0.1),
});
const analysis: Analysis = {
  done: 4,
  of: 4,
  moments: [moment(0, 0, 0.5), moment(20, 1, 0.6), moment(50, 2, 0.2), moment(100, 3, 1)],
  turning_points: [
    { moment: 3, swing: 0.8 },
    { moment: 2, swing: 0.4 },
  ],
};
const chart = winChartOf(analysis, 101, 500, 200);

it('has the Allies above, the Axis below, and each moment at its step', () => {
  expect(chart.y(1)).toBeLessThan(chart.y(0.5));
  expect(chart.y(0.5)).toBeLessThan(chart.y(0));
  expect(chart.points.map(({ x }) => x)).toEqual([0, 20, 50, 100].map((step) => chart.x(step)));
  expect(chart.points.map(({ y }) => y)).toEqual([0.5, 0.6, 0.2, 1].map((allies) => chart.y(allies)));
  expect(chart.x(100)).toBeLessThanOrEqual(500);
  expect(chart.line.match(/L/g)).toHaveLength(3);
  expect(chart.band.endsWith('Z')).toBe(true);
  expect(chart.marks).toEqual([20, 50, 100].map((step, i) => ({ x: chart.x(step), turn: i + 1 })));
});

it('marks the turning points, the largest as the first', () => {
  expect(chart.points.map(({ rank }) => rank)).toEqual([undefined, undefined, 2, 1]);
  expect(turningPoints(chart.points).map(({ moment, before }) => [before.turn, moment.turn])).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

it('finds the moment nearest to a click', () => {
  expect(chart.nearest(-50)?.moment.step).toBe(0);
  expect(chart.nearest(chart.x(33))?.moment.step).toBe(20);
  expect(chart.nearest(chart.x(40))?.moment.step).toBe(50);
  expect(chart.nearest(10_000)?.moment.step).toBe(100);
});

it('draws what is known so far, even nothing', () => {
  const none = winChartOf({ moments: [], turning_points: [] }, 1, 500, 200);
  expect([none.line, none.band, none.nearest(5)]).toEqual(['', '', undefined]);
  const one = winChartOf({ moments: analysis.moments.slice(0, 1), turning_points: [] }, 1, 500, 200);
  expect(one.points).toHaveLength(1);
  expect(one.line).not.toContain('NaN');
});

it('knows when the analysis is complete', () => {
  expect(isComplete(analysis)).toBe(true);
  expect(isComplete({ done: 0, of: 0 })).toBe(false);
  expect(isComplete({ done: 3, of: 4 })).toBe(false);
  expect(chanceOf(moment(0, 0, 0.25), 'axis')).toBe(0.75);
  expect(chanceOf(moment(0, 0, 0.875), 'allies')).toBe(0.88);
  expect(chanceOf(moment(0, 0, 0.875), 'axis')).toBe(0.12);
});
