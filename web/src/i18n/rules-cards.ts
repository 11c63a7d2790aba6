// Each card at length: how often it is in the deck, and for tactic cards what the short sentence on it leaves out.
import type { CardName } from '../cards/types';
import { say } from '../rules/chapter';
import type { Phrase } from './lang';

/** In one deck; the two Air sorties only where the Air rules are in force. */
export const COPIES: Readonly<Record<CardName, number>> = {
  'recon-left': 2,
  'recon-center': 2,
  'recon-right': 2,
  'probe-left': 4,
  'probe-center': 5,
  'probe-right': 4,
  'attack-left': 3,
  'attack-center': 4,
  'attack-right': 3,
  'assault-left': 2,
  'assault-center': 2,
  'assault-right': 2,
  'recon-in-force': 3,
  'general-advance': 1,
  'pincer-move': 1,
  'air-power': 1,
  ambush: 1,
  'armor-assault': 2,
  'artillery-bombard': 1,
  barrage: 1,
  'behind-enemy-lines': 1,
  'close-assault': 1,
  'counter-attack': 2,
  'dig-in': 1,
  'direct-from-hq': 2,
  firefight: 1,
  'infantry-assault': 2,
  'medics-and-mechanics': 1,
  'move-out': 2,
  'their-finest-hour': 1,
  'air-sortie': 2,
};

export const TACTICS: Readonly<Partial<Record<CardName, Phrase>>> = {
  'air-power': say(
    'Name one to four enemy units that touch each other in one group, anywhere. Each is attacked with 2 dice if the Allies play the card, with 1 if the Axis does. Cover does not help; its own symbol, grenade and star hit; flags cannot be ignored. You choose in which order the targets are struck.',
    'Désignez de une à quatre unités ennemies qui se touchent en un seul groupe, n’importe où. Chacune est attaquée avec 2 dés si les Alliés jouent la carte, 1 si c’est l’Axe. Le couvert n’aide pas ; son symbole, la grenade et l’étoile touchent ; les drapeaux ne s’ignorent pas. Vous choisissez l’ordre des frappes.',
  ),
  ambush: say(
    'Played on the enemy’s turn, when one of your units is attacked by an adjacent one, before the dice. Your unit rolls first, as in close assault. If the attacker is destroyed or leaves its hex, its attack is off; else it goes on. You draw a new card at the end of the turn. It cannot be played on your own turn.',
    'Se joue au tour de l’ennemi, quand une de vos unités est attaquée au contact, avant les dés. Votre unité tire d’abord, comme au contact. Si l’attaquant est détruit ou quitte son hex, son attaque tombe ; sinon elle a lieu. Vous repiochez à la fin du tour. Elle ne se joue pas à votre propre tour.',
  ),
  'armor-assault': say(
    'Orders up to four armor units anywhere. In close assault, overrun included, they roll one more die; not at a distance.',
    'Donne un ordre à quatre blindés au plus, où qu’ils soient. Au contact, percée comprise, ils lancent un dé de plus ; pas à distance.',
  ),
  'artillery-bombard': say(
    'Orders all your artillery. Each gun either moves up to three hexes or battles twice in a row; the second target may be another one. Guns in a bunker may battle twice but not move.',
    'Donne un ordre à toute votre artillerie. Chaque pièce va jusqu’à trois hexs ou combat deux fois de suite ; la seconde cible peut être une autre. Dans un bunker, elle peut tirer deux fois mais pas bouger.',
  ),
  barrage: say(
    'One enemy unit anywhere is attacked with four dice. Cover does not help, stars miss, flags cannot be ignored.',
    'Une unité ennemie, où qu’elle soit, est attaquée avec quatre dés. Le couvert n’aide pas, les étoiles manquent, les drapeaux ne s’ignorent pas.',
  ),
  'behind-enemy-lines': say(
    'One infantry unit moves up to three hexes, may battle with one more die, and moves up to three again. Ground does not slow these moves; but it may not battle in a forest, hedgerow or town that it entered this turn, nor in the ocean.',
    'Une infanterie va jusqu’à trois hexs, peut combattre avec un dé de plus, puis repart jusqu’à trois hexs. Le terrain ne freine pas ces mouvements ; mais elle ne combat ni dans une forêt, un bocage ou une ville où elle est entrée ce tour-ci, ni dans l’océan.',
  ),
  'close-assault': say(
    'Orders all infantry and armor next to an enemy. They do not move first; each may close assault with one more die. Taking ground and overrun are allowed, the overrun without the extra die.',
    'Donne un ordre à toute infanterie et tout blindé au contact d’un ennemi. Ils ne bougent pas d’abord ; chacun peut assaillir au contact avec un dé de plus. Prise de terrain et percée sont permises, la percée sans ce dé.',
  ),
  'counter-attack': say(
    'Becomes a copy of the card with which the enemy began his last turn, with your units and your numbers. Left becomes right and right left: the same strip of the board. An Ambush is never copied; with nothing to copy it does nothing.',
    'Devient une copie de la carte par laquelle l’ennemi a commencé son dernier tour, avec vos unités et vos nombres. La gauche devient la droite et l’inverse : la même bande du plateau. L’Embuscade ne se copie jamais ; s’il n’y a rien à copier, elle ne fait rien.',
  ),
  'dig-in': say(
    'Up to four infantry units get sandbags where they stand (not in the ocean) and neither move nor battle. Twelve pieces exist in all.',
    'Quatre infanteries au plus reçoivent des sacs de sable là où elles sont (pas dans l’océan) ; elles ne bougent ni ne combattent. Il en existe douze en tout.',
  ),
  'direct-from-hq': say(
    'Orders up to four units of any kind, anywhere.',
    'Donne un ordre à quatre unités de tout genre, où qu’elles soient.',
  ),
  firefight: say(
    'Orders up to four units that have no enemy next to them. They do not move, and fire with one more die. Whoever has an enemy next to it when its turn comes has lost its shot.',
    'Donne un ordre à quatre unités au plus qui ne touchent aucun ennemi. Elles ne bougent pas et tirent avec un dé de plus. Celle qui touche un ennemi quand vient son tour a perdu son tir.',
  ),
  'infantry-assault': say(
    'Choose a section: all your infantry there may move up to two hexes and battle, or three without battle. Ground counts as usual.',
    'Choisissez une section : toute votre infanterie s’y déplace jusqu’à deux hexs et combat, ou trois sans combattre. Le terrain compte comme d’habitude.',
  ),
  'medics-and-mechanics': say(
    'Choose one of your units that lacks figures and roll a die for each card of yours, this one included. Its own symbol and stars each give a figure back (artillery: stars only), never above its full strength. If at least one came back, the unit may be ordered.',
    'Choisissez une de vos unités incomplètes et lancez un dé par carte que vous tenez, celle-ci comprise. Chaque symbole de l’unité et chaque étoile rend une figurine (artillerie : étoiles seulement), jamais au-delà de l’effectif. Si une au moins est revenue, l’unité peut recevoir un ordre.',
  ),
  'move-out': say(
    'Orders up to four infantry units anywhere.',
    'Donne un ordre à quatre infanteries au plus, où qu’elles soient.',
  ),
  'their-finest-hour': say(
    'Roll a die for each card of yours, this one included. Each infantry or armor face orders a unit of that kind, each star any unit. They battle with one more die. Then deck and discards are shuffled together.',
    'Lancez un dé par carte que vous tenez, celle-ci comprise. Chaque face infanterie ou blindé donne un ordre à une unité de ce genre, chaque étoile à n’importe laquelle. Elles combattent avec un dé de plus. Puis pioche et défausse sont mélangées ensemble.',
  ),
  'air-sortie': say(
    'Only with the Air rules. It lies open before its owner and does not count as a card of the hand; whoever draws one draws another card at once. On your turn you may play one alone or together with one section card, not with a tactic card: an airplane of your nation comes in by an edge, a parked one takes off, or the one in flight is ordered, without an Air Check. Played alone it brings no new card.',
    'Seulement avec les règles aériennes. Elle est posée face visible devant son propriétaire et ne compte pas dans la main ; qui en pioche une repioche aussitôt. À votre tour, jouez-en une seule, ou avec une carte de section, jamais avec une carte tactique : un avion de votre nation arrive par un bord, un avion au sol décolle, ou celui en vol reçoit un ordre, sans test aérien. Jouée seule, elle ne fait pas piocher.',
  ),
};
