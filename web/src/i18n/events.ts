// What happened, a phrase for each kind of event. French names the thing and not the deed, so that nothing has to agree
// with the gender of a unit.
import type { Event } from '../protocol';
import { MORE_EVENT_OF_ONE, MORE_EVENTS } from './events-more';
import type { Phrase } from './lang';

export const EVENT: Readonly<Record<Event['kind'], Phrase>> = {
  'turn-began': { en: 'Turn {n}: {side}', fr: 'Tour {n} : {side}' },
  'card-played': { en: '{side} play {card}', fr: '{side} : carte {card}' },
  'nothing-to-copy': { en: 'There is nothing to repeat', fr: 'Il n’y a rien à répéter' },
  'section-chosen': { en: '{side} choose section {n}', fr: '{side} : section {n} choisie' },
  'dice-rolled': { en: '{side} roll against {unit} on {at}', fr: '{side} : jet contre {unit} en {at}' },
  'unit-ordered': { en: '{unit} on {at} is ordered', fr: 'Ordre : {unit}, {at}' },
  'unit-moved': { en: '{unit} moves {from} → {at}', fr: 'Mouvement : {unit}, {from} → {at}' },
  'battle-declared': {
    en: '{attacker} on {from} attacks {unit} on {at}: {n} dice',
    fr: 'Combat : {attacker} en {from} contre {unit} en {at}, {n} dés',
  },
  'figures-lost': { en: '{unit} on {at} loses {n} figures', fr: 'Pertes : {unit} en {at}, {n} figurines' },
  'unit-eliminated': { en: '{unit} on {at} is destroyed', fr: 'Unité détruite : {unit}, {at}' },
  'figures-recovered': { en: '{unit} on {at} gets {n} figures back', fr: 'Renforts : {unit} en {at}, {n} figurines' },
  'flag-ignored': { en: '{unit} on {at} ignores a flag', fr: 'Drapeau ignoré : {unit}, {at}' },
  'unit-retreated': { en: '{unit} falls back {from} → {at}', fr: 'Repli : {unit}, {from} → {at}' },
  'ground-taken': { en: '{unit} takes ground {from} → {at}', fr: 'Prise de terrain : {unit}, {from} → {at}' },
  'wire-removed': { en: 'Wire on {at} is removed', fr: 'Barbelés enlevés en {at}' },
  'sandbags-placed': { en: 'Sandbags on {at}', fr: 'Sacs de sable en {at}' },
  'sandbags-removed': { en: 'Sandbags on {at} are gone', fr: 'Plus de sacs de sable en {at}' },
  'ambush-played': { en: '{side} spring an ambush', fr: 'Embuscade : {side}' },
  'attack-stopped': { en: 'The attack from {from} is stopped', fr: 'L’attaque venue de {from} est arrêtée' },
  'unit-dropped': { en: 'A unit lands on {at}', fr: 'Une unité atterrit en {at}' },
  'drop-lost': { en: 'A drop is lost', fr: 'Un parachutage est perdu' },
  'card-discarded': { en: '{side} discard {card}', fr: '{side} : défausse {card}' },
  'card-drawn': { en: '{side} draw {card}', fr: '{side} : pioche {card}' },
  'deck-shuffled': { en: 'The deck is shuffled: {n} cards', fr: 'La pioche est mélangée : {n} cartes' },
  'medals-changed': { en: 'Medals of the {side}: {n}', fr: 'Médailles, {side} : {n}' },
  'battle-over': { en: 'The battle is over: the {side} win', fr: 'La bataille est finie, victoire : {side}' },
  'cards-handed-out': { en: '{n} cards for the {post}', fr: '{n} cartes : {post}' },
  'card-placed': { en: '{post}: {card}', fr: '{post} : {card}' },
  'visit-began': { en: 'The commander visits the {post}', fr: 'Le commandant visite le {post}' },
  'visit-ended': { en: 'The visit is over', fr: 'La visite est finie' },
  'initiative-rolled': { en: '{post} tries his luck', fr: 'Initiative : {post}' },
  'unit-exited': { en: '{unit} leaves the board at {from}', fr: 'Sortie : {unit}, {from}' },
  ...MORE_EVENTS,
};

/** Where one is another word than many. */
export const EVENT_OF_ONE: Readonly<Partial<Record<Event['kind'], Phrase>>> = {
  'battle-declared': {
    en: '{attacker} on {from} attacks {unit} on {at}: 1 die',
    fr: 'Combat : {attacker} en {from} contre {unit} en {at}, 1 dé',
  },
  'figures-lost': { en: '{unit} on {at} loses 1 figure', fr: 'Pertes : {unit} en {at}, 1 figurine' },
  'figures-recovered': { en: '{unit} on {at} gets 1 figure back', fr: 'Renforts : {unit} en {at}, 1 figurine' },
  'cards-handed-out': { en: '1 card for the {post}', fr: '1 carte : {post}' },
  ...MORE_EVENT_OF_ONE,
};

/** Dice that nobody in particular is the target of. */
export const PLAIN_ROLL: Phrase = { en: '{side} roll', fr: '{side} : jet' };
/** A card that acts as another one. */
export const ACTING_AS: Phrase = { en: '{card} (as {as})', fr: '{card} (comme {as})' };
export const A_CARD: Phrase = { en: 'a card', fr: 'une carte' };
export const A_UNIT: Phrase = { en: 'a unit', fr: 'une unité' };
/** Of a known side, but of which kind is forgotten. */
export const PLAIN_UNIT: Phrase = { en: 'unit', fr: 'unité' };
