// The words of the table page.
import type { Phrase } from './lang';

export const TABLE = {
  loading: { en: 'Going to the table…', fr: 'On va à la table…' },
  noTable: {
    en: 'This table is closed to you, or there is none.',
    fr: 'Cette table vous est fermée, ou n’existe pas.',
  },
  home: { en: 'To the map room', fr: 'À la salle des cartes' },
  turn: { en: 'Turn {n}', fr: 'Tour {n}' },
  medals: { en: '{side}: {n} of {of} medals', fr: '{side} : {n} médailles sur {of}' },
  deck: { en: 'Cards in the deck: {n}', fr: 'Cartes dans la pioche : {n}' },
  discard: { en: 'Discard pile: {n}', fr: 'Défausse : {n}' },
  discardTitle: { en: 'Discard pile, newest first', fr: 'Défausse, la dernière d’abord' },
  empty: { en: 'Nothing here yet.', fr: 'Rien encore.' },
  enemyCards: { en: '{side}: {n} cards in hand', fr: '{side} : {n} cartes en main' },
  clock: { en: 'Time left, {side}: {time}', fr: 'Temps restant, {side} : {time}' },
  menu: { en: 'Menu', fr: 'Menu' },
  close: { en: 'Close', fr: 'Fermer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  undo: { en: 'Undo', fr: 'Annuler' },
  undoLong: { en: 'Take the last action back', fr: 'Reprendre la dernière action' },
  skip: { en: 'Click to skip', fr: 'Cliquez pour passer' },
  again: { en: 'Press again: {label}', fr: 'Confirmez : {label}' },
  hand: { en: 'Your cards', fr: 'Vos cartes' },
  given: { en: 'Your orders', fr: 'Vos ordres' },
  drawn: { en: 'Keep one of these', fr: 'Gardez l’une d’elles' },
  noCards: { en: 'No card for you this turn.', fr: 'Pas de carte pour vous ce tour-ci.' },
  hidden: { en: 'The hand of the {side} is hidden.', fr: 'La main de {side} est cachée.' },
  play: { en: 'Play {card}', fr: 'Jouer {card}' },
  playAs: { en: 'Play {card} as {as}', fr: 'Jouer {card} en {as}' },
  keep: { en: 'Keep {card}', fr: 'Garder {card}' },
  chooseCard: { en: 'Choose a card', fr: 'Choisissez une carte' },
  chooseBoard: { en: 'Choose on the board', fr: 'Choisissez sur le plateau' },
  chooseButton: { en: 'Choose one of these', fr: 'Choisissez ci-dessus' },
  assaulted: { en: 'Your unit is being assaulted.', fr: 'Votre unité est assaillie.' },
  tapAgain: { en: 'Tap the target again to attack.', fr: 'Touchez encore la cible pour attaquer.' },
  waiting: { en: 'Waiting', fr: 'En attente' },
  over: { en: 'The battle is over.', fr: 'La bataille est finie.' },
  watch: { en: 'You are watching', fr: 'Vous observez' },
  log: { en: 'Log', fr: 'Journal' },
  chat: { en: 'Chat', fr: 'Discussion' },
  info: { en: 'Info', fr: 'Infos' },
  side: { en: 'Beside the board', fr: 'À côté du plateau' },
  older: { en: 'A past moment', fr: 'Un moment passé' },
  backToNow: { en: 'Back to now', fr: 'Revenir au présent' },
  showStep: { en: 'Show the board at this step', fr: 'Montrer le plateau à ce moment' },
  pointHint: {
    en: 'Point at a hex, a unit or a card to read about it.',
    fr: 'Pointez un hex, une unité ou une carte pour en lire plus.',
  },
  choose: { en: 'What shall it be?', fr: 'Que faire ?' },
  whyNot: { en: 'Not possible', fr: 'Impossible' },
  whyNothing: { en: 'That cannot be done now.', fr: 'Ce n’est pas possible maintenant.' },
  notYourTurn: { en: 'It is not your decision now.', fr: 'Ce n’est pas à vous de décider.' },
  wide: { en: 'Your wing', fr: 'Votre aile' },
  whole: { en: 'Whole board', fr: 'Tout le plateau' },
  turnBoard: { en: 'Turn the board', fr: 'Tourner le plateau' },
  inPlay: { en: '{side}: {card}', fr: '{side} : {card}' },
  cardShown: { en: '{side} play', fr: '{side} : carte jouée' },
  actsAs: { en: 'as {card}', fr: 'en {card}' },
  posts: { en: 'What the generals do', fr: 'Ce que font les généraux' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const LINK = {
  connecting: { en: 'Connecting', fr: 'Connexion' },
  live: { en: 'Connected', fr: 'Connecté' },
  reconnecting: { en: 'Reconnecting', fr: 'Reconnexion' },
  lost: { en: 'Connection lost', fr: 'Connexion perdue' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const LINK_LONG = {
  connecting: { en: 'Connecting to the table…', fr: 'Connexion à la table…' },
  live: { en: 'Connected to the table.', fr: 'Connecté à la table.' },
  reconnecting: {
    en: 'The connection broke. What you did is kept and sent again.',
    fr: 'La connexion s’est rompue. Vos actions sont gardées et renvoyées.',
  },
  lost: {
    en: 'The table cannot be reached. The page goes on trying.',
    fr: 'La table est injoignable. La page continue d’essayer.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const ROLE = {
  commander: { en: 'Commander', fr: 'Commandant' },
  left: { en: 'Left general', fr: 'Général de gauche' },
  center: { en: 'Center general', fr: 'Général du centre' },
  right: { en: 'Right general', fr: 'Général de droite' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const SHORT_ROLE = {
  commander: { en: 'Commander', fr: 'Commandant' },
  left: { en: 'Left', fr: 'Gauche' },
  center: { en: 'Center', fr: 'Centre' },
  right: { en: 'Right', fr: 'Droite' },
} as const satisfies Readonly<Record<string, Phrase>>;

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

export const SECTION = {
  left: { en: 'left section', fr: 'section gauche' },
  center: { en: 'center', fr: 'centre' },
  right: { en: 'right section', fr: 'section droite' },
  both: { en: 'both sections', fr: 'les deux sections' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const ODDS = {
  title: { en: 'Odds', fr: 'Chances' },
  dice: { en: '{n} dice', fr: '{n} dés' },
  oneDie: { en: '1 die', fr: '1 dé' },
  base: { en: 'at this range', fr: 'à cette distance' },
  card: { en: '{what} (card)', fr: '{what} (carte)' },
  'own-hex': { en: '{what} (own hex)', fr: '{what} (hex de l’attaquant)' },
  'target-hex': { en: '{what} (target)', fr: '{what} (cible)' },
  hits: { en: 'Figures lost', fr: 'Figurines perdues' },
  expected: { en: 'on average {n}', fr: 'en moyenne {n}' },
  eliminate: { en: 'Destroyed', fr: 'Détruite' },
  retreat: { en: 'Driven back', fr: 'Repoussée' },
  none: { en: 'No dice: this cannot be attacked.', fr: 'Aucun dé : attaque impossible.' },
  bar: { en: '{n} lost: {p}', fr: '{n} perdues : {p}' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const SETTINGS = {
  title: { en: 'Settings', fr: 'Réglages' },
  lang: { en: 'Language', fr: 'Langue' },
  theme: { en: 'Light', fr: 'Lumière' },
  auto: { en: 'As the system', fr: 'Comme le système' },
  light: { en: 'Daylight', fr: 'Lumière du jour' },
  dark: { en: 'Desk lamp', fr: 'Lampe de bureau' },
  motion: { en: 'Motion', fr: 'Animations' },
  normal: { en: 'Normal', fr: 'Normales' },
  fast: { en: 'Fast', fr: 'Rapides' },
  off: { en: 'None', fr: 'Aucune' },
  sound: { en: 'Sound', fr: 'Sons' },
  autopass: { en: 'Do the obvious for me', fr: 'Faire l’évident pour moi' },
  guide: { en: 'Guide for the first game', fr: 'Guide pour la première partie' },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resignSure: { en: 'Yes, give the battle up', fr: 'Oui, abandonner la bataille' },
  draw: { en: 'Offer a draw', fr: 'Proposer la nulle' },
  drawSent: { en: 'A draw is offered.', fr: 'La nulle est proposée.' },
  drawAsked: { en: 'The other side offers a draw.', fr: 'L’autre camp propose la nulle.' },
  accept: { en: 'Accept', fr: 'Accepter' },
  decline: { en: 'Decline', fr: 'Refuser' },
  rules: { en: 'Rules', fr: 'Règles' },
  keys: { en: 'Keys', fr: 'Touches' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const KEYS: readonly { readonly keys: string; readonly does: Phrase }[] = [
  { keys: 'Tab', does: { en: 'walk through units and buttons', fr: 'parcourir unités et boutons' } },
  { keys: '← → ↑ ↓', does: { en: 'walk over the hexes', fr: 'parcourir les hexs' } },
  {
    keys: 'Enter',
    does: { en: 'choose; on the page: the main button', fr: 'choisir ; sur la page : le bouton principal' },
  },
  { keys: '1 … 9', does: { en: 'choose a card of your hand', fr: 'choisir une carte de la main' } },
  { keys: 'U', does: { en: 'take the last action back', fr: 'reprendre la dernière action' } },
  { keys: 'Esc', does: { en: 'deselect, close, back to now', fr: 'désélectionner, fermer, revenir au présent' } },
  { keys: 'W', does: { en: 'your wing / the whole board (Overlord)', fr: 'votre aile / tout le plateau (Overlord)' } },
  { keys: '+ − 0', does: { en: 'zoom in, out, whole board', fr: 'agrandir, réduire, tout le plateau' } },
  { keys: 'Space', does: { en: 'skip what is being shown', fr: 'passer ce qui est montré' } },
  { keys: 'T', does: { en: 'write a message', fr: 'écrire un message' } },
  { keys: '?', does: { en: 'this help', fr: 'cette aide' } },
];
