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
  impassable: { en: 'impassable hill', fr: 'colline infranchissable' },
  town: { en: 'town', fr: 'ville' },
  river: { en: 'river', fr: 'rivière' },
  beach: { en: 'beach', fr: 'plage' },
  ocean: { en: 'ocean', fr: 'océan' },
  trench: { en: 'trench', fr: 'tranchée' },
  'city-ruins': { en: 'city ruins', fr: 'ruines' },
  ravine: { en: 'ravine', fr: 'ravin' },
  marsh: { en: 'marsh', fr: 'marais' },
  'hill-forest': { en: 'hill with forest', fr: 'colline boisée' },
  'hill-village': { en: 'hill with village', fr: 'village sur colline' },
  'frozen-river': { en: 'frozen river', fr: 'rivière gelée' },
  factory: { en: 'factory', fr: 'usine' },
  ford: { en: 'ford', fr: 'gué' },
  'fordable-stream': { en: 'fordable stream', fr: 'ruisseau guéable' },
  airfield: { en: 'airfield', fr: 'terrain d’aviation' },
  jungle: { en: 'jungle', fr: 'jungle' },
  mountain: { en: 'mountain', fr: 'montagne' },
  'rice-paddy': { en: 'rice paddy', fr: 'rizière' },
  'fish-pond': { en: 'fish pond', fr: 'vivier' },
  pier: { en: 'pier', fr: 'jetée' },
  hospital: { en: 'hospital', fr: 'hôpital' },
  'hq-tents': { en: 'HQ & supply tents', fr: 'tentes du QG' },
  'labor-camp': { en: 'labor camp', fr: 'camp de travail' },
};

export const WORK: Readonly<Record<Work, Phrase>> = {
  bridge: { en: 'bridge', fr: 'pont' },
  bunker: { en: 'bunker', fr: 'bunker' },
  'sea-wall': { en: 'sea wall', fr: 'digue' },
  hedgehog: { en: 'hedgehog', fr: 'hérisson' },
  wire: { en: 'wire', fr: 'barbelés' },
  sandbags: { en: 'sandbags', fr: 'sacs de sable' },
  'field-bunker': { en: 'field bunker', fr: 'abri de campagne' },
  'dragons-teeth': { en: 'dragon’s teeth', fr: 'dents de dragon' },
  'rope-bridge': { en: 'rope bridge', fr: 'pont de cordes' },
  minefield: { en: 'minefield', fr: 'champ de mines' },
  cave: { en: 'cave', fr: 'grotte' },
  road: { en: 'road', fr: 'route' },
};

export const UNIT: Readonly<Record<UnitType, Phrase>> = {
  infantry: { en: 'infantry', fr: 'infanterie' },
  'special-forces': { en: 'special forces', fr: 'forces spéciales' },
  resistance: { en: 'resistance', fr: 'résistance' },
  armor: { en: 'armor', fr: 'blindés' },
  'elite-armor': { en: 'elite armor', fr: "blindés d'élite" },
  artillery: { en: 'artillery', fr: 'artillerie' },
  'early-anti-tank-gun': { en: 'early anti-tank gun', fr: 'canon antichar ancien' },
  'late-anti-tank-gun': { en: 'late anti-tank gun', fr: 'canon antichar récent' },
  'early-machine-gun': { en: 'early machine gun', fr: 'mitrailleuse ancienne' },
  'late-machine-gun': { en: 'late machine gun', fr: 'mitrailleuse récente' },
  'early-mortar': { en: 'early mortar', fr: 'mortier ancien' },
  'late-mortar': { en: 'late mortar', fr: 'mortier récent' },
  sniper: { en: 'sniper', fr: 'tireur d’élite' },
  cavalry: { en: 'cavalry', fr: 'cavalerie' },
  'ski-troops': { en: 'ski troops', fr: 'troupes à skis' },
  engineers: { en: 'combat engineers', fr: 'génie d’assaut' },
  'flame-thrower-tank': { en: 'flame-thrower tank', fr: 'char lance-flammes' },
  'mobile-artillery': { en: 'mobile artillery', fr: 'artillerie automotrice' },
  'big-gun': { en: 'big gun', fr: 'gros canon' },
  destroyer: { en: 'destroyer', fr: 'destroyer' },
  'aircraft-carrier': { en: 'aircraft carrier', fr: 'porte-avions' },
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
