// A short word on everything that can be pointed at: cards, terrain, works, units. Facts in our own words.
import type { Terrain, UnitType, Work } from '../board/types';
import type { CardName } from '../cards/types';
import type { Phrase } from './lang';

const p = (en: string, fr: string): Phrase => ({ en, fr });

const recon = p(
  'When the turn ends you look at two cards and keep the better one.',
  'En fin de tour, vous regardez deux cartes et gardez la meilleure.',
);
const plain = p(
  'A number is a limit, not a duty. Units on the line between two sections belong to both.',
  'Le nombre est un maximum. Une unité sur la ligne entre deux sections appartient aux deux.',
);

// prettier-ignore
export const CARD_HELP: Readonly<Record<CardName, Phrase>> = {
  'recon-left': recon,
  'recon-center': recon,
  'recon-right': recon,
  'probe-left': plain,
  'probe-center': plain,
  'probe-right': plain,
  'attack-left': plain,
  'attack-center': plain,
  'attack-right': plain,
  'assault-left': p('Everybody in that section may act, also those on its border line.', 'Toute la section peut agir, ligne de bordure comprise.'),
  'assault-center': p('Everybody in the center may act, also those on its two border lines.', 'Tout le centre peut agir, lignes de bordure comprises.'),
  'assault-right': p('Everybody in that section may act, also those on its border line.', 'Toute la section peut agir, ligne de bordure comprise.'),
  'recon-in-force': p('One unit in every section. The draw at the end is an ordinary one.', 'Une unité par section. La pioche finale est ordinaire.'),
  'general-advance': p('Two units in every section, six in all.', 'Deux unités par section, six en tout.'),
  'pincer-move': p('Both flanks close in; the center has to wait.', 'Les deux flancs se referment ; le centre attend.'),
  'air-power': p('Name up to four enemy units that touch one another. Cover does not help them; their symbol, grenades and stars hit, and no flag can be ignored.', 'Désignez jusqu’à quatre unités ennemies qui se touchent. Aucun abri ; symbole, grenade et étoile touchent, aucun drapeau n’est ignoré.'),
  ambush: p('Not for your own turn. When an enemy assaults a neighbour hex of yours, your unit rolls first; if the attacker falls or gives way, his attack is off.', 'Pas à votre tour. Si l’ennemi assaille au contact, votre unité tire d’abord ; s’il tombe ou recule, son attaque est annulée.'),
  'armor-assault': p('The extra die counts only against neighbours. Without any armor you order one unit of your choice.', 'Le dé de plus ne vaut qu’au contact. Sans blindés, activez une unité au choix.'),
  'artillery-bombard': p('Each gun chooses: three hexes, or two battles one after the other. Without guns you order one unit of your choice.', 'Chaque canon choisit : trois hexs, ou deux combats de suite. Sans canon, activez une unité au choix.'),
  barrage: p('Four dice on any enemy unit. No cover and no ignored flags; stars miss.', 'Quatre dés sur une unité ennemie. Ni abri ni drapeau ignoré ; les étoiles manquent.'),
  'behind-enemy-lines': p('Terrain does not slow this unit, but cover it just entered still keeps it from battle. Without infantry you order one unit of your choice.', 'Le terrain ne la ralentit pas, mais l’abri où elle entre empêche le combat. Sans infanterie, une unité au choix.'),
  'close-assault': p('Infantry and armor beside an enemy attack without moving. Taking ground and overrun as usual, the overrun without the extra die.', 'Infanterie et blindés au contact attaquent sans bouger. Prise de terrain et percée permises, la percée sans dé en plus.'),
  'counter-attack': p('Left becomes right: it is the same strip of the board. Before the enemy has played a card it does nothing.', 'Gauche devient droite : c’est la même bande du plateau. Sans carte ennemie avant elle, elle ne fait rien.'),
  'dig-in': p('Those who dig neither move nor battle. Sandbags take a die from attackers and let one flag be ignored.', 'Qui se retranche ne bouge ni ne combat. Les sacs ôtent un dé à l’attaquant et laissent ignorer un drapeau.'),
  'direct-from-hq': p('Any kind of unit, in any section.', 'Toute unité, dans toute section.'),
  firefight: p('Only units with no enemy beside them. They stay where they are and fire with one die more.', 'Seulement les unités sans ennemi voisin. Elles restent et tirent avec un dé de plus.'),
  'infantry-assault': p('One section; all its infantry. Two hexes and a battle, or three hexes without.', 'Une section ; toute son infanterie. Deux hexs et combat, ou trois sans.'),
  'medics-and-mechanics': p('One die for each of your cards, this one included. Its own symbol and stars give figures back; if any came, the unit may act.', 'Un dé par carte, celle-ci comprise. Son symbole et les étoiles rendent des figurines ; s’il en vient, l’unité peut agir.'),
  'move-out': p('Infantry only. Without infantry you order one unit of your choice.', 'Infanterie seulement. Sans infanterie, une unité au choix.'),
  'their-finest-hour': p('One die for each of your cards, this one included: soldiers order infantry, tanks armor, stars anybody. Then all cards are shuffled.', 'Un dé par carte, celle-ci comprise : soldat pour infanterie, char pour blindés, étoile pour tous. Puis on mélange les cartes.'),
};

// prettier-ignore
export const TERRAIN_HELP: Readonly<Record<Terrain, Phrase>> = {
  countryside: p('Nothing in the way.', 'Aucun obstacle.'),
  forest: p('A move ends here; no battle in the turn of entry. Infantry attacks it with 1 die less, armor with 2. Hides what is behind.', 'On s’y arrête ; pas de combat le tour d’entrée. L’infanterie l’attaque avec 1 dé de moins, les blindés 2. Bouche la vue.'),
  hedgerow: p('Enter only from the next hex, leave by one hex. No battle in the turn of entry. Attacked with 1 die less, by armor 2. Hides.', 'On y entre de l’hex voisin, on en sort d’un hex. Pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Bouche la vue.'),
  hill: p('Attacked from below with 1 die less. Hides what is behind, except between hexes of one hill.', 'Attaquée d’en bas : 1 dé de moins. Bouche la vue, sauf entre hexs d’une même colline.'),
  cliff: p('A hill. Climbing from the shore counts two hexes.', 'Une colline. Y grimper du rivage compte deux hexs.'),
  bluff: p('A hill. Climbing from the shore counts two hexes; armor cannot.', 'Une colline. Y grimper du rivage compte deux hexs ; interdit aux blindés.'),
  steep: p('A hill. Climbing it counts two hexes.', 'Une colline. Y grimper compte deux hexs.'),
  impassable: p('Nobody gets in. Hides like a hill.', 'Personne n’y entre. Bouche la vue comme une colline.'),
  town: p('A move ends here; no battle in the turn of entry. Attacked with 1 die less, by armor 2. Armor inside battles with 2 dice less. Hides.', 'On s’y arrête ; pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Les blindés y combattent avec 2 dés de moins. Bouche la vue.'),
  river: p('Only by a bridge. One may fire across.', 'Seulement par un pont. On peut tirer par-dessus.'),
  beach: p('A move that enters it has two hexes at most.', 'Deux hexs au plus si l’on y entre.'),
  ocean: p('One hex at a time, no battle from it, no retreat into it.', 'Un hex à la fois ; ni combat, ni repli.'),
};

// prettier-ignore
export const WORK_HELP: Readonly<Record<Work, Phrase>> = {
  bridge: p('Crosses the river like open ground.', 'Franchit la rivière comme un terrain libre.'),
  bunker: p('For its owner: attacked with 1 die less, by armor 2, and one flag ignored. Infantry only may enter. Hides.', 'À son camp : 1 dé de moins, blindés 2, un drapeau ignoré. L’infanterie seule entre. Bouche la vue.'),
  'sea-wall': p('For its owner: attacked with 1 die less, one flag ignored.', 'À son camp : 1 dé de moins, un drapeau ignoré.'),
  hedgehog: p('Only infantry enters; it may ignore one flag there.', 'L’infanterie seule y entre ; elle peut ignorer un drapeau.'),
  wire: p('A move ends here. Infantry on it has 1 die less, or clears it instead of battling. Armor crushes it.', 'On s’y arrête. L’infanterie y perd 1 dé, ou l’enlève au lieu de combattre. Les blindés l’écrasent.'),
  sandbags: p('Attacked with 1 die less, one flag ignored. Gone once their unit leaves.', '1 dé de moins, un drapeau ignoré. Disparaissent quand l’unité part.'),
};

// prettier-ignore
export const UNIT_HELP: Readonly<Record<UnitType, Phrase>> = {
  infantry: p('Goes 1 hex and battles, or 2 without. Dice by distance 3, 2, 1.', '1 hex et combat, ou 2 sans. Dés selon la distance 3, 2, 1.'),
  'special-forces': p('Goes 2 hexes and still battles. Dice by distance 3, 2, 1.', '2 hexs et combat. Dés selon la distance 3, 2, 1.'),
  resistance: p('Goes 1 hex and battles, also from cover just entered, or 2 without. Falls back one to three hexes a flag. Dice 3, 2, 1.', '1 hex et combat, même de l’abri où elle entre, ou 2 sans. Un à trois hexs de repli par drapeau. Dés 3, 2, 1.'),
  armor: p('Goes 3 hexes and battles. Three dice up to 3 hexes away. After taking ground it battles once more.', '3 hexs et combat. Trois dés jusqu’à 3 hexs. Après une prise de terrain, il combat encore.'),
  'elite-armor': p('Armor with four figures.', 'Des blindés à quatre figurines.'),
  artillery: p('Goes 1 hex or battles. Needs no sight; dice by distance 3, 3, 2, 2, 1, 1. Only grenades hit it.', '1 hex ou combat. Tire sans voir ; dés selon la distance 3, 3, 2, 2, 1, 1. Seules les grenades la touchent.'),
};
