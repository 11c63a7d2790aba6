// The adviser's words. `{what}` of the sentences is one of the deeds.
import type { Phrase } from './lang';

export const HINT = {
  ask: { en: 'Hint', fr: 'Conseil' },
  askLong: { en: 'Ask the general what he would do (H)', fr: 'Demander au général ce qu’il ferait (H)' },
  thinking: { en: 'Thinking…', fr: 'Il réfléchit…' },
  title: { en: 'The general’s advice', fr: 'Le conseil du général' },
  would: { en: 'The general would: {what}.', fr: 'Le général ferait ceci : {what}.' },
  wouldAndSees: {
    en: 'The general would: {what}, and sees your chances at {chance}.',
    fr: 'Le général ferait ceci : {what}. Il estime vos chances à {chance}.',
  },
  follow: { en: 'Do it', fr: 'Le faire' },
  mark: { en: 'advised', fr: 'conseillé' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What is done, by the kind of the choice; those that are not here are called what their button is called. */
export const DEED = {
  play: { en: 'play {card}', fr: 'jouer {card}' },
  playAs: { en: 'play {card} as {as}', fr: 'jouer {card} en {as}' },
  keep: { en: 'keep {card}', fr: 'garder {card}' },
  place: { en: 'lay down {card}, {section}', fr: 'poser {card}, {section}' },
  placeAs: { en: 'lay down {card} as {as}, {section}', fr: 'poser {card} en {as}, {section}' },
  'hand-out': { en: 'hand {card} to the {who}', fr: 'donner {card} : {who}' },
  'take-back': { en: 'take {card} back', fr: 'reprendre {card}' },
  chip: { en: 'put {card} under the chip', fr: 'mettre {card} sous le jeton' },
  unchip: { en: 'take {card} back from the chip', fr: 'reprendre {card} du jeton' },
  order: { en: 'order the {unit} on {at}', fr: 'activer : {unit} en {at}' },
  move: { en: 'move the {unit} {at} → {to}', fr: 'déplacer : {unit}, {at} → {to}' },
  battle: { en: 'attack the {target} on {to} from {at}', fr: 'attaquer : {target} en {to}, depuis {at}' },
  retreat: { en: 'fall back {at} → {to}', fr: 'se replier {at} → {to}' },
  target: { en: 'name the {target} on {to} as a target', fr: 'désigner comme cible : {target} en {to}' },
  patient: { en: 'restore the {target} on {to}', fr: 'rétablir : {target} en {to}' },
  strike: { en: 'strike the {target} on {to}', fr: 'frapper : {target} en {to}' },
  aim: { en: 'jump at {to}', fr: 'sauter en {to}' },
  hex: { en: 'choose {to}', fr: 'choisir {to}' },
  section: { en: 'choose the {section}', fr: 'choisir : {section}' },
  'order-plane': { en: 'order the airplane on {at}', fr: 'activer l’avion en {at}' },
  'bring-in': { en: 'bring the {plane} in on {to}', fr: 'faire arriver en {to} : {plane}' },
  fly: { en: 'fly {at} → {to}', fr: 'voler {at} → {to}' },
} as const satisfies Readonly<Record<string, Phrase>>;
