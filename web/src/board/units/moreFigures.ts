// Figures of the other fronts: sniper, horse, skis, flame, self-propelled and heavy guns, ships.
import type { UnitType } from '../types';
import type { Figure } from './figures';
import { WHEELS } from './wheels';

type Kind = Extract<
  UnitType,
  | 'sniper'
  | 'cavalry'
  | 'ski-troops'
  | 'flame-thrower-tank'
  | 'mobile-artillery'
  | 'big-gun'
  | 'destroyer'
  | 'aircraft-carrier'
>;

export const MORE_FIGURES: Readonly<Record<Kind, Figure>> = {
  // One knee down under a soft hat with a leaf, a long rifle with a telescope.
  sniper: {
    body:
      'M-7.6-14.4q.6-1.8 3.2-2 .2-5.4 4.4-5.4t4.4 5.4q2.6.2 3.2 2-3.6 1.2-7.6 1.2t-7.6-1.2z' +
      'M-3-14h5.6v1.8q-.6 1.8-2.8 1.8t-2.8-1.8zM-6.4-10.2q5.4-2.6 10.2 0l2 5.6-3 1.2h-8z' +
      'M-7-5h9.4l4.8.6 2.4 4.4h-4.4l-2-2.2-2.6.4-.4 1.8h-10.4q-.8-3.6 3.2-5z',
    light: 'M-3.6-16.6q.6-3.8 3.2-4.2l-1 4zM-.6-17q1.4-2 3.4-1.4-.8 2-3.4 1.4zM-5.4-9.4l2.8-.8-.2 5.2-2.8.2z',
    line: 'M-7.6-6.2L15-11.6M.6-10.4l5-1.2M-1.4-6.8l1.6 3',
  },
  // Horse and rider at a trot.
  cavalry: {
    body:
      'M-11-9.6q-4 .2-4.4 6.8l1.6-.4q.2-3 1.8-4l.8 2.4-2 4.8h2.4l2.4-4.4.8-2.2h6.4l1.6 2.2-.4 4.4h2.4l1-5.4 1.2-3q1.8-1.6 2.8-4.6l1.6 1.2 3 .8 1.4-1.8-3.6-4.4-.6-1.8-1.4 1.2q-3 .4-5 4.2-2.6 1.8-6.4 1.6-4-.4-7.4 2.4z' +
      'M-3.4-21c0-5 7-5 7 0l.7.8h-8.4zM-1.9-20.2h4v1.6q-.4 1.3-2 1.3t-2-1.3zM-3.2-16.6q3.4-2 6.6 0l.6 4.4-1 6.2h-2.4l-.2-4.2h-4z',
    light: 'M-2.6-21.2q.4-2.8 2.8-3l-.9 3zM-9.6-8.4q4-1.6 8-1.2l-.4 1.2q-4-.2-6.8 1.2z',
    line: 'M-6.2-19.4L2.6-9.6M3.6-12.6l7.6-2.6',
  },
  // Hood and white smock, skis under the feet, a stick in each hand.
  'ski-troops': {
    body:
      'M-5-15q-.8-7.4 5-7.6 5.6.2 5 7.6l1.2 1.6h-12.4zM-2.6-14.6h5.2v2q-.6 1.6-2.6 1.6t-2.6-1.6z' +
      'M-5-11.4q5-2.4 10 0l1.8 7h-13.6zM-5.8-4.4h11.6l.8 3.6h-4.4l-2.2-2.6-2.4 2.6h-4.2z',
    light: 'M-3.6-15.4q0-4.8 3.4-5.6l-.8 5.4zM-4.4-10.8l3-1-.8 6.6h-3.2z',
    line: 'M-11 .4h19.6q2 0 3-1.8M-9 2.6h19.6q2 0 3-1.8M-8.2-11.4l-2.6 12M8-11.6l3.4 11',
  },
  // A tank that spits fire from a short pipe.
  'flame-thrower-tank': {
    body: 'M-15.5-1.2q-2.2-2.6 0-5.1l3.6-.6 1.9-2.8h3.2l1.4-3.7q3.8-1.3 8 0l.8 1.6 5.4-.3v2.4l-5 .2-.6 1.5h4.6l2.7 3.2q1.7 1.7.1 3.6l-1.4 1.4h-23.5z',
    light: 'M-9.7-8.9h2.7l1.8-3.7q2.3-.6 4.7-.3l-3.7 1.3-1 3-4.3.5zM-11.8-6.3h20.6l1 1h-22.4z',
    line: WHEELS,
    fire: 'M9.4-10.8q4.4-5.8 11.2-4.6-3 1-2.6 2.6 4-1 6.2 1.2-3.2.2-3.6 1.8 2.4.2 3 2-7.4 1.8-14.2-3z',
  },
  // A gun on tracks, its barrel up.
  'mobile-artillery': {
    body: 'M-15-1q-2.2-2.8 0-5.2h25.6l3.4 2.2q1.6 1.8.2 3.4l-1.8 1.6h-25.4zM-11-6.2v-5l4.6-3 6.6.4 1.8 2.4L16.6-19l1.2 2.6L4.4-8.2l.8 2z',
    light: 'M-9.8-7v-3.6l3.6-2.2 2 .2-1.4 5.6zM2.6-10.6L16-17.6l.4.8L3.2-9.4zM-12.4-5.2h22.6l1.2 1h-25z',
    line: WHEELS,
  },
  // Long barrel, heavy carriage, two pairs of wheels.
  'big-gun': {
    body: 'M-3.4-9L18.4-19.4l1.6 3.2L3-5.6q2.6 5.6-2.8 6.4-5.2.2-5.8-4.6l-4.6 1.4q-.4 2.8-3.4 2.6-2.6-.4-2.4-3.2l-2.6.6-.8-2.2 13-6.6-2-6 4.2-1.8 2.4 5.6z',
    light: 'M-7.2-14.8l1.8-.8 4 8.6-2 1zM-1.2-8.6l19.4-9.2.5 1-19 10z',
    line: 'M-4-3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M-.4-6.6v7.2M-4-3h7.2M-15-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  // A slender hull, two funnels, guns fore and aft.
  destroyer: {
    body: 'M-19.6 0l-2-6.4h5.4l.8-2.6h4.4v-2h2.6l.4-5.4h3.2l.4 5.4h1.6l.4-5.4h3.2l.4 5.4h1.4v-3h4.4l.8 3.4 2.2 1 .8 2.6h4l6.2-.8q-1.2 5-5.4 7.8z',
    light: 'M-20.6-3h41.4l-.8 1h-40.2zM-7.4-15.6h1.2v4.4h-1.2zM-1.4-15.6h1.2v4.4h-1.2z',
    line: 'M-13.4-8l-6.4-1.4M13-8l6.8-1.6M8.2-14.2v-8M5.4-19.4h5.6M-22 2.6q3.6-2.4 7.2 0t7.4 0 7.4 0 7.4 0 7.4 0 7.2 0',
  },
  // A flat deck with its island, airplanes ready on it.
  'aircraft-carrier': {
    body: 'M-23-9.4h45.4l-2.2 3.6-1.6.4-2.2 5.4h-35l-1.4-5.4-2.2-.6zM4.6-9.4v-4.2h2.2v-3h2.6v-4h2.2v4h2.8v3h2.6v4.2z',
    light: 'M-21-8.2h41.4l-.6 1h-40.2zM6.2-12.4h8.8v1.2H6.2z',
    line: 'M-20-11.4h6.4M-18-13v1.6M-11-11.4h6.4M-9-13v1.6M-2-11.4h4.4M10.4-20.6v-4M-21 2.6q3.4-2.4 7 0t7 0 7 0 7 0 7 0 6.6 0',
  },
};
