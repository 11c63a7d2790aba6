// The weapon that stands before the men of a special weapon unit. It takes no hit and leaves with the last of them.
import type { UnitType } from '../types';
import type { Figure } from './figures';

const GUN_WHEEL = 'M-4.4-2.6a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0M-1.5-5.5v5.8';

export const PIECES: Readonly<Partial<Record<UnitType, Figure>>> = {
  // A light gun behind an upright shield.
  'early-anti-tank-gun': {
    body: 'M-5.6-10.4h3l.6 3.6 11.4-.6v1.9L-1.6-4.3q2.6 4.4-.9 4.9-3.4.2-3.4-2.6l-7.2 2.4-.7-1.5 7-4.2z',
    light: 'M-5-9.6h1.4l.6 5.4h-1.4zM-1.6-6.2l10.6-.6v.6L-1.6-5.4z',
    line: GUN_WHEEL,
  },
  // A low, long gun with a muzzle brake.
  'late-anti-tank-gun': {
    body: 'M-8-9.6l3.4-.8 2 3.4 14.6-1.4v-1h4v3.4h-4v-.8L-1.8-4.3q2.8 4.4-.7 4.9-3.4.2-3.4-2.6l-8.2 2.4-.7-1.5 8-4.4z',
    light: 'M-7-9l1.4-.4 3 5.4-1.4.4zM-1.6-6.2l13-1.2v.6l-13 1.5z',
    line: GUN_WHEEL,
  },
  // A thick water jacket on a tripod.
  'early-machine-gun': {
    body: 'M-8.4-8.6h4v-1.2h13.2v4h-13.2v-1h-4zM-5-5.8h6v2.2h-6z',
    light: 'M-3.4-9h11.4v1.2h-11.4z',
    line: 'M-2-3.8l-5 4.4M-1.6-3.8l4.6 4.4M-2-3.8L-12-.4M8.8-7.8h3.2',
  },
  // A slim barrel on two legs, the belt hanging from it.
  'late-machine-gun': {
    body: 'M-11-8.4l4.6.4v-1.4h9v1h8.6v1.6h-8.6v1.2h-9v-.8l-4.6 1.4z',
    light: 'M-5.4-8.6h7.2v.9h-7.2z',
    line: 'M8-7L5.2.6M8-7l3.4 7.6M-1.6-5.4q-.4 3.4 2.4 4.8M-4.6-5.4l-1.6 3.6M11-7.6h4',
  },
  // A short tube on a plate.
  'early-mortar': {
    body: 'M-7.6-1.4L1-12.4l3.4 2.6-8 10.8zM-10.4-1.2h9.4v2.2h-9.4z',
    light: 'M-5.8-1.8L1.2-10.8l1 .8-6.8 8.8z',
    line: 'M1.6-8.2L7.6.8M1.6-8.2L3 .8',
  },
  // A long tube with its sight.
  'late-mortar': {
    body: 'M-7.8-1.4L4.6-17.6l2.8 2.2-11.8 16.4zM-11-1.2h10v2.2h-10z',
    light: 'M-6-1.8L4.6-16l.8.7L-5-1.2z',
    line: 'M2.6-11.4L9.6.8M2.6-11.4L4.6.8M4.6.8h5M5.2-11.2l3.4.6',
  },
};
