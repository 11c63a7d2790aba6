// Posts in words.
import type { Role } from '../protocol';
import type { Phrase } from './lang';

export const ROLE: Readonly<Record<Role, Phrase>> = {
  commander: { en: 'Commander', fr: 'Commandant' },
  left: { en: 'Left general', fr: 'Général de gauche' },
  center: { en: 'Center general', fr: 'Général du centre' },
  right: { en: 'Right general', fr: 'Général de droite' },
};

/** A team's commander has the middle of the board himself. */
export const TEAM_COMMANDER: Phrase = { en: 'Commander, center', fr: 'Commandant, centre' };

export const SHORT_ROLE: Readonly<Record<Role, Phrase>> = {
  commander: { en: 'Commander', fr: 'Commandant' },
  left: { en: 'Left', fr: 'Gauche' },
  center: { en: 'Center', fr: 'Centre' },
  right: { en: 'Right', fr: 'Droite' },
};

export const POST = {
  'axis/commander': { en: 'Axis commander', fr: 'commandant de l’Axe' },
  'axis/left': { en: 'Axis left general', fr: 'général gauche de l’Axe' },
  'axis/center': { en: 'Axis center general', fr: 'général du centre de l’Axe' },
  'axis/right': { en: 'Axis right general', fr: 'général droit de l’Axe' },
  'allies/commander': { en: 'Allied commander', fr: 'commandant allié' },
  'allies/left': { en: 'Allied left general', fr: 'général allié de gauche' },
  'allies/center': { en: 'Allied center general', fr: 'général allié du centre' },
  'allies/right': { en: 'Allied right general', fr: 'général allié de droite' },
} as const satisfies Readonly<Record<string, Phrase>>;
