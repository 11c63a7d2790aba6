// Decisions that only some battles ask for, in words: the commissar's chip, airplanes.
import type { Phrase } from './lang';

const p = (en: string, fr: string): Phrase => ({ en, fr });

// prettier-ignore
export const MORE_DECIDE = {
  chip: {
    now: p('Put cards under the commissar’s chip for your next turn.', 'Mettez sous le jeton du commissaire les cartes du prochain tour.'),
    wait: p('{who}: choosing cards for the chip', '{who} : choix des cartes du commissaire'),
    guide: p('What lies under the chip is played next turn, not before. Choose a card, then the button or the chip; a card that lies there comes back with a click. One card must stay in your hand.', 'Ce qui est sous le jeton sera joué au tour suivant, pas avant. Choisissez une carte, puis le bouton ou le jeton ; un clic sur une carte du jeton la reprend. Une carte doit rester en main.'),
  },
  fly: {
    now: p('Fly on, hex by hex, or end the flight.', 'Volez hex par hex, ou finissez le vol.'),
    wait: p('{who}: flying', '{who} : vol'),
    guide: p('An airplane flies up to four hexes, over anything, and ends where no unit stands. Whom it flies over it may strafe afterwards. Over an empty airfield it can land.', 'Un avion fait jusqu’à quatre hexs, par-dessus tout, et finit là où il n’y a pas d’unité. Il pourra mitrailler qui il survole. Au-dessus d’un terrain d’aviation libre, il peut se poser.'),
  },
  dismiss: {
    now: p('Two of your airplanes share a section: choose the one that leaves.', 'Deux de vos avions partagent une section : choisissez celui qui part.'),
    wait: p('{who}: sending an airplane away', '{who} : départ d’un avion'),
    guide: p('At the end of a turn each section holds one airplane of a side in flight at most. The other goes home; nothing is lost by it.', 'En fin de tour, une section ne garde qu’un avion en vol par camp. L’autre rentre ; rien n’est perdu.'),
  },
} as const;

/** The decision about a card, where there is more to say than to play it. */
export const PLAY_NOW = {
  chip: p(
    'Choose a card for the chip; the card that lies there is played.',
    'Choisissez une carte pour le jeton ; celle qui s’y trouve est jouée.',
  ),
  sortie: p(
    'Play a section card beside the Air Sortie, or none.',
    'Jouez une carte de section avec la sortie, ou aucune.',
  ),
  patient: p('Choose a second unit to restore, or go on.', 'Choisissez une seconde unité à rétablir, ou continuez.'),
} as const satisfies Readonly<Record<string, Phrase>>;

/** The main button where the usual words would mislead. */
export const GO_ON_MORE = {
  chip: p('These cards next turn', 'Ces cartes au prochain tour'),
  chipPlay: p('Play what lies under the chip', 'Jouer ce qui est sous le jeton'),
  chipEmpty: p('No card can lie there: go on', 'Aucune carte possible : continuer'),
  fly: p('End the flight here', 'Finir le vol ici'),
  sortieLeft: p('End moves: the Air Sortie is not used', 'Fin des déplacements : sortie aérienne inutilisée'),
  sortieAlone: p('Only the Air Sortie', 'La sortie aérienne seule'),
  patient: p('Nobody else: go on', 'Personne d’autre : continuer'),
} as const satisfies Readonly<Record<string, Phrase>>;

/** What a choice is called on a button or in the small menu of a unit or an airplane. */
export const MORE_CHOICES = {
  chip: p('{card} under the chip', '{card} sous le jeton'),
  unchip: p('Take {card} back', 'Reprendre {card}'),
  leaveChip: p('Leave the chip; Counter-attack instead', 'Laisser le jeton ; contre-attaquer'),
  'name-general': p('Name: {who}', 'Désigner : {who}'),
  'order-plane': p('Order the airplane', 'Activer l’avion'),
  'bring-in': p('{plane} comes in here', '{plane} arrive ici'),
  fly: p('Fly here', 'Voler ici'),
  'air-action': p('{action}, {at}', '{action}, {at}'),
  airActionAt: p('{action} against {to}', '{action} contre {to}'),
  dismiss: p('The airplane on {at} leaves', 'L’avion en {at} s’en va'),
  'seal-cave': p('Blast the cave shut', 'Murer la grotte'),
  recover: p('Stay in the hospital: 6 dice', 'Rester à l’hôpital : 6 dés'),
} as const satisfies Readonly<Record<string, Phrase>>;

export const AIR_TABLE = {
  incomingOf: p('{plane} comes in', 'Arrivée : {plane}'),
  chooseEdge: p('Choose a hex at the edge for the {plane}.', 'Choisissez au bord un hex pour : {plane}.'),
  sorties: p('{side}: Air Sorties on the table: {n}', '{side} : sorties aériennes sur la table : {n}'),
  open: p('On the table', 'Sur la table'),
  taken: p('From the chip', 'Du jeton'),
  chipArea: p('Your commissar’s chip', 'Le jeton de votre commissaire'),
  toChip: p('Put {card} under the chip', 'Mettre {card} sous le jeton'),
  chipOf: p('{side}: cards under the chip: {n}', '{side} : cartes sous le jeton : {n}'),
  nameGeneral: p('Name this general: one unit more', 'Désigner ce général : une unité de plus'),
  tentsLost: p('HQ tents in enemy hands', 'tentes du QG aux mains de l’ennemi'),
} as const satisfies Readonly<Record<string, Phrase>>;
