// The words of the home page.
import type { Phrase } from './lang';

export const HOME = {
  line: {
    en: 'Battles of 1944 on a map table: two sides, a hand of cards, a few dice. For two, or for eight in Overlord.',
    fr: 'Les batailles de 1944 sur une table à cartes : deux camps, une main de cartes, quelques dés. À deux, ou à huit en Overlord.',
  },
  title: { en: 'Take command', fr: 'Prenez le commandement' },
  play: { en: 'Play now', fr: 'Jouer' },
  playing: { en: 'The table is being laid…', fr: 'On dresse la table…' },
  playNote: {
    en: 'Pegasus Bridge, you lead the Allies against the computer. Nothing to fill in.',
    fr: 'Pegasus Bridge : vous menez les Alliés contre l’ordinateur. Rien à remplir.',
  },
  choose: { en: 'Choose a battle', fr: 'Choisir une bataille' },
  learn: { en: 'Read the rules', fr: 'Lire les règles' },
  battles: { en: 'Battles', fr: 'Batailles' },
  battlesNote: {
    en: 'Maps drawn from the battle files. Choose one to read its briefing and to lay a table.',
    fr: 'Cartes tracées d’après les fichiers des batailles. Choisissez-en une pour lire son dossier et dresser une table.',
  },
  loading: { en: 'The maps are being unrolled…', fr: 'On déroule les cartes…' },
  loadingBattle: { en: 'The map is being unrolled…', fr: 'On déroule la carte…' },
  lost: {
    en: 'No answer from the server; what you see may be old. Trying again…',
    fr: 'Le serveur ne répond pas ; ce que vous voyez peut dater. On réessaie…',
  },
  noBattles: { en: 'There are no battles here.', fr: 'Il n’y a pas de bataille ici.' },
  noBattle: { en: 'There is no such battle.', fr: 'Cette bataille n’existe pas.' },
  twoPlayers: { en: '2 players', fr: '2 joueurs' },
  eightPlayers: { en: 'up to 8 players', fr: 'jusqu’à 8 joueurs' },
  medals: { en: 'first to {n} medals', fr: 'premier à {n} médailles' },
  medalsTwo: { en: 'medals: Axis {axis}, Allies {allies}', fr: 'médailles : Axe {axis}, Alliés {allies}' },
  units: { en: '{axis} against {allies} units', fr: '{axis} unités contre {allies}' },
  length: { en: '{from}–{to} min', fr: '{from} à {to} min' },
  lengthNote: {
    en: 'Estimated from the medals that win and the number of posts.',
    fr: 'Estimation d’après les médailles à gagner et le nombre de postes.',
  },
  chain: {
    en: 'Each side has a commander, who alone holds the cards, and three generals, who lead a wing each. Play it with seven friends, or take several chairs yourself.',
    fr: 'Chaque camp a un commandant, seul à tenir les cartes, et trois généraux qui mènent chacun une aile. À huit, ou en prenant plusieurs chaises.',
  },
  beginsAxis: { en: 'The Axis begins', fr: 'L’Axe commence' },
  beginsAllies: { en: 'The Allies begin', fr: 'Les Alliés commencent' },
  history: { en: 'What happened', fr: 'Ce qui s’est passé' },
  task: { en: 'Task: {side}', fr: 'Mission : {side}' },
  force: { en: '{nation}, {n} units', fr: '{nation}, {n} unités' },
  special: { en: 'Special rules', fr: 'Règles particulières' },
  noSpecial: { en: 'No special rules.', fr: 'Aucune règle particulière.' },
  mapOf: { en: 'Map: {title}', fr: 'Carte : {title}' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const NATION: Readonly<Record<string, Phrase>> = {
  germany: { en: 'Germany', fr: 'Allemagne' },
  britain: { en: 'Britain', fr: 'Royaume-Uni' },
  usa: { en: 'United States', fr: 'États-Unis' },
  france: { en: 'France', fr: 'France' },
  'french-resistance': { en: 'French Resistance', fr: 'Résistance française' },
  'soviet-union': { en: 'Soviet Union', fr: 'Union soviétique' },
  japan: { en: 'Japan', fr: 'Japon' },
  'usa-marines': { en: 'US Marines', fr: 'Marines américains' },
  finland: { en: 'Finland', fr: 'Finlande' },
  italy: { en: 'Italy', fr: 'Italie' },
};

export const TABLES = {
  mine: { en: 'Your games', fr: 'Vos parties' },
  open: { en: 'Tables with a free chair', fr: 'Tables où une chaise est libre' },
  watch: { en: 'Being played', fr: 'Parties en cours' },
  finished: { en: 'Finished', fr: 'Parties finies' },
  noneMine: {
    en: 'None yet. Your games wait here until you come back.',
    fr: 'Aucune encore. Vos parties vous attendent ici.',
  },
  noneOpen: { en: 'Nobody is waiting for players just now.', fr: 'Personne n’attend de joueurs en ce moment.' },
  noneWatch: { en: 'No public game is going on.', fr: 'Aucune partie publique n’est en cours.' },
  noneFinished: {
    en: 'Games that are over can be seen again here, step by step.',
    fr: 'Les parties finies se revoient ici, pas à pas.',
  },
  yourMove: { en: 'Your move', fr: 'À vous' },
  rematch: { en: 'Rematch offered', fr: 'Revanche proposée' },
  answer: { en: 'Answer', fr: 'Répondre' },
  waiting: { en: 'waiting for the others', fr: 'on attend les autres' },
  gathering: { en: '{n} chairs free', fr: '{n} chaises libres' },
  gatheringOne: { en: 'one chair free', fr: 'une chaise libre' },
  turn: { en: 'turn {n}', fr: 'tour {n}' },
  back: { en: 'Go on', fr: 'Reprendre' },
  join: { en: 'Sit down', fr: 'S’asseoir' },
  look: { en: 'Watch', fr: 'Regarder' },
  replay: { en: 'Replay', fr: 'Revoir' },
  won: { en: 'won by the {side}', fr: 'victoire : {side}' },
  drawn: { en: 'drawn', fr: 'partie nulle' },
  nobody: { en: 'free', fr: 'libre' },
  score: { en: 'medals {axis} : {allies}', fr: 'médailles {axis} : {allies}' },
  against: { en: 'against', fr: 'contre' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const NEW_TABLE = {
  title: { en: 'New table', fr: 'Nouvelle table' },
  side: { en: 'Your side', fr: 'Votre camp' },
  posts: { en: 'Your chairs', fr: 'Vos chaises' },
  postsNote: {
    en: 'Take one or several on one side. With fewer people a chair may hold more than one post.',
    fr: 'Une ou plusieurs, d’un seul côté. À moins nombreux, on tient plusieurs postes.',
  },
  allOf: { en: '{side}: all four', fr: '{side} : les quatre' },
  commander: { en: 'Commander', fr: 'Commandant' },
  left: { en: 'Left general', fr: 'Général de gauche' },
  center: { en: 'Center general', fr: 'Général du centre' },
  right: { en: 'Right general', fr: 'Général de droite' },
  map: { en: 'the board', fr: 'le plateau' },
  against: { en: 'Who takes the other chairs', fr: 'Qui prend les autres chaises' },
  computer: { en: 'The computer', fr: 'L’ordinateur' },
  friends: { en: 'Friends, by invitation', fr: 'Des amis invités' },
  friendsNote: {
    en: 'You get links for the free chairs at the table. A computer can still be put on any of them.',
    fr: 'À la table, vous recevez des liens pour les chaises libres. L’ordinateur peut toujours en prendre.',
  },
  player: { en: 'Computer player', fr: 'Joueur informatique' },
  who: { en: 'Who may find it', fr: 'Qui peut la trouver' },
  byLink: { en: 'Only those with the link', fr: 'Ceux qui ont le lien' },
  listed: { en: 'Everybody', fr: 'Tout le monde' },
  clock: { en: 'Clock', fr: 'Pendule' },
  clockNone: { en: 'None', fr: 'Aucune' },
  clockTurn: { en: 'Per turn', fr: 'Par tour' },
  clockGame: { en: 'Whole game', fr: 'Pour la partie' },
  clockDays: { en: 'By the day', fr: 'Par jours' },
  perTurn: { en: 'For each turn', fr: 'Pour chaque tour' },
  perGame: { en: 'For all turns of a side', fr: 'Pour tous les tours d’un camp' },
  increment: { en: 'More for each turn', fr: 'En plus à chaque tour' },
  seconds: { en: '{n} s', fr: '{n} s' },
  minute: { en: '{n} min', fr: '{n} min' },
  hours: { en: '{n} h', fr: '{n} h' },
  day: { en: '1 day', fr: '1 jour' },
  days: { en: '{n} days', fr: '{n} jours' },
  options: { en: 'Variants and details', fr: 'Variantes et détails' },
  teams: { en: 'Teams: up to three people on each side', fr: 'Équipes : jusqu’à trois personnes par camp' },
  youngGenerals: { en: 'Young generals: section cards only', fr: 'Jeunes généraux : cartes de section seulement' },
  noTakingGround: { en: 'Nobody takes ground', fr: 'Sans prise de terrain' },
  commissar: {
    en: 'Commissar: the Soviets choose their cards a turn ahead',
    fr: 'Commissaire : les Soviétiques choisissent leurs cartes un tour d’avance',
  },
  air: { en: 'Airplanes and Air Sortie cards', fr: 'Avions et cartes de sortie aérienne' },
  night: { en: 'At night: the battle begins in the dark', fr: 'De nuit : la bataille commence dans l’obscurité' },
  standIn: {
    en: 'A computer sits in for those who have been gone for a while',
    fr: 'L’ordinateur remplace ceux qui s’absentent longtemps',
  },
  betweenSides: { en: 'The two sides may talk to each other', fr: 'Les deux camps peuvent se parler' },
  generalsToTable: { en: 'Generals may talk to the whole table', fr: 'Les généraux peuvent parler à toute la table' },
  create: { en: 'Lay the table', fr: 'Dresser la table' },
  createPlay: { en: 'Begin the battle', fr: 'Commencer la bataille' },
  noPost: { en: 'Take at least one chair.', fr: 'Prenez au moins une chaise.' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The computer players that we know by name; others are called as the server calls them. */
export const PLAYER: Readonly<Record<string, { readonly name: Phrase; readonly note: Phrase }>> = {
  recruit: {
    name: { en: 'Recruit', fr: 'Recrue' },
    note: { en: 'new to it, and easily carried away', fr: 'débute, et s’emporte facilement' },
  },
  sergeant: {
    name: { en: 'Sergeant', fr: 'Sergent' },
    note: { en: 'weighs every choice', fr: 'pèse chaque choix' },
  },
  general: {
    name: { en: 'General', fr: 'Général' },
    note: { en: 'thinks ahead', fr: 'calcule à l’avance' },
  },
  heuristic: {
    name: { en: 'Corporal', fr: 'Caporal' },
    note: { en: 'an earlier sergeant', fr: 'un sergent d’autrefois' },
  },
  random: { name: { en: 'Chance', fr: 'Hasard' }, note: { en: 'plays at random', fr: 'joue au hasard' } },
};
/** How long one may think about a turn, where the name says it. */
export const THINKS: Phrase = { en: '{seconds} s a turn', fr: '{seconds} s par tour' };

/** A program at the table. */
export const COMPUTER: Phrase = { en: '{name} (computer)', fr: '{name} (ordinateur)' };
