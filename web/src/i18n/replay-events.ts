// What happened, a phrase for each kind of event. French names the thing and not the deed, so that nothing has to agree
// with the gender of a unit.
import type { Event } from '../protocol';
import type { Phrase } from './lang';

export const EVENT: Readonly<Record<Event['kind'], Phrase>> = {
  'turn-began': { en: 'Turn {n}: {side}', fr: 'Tour {n} : {side}' },
  'card-played': { en: '{side} play {card}', fr: '{side} : carte {card}' },
  'nothing-to-copy': { en: 'There is nothing to copy', fr: 'Il n’y a rien à copier' },
  'section-chosen': { en: 'A section is chosen', fr: 'Une section est choisie' },
  'dice-rolled': { en: 'Dice', fr: 'Dés' },
  'unit-ordered': { en: '{unit} on {at} is ordered', fr: 'Ordre : {unit}, {at}' },
  'unit-moved': { en: '{unit} moves {from} → {at}', fr: 'Mouvement : {unit}, {from} → {at}' },
  'battle-declared': {
    en: '{attacker} on {from} attacks {unit} on {at}: {n} dice',
    fr: 'Combat : {attacker} en {from} contre {unit} en {at}, {n} dé(s)',
  },
  'figures-lost': { en: '{unit} on {at} loses {n}', fr: 'Pertes : {unit} en {at}, {n}' },
  'unit-eliminated': { en: '{unit} on {at} is destroyed', fr: 'Unité détruite : {unit}, {at}' },
  'figures-recovered': { en: '{unit} on {at} gets {n} back', fr: 'Renforts : {unit} en {at}, {n}' },
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
  'battle-over': { en: 'The battle is over: {side}', fr: 'La bataille est finie : {side}' },
  'cards-handed-out': { en: '{post} gets {n} card(s)', fr: '{post} : {n} carte(s)' },
  'card-placed': { en: '{post} shows {card}', fr: '{post} : carte {card}' },
  'visit-began': { en: 'The commander visits: {post}', fr: 'Le commandant visite : {post}' },
  'visit-ended': { en: 'The visit is over', fr: 'La visite est finie' },
  'initiative-rolled': { en: '{post} tries the initiative', fr: 'Initiative : {post}' },
  'unit-exited': { en: '{unit} leaves the board at {from}', fr: 'Sortie : {unit}, {from}' },
};

/** A card that acts as another one. */
export const ACTING_AS: Phrase = { en: '{card} (as {as})', fr: '{card} (comme {as})' };
export const A_CARD: Phrase = { en: 'a card', fr: 'une carte' };
export const A_UNIT: Phrase = { en: 'a unit', fr: 'une unité' };
