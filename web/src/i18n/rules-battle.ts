// The rules, second part: moving, battling, seeing, falling back, taking ground, winning.
import { type Chapter, say } from '../rules/chapter';

export const BATTLE: readonly Chapter[] = [
  {
    id: 'movement',
    title: say('Movement', 'Le mouvement'),
    blocks: [
      {
        list: [
          say(
            'An ordered unit moves once, from hex to hex, and never through another unit, friend or enemy.',
            'Une unité qui a un ordre bouge une fois, d’hex en hex, et jamais à travers une autre unité, amie ou ennemie.',
          ),
          say(
            'Infantry goes up to 2 hexes and may battle if it went at most 1. Special forces may battle after 2. Armor goes up to 3 and battles. Artillery goes 1 or battles, not both.',
            'L’infanterie va jusqu’à 2 hexs et combat si elle en a fait au plus 1. Les forces spéciales combattent après 2. Les blindés vont jusqu’à 3 et combattent. L’artillerie fait 1 hex ou combat, pas les deux.',
          ),
          say(
            'Forest, hedgerow, town and wire end the move of whoever enters them.',
            'Forêt, bocage, ville et barbelés arrêtent qui y entre.',
          ),
          say(
            'Whoever enters a forest, hedgerow or town does not battle this turn. Leaving one costs nothing.',
            'Qui entre dans une forêt, un bocage ou une ville ne combat pas ce tour-ci. En sortir ne coûte rien.',
          ),
          say(
            'A hedgerow is entered only from the hex next to it where the unit began, and left by one hex only.',
            'On n’entre dans un bocage que depuis l’hex voisin où l’unité a commencé, et on n’en sort que d’un hex.',
          ),
          say(
            'A move that enters a beach hex is at most 2 long; a move into the ocean is exactly 1.',
            'Un mouvement qui entre sur une plage fait au plus 2 hexs ; un mouvement dans l’océan, exactement 1.',
          ),
        ],
      },
    ],
  },
  {
    id: 'battle',
    title: say('Battle', 'Le combat'),
    blocks: [
      {
        p: say(
          'An ordered unit may battle one enemy unit in range: 3 hexes for infantry and armor, 6 for artillery. Infantry and armor must see it; artillery need not. If an enemy is adjacent, the target must be an adjacent one: that is close assault.',
          'Une unité qui a un ordre peut combattre une unité ennemie à portée : 3 hexs pour l’infanterie et les blindés, 6 pour l’artillerie. L’infanterie et les blindés doivent la voir ; l’artillerie non. Si un ennemi est au contact, la cible doit être au contact : c’est l’assaut.',
        ),
      },
      {
        steps: [
          say('Take the dice for the distance.', 'Prenez les dés de la distance.'),
          say(
            'Add what the card gives, take off what your own hex costs and what the target’s ground gives it. Only the best protection of the target’s hex counts.',
            'Ajoutez ceux de la carte, retirez ce que coûte votre hex et ce que donne celui de la cible. Seule compte la meilleure protection de cet hex.',
          ),
          say(
            'With no die left, the battle cannot be declared.',
            'S’il ne reste aucun dé, le combat ne peut pas être déclaré.',
          ),
          say(
            'Roll. Hits first, then flags, then taking ground.',
            'Lancez. D’abord les touches, puis les drapeaux, puis la prise de terrain.',
          ),
        ],
      },
      { show: 'dice-table' },
      {
        p: say(
          'Cover never takes dice from artillery. A hill protects only against attackers who are not on a hill. Armor that battles out of a town rolls two dice fewer; infantry on wire rolls one fewer. Nobody battles in the ocean.',
          'Le couvert ne retire jamais de dés à l’artillerie. Une colline ne protège que contre qui n’est pas sur une colline. Un blindé qui combat depuis une ville lance deux dés de moins ; une infanterie sur des barbelés, un de moins. Personne ne combat dans l’océan.',
        ),
      },
      {
        example: say(
          'Infantry on wire assaults a unit in a forest: 3 dice, 1 fewer for the wire, 1 fewer for the forest: 1 die.',
          'Une infanterie sur des barbelés assaille une unité en forêt : 3 dés, 1 de moins pour les barbelés, 1 de moins pour la forêt : 1 dé.',
        ),
      },
    ],
  },
  {
    id: 'dice',
    title: say('The dice', 'Les dés'),
    blocks: [
      { show: 'dice' },
      {
        p: say(
          'Each hit removes one figure. A die hits infantry with a chance of 1/2, armor with 1/3, artillery with 1/6.',
          'Chaque touche retire une figurine. Un dé touche l’infanterie une fois sur deux, les blindés une fois sur trois, l’artillerie une fois sur six.',
        ),
      },
    ],
  },
  {
    id: 'sight',
    title: say('Line of sight', 'La ligne de vue'),
    blocks: [
      {
        list: [
          say(
            'Sight is a straight line from the middle of one hex to the middle of the other. The two hexes themselves never block, and adjacent units always see each other.',
            'La vue est une ligne droite du milieu d’un hex au milieu de l’autre. Ces deux hexs ne bloquent jamais, et des unités au contact se voient toujours.',
          ),
          say(
            'Any unit, forest, hedgerow, town, bunker and hill between them blocks. River, bridge, ocean, beach, wire, sandbags, sea wall and hedgehogs do not.',
            'Toute unité, forêt, bocage, ville, bunker et colline entre elles bloque. Rivière, pont, océan, plage, barbelés, sacs de sable, digue et hérissons ne bloquent pas.',
          ),
          say(
            'Where the line runs along the edge of two hexes, both must be obstructed to block it.',
            'Quand la ligne longe le bord de deux hexs, il faut que les deux soient occupés pour la bloquer.',
          ),
          say(
            'On one and the same hill units see each other over its hexes. Over a forest, a town or another unit nobody sees, however high he stands.',
            'Sur une seule et même colline, les unités se voient par-dessus ses hexs. Par-dessus une forêt, une ville ou une autre unité, personne ne voit, si haut qu’il soit.',
          ),
        ],
      },
    ],
  },
  {
    id: 'retreat',
    title: say('Flags and retreat', 'Drapeaux et repli'),
    blocks: [
      {
        list: [
          say(
            'Each flag makes the target fall back one hex, one row nearer to its own edge, never sideways. Its owner chooses the way.',
            'Chaque drapeau fait reculer la cible d’un hex, d’une rangée vers son propre bord, jamais de côté. Son propriétaire choisit le chemin.',
          ),
          say(
            'Ground does not slow a retreat; but it cannot enter a hex with a unit, the ocean, a river without bridge, impassable hills, or what is closed to that kind of unit.',
            'Le terrain ne freine pas un repli ; mais il n’entre ni sur une unité, ni dans l’océan, ni dans une rivière sans pont, ni sur une montagne, ni où ce genre d’unité n’a pas accès.',
          ),
          say(
            'For every hex that it cannot make, the unit loses a figure. It must make as many as it can.',
            'Pour chaque hex qu’elle ne peut faire, l’unité perd une figurine. Elle doit en faire le plus possible.',
          ),
          say(
            'In a bunker of its own, in sandbags, hedgehogs or behind its sea wall a unit may ignore one flag of each attack.',
            'Dans son bunker, des sacs de sable, des hérissons ou derrière sa digue, une unité peut ignorer un drapeau par attaque.',
          ),
          say(
            'Resistance falls back one to three hexes for each flag, as its owner likes. Artillery in a bunker never leaves it and loses a figure instead.',
            'La Résistance recule d’un à trois hexs par drapeau, au choix de son propriétaire. L’artillerie dans un bunker n’en sort jamais et perd une figurine à la place.',
          ),
        ],
      },
    ],
  },
  {
    id: 'ground',
    title: say('Taking ground', 'La prise de terrain'),
    blocks: [
      {
        list: [
          say(
            'Infantry or armor whose close assault empties the target’s hex may move into it at once. Artillery never does, nor does a unit that ambushed.',
            'Une infanterie ou un blindé dont l’assaut vide l’hex de la cible peut y entrer aussitôt. L’artillerie jamais, ni une unité en embuscade.',
          ),
          say(
            'Armor that took ground may battle once more, the overrun: at an adjacent enemy if there is one, else at a distance. If that empties a hex too, it may take ground again, but there is no third battle.',
            'Un blindé qui a pris le terrain peut combattre encore une fois, c’est la percée : contre un ennemi au contact s’il y en a, sinon à distance. Si un hex se vide encore, il peut le prendre, mais il n’y a pas de troisième combat.',
          ),
          say(
            'Whoever stopped in a forest, hedgerow, town or on wire this turn does not take ground. Ground in a forest, hedgerow or town can be taken, but ends the battle of that unit.',
            'Qui s’est arrêté ce tour-ci en forêt, bocage, ville ou sur des barbelés ne prend pas de terrain. On peut prendre une forêt, un bocage ou une ville, mais l’unité n’y combat plus.',
          ),
        ],
      },
    ],
  },
  {
    id: 'medals',
    title: say('Medals and victory', 'Médailles et victoire'),
    blocks: [
      {
        list: [
          say(
            'An enemy unit that loses its last figure is one medal, whoever’s turn it is. A battle may give some units another worth.',
            'Une unité ennemie qui perd sa dernière figurine vaut une médaille, quel que soit le tour. Une bataille peut donner une autre valeur à certaines unités.',
          ),
          say(
            'A temporary objective counts while a unit of the right side stands on it; a permanent one counts for good once it was taken. A group of hexes counts while enough of them are held, and in some battles units gain medals by leaving over an edge.',
            'Un objectif temporaire compte tant qu’une unité du bon camp s’y tient ; un objectif permanent compte pour toujours une fois pris. Un groupe d’hexs compte tant qu’on en tient assez, et dans certaines batailles des unités gagnent des médailles en sortant par un bord.',
          ),
          say(
            'The battle ends the instant a side has its number, in the middle of whatever was going on.',
            'La bataille s’arrête à l’instant où un camp a son nombre, au milieu de ce qui se passait.',
          ),
          say(
            'Some battles are won in other ways, too: their briefing says so.',
            'Certaines batailles se gagnent aussi autrement : leur dossier le dit.',
          ),
        ],
      },
      { head: say('Variants', 'Variantes'), id: 'variants' },
      {
        list: [
          say(
            'Young generals: the tactic cards are taken out of the deck. Nobody takes ground: an option for the first games.',
            'Jeunes généraux : on retire les cartes tactiques. Sans prise de terrain : une option pour les premières parties.',
          ),
          say(
            'Teams: up to three people share a side and its hand. The commander has the center and the tactic cards; the others carry out the section cards of their flanks.',
            'Équipes : jusqu’à trois personnes partagent un camp et sa main. Le commandant a le centre et les cartes tactiques ; les autres exécutent les cartes de section de leurs flancs.',
          ),
          say(
            'A match is the same battle twice with sides exchanged; the medals of both games are added.',
            'Un match, c’est la même bataille deux fois en échangeant les camps ; on additionne les médailles.',
          ),
        ],
      },
    ],
  },
];
