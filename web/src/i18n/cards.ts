// The command cards in words: name and one sentence.
import type { Phrase } from './lang';

export interface CardWords {
  readonly name: Phrase;
  readonly text: Phrase;
}

const card = (en: string, fr: string, textEn: string, textFr: string): CardWords => ({
  name: { en, fr },
  text: { en: textEn, fr: textFr },
});

// prettier-ignore
export const CARD_WORDS = {
  'recon-left': card('Recon left', 'Reconnaissance G', '1 unit on your left; then draw 2 cards and keep 1.', '1 unité à gauche ; puis piochez 2 cartes, gardez-en 1.'),
  'recon-center': card('Recon center', 'Reconnaissance C', '1 unit in the center; then draw 2 cards and keep 1.', '1 unité au centre ; puis piochez 2 cartes, gardez-en 1.'),
  'recon-right': card('Recon right', 'Reconnaissance D', '1 unit on your right; then draw 2 cards and keep 1.', '1 unité à droite ; puis piochez 2 cartes, gardez-en 1.'),
  'probe-left': card('Probe left', 'Escarmouche G', '2 units on your left.', '2 unités à gauche.'),
  'probe-center': card('Probe center', 'Escarmouche C', '2 units in the center.', '2 unités au centre.'),
  'probe-right': card('Probe right', 'Escarmouche D', '2 units on your right.', '2 unités à droite.'),
  'attack-left': card('Attack left', 'Attaque G', '3 units on your left.', '3 unités à gauche.'),
  'attack-center': card('Attack center', 'Attaque C', '3 units in the center.', '3 unités au centre.'),
  'attack-right': card('Attack right', 'Attaque D', '3 units on your right.', '3 unités à droite.'),
  'assault-left': card('Assault left', 'Assaut G', 'Every unit on your left.', 'Toutes les unités de gauche.'),
  'assault-center': card('Assault center', 'Assaut C', 'Every unit in the center.', 'Toutes les unités du centre.'),
  'assault-right': card('Assault right', 'Assaut D', 'Every unit on your right.', 'Toutes les unités de droite.'),
  'recon-in-force': card('Recon in force', 'Recon. en force', '1 unit in each of the three sections.', '1 unité dans chacune des trois sections.'),
  'general-advance': card('General advance', 'Avance générale', '2 units in each of the three sections.', '2 unités dans chacune des trois sections.'),
  'pincer-move': card('Pincer move', 'Prise en tenaille', '2 units on your left and 2 on your right.', '2 unités à gauche et 2 à droite.'),
  'air-power': card('Air power', 'Attaque aérienne', 'Up to 4 enemies in a chain: Allies 2 dice each, Axis 1.', "Jusqu'à 4 ennemis contigus : 2 dés chacun, 1 pour l'Axe."),
  ambush: card('Ambush', 'Embuscade', 'Keep it: attacked at close range, you roll first.', "À garder : assailli au contact, vous tirez d'abord."),
  'armor-assault': card('Armor assault', 'Assaut de blindés', '4 armor units; 1 more die in close assault.', '4 blindés ; 1 dé de plus au contact.'),
  'artillery-bombard': card('Artillery bombard', 'Bombardement', 'All guns: each goes up to 3 hexes or battles twice.', 'Tous les canons : 3 hexs de marche ou deux combats.'),
  barrage: card('Barrage', 'Tir de barrage', '4 dice at one enemy unit, wherever it is.', "4 dés contre une unité ennemie, où qu'elle soit."),
  'behind-enemy-lines': card('Behind enemy lines', "Chez l'ennemi", '1 infantry: goes 3, battles with 1 more die, goes 3.', '1 infanterie : 3 hexs, combat avec 1 dé de plus, 3 hexs.'),
  'close-assault': card('Close assault', 'Corps à corps', 'Who stands next to an enemy: no move, 1 more die.', 'Qui touche un ennemi : sans bouger, 1 dé de plus.'),
  'counter-attack': card('Counter-attack', 'Contre-attaque', "Does what the enemy's last card did, mirrored.", "Refait la dernière carte de l'ennemi, en miroir."),
  'dig-in': card('Dig in', 'Retranchement', '4 infantry units get sandbags and stay put.', '4 infanteries reçoivent des sacs de sable et restent.'),
  'direct-from-hq': card('Direct from HQ', 'Ordre du QG', '4 units wherever you like.', '4 unités où vous voulez.'),
  firefight: card('Firefight', 'Fusillade', '4 units away from enemies fire with 1 more die.', "4 unités loin de l'ennemi tirent avec 1 dé de plus."),
  'infantry-assault': card('Infantry assault', "Ruée d'infanterie", 'All infantry of a section: goes 2 and battles, or goes 3.', "L'infanterie d'une section : 2 hexs et combat, ou 3 hexs."),
  'medics-and-mechanics': card('Medics & mechanics', 'Médecins & mécanos', 'Dice bring figures back to 1 unit, and order it.', "Les dés rendent des figurines à 1 unité, et l'activent."),
  'move-out': card('Move out', 'En route', '4 infantry units wherever you like.', '4 infanteries où vous voulez.'),
  'their-finest-hour': card('Their finest hour', "L'heure de gloire", 'Dice say whom you order; all have 1 more die.', 'Les dés disent qui agit ; chacun a 1 dé de plus.'),
  'air-sortie': card('Air sortie', 'Sortie aérienne', 'Brings in or orders an airplane, without an Air Check.', 'Fait venir un avion ou lui donne un ordre, sans test aérien.'),
} as const satisfies Readonly<Record<string, CardWords>>;

export const ALL: Phrase = { en: 'all', fr: 'tout' };
export const FACE_DOWN: Phrase = { en: 'card, face down', fr: 'carte, face cachée' };
