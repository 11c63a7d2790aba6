// Every event in words. {side}, {post}, {at}, {from}, {card}, {as}, {n} are filled in; empty: not worth a line.
import type { Event } from '../protocol';
import type { Phrase } from './lang';

export const EVENT: Readonly<Record<Event['kind'], Phrase>> = {
  'turn-began': { en: 'Turn {n}: {side}', fr: 'Tour {n} : {side}' },
  'card-played': { en: '{side} play {card}', fr: '{side} : carte {card}' },
  'nothing-to-copy': { en: 'There is nothing to repeat', fr: 'Il n’y a rien à répéter' },
  'section-chosen': { en: '{side} choose section {n}', fr: '{side} : section {n} choisie' },
  'dice-rolled': { en: '{side} roll against {at}', fr: '{side} : jet contre {at}' },
  'unit-ordered': { en: 'Order: {at}', fr: 'Ordre : {at}' },
  'unit-moved': { en: '{from} moves to {at}', fr: '{from} va en {at}' },
  'battle-declared': { en: '{from} attacks {at}, dice: {n}', fr: '{from} attaque {at}, dés : {n}' },
  'figures-lost': { en: '{at} loses {n}', fr: '{at} perd {n}' },
  'unit-eliminated': { en: '{side} unit at {at} destroyed', fr: '{side} : unité détruite en {at}' },
  'figures-recovered': { en: '{at} regains {n}', fr: '{at} récupère {n}' },
  'flag-ignored': { en: '{at} ignores a flag', fr: '{at} ignore un drapeau' },
  'unit-retreated': { en: '{from} falls back to {at}', fr: '{from} se replie en {at}' },
  'ground-taken': { en: '{from} takes the ground at {at}', fr: '{from} prend le terrain en {at}' },
  'wire-removed': { en: 'Wire cleared at {at}', fr: 'Barbelés enlevés en {at}' },
  'sandbags-placed': { en: 'Sandbags at {at}', fr: 'Sacs de sable en {at}' },
  'sandbags-removed': { en: 'Sandbags gone at {at}', fr: 'Plus de sacs en {at}' },
  'ambush-played': { en: '{side} spring an ambush', fr: '{side} : embuscade' },
  'attack-stopped': { en: 'The attack from {from} does not take place', fr: 'L’attaque de {from} n’a pas lieu' },
  'unit-dropped': { en: 'A unit lands at {at}', fr: 'Une unité atterrit en {at}' },
  'drop-lost': { en: 'A drop is lost', fr: 'Un largage est perdu' },
  'card-discarded': { en: '{side} discard {card}', fr: '{side} : {card} défaussée' },
  'card-drawn': { en: '{side} draw {card}', fr: '{side} : pioche {card}' },
  'deck-shuffled': { en: 'The deck is shuffled: {n} cards', fr: 'On mélange la pioche : {n} cartes' },
  'medals-changed': { en: '{side}: medals {n}', fr: '{side} : médailles {n}' },
  'battle-over': { en: 'The battle is over: {side} win', fr: 'Fin de la bataille : {side}' },
  'cards-handed-out': { en: 'Cards for the {post}: {n}', fr: 'Cartes, {post} : {n}' },
  'card-placed': { en: '{post}: {card}', fr: '{post} : {card}' },
  'visit-began': { en: 'The commander visits the {post}', fr: 'Le commandant visite le {post}' },
  'visit-ended': { en: 'The visit is over', fr: 'La visite est finie' },
  'initiative-rolled': { en: '{post} tries his luck', fr: '{post} : initiative' },
  'unit-exited': { en: 'A unit leaves the board at {from}', fr: 'Une unité quitte le plateau en {from}' },
};

export const LOG = {
  undone: { en: 'Taken back', fr: 'Repris' },
  aCard: { en: 'a card', fr: 'une carte' },
  actsAs: { en: '{card} as {as}', fr: '{card} en {as}' },
  nowhere: { en: 'the table', fr: 'la table' },
  roll: { en: '{side} roll', fr: '{side} : jet' },
} as const satisfies Readonly<Record<string, Phrase>>;
