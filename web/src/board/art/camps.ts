// Tents and barracks: hospital, headquarters with its supplies, labor camp.
import type { Point } from '../layout';
import { type Drawing, ellipse, ink, type Ink, moveTo } from './ink';
import type { Scene } from './scene';

/** A ridge tent from the middle of its foot. */
function tent(x: number, y: number, w: number, is: string): Ink[] {
  const [g, h] = [w * 0.4, w * 0.62];
  return [
    ink('hut-shadow', ellipse(x + 2, y + 0.5, w * 0.62, w * 0.14)),
    ink(`${is} far`, `${moveTo(x - w / 2 + g / 2, y - h)}h${w - g}l${g / 2} ${h}h${-(w - g)}Z`),
    ink(is, `${moveTo(x - w / 2, y)}l${g / 2}-${h} ${g / 2} ${h}Z`),
    ink('tent-flap', `${moveTo(x - w / 2 + g / 2, y - h)}v${h}`),
    ink('tent-rope', `${moveTo(x - w / 2 + 1, y - 3)}l-4 4${moveTo(x + w / 2 - 2, y - 4)}l5 5`),
  ];
}

/** A long house of boards. */
function barrack(x: number, y: number, w: number): Ink[] {
  const panes = [0.2, 0.42, 0.64, 0.86].map((t) => `${moveTo(x - w / 2 + t * w, y - 4.5)}v-2.6`).join('');
  return [
    ink('hut-shadow', ellipse(x + 2, y + 0.5, w * 0.54, 2.4)),
    ink('barrack', `${moveTo(x - w / 2, y)}v-8h${w}v8Z`),
    ink('barrack-roof', `${moveTo(x - w / 2 - 1.5, y - 7.5)}l4-6.5h${w - 5}l4 6.5Z`),
    ink('house-hole', panes),
  ];
}

const crate = (x: number, y: number): string => `${moveTo(x, y)}v-6h7v6Zm0-6l7 6m0-6l-7 6`;
const sign = (x: number, y: number): Ink[] => [
  ink('clinic-disc', ellipse(x, y, 5.4, 5.4)),
  ink('clinic-plus', `${moveTo(x - 3.2, y)}h6.4m-3.2-3.2v6.4`),
];

function hospital({ x, y }: Point): Drawing {
  return {
    under: [
      ...tent(x - 15, y - 14, 27, 'tent-white'),
      ...tent(x + 17, y - 12, 25, 'tent-white'),
      ...sign(x - 10, y - 23),
      ...sign(x + 22, y - 20),
      ...tent(x - 24, y + 10, 18, 'tent-white'),
      ...tent(x + 25, y + 12, 17, 'tent-white'),
    ],
    over: [...tent(x, y + 35, 25, 'tent-white'), ...sign(x + 5, y + 27)],
  };
}

function headquarters({ x, y }: Point): Drawing {
  return {
    under: [
      ink('mast', `${moveTo(x + 3, y - 14)}v-24m-5 7h10m-8-4h6${moveTo(x + 3, y - 36)}l-9 20m9-20l9 20`),
      ...tent(x - 16, y - 12, 26, 'tent'),
      ...tent(x + 19, y - 11, 23, 'tent'),
      ...tent(x - 25, y + 10, 16, 'tent'),
      ink('crate', crate(x + 23, y + 9), crate(x + 27, y + 3), crate(x + 30, y + 9)),
    ],
    over: [
      ...tent(x - 8, y + 34, 22, 'tent'),
      ink('crate', crate(x + 9, y + 35), crate(x + 16, y + 35), crate(x + 12, y + 29)),
    ],
  };
}

/** Two rows of posts with wire between them, and a tower. */
function fence(x: number, y: number, half: number): Ink[] {
  const posts = [-1, -0.5, 0, 0.5, 1].map((t) => `${moveTo(x + t * half, y)}v-8`).join('');
  return [ink('wire', `${moveTo(x - half, y - 6.5)}h${half * 2}m0 3h${-half * 2}`), ink('camp-post', posts)];
}

function camp({ x, y }: Point): Drawing {
  return {
    under: [
      ...fence(x, y - 26, 17),
      ...barrack(x - 14, y - 13, 25),
      ...barrack(x + 16, y - 12, 24),
      ...barrack(x - 23, y + 6, 18),
      ink('camp-post', `${moveTo(x + 24, y + 16)}l2-18m8 18l-2-18m-7 10h7`),
      ink('barrack', `${moveTo(x + 23, y - 1)}v-6h12v6Z`),
      ink('barrack-roof', `${moveTo(x + 21.5, y - 6.5)}l7.5-5 7.5 5Z`),
    ],
    over: [...barrack(x - 4, y + 31, 26), ...fence(x, y + 38, 12)],
  };
}

const CAMPS = [
  ['hospital', hospital],
  ['hq-tents', headquarters],
  ['labor-camp', camp],
] as const;

export function drawCamps(scene: Scene): Drawing {
  const parts = CAMPS.flatMap(([terrain, draw]) =>
    scene.hexes(terrain).map((hex): Drawing => {
      const middle = scene.layout.center(hex);
      const { under, over } = draw(middle);
      return { under: [ink('camp-floor', ellipse(middle.x, middle.y, 33, 33)), ...under], over };
    }),
  );
  return { under: parts.flatMap((part) => part.under), over: parts.flatMap((part) => part.over) };
}
