// What lies on units and hexes beside figures, and the tokens beside the board, in words.
import type { BadgeName } from '../board/types';
import type { Phrase } from './lang';

export const BADGE: Readonly<Record<BadgeName, Phrase>> = {
  british: { en: 'British badge', fr: 'insigne britannique' },
  ranger: { en: 'Ranger badge', fr: 'insigne des Rangers' },
  german: { en: 'German badge', fr: 'insigne allemand' },
  soviet: { en: 'Soviet badge', fr: 'insigne soviétique' },
  engineer: { en: 'engineer badge', fr: 'insigne du génie' },
  japanese: { en: 'Japanese badge', fr: 'insigne japonais' },
  marine: { en: 'Marine badge', fr: 'insigne des Marines' },
};

export const UNIT_MARK = {
  camouflaged: { en: 'camouflaged', fr: 'camouflée' },
  afloat: { en: 'in a landing craft', fr: 'dans une péniche' },
  crossHair: { en: 'in the cross-hairs of a big gun', fr: 'dans le viseur d’un gros canon' },
  crossHairs: { en: 'in the cross-hairs of {n} big guns', fr: 'dans le viseur de {n} gros canons' },
  hit: { en: 'takes 1 more hit', fr: 'encaisse encore 1 coup' },
  hits: { en: 'takes {n} more hits', fr: 'encaisse encore {n} coups' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What these marks do, for whoever points at them. */
export const MARK_HELP = {
  camouflaged: {
    en: 'Only a close assault can target it. The marker goes when it moves or battles.',
    fr: 'Seul un assaut au contact peut la viser. Le marqueur disparaît dès qu’elle bouge ou combat.',
  },
  afloat: {
    en: 'The craft goes up to 2 sea or shore hexes. The unit in it may not battle, nor in the turn in which it lands; then the craft is gone.',
    fr: 'La péniche va jusqu’à 2 hexs de mer ou de rivage. L’unité à bord ne combat pas, ni au tour où elle débarque ; puis la péniche disparaît.',
  },
  crossHair: {
    en: 'The gun that left this marker rolls 1 more die at it, until one of the two moves or falls.',
    fr: 'Le canon qui a posé ce marqueur lance 1 dé de plus contre elle, jusqu’à ce que l’un des deux bouge ou tombe.',
  },
  engineer: {
    en: 'Combat engineers: no cover counts in close assault; they clear wire and mines.',
    fr: 'Génie d’assaut : aucun abri ne compte au contact ; il enlève barbelés et mines.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const MINES = {
  hidden: { en: 'mine marker, face down', fr: 'marqueur de mines, face cachée' },
  dud: { en: 'mine marker 0: no mines', fr: 'marqueur de mines 0 : aucune mine' },
  live: { en: 'mine marker {n}', fr: 'marqueur de mines {n}' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const COMMISSAR = {
  title: { en: 'Commissar', fr: 'Commissaire' },
  none: { en: 'Commissar chip, no card under it', fr: 'Jeton commissaire, aucune carte dessous' },
  one: { en: 'Commissar chip, 1 card under it', fr: 'Jeton commissaire, 1 carte dessous' },
  some: { en: 'Commissar chip, {n} cards under it', fr: 'Jeton commissaire, {n} cartes dessous' },
  help: {
    en: 'Cards that were chosen a turn ahead. What lies here is played next; the enemy does not see it.',
    fr: 'Des cartes choisies un tour d’avance. Ce qui est ici sera joué ensuite ; l’ennemi ne le voit pas.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const NIGHT = {
  title: { en: 'Visibility', fr: 'Visibilité' },
  hexes: { en: 'Night: one sees {n} hexes far', fr: 'Nuit : on voit à {n} hexs' },
  hex: { en: 'Night: one sees 1 hex far', fr: 'Nuit : on voit à 1 hex' },
  day: { en: 'Day: the night is over', fr: 'Jour : la nuit est finie' },
  help: {
    en: 'Nobody can target farther than this. Each star of the 4 dice at the start of a turn adds 1; at 6 it is day for good.',
    fr: 'Personne ne vise au-delà. Chaque étoile des 4 dés lancés en début de tour ajoute 1 ; à 6 il fait jour pour de bon.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

export const NAMED_GENERAL = {
  name: { en: 'Named general', fr: 'Général désigné' },
  help: {
    en: 'The Marine commander named this general: one unit more with one of his section cards.',
    fr: 'Le commandant des Marines a désigné ce général : une unité de plus avec une de ses cartes de section.',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The rules by which a side is commanded, by the engine's names. */
export const COMMAND: Readonly<Record<string, Phrase>> = {
  commissar: { en: 'commissar', fr: 'commissaire' },
  'imperial-army': { en: 'Imperial Army', fr: 'armée impériale' },
  'gung-ho': { en: 'Gung-Ho', fr: 'Gung-Ho' },
};
export const CROSS_HAIR: Phrase = { en: 'cross-hair', fr: 'viseur' };
