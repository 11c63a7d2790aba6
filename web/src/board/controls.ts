// Wheel, drag and pinch on the board: they change the camera, and tell a click from a drag.
import type { Point } from './layout';

export interface CameraControls {
  zoom(factor: number, at: Point): void;
  pan(dx: number, dy: number): void;
  /** The width of the window. */
  unitsAcross(): number;
}

const DRAG = 6;

export function controlsOn(place: HTMLElement, camera: CameraControls): () => void {
  /** From a place on the screen to units of the window through which the sheet is seen. */
  const pointOf = (x: number, y: number): Point => {
    const box = place.getBoundingClientRect();
    const scale = camera.unitsAcross() / (box.width || 1);
    return { x: (x - box.left) * scale, y: (y - box.top) * scale };
  };
  const fingers = new Map<number, Point>();
  let dragging = false;
  let start: Point = { x: 0, y: 0 };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    camera.zoom(
      Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)),
      pointOf(event.clientX, event.clientY),
    );
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // A first finger starts a new gesture, even if the last one was lifted outside the page.
    if (event.isPrimary) fingers.clear();
    if (fingers.size === 0) {
      dragging = false;
      start = { x: event.clientX, y: event.clientY };
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < DRAG && fingers.size === 1) return;
    // Captured only now: an early capture would take the click away from the hex.
    if (!dragging) place.setPointerCapture(event.pointerId);
    dragging = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const a = pointOf(before.x, before.y);
    const b = pointOf(now.x, now.y);
    if (other) {
      const o = pointOf(other.x, other.y);
      const was = Math.hypot(a.x - o.x, a.y - o.y);
      if (was > 0) camera.zoom(Math.hypot(b.x - o.x, b.y - o.y) / was, o);
    } else camera.pan(b.x - a.x, b.y - a.y);
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  place.addEventListener('wheel', wheel, { passive: false });
  place.addEventListener('pointerdown', down);
  place.addEventListener('pointermove', move);
  place.addEventListener('pointerup', up);
  place.addEventListener('pointercancel', up);
  place.addEventListener('click', click, { capture: true });
  return () => {
    place.removeEventListener('wheel', wheel);
    place.removeEventListener('pointerdown', down);
    place.removeEventListener('pointermove', move);
    place.removeEventListener('pointerup', up);
    place.removeEventListener('pointercancel', up);
    place.removeEventListener('click', click, { capture: true });
  };
}
