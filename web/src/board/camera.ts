// The part of the sheet that the viewport shows. Zoom 1 shows all of it; the sheet never leaves the window.
import type { Box, Point } from './layout';

export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sheet, and the window in units of the sheet: as large as the sheet in one direction, larger in the other. */
export interface View {
  readonly sheet: Size;
  readonly window: Size;
}

export const MOST = 5;

/** The window for an element of this size in pixels. */
export function viewOf(sheet: Size, pixels: Size): View {
  if (pixels.width <= 0 || pixels.height <= 0) return { sheet, window: sheet };
  const scale = Math.min(pixels.width / sheet.width, pixels.height / sheet.height);
  return { sheet, window: { width: pixels.width / scale, height: pixels.height / scale } };
}

/** Keeps the sheet in the window: centred where it is smaller, without a gap where it is larger. */
export function kept(camera: Camera, { sheet, window }: View): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom));
  const hold = (value: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value));
  return {
    zoom,
    x: hold(camera.x, sheet.width * zoom, window.width),
    y: hold(camera.y, sheet.height * zoom, window.height),
  };
}

export const whole = (view: View): Camera => kept({ zoom: 1, x: 0, y: 0 }, view);

/** Zooms so that the point of the window under the pointer stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: Point, view: View): Camera {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  return kept({ zoom, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }, view);
}

export const panned = (camera: Camera, dx: number, dy: number, view: View): Camera =>
  kept({ zoom: camera.zoom, x: camera.x + dx, y: camera.y + dy }, view);

/** Shows a box of the sheet as large as possible. */
export function showing(box: Box, view: View): Camera {
  const { width, height } = view.window;
  const zoom = Math.min(MOST, Math.max(1, Math.min(width / box.width, height / box.height)));
  const x = width / 2 - (box.x + box.width / 2) * zoom;
  const y = height / 2 - (box.y + box.height / 2) * zoom;
  return kept({ zoom, x, y }, view);
}

/** How much taller than the window a box may be when it is fitted to the width. */
const CROP = 1.7;

/** Fits a box to the width, cropped at the top if necessary: the edge nearest to the viewer stays visible. */
export function leaningOver(box: Box, view: View): Camera {
  const { width, height } = view.window;
  const zoom = Math.min(MOST, Math.max(1, Math.min(width / box.width, (CROP * height) / box.height)));
  return kept({ zoom, x: width / 2 - (box.x + box.width / 2) * zoom, y: -Infinity }, view);
}

/** Moves as little as needed so that a point of the sheet is in sight. */
export function following(camera: Camera, at: Point, room: number, view: View): Camera {
  const shift = (value: number, offset: number, size: number): number => {
    const seen = value * camera.zoom + offset;
    if (seen < room) return room - seen;
    return seen > size - room ? size - room - seen : 0;
  };
  return panned(camera, shift(at.x, camera.x, view.window.width), shift(at.y, camera.y, view.window.height), view);
}
