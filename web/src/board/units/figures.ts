// The units, each with its lead figures: silhouettes around the point where they stand. A new unit type is a new row.
import type { UnitType } from '../types';
import type { Formation } from './formations';

export interface Figure {
  /** The body, with an outline around it. */
  readonly body: string;
  /** Lighter planes, turned to the light. */
  readonly light: string;
  /** Dark lines on top: weapons, wheels. */
  readonly line: string;
  readonly fire?: string;
}

/** A figure of a unit type, and what comes with it on the base. */
export interface UnitFigure extends Figure {
  /** How the figures are arranged on the base. */
  readonly formation: Formation;
  /** What stands in front of the crew of a special weapon. It takes no hits and leaves with the last of them. */
  readonly weapon?: Figure;
  /** The badge of this type, for battles that give the unit none of their own. */
  readonly emblem?: string;
}

/** The road wheels of everything on tracks. */
export const WHEELS = [-11, -5.5, 0, 5.5, 11]
  .map((x) => `M${x - 1.7}-2.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0`)
  .join('');
const GUN_WHEEL = 'M-4.4-2.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-1.5-5.5v5.8';

// Steel helmet, rifle at the port, one leg forward.
const INFANTRY: Figure = {
  body:
    'M-4.7-16.6c0-6.4 9.4-6.4 9.4 0l1 1h-11.4zM-2.7-15.6h5.4v1.6q-.6 1.8-2.7 1.8t-2.7-1.8z' +
    'M-4.4-11.2q4.4-2.4 8.8 0l.5 6.3h-9.8zM-4.9-4.9h9.8l1.5 4.9h-4l-2.3-3.3-2.6 3.3h-4z',
  light: 'M-3.6-16.9q.4-3.7 3.8-4.1l-1.2 4.1zM-4.3-10.7l2.8-1-.6 6.2h-2.5z',
  line: 'M-6.6-4.6L6.8-13.2M-6.6-4.6l2.3 1.1',
};

export const FIGURES: Readonly<Record<UnitType, UnitFigure>> = {
  infantry: { ...INFANTRY, formation: 'foot' },
  // Beret, pack, legs apart, a submachine gun at the hip.
  'special-forces': {
    body:
      'M-4.2-17.2q-1-4.6 3.4-4.8 5.6-.2 7.2 2.4.3 1.4-1.7 1.8zM-2.6-17h5.2v2.4q-.6 1.9-2.6 1.9t-2.6-1.9z' +
      'M-7.8-12.4l3.6-.4v7.2h-3.6q-.9-3.4 0-6.8zM-4.2-11.8q4.2-2 8.2 0l.6 6.6h-9.2z' +
      'M-4.6-5.2h9.2l2.8 5.2h-4l-3.2-2.8-3.6 2.8h-4z',
    light: 'M-3.2-17.6q-.4-3 2.4-3.4l-.8 3.2zM-1.8-16.2h1.8v2.8q-1.4-.2-1.8-1.4zM-3.6-11.2l2.4-.8-.4 6h-2.2z',
    line: 'M-2.4-8.2h10.6M2.4-8v3.2M6.4-9.6v1.4',
    formation: 'foot',
    emblem: 'M0-6.2V6M-3 1.4H3M-6.3-3.2q3.3 0 4.6 3M6.3-3.2q-3.3 0-4.6 3',
  },
  // Cap and short coat, an old rifle slung over the shoulder.
  resistance: {
    body:
      'M-4-16.8q-.6-4.6 3.8-4.6 4 .1 4.4 3l2.8 1.1-3 .6zM-2.6-16.4h5.2v2.2q-.6 1.8-2.6 1.8t-2.6-1.8z' +
      'M-4.4-11.4q4.4-2.4 8.8 0l1.2 7.8-2 .4.2 3.2h-2.9l-.9-2.8-1 2.8h-2.9l.3-3.2-2.2-.4z',
    light: 'M-3-17.2q.2-3 2.8-3.2l-1 3.2zM-4-10.8l2.4-.9-1 7.4-2.4-.3z',
    line: 'M5.4-.8L2.4-21M-.2-11.6v7',
    formation: 'foot',
    emblem: 'M0-6V6M-3-2.8H3M-4.4.6H4.4',
  },
  // A medium tank from the side, gun to the right.
  armor: {
    body: 'M-14.5-1.2q-2.2-2.6 0-5.1l3.6-.6 1.9-2.8h4.2l1.4-3.7q3.8-1.3 8 0l.8 1.6 11.4-.5v1.9l-11 .9-.6 1.5h5.6l2.7 3.2q1.7 1.7.1 3.6l-1.4 1.4h-25.5z',
    light: 'M-8.7-8.9h3.7l1.8-3.7q2.3-.6 4.7-.3l-3.7 1.3-1 3-5.3.5zM-10.8-6.3h21.6l1 1h-23.4z',
    line: WHEELS,
    formation: 'tank',
  },
  // A heavy tank: slab sides, large turret, long gun with a muzzle brake.
  'elite-armor': {
    body: 'M-15.5-.8q-2.4-3 0-5.8l1.8-.6v-3.6h6.4v-4.3h11.6l1.2 1.5h10.7v-.7h3.3v3h-3.3v-.6l-10.5.2v1h4.8l2.6 3.8q2 2 .3 4.8l-1.9 1.7h-24.6z',
    light: 'M-12.7-9.9h5.8v-4.3h10.4l.6.9-8.8.6-.6 3.7-7.4.4zM-13-6.6h23.5l1 1h-25z',
    line: WHEELS,
    formation: 'heavy',
    emblem: 'M-4.6-.6L0-4.4 4.6-.6M-4.6 4.2L0 .4 4.6 4.2',
  },
  // A field gun: wheel, shield, barrel up to the right, trail to the left.
  artillery: {
    body: 'M-1.2-8.3L15.6-15l1 2.3-14.8 7.2q2.3 5.2-2.3 6q-4.3.2-4.8-4l-11.1 3.7-.8-1.8 10.8-5.6-1.9-5.7 3.3-1.4 2.8 5.8z',
    light: 'M-5.7-12.3l1.5-.7 3.7 7.8-1.7.8zM-.2-7.6l15-5.9.3.6-14.8 6.2z',
    line: 'M-3.6-3.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-.4-6.4v6.4M-3.6-3.2h6.4',
    formation: 'gun',
  },
  // A light gun behind an upright shield.
  'early-anti-tank-gun': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-5.6-10.4h3l.6 3.6 11.4-.6v1.9L-1.6-4.3q2.6 4.4-.9 4.9-3.4.2-3.4-2.6l-7.2 2.4-.7-1.5 7-4.2z',
      light: 'M-5-9.6h1.4l.6 5.4h-1.4zM-1.6-6.2l10.6-.6v.6L-1.6-5.4z',
      line: GUN_WHEEL,
    },
  },
  // A low, long gun with a muzzle brake.
  'late-anti-tank-gun': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-8-9.6l3.4-.8 2 3.4 14.6-1.4v-1h4v3.4h-4v-.8L-1.8-4.3q2.8 4.4-.7 4.9-3.4.2-3.4-2.6l-8.2 2.4-.7-1.5 8-4.4z',
      light: 'M-7-9l1.4-.4 3 5.4-1.4.4zM-1.6-6.2l13-1.2v.6l-13 1.5z',
      line: GUN_WHEEL,
    },
  },
  // A thick water jacket on a tripod.
  'early-machine-gun': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-8.4-8.6h4v-1.2h13.2v4h-13.2v-1h-4zM-5-5.8h6v2.2h-6z',
      light: 'M-3.4-9h11.4v1.2h-11.4z',
      line: 'M-2-3.8l-5 4.4M-1.6-3.8l4.6 4.4M-2-3.8L-12-.4M8.8-7.8h3.2',
    },
  },
  // A slim barrel on two legs, the belt hanging from it.
  'late-machine-gun': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-11-8.4l4.6.4v-1.4h9v1h8.6v1.6h-8.6v1.2h-9v-.8l-4.6 1.4z',
      light: 'M-5.4-8.6h7.2v.9h-7.2z',
      line: 'M8-7L5.2.6M8-7l3.4 7.6M-1.6-5.4q-.4 3.4 2.4 4.8M-4.6-5.4l-1.6 3.6M11-7.6h4',
    },
  },
  // A short tube on a plate.
  'early-mortar': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-7.6-1.4L1-12.4l3.4 2.6-8 10.8zM-10.4-1.2h9.4v2.2h-9.4z',
      light: 'M-5.8-1.8L1.2-10.8l1 .8-6.8 8.8z',
      line: 'M1.6-8.2L7.6.8M1.6-8.2L3 .8',
    },
  },
  // A long tube with its sight.
  'late-mortar': {
    ...INFANTRY,
    formation: 'crew',
    weapon: {
      body: 'M-7.8-1.4L4.6-17.6l2.8 2.2-11.8 16.4zM-11-1.2h10v2.2h-10z',
      light: 'M-6-1.8L4.6-16l.8.7L-5-1.2z',
      line: 'M2.6-11.4L9.6.8M2.6-11.4L4.6.8M4.6.8h5M5.2-11.2l3.4.6',
    },
  },
  // One knee down under a soft hat with a leaf, a long rifle with a telescope.
  sniper: {
    body:
      'M-7.6-14.4q.6-1.8 3.2-2 .2-5.4 4.4-5.4t4.4 5.4q2.6.2 3.2 2-3.6 1.2-7.6 1.2t-7.6-1.2z' +
      'M-3-14h5.6v1.8q-.6 1.8-2.8 1.8t-2.8-1.8zM-6.4-10.2q5.4-2.6 10.2 0l2 5.6-3 1.2h-8z' +
      'M-7-5h9.4l4.8.6 2.4 4.4h-4.4l-2-2.2-2.6.4-.4 1.8h-10.4q-.8-3.6 3.2-5z',
    light: 'M-3.6-16.6q.6-3.8 3.2-4.2l-1 4zM-.6-17q1.4-2 3.4-1.4-.8 2-3.4 1.4zM-5.4-9.4l2.8-.8-.2 5.2-2.8.2z',
    line: 'M-7.6-6.2L15-11.6M.6-10.4l5-1.2M-1.4-6.8l1.6 3',
    formation: 'one',
  },
  // Horse and rider at a trot.
  cavalry: {
    body:
      'M-11-9.6q-4 .2-4.4 6.8l1.6-.4q.2-3 1.8-4l.8 2.4-2 4.8h2.4l2.4-4.4.8-2.2h6.4l1.6 2.2-.4 4.4h2.4l1-5.4 1.2-3q1.8-1.6 2.8-4.6l1.6 1.2 3 .8 1.4-1.8-3.6-4.4-.6-1.8-1.4 1.2q-3 .4-5 4.2-2.6 1.8-6.4 1.6-4-.4-7.4 2.4z' +
      'M-3.4-21c0-5 7-5 7 0l.7.8h-8.4zM-1.9-20.2h4v1.6q-.4 1.3-2 1.3t-2-1.3zM-3.2-16.6q3.4-2 6.6 0l.6 4.4-1 6.2h-2.4l-.2-4.2h-4z',
    light: 'M-2.6-21.2q.4-2.8 2.8-3l-.9 3zM-9.6-8.4q4-1.6 8-1.2l-.4 1.2q-4-.2-6.8 1.2z',
    line: 'M-6.2-19.4L2.6-9.6M3.6-12.6l7.6-2.6',
    formation: 'horse',
  },
  // Hood and white smock, skis under the feet, a stick in each hand.
  'ski-troops': {
    body:
      'M-5-15q-.8-7.4 5-7.6 5.6.2 5 7.6l1.2 1.6h-12.4zM-2.6-14.6h5.2v2q-.6 1.6-2.6 1.6t-2.6-1.6z' +
      'M-5-11.4q5-2.4 10 0l1.8 7h-13.6zM-5.8-4.4h11.6l.8 3.6h-4.4l-2.2-2.6-2.4 2.6h-4.2z',
    light: 'M-3.6-15.4q0-4.8 3.4-5.6l-.8 5.4zM-4.4-10.8l3-1-.8 6.6h-3.2z',
    line: 'M-11 .4h19.6q2 0 3-1.8M-9 2.6h19.6q2 0 3-1.8M-8.2-11.4l-2.6 12M8-11.6l3.4 11',
    formation: 'ski',
  },
  engineers: {
    ...INFANTRY,
    line: 'M-4.6-9.8L10.6-1.4M7.2.4h7M-2.4-11.4v6.6',
    formation: 'foot',
    emblem: 'M-4.4 5L3.6-4.6M4.4 5L-3.6-4.6M-5.4-2.2l4-3.8M2-6.2q4.2.4 3.4 4.6',
  },
  // A tank that spits fire from a short pipe.
  'flame-thrower-tank': {
    body: 'M-15.5-1.2q-2.2-2.6 0-5.1l3.6-.6 1.9-2.8h3.2l1.4-3.7q3.8-1.3 8 0l.8 1.6 5.4-.3v2.4l-5 .2-.6 1.5h4.6l2.7 3.2q1.7 1.7.1 3.6l-1.4 1.4h-23.5z',
    light: 'M-9.7-8.9h2.7l1.8-3.7q2.3-.6 4.7-.3l-3.7 1.3-1 3-4.3.5zM-11.8-6.3h20.6l1 1h-22.4z',
    line: WHEELS,
    fire: 'M9.4-10.8q4.4-5.8 11.2-4.6-3 1-2.6 2.6 4-1 6.2 1.2-3.2.2-3.6 1.8 2.4.2 3 2-7.4 1.8-14.2-3z',
    formation: 'tank',
  },
  // A gun on tracks, its barrel up.
  'mobile-artillery': {
    body: 'M-15-1q-2.2-2.8 0-5.2h25.6l3.4 2.2q1.6 1.8.2 3.4l-1.8 1.6h-25.4zM-11-6.2v-5l4.6-3 6.6.4 1.8 2.4L16.6-19l1.2 2.6L4.4-8.2l.8 2z',
    light: 'M-9.8-7v-3.6l3.6-2.2 2 .2-1.4 5.6zM2.6-10.6L16-17.6l.4.8L3.2-9.4zM-12.4-5.2h22.6l1.2 1h-25z',
    line: WHEELS,
    formation: 'gun',
  },
  // Long barrel, heavy carriage, two pairs of wheels.
  'big-gun': {
    body: 'M-3.4-9L18.4-19.4l1.6 3.2L3-5.6q2.6 5.6-2.8 6.4-5.2.2-5.8-4.6l-4.6 1.4q-.4 2.8-3.4 2.6-2.6-.4-2.4-3.2l-2.6.6-.8-2.2 13-6.6-2-6 4.2-1.8 2.4 5.6z',
    light: 'M-7.2-14.8l1.8-.8 4 8.6-2 1zM-1.2-8.6l19.4-9.2.5 1-19 10z',
    line: 'M-4-3a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M-.4-6.6v7.2M-4-3h7.2M-15-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    formation: 'gun',
  },
  // A slender hull, two funnels, guns fore and aft.
  destroyer: {
    body: 'M-19.6 0l-2-6.4h5.4l.8-2.6h4.4v-2h2.6l.4-5.4h3.2l.4 5.4h1.6l.4-5.4h3.2l.4 5.4h1.4v-3h4.4l.8 3.4 2.2 1 .8 2.6h4l6.2-.8q-1.2 5-5.4 7.8z',
    light: 'M-20.6-3h41.4l-.8 1h-40.2zM-7.4-15.6h1.2v4.4h-1.2zM-1.4-15.6h1.2v4.4h-1.2z',
    line: 'M-13.4-8l-6.4-1.4M13-8l6.8-1.6M8.2-14.2v-8M5.4-19.4h5.6M-22 2.6q3.6-2.4 7.2 0t7.4 0 7.4 0 7.4 0 7.4 0 7.2 0',
    formation: 'ship',
  },
  // A flat deck with its island, airplanes ready on it.
  'aircraft-carrier': {
    body: 'M-23-9.4h45.4l-2.2 3.6-1.6.4-2.2 5.4h-35l-1.4-5.4-2.2-.6zM4.6-9.4v-4.2h2.2v-3h2.6v-4h2.2v4h2.8v3h2.6v4.2z',
    light: 'M-21-8.2h41.4l-.6 1h-40.2zM6.2-12.4h8.8v1.2H6.2z',
    line: 'M-20-11.4h6.4M-18-13v1.6M-11-11.4h6.4M-9-13v1.6M-2-11.4h4.4M10.4-20.6v-4M-21 2.6q3.4-2.4 7 0t7 0 7 0 7 0 7 0 6.6 0',
    formation: 'ship',
  },
};
