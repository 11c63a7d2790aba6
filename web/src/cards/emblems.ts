// The emblem of each tactic card, on a field of 100 by 64 with the middle at 0 0.
import { SILHOUETTES } from '../board/air/silhouettes';
import type { PlaneKind, UnitType } from '../board/types';
import { FIGURES } from '../board/units/figures';
import { cardRow, type CardName } from './types';

export interface Part {
  readonly is: 'body' | 'light' | 'line' | 'pale' | 'gold' | 'pencil' | 'stroke' | 'thin';
  readonly d: string;
  readonly at?: string;
}

const part = (is: Part['is'], d: string, at?: string): Part => (at === undefined ? { is, d } : { is, d, at });

function figure(type: UnitType, x: number, y: number, size: number, mirrored = false): Part[] {
  const { body, light, line } = FIGURES[type];
  const at = `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})`;
  return [part('body', body, at), part('light', light, at), part('line', line, at)];
}

function plane(kind: PlaneKind, x: number, y: number, size: number, turn: number): Part[] {
  const { wings, hull, glass } = SILHOUETTES[kind];
  const at = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return [part('body', wings, at), part('light', hull, at), part('pale', glass, at)];
}

/** A burst with this many points. */
function burst(x: number, y: number, outer: number, inner: number, points: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    d += `${i === 0 ? 'M' : 'L'}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }
  return d + 'Z';
}

const GROUND = part('thin', 'M-44 26H44M-36 29.5h18M8 29.5h26');
/** A shell that falls to the left, with its trail. */
const shell = (x: number, y: number): Part[] => {
  const at = `translate(${x} ${y}) rotate(24)`;
  return [
    part('thin', 'M-3-20v-9M3-20v-6', at),
    part('body', 'M0 9q5.5-6 5.5-14v-7h-11v7q0 8 5.5 14z', at),
    part('body', 'M-5.5-10l-3-6.5h4l2 3.5h5l2-3.5h4l-3 6.5z', at),
    part('pale', 'M-5.5-5.5h11v2.6h-11z', at),
  ];
};
const bag = (x: number, y: number): string => `M${x - 6} ${y - 4.5}h12a4.5 4.5 0 0 1 0 9h-12a4.5 4.5 0 0 1 0-9z`;

const EMBLEMS: Partial<Readonly<Record<CardName, readonly Part[]>>> = {
  'air-power': [
    part(
      'body',
      'M0-28c3.5 4 4.5 10 4.5 16L40-4v7L4.5 1 3 17l9 5v4.5L0 24l-12 2.5V22l9-5L-4.5 1-40 3v-7l35.5-8c0-6 1-12 4.5-16z',
    ),
    part('light', 'M-1.8-17q1.8-4 3.6 0v7h-3.6zM-36-2.5l28-5v2l-28 6z'),
    part('pale', 'M-25-1.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M16-1.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0'),
    part('stroke', 'M-9 10v7m-3.5-3.5L-9 18l3.5-4.5M9 10v7m-3.5-3.5L9 18l3.5-4.5'),
  ],
  ambush: [
    ...figure('infantry', 2, 26, 2),
    part('pale', 'M-3.2-6.5h2.6v2.6h-2.6zM4.2-6.5h2.6v2.6H4.2z'),
    part('body', 'M-46 29c-5-15 6-23 13-17 2-13 18-14 21-3 5-9 14-8 18 0 4-11 19-10 21 2 9-6 20 3 17 18z'),
    part('light', 'M-38 17q4-6 9-2M-12 13q5-7 11-1M16 15q5-7 11-1'),
    part('stroke', 'M-38-20q8-9 18-5m-6-5l7 5-6 6M38-20q-8-9-18-5m6-5l-7 5 6 6'),
  ],
  'armor-assault': [
    part('thin', 'M-48-6h16M-46 4h12M-48 14h14'),
    ...figure('armor', 2, 22, 2.4),
    part('pencil', burst(43, -15, 8, 4, 7)),
    GROUND,
  ],
  'artillery-bombard': [
    ...figure('artillery', -8, 25, 2.2),
    part('pencil', burst(36, -20, 9, 4.5, 8)),
    part('stroke', 'M-34-6h-9m4-4l-4.5 4 4.5 4'),
    part('thin', 'M22-14l-4 2M25-8l-3 3'),
    GROUND,
  ],
  barrage: [
    ...shell(-32, -4),
    ...shell(-8, -10),
    ...shell(17, -6),
    part('pencil', burst(-8, 20, 22, 10, 9)),
    part('pale', burst(-8, 20, 11, 5.5, 9)),
    part('stroke', 'M22 18a12 9 0 1 0 24 0a12 9 0 1 0-24 0M34 5v9M34 22v9M17 18h9M42 18h9'),
  ],
  'behind-enemy-lines': [
    part('thin', 'M4-30v6m0 5v6m0 5v6m0 5v6m0 5v6m0 5v6'),
    ...figure('special-forces', 20, 22, 1.9),
    part('stroke', 'M-40 20C-38-22-4-34 16-22m-8-6l9 6.5-8 6.5'),
    part('stroke', 'M14 28C-4 34-20 32-30 27m6 6l-7-6.5 8.5-3.5'),
  ],
  'close-assault': [
    ...figure('infantry', -20, 27, 2.1),
    ...figure('infantry', 20, 27, 2.1, true),
    part('pencil', burst(0, -12, 12, 5, 8)),
    GROUND,
  ],
  'counter-attack': [
    part('pencil', 'M-40 12c0-26 22-34 44-26l2-8 16 14-20 10 1-8c-16-6-30 0-30 18z'),
    part('body', 'M40-12c0 26-22 34-44 26l-2 8-16-14 20-10-1 8c16 6 30 0 30-18z'),
    part('thin', 'M0-30v7m0 46v7'),
  ],
  'dig-in': [
    ...figure('infantry', -8, 17, 1.9),
    part('light', [-30, -11, 8, 27].map((x) => bag(x, 24)).join('') + [-20, -1, 18].map((x) => bag(x, 15)).join('')),
    part('line', 'M32 8L40-20M36-22l8 2.5'),
    part('body', 'M27.5 8l8 2.5-2.5 9q-6 3-9.5-3z'),
  ],
  'direct-from-hq': [
    part('body', 'M-30 26l5-22q2-6 8-6h34q6 0 8 6l5 22z'),
    part('light', 'M-22 21l3-13h38l3 13z'),
    part('pale', 'M-9 14a9 7 0 1 0 18 0a9 7 0 1 0-18 0'),
    part('line', 'M-3 14a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0'),
    part('body', 'M-38-8c0-22 76-22 76 0q0 5-5 5h-9q-5 0-5-6q-19-6-38 0q0 6-5 6h-9q-5 0-5-5z'),
    part('stroke', 'M-30-24q-6-3-9 2M30-24q6-3 9 2M-22-30q-7-1-9 2M22-30q7-1 9 2'),
  ],
  firefight: [
    ...figure('infantry', -34, 27, 1.7),
    ...figure('infantry', 36, 27, 1.7, true),
    part('stroke', 'M-20 2h8m5 0h8m5 0h8'),
    part('stroke', 'M20 10h-8m-5 0h-8m-5 0h-8'),
    part('pencil', burst(-24, 2, 5, 2.4, 6) + burst(24, 10, 5, 2.4, 6)),
    GROUND,
  ],
  'infantry-assault': [
    ...figure('infantry', -34, 26, 1.7),
    ...figure('infantry', -11, 26, 1.9),
    ...figure('infantry', 14, 26, 2.1),
    part('stroke', 'M-40-22H36m-9-7l10 7-10 7'),
    GROUND,
  ],
  'medics-and-mechanics': [
    part(
      'body',
      'M-34-20a11 11 0 0 1 14-6l-6 7 2 5 5 2 7-6a11 11 0 0 1-13 14L4 22q4 6-2 9-5 2-8-3L-28-1a11 11 0 0 1-6-19z',
      'translate(6 0)',
    ),
    part('pale', 'M30-24l8 8q4 4 0 8L8 22q-4 4-8 0l-8-8q-4-4 0-8L22-24q4-4 8 0z', 'translate(2 2)'),
    part('thin', 'M13-15l16 16M1-3l16 16', 'translate(2 2)'),
    part('body', 'M13-4h5v-5h5v5h5v5h-5v5h-5v-5h-5z', 'rotate(45 20 0) translate(-2 6)'),
  ],
  'move-out': [
    ...figure('infantry', -33, 14, 1.5),
    ...figure('infantry', -11, 10, 1.5),
    ...figure('infantry', 11, 14, 1.5),
    ...figure('infantry', 33, 10, 1.5),
    part('stroke', 'M-42 27C-20 18 10 32 38 23m-8-6l9 6-7 7'),
  ],
  'their-finest-hour': [
    part('thin', 'M0-31v8M-22-25l5 7M22-25l-5 7M-38-10l8 4M38-10l-8 4M-44 8h8M44 8h-8'),
    part('gold', burst(0, 2, 22, 9, 5)),
    part(
      'body',
      'M-8 28C-34 26-38 4-32-8c2 6 5 8 4 13 4-2 4-5 8-6 0 6-1 8-5 11 5 0 6-1 10 1-3 4-6 4-9 4 4 4 9 6 16 8z',
    ),
    part('body', 'M8 28C34 26 38 4 32-8c-2 6-5 8-4 13-4-2-4-5-8-6 0 6 1 8 5 11-5 0-6-1-10 1 3 4 6 4 9 4-4 4-9 6-16 8z'),
  ],
  'air-sortie': [
    part('thin', 'M-46 20q18-14 40-12M-40 28q20-12 42-12'),
    ...plane('spitfire', 8, -2, 1.15, 64),
    part('stroke', 'M-42-18q10-9 22-5m-7-5l8 5-5 7'),
    GROUND,
  ],
};

/** A card without its own emblem shows which units it orders. */
export function emblemOf(card: CardName): readonly Part[] {
  const { orders } = cardRow(card);
  return (
    EMBLEMS[card] ??
    [orders === 'any' ? part('gold', burst(0, 0, 26, 11, 5)) : figure(orders, 0, 24, 2.2), GROUND].flat()
  );
}
