// Jungle: palms over a thicket of broad leaves, one growth over all hexes that touch.
import { areasOf } from '../areas';
import { contour, fieldOf } from './field';
import { type Drawing, ellipse, ink, type Ink, moveTo, num, smoothLoop, xy } from './ink';
import { aroundUnits, inRows, type Plant, scatter } from './plants';
import type { Scene } from './scene';

/** One leaf from its root: a spindle that bends down at its tip. */
function leaf(x: number, y: number, angle: number, length: number, droop: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const bend = (side: number): readonly [number, number] => [
    dx * 0.55 - dy * side,
    dy * 0.55 + dx * side - droop * 0.35,
  ];
  const [ax, ay] = bend(0.2);
  const [bx, by] = bend(-0.2);
  const [tx, ty] = [dx, dy + droop];
  return `${moveTo(x, y)}q${xy(ax, ay)} ${xy(tx, ty)}q${xy(bx - tx, by - ty)} ${xy(-tx, -ty)}`;
}

const PALM = [-160, -125, -90, -55, -20, 20, 160].map((degrees) => (degrees * Math.PI) / 180);
const FERN = [-165, -120, -60, -15].map((degrees) => (degrees * Math.PI) / 180);

function drawRow(plants: readonly Plant[]): Ink[] {
  const trunks: string[] = [];
  const dark: string[] = [];
  const light: string[] = [];
  const bushes: string[] = [];
  const fernDark: string[] = [];
  const fernLight: string[] = [];
  for (const { x, y, r, kind } of plants) {
    if (kind < 0.42) {
      const [h, lean] = [r * 2.1, (kind - 0.21) * 20];
      const top = { x: x + lean, y: y - h };
      trunks.push(`${moveTo(x, y + 3)}q${num(lean * 0.2)} ${num(-h * 0.6)} ${xy(lean, -h - 3)}`);
      PALM.forEach((angle, i) =>
        (i % 2 === 0 ? dark : light).push(leaf(top.x, top.y, angle + kind, r * 1.65, r * 0.5)),
      );
    } else {
      bushes.push(ellipse(x, y, r * 0.9, r * 0.6));
      FERN.forEach((angle, i) =>
        (i % 2 === 0 ? fernDark : fernLight).push(leaf(x, y + 1, angle + kind * 0.4, r * 1.3, 2.5)),
      );
    }
  }
  return [
    ink('jungle-bush', ...bushes),
    ink('palm-leaf fern', ...fernDark),
    ink('palm-leaf lit fern', ...fernLight),
    ink('palm-trunk', ...trunks),
    ink('palm-leaf', ...dark),
    ink('palm-leaf lit', ...light),
  ].filter(({ d }) => d !== '');
}

export function drawJungle(scene: Scene): Drawing {
  const floor: Ink[] = [];
  const back: Plant[] = [];
  const front: Plant[] = [];
  for (const area of areasOf(scene.hexes('jungle'))) {
    floor.push(
      ink(
        'jungle-floor',
        contour(fieldOf(area, scene.layout, 3, 500), 1)
          .map(smoothLoop)
          .join(''),
      ),
    );
    const parted = aroundUnits(scene, scatter(scene, area, { seed: 501, across: 14, down: 11 }), 3);
    back.push(...parted.back);
    front.push(...parted.front);
  }
  return { under: [...floor, ...inRows(back, drawRow)], over: inRows(front, drawRow) };
}
