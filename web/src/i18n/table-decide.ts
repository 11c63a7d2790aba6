// Every decision in words: what you do now, what others are waited for, and what the main button says.
import type { Decision } from '../protocol';
import { GO_ON_MORE, MORE_CHOICES, MORE_DECIDE } from './decide-more';
import type { Phrase } from './lang';

export interface DecisionWords {
  /** To the one who is asked. */
  readonly now: Phrase;
  /** To those who wait; `{who}` is the one who is asked. */
  readonly wait: Phrase;
  /** The guide's word, the first time. */
  readonly guide: Phrase;
}

const words = (
  now: readonly [string, string],
  wait: readonly [string, string],
  guide: readonly [string, string],
): DecisionWords => ({
  now: { en: now[0], fr: now[1] },
  wait: { en: wait[0], fr: wait[1] },
  guide: { en: guide[0], fr: guide[1] },
});

// prettier-ignore
export const DECIDE: Readonly<Record<Decision, DecisionWords>> = {
  airdrop: words(
    ['Choose where the next unit jumps.', 'Choisissez où saute la prochaine unité.'],
    ['{who}: dropping paratroopers', '{who} : largage de parachutistes'],
    ['Your paratroopers aim at the hex you choose, but the wind carries them. Who lands on another unit or off the map is lost.', 'Vos parachutistes visent l’hex choisi, mais le vent les emporte. Qui tombe sur une unité ou hors carte est perdu.']),
  play: words(
    ['Play a command card.', 'Jouez une carte de commandement.'],
    ['{who}: choosing a card', '{who} : choix d’une carte'],
    ['Every turn begins with a card. It says how many units you may order, and in which part of the board. Glowing cards can be played: choose one, then press the button.', 'Chaque tour commence par une carte. Elle dit combien d’unités vous activez, et où. Les cartes qui brillent sont jouables : choisissez-en une, puis pressez le bouton.']),
  section: words(
    ['Choose a section for your infantry.', 'Choisissez une section pour votre infanterie.'],
    ['{who}: choosing a section', '{who} : choix d’une section'],
    ['All infantry of the section you choose gets an order.', 'Toute l’infanterie de la section choisie est activée.']),
  patient: words(
    ['Choose a weakened unit to restore.', 'Choisissez une unité affaiblie à rétablir.'],
    ['{who}: restoring a unit', '{who} : unité à rétablir'],
    ['Dice will give figures back to the unit you choose: its own symbol and stars count.', 'Les dés rendront des figurines à l’unité choisie : son symbole et les étoiles comptent.']),
  order: words(
    ['Order units: click those that glow.', 'Activez des unités : cliquez celles qui brillent.'],
    ['{who}: giving orders', '{who} : distribution des ordres'],
    ['Only ordered units move and battle this turn. Click the units you want, then end the orders. Undo is free here.', 'Seules les unités activées bougent et combattent ce tour. Cliquez-les, puis terminez. On peut annuler librement.']),
  move: words(
    ['Move your ordered units.', 'Déplacez vos unités activées.'],
    ['{who}: moving', '{who} : déplacements'],
    ['Click a glowing unit, then a marked hex. A full dot: it may still battle from there; a ring: no battle after that move. Point at a hex to see whom it could attack.', 'Cliquez une unité qui brille, puis un hex marqué. Point plein : elle pourra combattre ; anneau : plus de combat. Pointez un hex pour voir ses cibles.']),
  battle: words(
    ['Battle: choose a unit, then its target.', 'Combat : choisissez une unité, puis sa cible.'],
    ['{who}: battling', '{who} : combats'],
    ['Click a glowing unit, then a ringed enemy. The number is how many dice you roll. Point at the enemy first to see the odds.', 'Cliquez une unité qui brille, puis un ennemi cerclé. Le nombre est celui des dés. Pointez l’ennemi pour voir vos chances.']),
  target: words(
    ['Name the targets of your strike.', 'Désignez les cibles de votre frappe.'],
    ['{who}: naming targets', '{who} : désignation des cibles'],
    ['Click enemy units. For an air strike they must form one chain of neighbours.', 'Cliquez des unités ennemies. Pour une frappe aérienne, elles se touchent de proche en proche.']),
  strike: words(
    ['Which target is struck next?', 'Quelle cible est frappée maintenant ?'],
    ['{who}: striking', '{who} : frappe'],
    ['You decide the order in which the named targets are struck. Retreats of the first may block the next.', 'Vous choisissez l’ordre des frappes. Le repli de la première peut gêner la suivante.']),
  'battle-again': words(
    ['This gun may fire once more.', 'Ce canon peut tirer encore une fois.'],
    ['{who}: may fire again', '{who} : second tir possible'],
    ['Under this card each gun battles twice. The second target may be another.', 'Avec cette carte, chaque canon combat deux fois. La seconde cible peut être une autre.']),
  'second-move': words(
    ['This unit may move again.', 'Cette unité peut encore bouger.'],
    ['{who}: may move again', '{who} : second déplacement possible'],
    ['Behind enemy lines your unit slips away after its battle: up to three more hexes.', 'Derrière les lignes, votre unité s’éclipse après le combat : jusqu’à trois hexs.']),
  ambush: words(
    ['You are assaulted. Let it happen, or spring an ambush?', 'On vous assaille. Laisser faire, ou tendre une embuscade ?'],
    ['{who}: may answer the assault', '{who} : réponse possible à l’assaut'],
    ['The enemy attacks from the next hex. With the Ambush card your unit would roll first. Without it there is nothing to decide.', 'L’ennemi attaque de l’hex voisin. Avec la carte Embuscade, votre unité tirerait d’abord. Sans elle, rien à décider.']),
  'ignore-flag': words(
    ['A flag: hold the position, or fall back?', 'Un drapeau : tenir la position, ou se replier ?'],
    ['{who}: deciding about a flag', '{who} : décision sur un drapeau'],
    ['Your unit stands behind cover that lets it ignore one flag. You may still fall back if you prefer.', 'Votre unité est à l’abri et peut ignorer un drapeau. Vous pouvez aussi vous replier.']),
  retreat: words(
    ['Your unit must fall back: choose where.', 'Votre unité doit se replier : choisissez où.'],
    ['{who}: falling back', '{who} : repli'],
    ['Each flag is one hex towards your own edge. If the way is blocked, a figure is lost instead.', 'Chaque drapeau est un hex vers votre bord. Si la voie est barrée, on perd une figurine.']),
  'take-ground': words(
    ['The hex is free: take the ground?', 'L’hex est libre : prendre le terrain ?'],
    ['{who}: may take the ground', '{who} : prise de terrain possible'],
    ['After a won close assault your unit may step into the empty hex. Armor may then battle once more.', 'Après un assaut gagné, votre unité peut entrer dans l’hex vide. Des blindés peuvent alors combattre encore.']),
  overrun: words(
    ['Overrun: your armor may battle once more.', 'Percée : vos blindés peuvent combattre encore.'],
    ['{who}: may overrun', '{who} : percée possible'],
    ['Armor that took ground battles a second time, from where it stands now.', 'Les blindés qui ont pris le terrain combattent une seconde fois, d’où ils sont.']),
  keep: words(
    ['Keep one of the cards you drew.', 'Gardez l’une des cartes piochées.'],
    ['{who}: choosing a card to keep', '{who} : choix de la carte à garder'],
    ['Recon shows you two cards. One joins your hand, the other is discarded openly.', 'La reconnaissance montre deux cartes. L’une va dans votre main, l’autre est défaussée.']),
  'hand-out': words(
    ['Hand out cards to your generals, up to three.', 'Distribuez jusqu’à trois cartes à vos généraux.'],
    ['{who}: handing out cards', '{who} : distribution des cartes'],
    ['Drag a card onto a general’s tray, or choose the card and then the tray. Keep at least one card. The telephone lets you talk with one general this turn.', 'Glissez une carte sur le plateau d’un général, ou choisissez carte puis plateau. Gardez au moins une carte. Le téléphone permet de parler à un général ce tour.']),
  place: words(
    ['Lay down the card you were given.', 'Posez la carte reçue.'],
    ['{who}: laying a card down', '{who} : pose d’une carte'],
    ['Your commander sent you this card. Say in which section of your wing it works.', 'Votre commandant vous envoie cette carte. Dites dans quelle section de votre aile elle agit.']),
  initiative: words(
    ['No card for you. Try your luck with a die?', 'Pas de carte. Tenter votre chance au dé ?'],
    ['{who}: may try his luck', '{who} : initiative possible'],
    ['A soldier, tank or star lets one unit act. A flag sends one back, a grenade costs a figure.', 'Soldat, blindé ou étoile : une unité agit. Drapeau : une recule. Grenade : une figurine perdue.']),
  'initiative-flag': words(
    ['A flag: choose a unit that falls back.', 'Un drapeau : choisissez une unité qui se replie.'],
    ['{who}: must give way', '{who} : doit céder'],
    ['The roll went badly: one of your units falls back one hex and is out of this turn.', 'Mauvais jet : l’une de vos unités recule d’un hex et ne joue plus ce tour.']),
  'initiative-loss': words(
    ['A bad roll: choose a unit that loses a figure.', 'Mauvais jet : choisissez une unité qui perd une figurine.'],
    ['{who}: paying for a bad roll', '{who} : prix d’un mauvais jet'],
    ['One of your units loses a figure and is out of this turn.', 'L’une de vos unités perd une figurine et ne joue plus ce tour.']),
  ...MORE_DECIDE,
};

/** `done` and `pass` in each decision; `left` if units could still do something. */
export const GO_ON: Readonly<
  Partial<Record<Decision, { readonly plain: Phrase; readonly left?: Phrase; readonly one?: Phrase }>>
> = {
  play: { plain: { en: 'Pass: no card can be played', fr: 'Passer : aucune carte jouable' } },
  patient: { plain: { en: 'Nobody to restore: go on', fr: 'Personne à rétablir : continuer' } },
  order: {
    plain: { en: 'End orders', fr: 'Fin des ordres' },
    left: { en: 'End orders: {n} more possible', fr: 'Fin des ordres : encore {n} possibles' },
    one: { en: 'End orders: 1 more possible', fr: 'Fin des ordres : encore 1 possible' },
  },
  move: {
    plain: { en: 'End moves', fr: 'Fin des déplacements' },
    left: { en: 'End moves: {n} units have not moved', fr: 'Fin des déplacements : {n} unités immobiles' },
    one: { en: 'End moves: 1 unit has not moved', fr: 'Fin des déplacements : 1 unité immobile' },
  },
  battle: {
    plain: { en: 'End the turn', fr: 'Fin du tour' },
    left: { en: 'End the turn: {n} units could battle', fr: 'Fin du tour : {n} unités pourraient combattre' },
    one: { en: 'End the turn: 1 unit could battle', fr: 'Fin du tour : 1 unité pourrait combattre' },
  },
  target: { plain: { en: 'These are the targets', fr: 'Voilà les cibles' } },
  ambush: { plain: { en: 'Let them attack', fr: 'Laisser attaquer' } },
  'ignore-flag': { plain: { en: 'Fall back', fr: 'Se replier' } },
  retreat: { plain: { en: 'Far enough', fr: 'Assez loin' } },
  'take-ground': { plain: { en: 'Stay', fr: 'Rester' } },
  overrun: { plain: { en: 'No further battle', fr: 'Pas d’autre combat' } },
  'battle-again': { plain: { en: 'No second battle', fr: 'Pas de second combat' } },
  'second-move': { plain: { en: 'Stay', fr: 'Rester' } },
  'hand-out': { plain: { en: 'Send the orders', fr: 'Envoyer les ordres' } },
  initiative: { plain: { en: 'Do nothing', fr: 'Ne rien faire' } },
  'initiative-flag': { plain: { en: 'Go on', fr: 'Continuer' } },
  chip: { plain: GO_ON_MORE.chip },
  fly: { plain: GO_ON_MORE.fly },
};

/** A general only ends his own part of the turn. */
export const GENERAL_BATTLES = {
  plain: { en: 'End battles', fr: 'Fin des combats' },
  left: { en: 'End battles: {n} units could battle', fr: 'Fin des combats : {n} unités pourraient combattre' },
  one: { en: 'End battles: 1 unit could battle', fr: 'Fin des combats : 1 unité pourrait combattre' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What a choice is called on a button or in the small menu of a unit. */
export const CHOICES = {
  done: { en: 'Done', fr: 'Terminé' },
  pass: { en: 'Pass', fr: 'Passer' },
  order: { en: 'Order', fr: 'Activer' },
  move: { en: 'Move here', fr: 'Aller ici' },
  via: { en: 'Move through the sandbags', fr: 'Passer par les sacs de sable' },
  battle: { en: 'Attack', fr: 'Attaquer' },
  retreat: { en: 'Fall back here', fr: 'Se replier ici' },
  'remove-wire': { en: 'Clear the wire', fr: 'Enlever les barbelés' },
  exit: { en: 'Leave the board', fr: 'Quitter le plateau' },
  ambush: { en: 'Ambush!', fr: 'Embuscade !' },
  'ignore-flag': { en: 'Hold the position', fr: 'Tenir la position' },
  'take-ground': { en: 'Take the ground', fr: 'Prendre le terrain' },
  initiative: { en: 'Roll the die', fr: 'Lancer le dé' },
  'lose-figure': { en: 'Lose a figure', fr: 'Perdre une figurine' },
  target: { en: 'Target', fr: 'Cible' },
  strike: { en: 'Strike now', fr: 'Frapper' },
  aim: { en: 'Jump here', fr: 'Sauter ici' },
  section: { en: 'The {section}', fr: 'La {section}' },
  visit: { en: 'Visit: {who}', fr: 'Visiter : {who}' },
  'end-visit': { en: 'End the visit', fr: 'Finir la visite' },
  place: { en: '{card}: {section}', fr: '{card} : {section}' },
  placeAs: { en: '{card} as {as}: {section}', fr: '{card} en {as} : {section}' },
  ...MORE_CHOICES,
} as const satisfies Readonly<Record<string, Phrase>>;
