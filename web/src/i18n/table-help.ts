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
  'air-sortie': p('It lies open before you and is not part of your hand. Play it alone, or with one section card: an airplane comes in, takes off, or is ordered without an Air Check.', 'Elle est devant vous, face visible, hors de la main. Jouez-la seule ou avec une carte de section : un avion arrive, décolle ou reçoit un ordre sans test aérien.'),
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
  trench: p('A move ends here; guns cannot enter. Attacked with 1 die less. Armor in it may not battle; infantry may ignore one flag. Hides nothing.', 'On s’y arrête ; canons interdits. 1 dé de moins. Les blindés n’y combattent pas ; l’infanterie peut ignorer un drapeau. N’arrête pas la vue.'),
  'city-ruins': p('Infantry only, and its move ends here; no battle in the turn of entry. Attacked with 1 die less, by armor 2. One flag may be ignored. Hides.', 'Infanterie seulement, elle s’y arrête ; pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Un drapeau peut être ignoré. Bouche la vue.'),
  ravine: p('Closed to armor and guns. Infantry may ignore one flag. Gives no cover and hides nothing.', 'Fermé aux blindés et aux canons. L’infanterie peut ignorer un drapeau. Ni abri, ni vue bouchée.'),
  marsh: p('A move ends here, and leaving goes one hex only; guns cannot enter. Armor does not battle in the turn it enters or leaves; it may take ground here, but not overrun.', 'On s’y arrête et on n’en sort que d’un hex ; canons interdits. Les blindés ne combattent pas le tour où ils entrent ou sortent ; ils peuvent y prendre le terrain, sans percée.'),
  'hill-forest': p('A forest on a hill: a move ends here, no battle in the turn of entry. Attacked with 1 die less, by armor 2. Hides.', 'Une forêt sur une colline : on s’y arrête, pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Bouche la vue.'),
  'hill-village': p('A town on a hill: a move ends here, no battle in the turn of entry. Attacked with 1 die less, by armor 2; armor inside battles with 2 dice less. Hides.', 'Une ville sur une colline : on s’y arrête, pas de combat le tour d’entrée. 1 dé de moins, blindés 2 ; les blindés y combattent avec 2 dés de moins. Bouche la vue.'),
  'frozen-river': p('Whoever moves or falls back onto the ice rolls 2 dice; each star costs a figure. No cover, hides nothing.', 'Qui va ou se replie sur la glace lance 2 dés ; chaque étoile coûte une figurine. Ni abri, ni vue bouchée.'),
  factory: p('Like a town: a move ends here, no battle in the turn of entry. Attacked with 1 die less, by armor 2. Hides.', 'Comme une ville : on s’y arrête, pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Bouche la vue.'),
  ford: p('A move ends here. Units in the water battle with 1 die less. One may fire across.', 'On s’y arrête. Dans l’eau on combat avec 1 dé de moins. On peut tirer par-dessus.'),
  'fordable-stream': p('A move ends here; taking ground and overrun may enter it. One may fire across.', 'On s’y arrête ; prise de terrain et percée y sont permises. On peut tirer par-dessus.'),
  airfield: p('Open ground. Airplanes take off and land here.', 'Terrain libre. Les avions y décollent et s’y posent.'),
  jungle: p('A move ends here; who came from the next hex may still battle. Attacked with 1 die less, by armor 2. Hides.', 'On s’y arrête ; qui vient de l’hex voisin peut encore combattre. 1 dé de moins, blindés 2. Bouche la vue.'),
  mountain: p('Infantry only, from and to hills or mountains. Attacked with 2 dice less unless the attacker stands on the same range. Hides, except along one range.', 'Infanterie seulement, depuis ou vers colline ou montagne. 2 dés de moins, sauf si l’attaquant est sur le même massif. Bouche la vue, sauf le long d’un massif.'),
  'rice-paddy': p('Like a marsh: a move ends here, leaving goes one hex only; no guns. Armor does not battle in the turn it enters or leaves.', 'Comme un marais : on s’y arrête, on n’en sort que d’un hex ; pas de canons. Les blindés ne combattent pas le tour où ils entrent ou sortent.'),
  'fish-pond': p('Like a marsh, and infantry does not battle in the turn it enters either.', 'Comme un marais, et l’infanterie non plus ne combat pas le tour où elle entre.'),
  pier: p('Entered from land or beach, never from the sea. Gives no cover and hides nothing.', 'On y entre de la terre ou de la plage, jamais de la mer. Ni abri, ni vue bouchée.'),
  hospital: p('Ordered infantry here, with no enemy beside it, may stay and roll 6 dice: its symbol and stars bring figures back. Hides.', 'L’infanterie qui a un ordre ici, sans ennemi voisin, peut rester et lancer 6 dés : son symbole et les étoiles rendent des figurines. Bouche la vue.'),
  'hq-tents': p('If the enemy enters, the owner loses a card at random and has one card less until a unit of his is back. Hides.', 'Si l’ennemi y entre, le propriétaire perd une carte au hasard et en a une de moins jusqu’à ce qu’une de ses unités y revienne. Bouche la vue.'),
  'labor-camp': p('Like a town: a move ends here, no battle in the turn of entry. Attacked with 1 die less, by armor 2. Hides.', 'Comme une ville : on s’y arrête, pas de combat le tour d’entrée. 1 dé de moins, blindés 2. Bouche la vue.'),
};

// prettier-ignore
export const WORK_HELP: Readonly<Record<Work, Phrase>> = {
  bridge: p('Crosses the river like open ground.', 'Franchit la rivière comme un terrain libre.'),
  bunker: p('For its owner: attacked with 1 die less, by armor 2, and one flag ignored. Infantry only may enter. Hides.', 'À son camp : 1 dé de moins, blindés 2, un drapeau ignoré. L’infanterie seule entre. Bouche la vue.'),
  'sea-wall': p('For its owner: attacked with 1 die less, one flag ignored.', 'À son camp : 1 dé de moins, un drapeau ignoré.'),
  hedgehog: p('Only infantry enters; it may ignore one flag there.', 'L’infanterie seule y entre ; elle peut ignorer un drapeau.'),
  wire: p('A move ends here. Infantry on it has 1 die less, or clears it instead of battling. Armor crushes it.', 'On s’y arrête. L’infanterie y perd 1 dé, ou l’enlève au lieu de combattre. Les blindés l’écrasent.'),
  sandbags: p('Attacked with 1 die less, one flag ignored. Gone once their unit leaves.', '1 dé de moins, un drapeau ignoré. Disparaissent quand l’unité part.'),
  'field-bunker': p('For whoever is in it: attacked with 1 die less, by armor 2, one flag ignored. Infantry only may enter, and may battle. Hides.', 'À qui s’y trouve : 1 dé de moins, blindés 2, un drapeau ignoré. L’infanterie seule entre, et peut combattre. Bouche la vue.'),
  'dragons-teeth': p('Infantry stops here; armor and guns cannot enter. No cover, hides nothing.', 'L’infanterie s’y arrête ; blindés et canons n’entrent pas. Ni abri, ni vue bouchée.'),
  'rope-bridge': p('Crosses like a bridge.', 'Se franchit comme un pont.'),
  minefield: p('A move ends here. An enemy of those who laid it turns the marker up and rolls that many dice against himself: his symbol and grenades hit. A 0 is taken away. Retreats set nothing off.', 'On s’y arrête. Un ennemi de qui l’a posé retourne le marqueur et lance autant de dés contre lui-même : son symbole et les grenades touchent. Un 0 est retiré. Les replis ne déclenchent rien.'),
  cave: p('Japanese infantry goes from cave to cave as its move, is attacked with 2 dice less and ignores all flags. Enemy infantry on it may blast it shut with a star.', 'L’infanterie japonaise va de grotte en grotte, est attaquée avec 2 dés de moins et ignore tout drapeau. L’infanterie ennemie dessus peut la murer avec une étoile.'),
  road: p('Open ground. In winter, armor that stays on it all the way goes 3 hexes.', 'Terrain libre. En hiver, les blindés qui ne la quittent pas font 3 hexs.'),
};

// prettier-ignore
export const UNIT_HELP: Readonly<Record<UnitType, Phrase>> = {
  infantry: p('Goes 1 hex and battles, or 2 without. Dice by distance 3, 2, 1.', '1 hex et combat, ou 2 sans. Dés selon la distance 3, 2, 1.'),
  'special-forces': p('Goes 2 hexes and still battles. Dice by distance 3, 2, 1.', '2 hexs et combat. Dés selon la distance 3, 2, 1.'),
  resistance: p('Goes 1 hex and battles, also from cover just entered, or 2 without. Falls back one to three hexes a flag. Dice 3, 2, 1.', '1 hex et combat, même de l’abri où elle entre, ou 2 sans. Un à trois hexs de repli par drapeau. Dés 3, 2, 1.'),
  armor: p('Goes 3 hexes and battles. Three dice up to 3 hexes away. After taking ground it battles once more.', '3 hexs et combat. Trois dés jusqu’à 3 hexs. Après une prise de terrain, il combat encore.'),
  'elite-armor': p('Armor with four figures.', 'Des blindés à quatre figurines.'),
  artillery: p('Goes 1 hex or battles. Needs no sight; dice by distance 3, 3, 2, 2, 1, 1. Only grenades hit it.', '1 hex ou combat. Tire sans voir ; dés selon la distance 3, 3, 2, 2, 1, 1. Seules les grenades la touchent.'),
  'early-anti-tank-gun': p('Infantry with a gun: goes 2 hexes or battles. Dice 3, 2, 1; each star also hits armor. Takes no ground.', 'Infanterie avec canon : 2 hexs ou combat. Dés 3, 2, 1 ; chaque étoile touche aussi les blindés. Ne prend pas le terrain.'),
  'late-anti-tank-gun': p('Infantry with a gun: goes 1 hex and battles, or 2 without. Dice 3, 2, 1; if it did not move, each star also hits armor. Takes no ground.', 'Infanterie avec canon : 1 hex et combat, ou 2 sans. Dés 3, 2, 1 ; sans bouger, chaque étoile touche aussi les blindés. Ne prend pas le terrain.'),
  'early-machine-gun': p('Infantry with a machine gun: goes 2 hexes or battles. Dice 3, 2, 1; each star also hits infantry. Takes no ground.', 'Infanterie avec mitrailleuse : 2 hexs ou combat. Dés 3, 2, 1 ; chaque étoile touche aussi l’infanterie. Ne prend pas le terrain.'),
  'late-machine-gun': p('Infantry with a machine gun: goes 1 hex and battles, or 2 without. Dice 3, 2, 1; if it did not move, each star also hits infantry. Takes no ground.', 'Infanterie avec mitrailleuse : 1 hex et combat, ou 2 sans. Dés 3, 2, 1 ; sans bouger, chaque étoile touche aussi l’infanterie. Ne prend pas le terrain.'),
  'early-mortar': p('Infantry with a mortar: goes 2 hexes or battles. Dice 3, 2, 1; it need not see, and cover does not help. Takes no ground.', 'Infanterie avec mortier : 2 hexs ou combat. Dés 3, 2, 1 ; tire sans voir, et l’abri n’aide pas. Ne prend pas le terrain.'),
  'late-mortar': p('Infantry with a mortar: goes 1 hex and battles, or 2 without. Cover never helps. If it did not move: dice 3, 2, 1, 1 without seeing; else 3, 2, 1. Takes no ground.', 'Infanterie avec mortier : 1 hex et combat, ou 2 sans. L’abri n’aide jamais. Sans bouger : dés 3, 2, 1, 1 sans voir ; sinon 3, 2, 1. Ne prend pas le terrain.'),
  sniper: p('One man: goes 2 hexes and battles, also from cover just entered. 1 die up to 5 hexes; symbol, grenade and star hit, cover does not help; never at armor. Only grenades hit him; up to 3 hexes back a flag; no medal.', 'Un homme : 2 hexs et combat, même de l’abri où il entre. 1 dé jusqu’à 5 hexs ; symbole, grenade et étoile touchent, sans abri ; jamais contre des blindés. Seules les grenades le touchent ; jusqu’à 3 hexs de repli par drapeau ; pas de médaille.'),
  cavalry: p('Goes 3 hexes and battles. Dice 2, 1. After a successful close assault it may take the ground and battle once more.', '3 hexs et combat. Dés 2, 1. Après un assaut réussi au contact, elle peut prendre le terrain et combattre encore.'),
  'ski-troops': p('Goes 3 hexes and battles, also from cover just entered. Dice 3, 2. Falls back one to three hexes a flag.', '3 hexs et combat, même de l’abri où elles entrent. Dés 3, 2. Un à trois hexs de repli par drapeau.'),
  engineers: p('Infantry; in close assault cover does not help against it. In wire it battles with 1 die less and removes it as well. On mines it clears them instead of battling.', 'Infanterie ; au contact, l’abri n’aide pas contre elle. Dans les barbelés, elle combat avec 1 dé de moins et les enlève aussi. Sur des mines, elle les enlève au lieu de combattre.'),
  'flame-thrower-tank': p('Armor; in close assault cover takes at most 1 die from it. Three dice up to 3 hexes away.', 'Des blindés ; au contact, l’abri leur ôte au plus 1 dé. Trois dés jusqu’à 3 hexs.'),
  'mobile-artillery': p('Goes 1 hex and battles, or 2 without. Dice 3, 3, 2, 2, 1, 1; it need not see, and cover does not help.', '1 hex et combat, ou 2 sans. Dés 3, 3, 2, 2, 1, 1 ; tire sans voir, et l’abri n’aide pas.'),
  'big-gun': p('Artillery up to 8 hexes: dice 3, 3, 2, 2, 1, 1, 1, 1. A target hit that stays gets a cross-hair: 1 more die at it until one of the two moves.', 'Artillerie jusqu’à 8 hexs : dés 3, 3, 2, 2, 1, 1, 1, 1. Une cible touchée qui reste reçoit un viseur : 1 dé de plus contre elle jusqu’à ce que l’un des deux bouge.'),
  destroyer: p('Goes 2 sea hexes and battles up to 8 hexes: dice 3, 3, 2, 2, 1, 1, 1, 1, without seeing, and cover does not help. Never beside a beach. Only grenades hit; it takes 3 hits and may ignore one flag.', '2 hexs de mer et combat jusqu’à 8 hexs : dés 3, 3, 2, 2, 1, 1, 1, 1, sans voir et sans abri. Jamais à côté d’une plage. Seules les grenades le touchent ; il encaisse 3 coups et peut ignorer un drapeau.'),
  'aircraft-carrier': p('Goes 2 sea hexes; does not battle. Some airplanes take off and land on it. Only grenades hit; it takes 3 hits and may ignore one flag.', '2 hexs de mer ; ne combat pas. Certains avions y décollent et s’y posent. Seules les grenades le touchent ; il encaisse 3 coups et peut ignorer un drapeau.'),
};
