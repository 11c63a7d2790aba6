// Before and after the game, in words.
import type { Phrase } from './lang';

export const LOBBY = {
  title: { en: 'Take your seats', fr: 'Prenez place' },
  sit: { en: 'Sit here', fr: 'S’asseoir ici' },
  sitSide: { en: 'Take the whole side', fr: 'Prendre tout le camp' },
  leave: { en: 'Leave', fr: 'Quitter' },
  you: { en: 'you', fr: 'vous' },
  free: { en: 'free', fr: 'libre' },
  bot: { en: 'program', fr: 'programme' },
  putBot: { en: 'Put a program here', fr: 'Mettre un programme' },
  fillBots: { en: 'Programs for all free seats', fr: 'Des programmes aux places libres' },
  player: { en: 'Program', fr: 'Programme' },
  invite: { en: 'Invite', fr: 'Inviter' },
  inviteAny: { en: 'Invitation for any free seat', fr: 'Invitation pour une place libre' },
  copied: { en: 'Copied', fr: 'Copié' },
  copy: { en: 'Copy', fr: 'Copier' },
  begin: { en: 'Begin the battle', fr: 'Commencer la bataille' },
  waitSeats: { en: 'Begin: {n} seats are still free', fr: 'Commencer : {n} places libres' },
  waitSeat: { en: 'Begin: one seat is still free', fr: 'Commencer : une place libre' },
  waitMaker: { en: 'The table’s maker begins', fr: 'L’hôte de la table commence' },
  away: { en: 'away', fr: 'absent' },
  here: { en: 'here', fr: 'présent' },
  standIn: { en: '{name} sits in', fr: '{name} remplace' },
  watching: { en: '{n} watching', fr: '{n} spectateurs' },
  briefing: { en: 'Briefing', fr: 'Briefing' },
  more: { en: 'Read on', fr: 'Lire la suite' },
  sealed: {
    en: 'The dice are fixed and sealed now; check them at the end.',
    fr: 'Les dés sont fixés et scellés dès maintenant ; vérifiez-les à la fin.',
  },
  sealedHow: { en: 'How that works', fr: 'Comment cela marche' },
  people: { en: 'Who is here', fr: 'Qui est là' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const AFTER = {
  result: { en: 'Show the result', fr: 'Voir le résultat' },
  won: { en: 'You won', fr: 'Vous avez gagné' },
  lost: { en: 'You lost', fr: 'Vous avez perdu' },
  sideWon: { en: 'The {side} won', fr: 'Victoire : {side}' },
  draw: { en: 'A draw', fr: 'Partie nulle' },
  replay: { en: 'Watch the replay', fr: 'Revoir la partie' },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  swapSides: { en: 'You swap sides.', fr: 'Vous changez de camp.' },
  offersRematch: { en: '{name} offers a rematch', fr: '{name} propose une revanche' },
  rematchOffer: {
    en: '{name} offers a rematch, waiting for {names}',
    fr: '{name} propose une revanche, en attente de {names}',
  },
  rematchOffered: { en: 'Rematch offered, waiting for {names}', fr: 'Revanche proposée, en attente de {names}' },
  rematchAccepted: { en: 'Rematch accepted, waiting for {names}', fr: 'Revanche acceptée, en attente de {names}' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  declined: { en: '{name} declined the rematch', fr: '{name} a refusé la revanche' },
  youDeclined: { en: 'You declined the rematch', fr: 'Vous avez refusé la revanche' },
  joinRematch: { en: 'Join rematch', fr: 'Rejoindre la revanche' },
  watchRematch: { en: 'Watch rematch', fr: 'Regarder la revanche' },
  board: { en: 'Look at the board', fr: 'Voir le plateau' },
  fair: { en: 'Fair dice', fr: 'Dés honnêtes' },
  fairLong: {
    en: 'Before the first action the table published the fingerprint of its seed. The seed is now open; every die and card follows from it.',
    fr: 'Avant la première action, la table a publié l’empreinte de sa graine. La graine est ouverte ; tous les dés et cartes en découlent.',
  },
  commitment: { en: 'Fingerprint', fr: 'Empreinte' },
  seed: { en: 'Seed', fr: 'Graine' },
  match: {
    en: 'Both games together: Axis {axis}, Allies {allies}',
    fr: 'Les deux parties : Axe {axis}, Alliés {allies}',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const TALK = {
  write: { en: 'Message', fr: 'Message' },
  send: { en: 'Send', fr: 'Envoyer' },
  to: { en: 'To', fr: 'À' },
  table: { en: 'everybody', fr: 'tous' },
  side: { en: 'own side', fr: 'son camp' },
  nobody: { en: 'Nobody may be spoken to now.', fr: 'On ne peut parler à personne maintenant.' },
  none: { en: 'Nobody has said anything yet.', fr: 'Personne n’a rien dit encore.' },
  refused: { en: 'Not sent: {why}', fr: 'Non envoyé : {why}' },
  council: {
    en: 'Council of war: everybody of your side may talk.',
    fr: 'Conseil de guerre : tout le camp peut parler.',
  },
  'hand-out': {
    en: 'The commander hands out cards; he may visit one general.',
    fr: 'Le commandant distribue ; il peut visiter un général.',
  },
  'own-turn': {
    en: 'Your side acts: only as the chain of command allows.',
    fr: 'Votre camp agit : selon la chaîne de commandement.',
  },
  'enemy-turn': {
    en: 'The enemy acts: only as the chain of command allows.',
    fr: 'L’ennemi agit : selon la chaîne de commandement.',
  },
  after: { en: 'The battle is over; everybody may talk.', fr: 'La bataille est finie ; tous peuvent parler.' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const ORDERS = {
  trays: { en: 'Hand out cards', fr: 'Distribuer les cartes' },
  tray: { en: 'Tray: {who}', fr: 'Plateau : {who}' },
  own: { en: 'You play yourself', fr: 'Vous jouez vous-même' },
  drop: { en: 'Give', fr: 'Donner' },
  takeBack: { en: 'Take back {card}', fr: 'Reprendre {card}' },
  visit: { en: 'Visit', fr: 'Visiter' },
  visitLong: { en: 'Visit and talk: {who}', fr: 'Visiter et parler : {who}' },
  visiting: { en: 'On the line', fr: 'En ligne' },
  endVisit: { en: 'End the visit', fr: 'Finir la visite' },
  visited: { en: 'visited', fr: 'visité' },
  cards: { en: '{n} cards given', fr: '{n} cartes données' },
  oneCard: { en: '1 card given', fr: '1 carte donnée' },
  placed: { en: 'in play', fr: 'en jeu' },
  select: {
    en: 'Choose a card, then a tray. Or drag it.',
    fr: 'Choisissez une carte, puis un plateau. Ou glissez-la.',
  },
  as: { en: 'as {card}', fr: 'en {card}' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What a post of the side on turn is doing. */
export const STEP: Readonly<Record<string, Phrase>> = {
  done: { en: 'done', fr: 'a fini' },
  section: { en: 'chooses a section', fr: 'choisit une section' },
  patient: { en: 'chooses a unit', fr: 'choisit une unité' },
  order: { en: 'gives orders', fr: 'donne des ordres' },
  move: { en: 'moves', fr: 'se déplace' },
  battle: { en: 'battles', fr: 'combat' },
  place: { en: 'lays his card down', fr: 'pose sa carte' },
  initiative: { en: 'may try his luck', fr: 'peut tenter sa chance' },
  'initiative-flag': { en: 'must give way', fr: 'doit céder' },
  'initiative-loss': { en: 'pays for a bad roll', fr: 'paie un mauvais jet' },
};
