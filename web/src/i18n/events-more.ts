// What happened with mines, caves, ships, tents, the night, the commissar's chip and airplanes.
import type { Phrase } from './lang';

const p = (en: string, fr: string): Phrase => ({ en, fr });

export const MORE_EVENTS = {
  'mines-found': p('Mines on {at} are turned up: {n}', 'Mines découvertes en {at} : {n}'),
  'mines-cleared': p('Mines on {at} are cleared', 'Mines enlevées en {at}'),
  'cave-sealed': p('The cave on {at} is blasted shut', 'Grotte murée en {at}'),
  'visibility-changed': p('Night: one sees {n} hexes far', 'Nuit : on voit à {n} hexs'),
  'cross-hair-placed': p(
    '{attacker} on {from} has found the range to {unit} on {at}',
    'Tir réglé : {attacker} en {from} sur {unit} en {at}',
  ),
  'camouflage-lost': p('{unit} on {at} is no longer camouflaged', 'Plus de camouflage : {unit}, {at}'),
  'unit-landed': p('{unit} lands on {at}', 'Débarquement : {unit}, {at}'),
  'tents-captured': p('HQ tents of the {side} on {at} are captured', 'Tentes du QG prises en {at} : {side}'),
  'tents-retaken': p('{side} retake their HQ tents on {at}', 'Tentes du QG reprises en {at} : {side}'),
  'chip-filled': p('Cards under the chip of the {side}: {n}', 'Cartes sous le jeton, {side} : {n}'),
  'chip-opened': p('{side} take up {n} cards from the chip', '{side} : {n} cartes prises sous le jeton'),
  'general-named': p('The {post} is named: one unit more', 'Désigné, une unité de plus : {post}'),
  'sortie-laid-out': p('{side} lay out an Air Sortie', '{side} : sortie aérienne sur la table'),
  'plane-arrived': p('{side}: {plane} comes in over {at}', '{side} : arrivée du {plane} en {at}'),
  'plane-ordered': p('{side}: the airplane on {at} is ordered', '{side} : ordre à l’avion en {at}'),
  'plane-moved': p('{side}: an airplane flies {from} → {at}', '{side} : vol {from} → {at}'),
  'plane-acted': p('{side}: {deed} from {at}', '{side} : {deed}, {at}'),
  'plane-lost': p('{side} lose an airplane over {at}', '{side} : avion perdu en {at}'),
  'plane-left': p('{side}: the airplane over {at} flies home', '{side} : l’avion en {at} rentre'),
} as const satisfies Readonly<Record<string, Phrase>>;

export const MORE_EVENT_OF_ONE = {
  'visibility-changed': p('Night: one sees 1 hex far', 'Nuit : on voit à 1 hex'),
  'chip-opened': p('{side} take up 1 card from the chip', '{side} : 1 carte prise sous le jeton'),
} as const satisfies Readonly<Record<string, Phrase>>;

/** The last step of the dial. */
export const DAY_BREAKS: Phrase = p('Day breaks: the night is over', 'Le jour se lève : la nuit est finie');
/** A marker without mines. */
export const NO_MINES: Phrase = p(
  'No mines on {at}: the marker was a 0',
  'Pas de mines en {at} : le marqueur était un 0',
);
/** Dice that an airplane of one's own has to pass, or that are rolled at one of the enemy. */
export const AIR_CHECK: Phrase = p('{side}: Air Check for the airplane on {at}', '{side} : test aérien en {at}');
export const AIR_FIGHT: Phrase = p('{side} roll against the airplane on {at}', '{side} : jet contre l’avion en {at}');
/** Dice that a side rolls where its own unit stands: mines, ice, caves, the hospital. */
export const OWN_ROLL: Phrase = p('{side} roll for {unit} on {at}', '{side} : jet pour {unit} en {at}');
