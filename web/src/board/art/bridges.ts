// Bridges, seen from above: of planks on piers, or of ropes.
import type { Axis, Hex } from '../types';
import { type Drawing, ink, type Ink, xy } from './ink';
import type { Scene } from './scene';

const ANGLES: Readonly<Record<Axis, number>> = {
  'N-S': 90,
  'NE-SW': -60,
  'ENE-WSW': -30,
  'E-W': 0,
  'WNW-ESE': 30,
  'NW-SE': 60,
};

/** A bridge seen from above: piers, deck with planks, two railings. */
function bridge(scene: Scene, at: Hex, axis: Axis, span: boolean): Ink[] {
  const { x, y } = scene.layout.center(at);
  const angle = (ANGLES[axis] * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const half = span ? 37 : 33;
  const wide = span ? 14 : 12.5;
  const p = (along: number, across: number): string => xy(x + ux * along - uy * across, y + uy * along + ux * across);
  const quad = (a0: number, a1: number, w: number): string => `M${p(a0, -w)}L${p(a1, -w)}L${p(a1, w)}L${p(a0, w)}Z`;
  let planks = '';
  for (let a = -half + 4; a < half; a += 5) planks += `M${p(a, -wide)}L${p(a, wide)}`;
  let posts = '';
  for (let a = -half; a <= half; a += half / 3) {
    for (const w of [-wide, wide]) posts += `M${p(a, w - 0.01)}L${p(a, w + 0.01)}`;
  }
  return [
    ink('bridge-shadow', `M${xy(x - ux * half + 3, y - uy * half + 5)}L${xy(x + ux * half + 3, y + uy * half + 5)}`),
    ink('bridge-pier', quad(-16, -10, wide + 4), quad(10, 16, wide + 4)),
    ink('bridge-deck', quad(-half, half, wide)),
    ink('bridge-plank', planks),
    ink('bridge-rail', `M${p(-half, -wide)}L${p(half, -wide)}M${p(-half, wide)}L${p(half, wide)}`),
    ink('bridge-post', posts),
  ];
}

/** Slats on two ropes, with handrails that sag; it has no piers. */
function ropeBridge(scene: Scene, at: Hex, axis: Axis): Ink[] {
  const { x, y } = scene.layout.center(at);
  const angle = (ANGLES[axis] * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const half = 35;
  const p = (along: number, across: number): string => xy(x + ux * along - uy * across, y + uy * along + ux * across);
  const rope = (edge: number, sag: number): string =>
    `M${p(-half, edge)}Q${p(-half / 2, sag)} ${p(0, sag)}T${p(half, edge)}`;
  let slats = '';
  for (let a = -half + 3; a < half; a += 5.5) slats += `M${p(a, -8)}L${p(a, 8)}`;
  const posts = [-half, half].flatMap((a) => [-11, 11].map((w) => `M${p(a, w - 0.01)}L${p(a, w + 0.01)}`)).join('');
  return [
    ink('rope-shadow', `M${xy(x - ux * half + 3, y - uy * half + 6)}L${xy(x + ux * half + 3, y + uy * half + 6)}`),
    ink('rope-slat', slats),
    ink('rope', rope(-7, -7), rope(7, 7), rope(-11, -9), rope(11, 9)),
    ink('bridge-post', posts),
  ];
}

export function drawBridges(scene: Scene): Drawing {
  const under = scene.battle.grounds.flatMap((ground) =>
    ground.works.flatMap((work) => {
      if (work.is === 'bridge') return bridge(scene, ground.at, work.axis, work.span);
      return work.is === 'rope-bridge' ? ropeBridge(scene, ground.at, work.axis) : [];
    }),
  );
  return { under, over: [] };
}
