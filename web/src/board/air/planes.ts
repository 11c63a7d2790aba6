// What each airplane can do, by the names that the engine uses.
import type { AirAction } from '../../protocol';
import type { PlaneKind } from '../types';

/** Rescue is on a plane's card, but no battle says what it does. */
export type AirDeed = AirAction | 'rescue';

export interface Plane {
  readonly nation: string;
  readonly actions: readonly AirDeed[];
  /** It starts from and lands on aircraft carriers, too. */
  readonly carrier: boolean;
}

export const PLANES: Readonly<Record<PlaneKind, Plane>> = {
  'p-40': { nation: 'usa', actions: ['strafing', 'ground-support'], carrier: false },
  'p-38': { nation: 'usa', actions: ['strafing', 'ground-interdiction'], carrier: false },
  corsair: { nation: 'usa-marines', actions: ['strafing', 'ground-support'], carrier: true },
  spitfire: { nation: 'britain', actions: ['strafing', 'ground-interdiction'], carrier: false },
  storch: { nation: 'germany', actions: ['recon', 'rescue'], carrier: false },
  'bf-109': { nation: 'germany', actions: ['strafing', 'ground-interdiction'], carrier: false },
  zero: { nation: 'japan', actions: ['strafing', 'kamikaze'], carrier: true },
  yak: { nation: 'soviet-union', actions: ['strafing', 'ground-support'], carrier: false },
};
