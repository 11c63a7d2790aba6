// The words around the rules: headings of tables, and what the page itself says.
import type { Phrase } from './lang';

export const RULES = {
  title: { en: 'The rules', fr: 'Les règles' },
  lead: {
    en: 'How the game is played here, in our own words: enough to play every battle of Bocage. The program knows these rules and offers only what they allow; where it refuses something, it names the rule.',
    fr: 'Comment le jeu se joue ici, avec nos propres mots : de quoi jouer toutes les batailles de Bocage. Le programme connaît ces règles et ne propose que ce qu’elles permettent ; quand il refuse, il cite la règle.',
  },
  unofficial: {
    en: 'Bocage is unofficial. These pages do not replace the publisher’s rulebook, and where that is silent they say how this program decides.',
    fr: 'Bocage n’est pas officiel. Ces pages ne remplacent pas le livret de l’éditeur ; là où il se tait, elles disent comment ce programme tranche.',
  },
  contents: { en: 'Contents', fr: 'Sommaire' },
  top: { en: 'Back to the top', fr: 'Retour en haut' },
  example: { en: 'Example.', fr: 'Exemple.' },
  copies: { en: '{n} in the deck', fr: '{n} dans la pioche' },
  unit: { en: 'Unit', fr: 'Unité' },
  figures: { en: 'Figures', fr: 'Figurines' },
  move: { en: 'Moves', fr: 'Mouvement' },
  battle: { en: 'Battles', fr: 'Combat' },
  dice: { en: 'Dice by distance', fr: 'Dés selon la distance' },
  terrain: { en: 'Ground', fr: 'Terrain' },
  work: { en: 'Work', fr: 'Ouvrage' },
  movement: { en: 'Movement', fr: 'Mouvement' },
  protection: { en: 'Dice fewer against it', fr: 'Dés en moins contre lui' },
  protectionNote: {
    en: 'attacker: infantry / armor / artillery',
    fr: 'attaquant : infanterie / blindés / artillerie',
  },
  sight: { en: 'Blocks sight', fr: 'Bloque la vue' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
  attacker: { en: 'Attacker', fr: 'Attaquant' },
  distance: { en: 'distance', fr: 'distance' },
  open: { en: 'open ground', fr: 'terrain dégagé' },
  cover: { en: 'forest, hedgerow, town, own bunker', fr: 'forêt, bocage, ville, son bunker' },
  high: { en: 'hill, seen from below', fr: 'colline, vue d’en bas' },
  bags: { en: 'sandbags or own sea wall', fr: 'sacs de sable ou sa digue' },
  none: { en: '–', fr: '–' },
  same: { en: 'the same', fr: 'pareil' },
} as const satisfies Readonly<Record<string, Phrase>>;
