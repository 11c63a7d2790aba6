// The names that the engine puts into its reasons, in French.
export const SIDE_FR: Readonly<Record<string, string>> = { axis: 'Axe', allies: 'Alliés' };

export const ROLE_FR: Readonly<Record<string, string>> = {
  commander: 'commandant',
  left: 'général de gauche',
  center: 'général du centre',
  right: 'général de droite',
};

/** What a decision is about; fits after « il s'agit de ». */
export const DECISION_FR: Readonly<Record<string, string>> = {
  airdrop: 'parachuter une unité',
  play: 'jouer une carte',
  section: 'choisir une section',
  patient: 'choisir l’unité à soigner',
  order: 'donner des ordres',
  move: 'bouger',
  battle: 'combattre',
  target: 'désigner une cible',
  strike: 'frapper une cible',
  'battle-again': 'combattre encore',
  'second-move': 'bouger une seconde fois',
  ambush: 'tendre ou non une embuscade',
  'ignore-flag': 'ignorer ou non un drapeau',
  retreat: 'battre en retraite',
  'take-ground': 'prendre ou non le terrain',
  overrun: 'percer ou non',
  keep: 'garder une carte',
  'hand-out': 'distribuer les cartes',
  place: 'poser une carte',
  initiative: 'prendre ou non l’initiative',
  'initiative-flag': 'faire reculer une unité',
  'initiative-loss': 'perdre une figurine',
  chip: 'mettre des cartes sous le jeton du commissaire',
  fly: 'voler',
  dismiss: 'renvoyer un avion',
};
