import { expect, it } from 'vitest';
import { following, MOST, panned, showing, viewOf, whole, zoomedAt } from '../src/board/camera';

const sheet = { width: 1800, height: 600 };
const view = viewOf(sheet, { width: 900, height: 600 });

it('shows the whole sheet in the middle of the window', () => {
  expect(view.window).toEqual({ width: 1800, height: 1200 });
  expect(whole(view)).toEqual({ zoom: 1, x: 0, y: 300 });
});

it('keeps the point under the pointer while it zooms, and stops at its limits', () => {
  const near = zoomedAt(whole(view), 2.5, { x: 900, y: 600 }, view);
  expect((900 - near.x) / near.zoom).toBeCloseTo(900);
  expect((600 - near.y) / near.zoom).toBeCloseTo(300);
  expect(zoomedAt(near, 100, { x: 0, y: 0 }, view).zoom).toBe(MOST);
  expect(zoomedAt(near, 0.01, { x: 0, y: 0 }, view)).toEqual(whole(view));
});

it('never pans the sheet out of the window', () => {
  const near = zoomedAt(whole(view), 3, { x: 900, y: 600 }, view);
  expect(panned(near, 1e6, 1e6, view)).toMatchObject({ x: 0, y: 0 });
  expect(panned(near, -1e6, -1e6, view)).toMatchObject({ x: 1800 - 5400, y: 1200 - 1800 });
});

it('shows a wing as large as possible, and follows the focus', () => {
  const wing = showing({ x: 0, y: 0, width: 600, height: 600 }, view);
  expect(wing.zoom).toBe(2);
  expect(wing.x).toBe(0);
  const walked = following(wing, { x: 1700, y: 300 }, 60, view);
  expect(1700 * walked.zoom + walked.x).toBeLessThanOrEqual(1800 - 60);
});
