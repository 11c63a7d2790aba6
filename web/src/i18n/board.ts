// Everything on a board in words.
import type { Side, Terrain, UnitType, Work } from '../board/types';
import type { Phrase } from './lang';

export const TERRAIN: Readonly<Record<Terrain, Phrase>> = {
  countryside: { en: 'countryside', fr: 'campagne' },
  forest: { en: 'forest', fr: 'forêt' },
  hedgerow: { en: 'hedgerow', fr: 'bocage' },
  hill: { en: 'hill', fr: 'colline' },
  cliff: { en: 'cliff', fr: 'falaise' },
  bluff: { en: 'bluff', fr: 'talus côtier' },
  steep: { en: 'steep hill', fr: 'colline raide' },
  impassable: { en: 'mountain', fr: 'montagne' },
  town: { en: 'town', fr: 'ville' },
  river: { en: 'river', fr: 'rivière' },
  beach: { en: 'beach', fr: 'plage' },
  ocean: { en: 'ocean', fr: 'océan' },
};

export const WORK: Readonly<Record<Work, Phrase>> = {
  bridge: { en: 'bridge', fr: 'pont' },
  bunker: { en: 'bunker', fr: 'bunker' },
  'sea-wall': { en: 'sea wall', fr: 'digue' },
  hedgehog: { en: 'hedgehog', fr: 'hérisson' },
  wire: { en: 'wire', fr: 'barbelés' },
  sandbags: { en: 'sandbags', fr: 'sacs de sable' },
};

export const UNIT: Readonly<Record<UnitType, Phrase>> = {
  infantry: { en: 'infantry', fr: 'infanterie' },
  'special-forces': { en: 'special forces', fr: 'forces spéciales' },
  resistance: { en: 'resistance', fr: 'résistance' },
  armor: { en: 'armor', fr: 'blindés' },
  'elite-armor': { en: 'elite armor', fr: "blindés d'élite" },
  artillery: { en: 'artillery', fr: 'artillerie' },
};

export const SIDE: Readonly<Record<Side, Phrase>> = {
  axis: { en: 'Axis', fr: 'Axe' },
  allies: { en: 'Allies', fr: 'Alliés' },
};

/** A unit with its side. */
export const UNIT_OF: Readonly<Record<Side, Phrase>> = {
  axis: { en: 'Axis {unit}', fr: "{unit} de l'Axe" },
  allies: { en: 'Allied {unit}', fr: '{unit} des Alliés' },
};

export const BOARD = {
  board: { en: 'Board: {title}', fr: 'Plateau : {title}' },
  keys: {
    en: 'Arrows walk hexes, Tab walks units, Enter chooses, plus and minus zoom, 0 shows the whole board.',
    fr: 'Les flèches parcourent les hexs, Tab les unités, Entrée choisit, plus et moins zooment, 0 montre tout le plateau.',
  },
  figure: { en: '1 figure', fr: '1 figurine' },
  figures: { en: '{n} figures', fr: '{n} figurines' },
  objective: { en: 'objective of the {side}', fr: 'objectif : {side}' },
  held: { en: 'held by the {side}', fr: 'tenu : {side}' },
  mayAct: { en: 'can act', fr: 'peut agir' },
  selected: { en: 'selected', fr: 'choisie' },
  moved: { en: 'has moved', fr: 'a bougé' },
  battled: { en: 'has battled', fr: 'a combattu' },
  ordered: { en: 'ordered', fr: 'activée' },
  reach: { en: 'can be reached', fr: 'accessible' },
  reachNoBattle: { en: 'can be reached, no battle afterwards', fr: 'accessible, sans combat ensuite' },
  attack: { en: 'can be attacked, {n} dice', fr: 'attaque possible, {n} dés' },
  attackOne: { en: 'can be attacked, 1 die', fr: 'attaque possible, 1 dé' },
  attackAny: { en: 'can be attacked', fr: 'attaque possible' },
  aim: { en: 'in range after the move, dice: {n}', fr: 'à portée après la marche, dés : {n}' },
  choice: { en: 'can be chosen', fr: 'peut être choisi' },
  named: { en: 'named as target', fr: 'désigné comme cible' },
  retreat: { en: 'way back', fr: 'repli possible' },
  inSight: { en: 'in sight', fr: 'en vue' },
  outOfSight: { en: 'out of sight', fr: 'hors de vue' },
  left: { en: 'left', fr: 'gauche' },
  center: { en: 'center', fr: 'centre' },
  right: { en: 'right', fr: 'droite' },
  leftWing: { en: 'left wing', fr: 'aile gauche' },
  centerWing: { en: 'center wing', fr: 'aile centrale' },
  rightWing: { en: 'right wing', fr: 'aile droite' },
  exit: { en: 'exit', fr: 'sortie' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The letter on the pennant of an ordered unit. */
export const GENERAL = {
  player: { en: '', fr: '' },
  commander: { en: '★', fr: '★' },
  left: { en: 'L', fr: 'G' },
  center: { en: 'C', fr: 'C' },
  right: { en: 'R', fr: 'D' },
} as const satisfies Readonly<Record<string, Phrase>>;
