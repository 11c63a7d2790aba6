import type { Face } from '../cards/types';
import type { Phrase } from './lang';

export const FACES: Readonly<Record<Face, Phrase>> = {
  infantry: { en: 'infantry', fr: 'infanterie' },
  armor: { en: 'armor', fr: 'blindé' },
  grenade: { en: 'grenade', fr: 'grenade' },
  flag: { en: 'flag', fr: 'drapeau' },
  star: { en: 'star', fr: 'étoile' },
};

export const ROLL: Phrase = { en: 'Dice: {faces}', fr: 'Dés : {faces}' };
