// Airplanes in words: what they are called, what they can do.
import type { PlaneKind } from '../board/types';
import type { AirAction } from '../protocol';
import type { Phrase } from './lang';

/** Rescue is on a plane's card, but no battle says what it does. */
export type AirDeed = AirAction | 'rescue';

export interface PlaneWords {
  readonly name: Phrase;
  readonly nation: string;
  readonly actions: readonly AirDeed[];
  /** It starts from and lands on aircraft carriers, too. */
  readonly carrier: boolean;
}

const same = (name: string): Phrase => ({ en: name, fr: name });

export const PLANE: Readonly<Record<PlaneKind, PlaneWords>> = {
  'p-40': { name: same('P-40 Warhawk'), nation: 'usa', actions: ['strafing', 'ground-support'], carrier: false },
  'p-38': { name: same('P-38 Lightning'), nation: 'usa', actions: ['strafing', 'ground-interdiction'], carrier: false },
  corsair: { name: same('F4U Corsair'), nation: 'usa-marines', actions: ['strafing', 'ground-support'], carrier: true },
  spitfire: { name: same('Spitfire'), nation: 'britain', actions: ['strafing', 'ground-interdiction'], carrier: false },
  storch: { name: same('Fi 156 Storch'), nation: 'germany', actions: ['recon', 'rescue'], carrier: false },
  'bf-109': { name: same('Bf 109'), nation: 'germany', actions: ['strafing', 'ground-interdiction'], carrier: false },
  zero: { name: same('A6M Zero'), nation: 'japan', actions: ['strafing', 'kamikaze'], carrier: true },
  yak: { name: same('Yak'), nation: 'soviet-union', actions: ['strafing', 'ground-support'], carrier: false },
};

export const PLANES = {
  of: { en: '{plane} ({side})', fr: '{plane} ({side})' },
  flying: { en: 'in flight', fr: 'en vol' },
  parked: { en: 'parked', fr: 'au sol' },
  supports: { en: 'supports the ground', fr: 'appuie le sol' },
  interdicts: { en: 'bars the ground', fr: 'interdit le sol' },
  help: {
    en: 'In flight it goes 1 to 4 hexes over anything and ends where no unit stands. Ground units cannot target it; it hides nothing and holds nothing.',
    fr: 'En vol, il fait de 1 à 4 hexs par-dessus tout et finit là où il n’y a pas d’unité. Les unités au sol ne le visent pas ; il ne cache rien et ne tient rien.',
  },
  helpParked: {
    en: 'It can be attacked like a unit: one grenade or star destroys it. An enemy unit that enters its hex takes it.',
    fr: 'Il peut être attaqué comme une unité : une grenade ou une étoile le détruit. Une unité ennemie qui entre sur son hex le prend.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const AIR_ACTION: Readonly<Record<AirDeed, { readonly name: Phrase; readonly help: Phrase }>> = {
  strafing: {
    name: { en: 'strafing', fr: 'mitraillage' },
    help: {
      en: 'Each enemy ground unit under its path is attacked once, in the order of the path: 2 dice for the Allies, 1 for the Axis.',
      fr: 'Chaque unité ennemie au sol sous sa route est attaquée une fois, dans l’ordre de la route : 2 dés pour les Alliés, 1 pour l’Axe.',
    },
  },
  'ground-support': {
    name: { en: 'ground support', fr: 'appui au sol' },
    help: {
      en: 'Ordered friends on the ground roll 1 more die this turn against enemies next to the airplane.',
      fr: 'Ce tour-ci, les amis au sol qui ont un ordre lancent 1 dé de plus contre les ennemis voisins de l’avion.',
    },
  },
  'ground-interdiction': {
    name: { en: 'ground interdiction', fr: 'interdiction au sol' },
    help: {
      en: 'Until its side’s next turn, enemy ground units next to the airplane move at most 1 hex; retreats are free.',
      fr: 'Jusqu’au prochain tour de son camp, les unités ennemies au sol voisines de l’avion font au plus 1 hex ; les replis sont libres.',
    },
  },
  recon: {
    name: { en: 'recon', fr: 'reconnaissance' },
    help: {
      en: 'If it ended next to an enemy unit, its side draws at the end of the turn as after a Recon card.',
      fr: 'S’il a fini à côté d’une unité ennemie, son camp pioche en fin de tour comme après une Reconnaissance.',
    },
  },
  kamikaze: {
    name: { en: 'kamikaze', fr: 'kamikaze' },
    help: {
      en: 'Attacks one enemy unit next to its last hex with 4 dice. The airplane is then lost, and the enemy has a medal.',
      fr: 'Attaque avec 4 dés une unité ennemie voisine de son dernier hex. L’avion est alors perdu, et l’ennemi a une médaille.',
    },
  },
  dogfight: {
    name: { en: 'dogfight', fr: 'combat aérien' },
    help: {
      en: 'Instead of anything else, 2 dice at an enemy airplane in flight next to it: a star shoots it down, and its enemy has a medal.',
      fr: 'Au lieu de toute autre action, 2 dés contre un avion ennemi en vol voisin : une étoile l’abat, et l’adversaire a une médaille.',
    },
  },
  land: {
    name: { en: 'land here', fr: 'se poser ici' },
    help: {
      en: 'On an empty airfield, or on a carrier of its side if it can. It is parked then, and acts no more this turn.',
      fr: 'Sur un terrain d’aviation libre, ou sur un porte-avions de son camp s’il le peut. Il est alors au sol, et n’agit plus ce tour.',
    },
  },
  rescue: {
    name: { en: 'rescue', fr: 'sauvetage' },
    help: { en: 'Only where the battle says what it does.', fr: 'Seulement là où la bataille dit ce qu’il fait.' },
  },
};
