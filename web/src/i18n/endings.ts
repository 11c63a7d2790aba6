// How a game came to its end, said after the winner.
import type { Phrase } from './lang';

export const ENDING: Readonly<Record<string, Phrase>> = {
  medals: { en: 'by medals', fr: 'aux médailles' },
  'sudden-death': { en: 'by holding the decisive places', fr: 'en tenant les lieux décisifs' },
  'deck-out': { en: 'because the last card is drawn', fr: 'la dernière carte étant piochée' },
  'no-units-left': { en: 'because the enemy has no unit left', fr: 'l’ennemi n’ayant plus d’unité' },
  resigned: { en: 'by resignation', fr: 'par abandon' },
  agreed: { en: 'by agreement', fr: 'd’un commun accord' },
  'out-of-time': { en: 'on time', fr: 'au temps' },
  rules: { en: 'by the rules', fr: 'selon les règles' },
};
