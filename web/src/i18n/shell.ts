// The words that every page shares: header, switches, footer.
import type { Phrase } from './lang';

export const SHELL = {
  skip: { en: 'To the content', fr: 'Aller au contenu' },
  menu: { en: 'Pages', fr: 'Pages' },
  home: { en: 'Bocage, home', fr: 'Bocage, accueil' },
  battles: { en: 'Battles', fr: 'Batailles' },
  rules: { en: 'Rules', fr: 'Règles' },
  settings: { en: 'Settings', fr: 'Réglages' },
  language: { en: 'Language', fr: 'Langue' },
  theme: { en: 'Light', fr: 'Lumière' },
  themeAuto: { en: 'As the system', fr: 'Comme le système' },
  themeLight: { en: 'Daylight', fr: 'Jour' },
  themeDark: { en: 'Desk lamp', fr: 'Lampe de bureau' },
  motion: { en: 'Motion', fr: 'Mouvement' },
  motionNormal: { en: 'Normal', fr: 'Normal' },
  motionFast: { en: 'Fast', fr: 'Rapide' },
  motionOff: { en: 'None', fr: 'Aucun' },
  sound: { en: 'Sound', fr: 'Son' },
  on: { en: 'On', fr: 'Oui' },
  off: { en: 'Off', fr: 'Non' },
  close: { en: 'Close', fr: 'Fermer' },
  name: { en: 'Your name', fr: 'Votre nom' },
  rename: { en: 'Change your name, {name}', fr: 'Changer de nom, {name}' },
  keep: { en: 'Keep', fr: 'Garder' },
  nameRefused: { en: 'This name cannot be taken: {why}', fr: 'Ce nom est refusé : {why}' },
  unofficial: {
    en: 'Bocage is an unofficial implementation. Memoir ’44 is a game by Richard Borg, published by Days of Wonder, who have no part in it.',
    fr: 'Bocage est une réalisation non officielle. Mémoire 44 est un jeu de Richard Borg, édité par Days of Wonder, qui n’y ont aucune part.',
  },
  again: { en: 'Try again', fr: 'Réessayer' },
  noAnswer: { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' },
  noPage: {
    en: 'This page could not be fetched. Are you still connected?',
    fr: 'Cette page n’a pas pu être chargée. Êtes-vous toujours connecté ?',
  },
} as const satisfies Readonly<Record<string, Phrase>>;
