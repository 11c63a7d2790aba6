// Refusals of the expansions in French, by the engine's sentences.
export const MORE_FRENCH: Readonly<Record<string, string>> = {
  // src/rules/combat.cpp
  'the ship has no guns': 'le navire n’a pas de canons',
  'a unit in a landing craft does not battle': 'une unité dans une péniche ne combat pas',
  'the unit left a marsh or landed this turn': 'l’unité a quitté un marais ou débarqué ce tour-ci',
  'armor in a trench does not battle': 'des blindés dans une tranchée ne combattent pas',
  'after a Banzai move the unit battles in close assault only':
    'après une charge Banzaï, l’unité ne combat qu’en assaut au contact',
  'a sniper does not fire at armor': 'un tireur d’élite ne tire pas sur des blindés',
  'the target is beyond what can be seen in the dark': 'la cible est plus loin que ce que l’on voit dans le noir',
  'a camouflaged unit can be attacked in close assault only':
    'une unité camouflée ne peut être attaquée qu’en assaut au contact',
  'engineers on a minefield clear it instead of battling':
    'le génie sur un champ de mines l’enlève au lieu de combattre',
  // src/rules/hand_out.cpp
  "the card did not lie under the commissar's chip": 'la carte n’était pas sous le jeton du commissaire',
  "a Counter-Attack that lay there with others repeats a general's card only":
    'une Contre-attaque qui y était avec d’autres ne répète que la carte d’un général',
  'the commander does not fly sorties himself': 'le commandant ne fait pas de sortie aérienne lui-même',
  'an Air Sortie goes alone or with one Section card':
    'une sortie aérienne va seule ou avec une seule carte de section',
  'no Air Sortie lies on the table': 'il n’y a pas de sortie aérienne sur la table',
  // src/game/why_not_air.cpp
  'an airplane of this side is in flight already': 'un avion de ce camp est déjà en vol',
  'an airplane of this side flies in this wing, or flew there when the turn began':
    'un avion de ce camp vole dans cette aile, ou y volait au début du tour',
  'the airplane has its order already': 'l’avion a déjà son ordre',
  'no order of a card covers this airplane': 'aucun ordre d’une carte ne vaut pour cet avion',
  'there is no Air Sortie left to use': 'il ne reste pas de sortie aérienne à employer',
  'the nation has no airplane of this kind': 'cette nation n’a pas d’avion de ce genre',
  'every airplane is on the board': 'tous les avions sont sur le plateau',
  'airplanes come in over a hex at the edge of the board': 'les avions arrivent au-dessus d’un hex du bord du plateau',
  'the hex is not in the sections of this Air Sortie': 'l’hex n’est pas dans les sections de cette sortie aérienne',
  'an airplane flies hex by hex': 'un avion vole hex par hex',
  'the move must end on a hex without a unit and without another airplane':
    'le vol doit finir sur un hex sans unité et sans autre avion',
  'it was there already, or its move could not end on a free hex from there':
    'il y est déjà passé, ou son vol ne pourrait pas finir de là sur un hex libre',
  'the airplane has flown already this turn': 'l’avion a déjà volé ce tour-ci',
  'the airplane is under the orders of another post': 'l’avion est aux ordres d’un autre poste',
  'the airplane has no order': 'l’avion n’a pas reçu d’ordre',
  'the airplane is not in the sections of this Air Sortie':
    'l’avion n’est pas dans les sections de cette sortie aérienne',
  'it can land on an empty airfield or its own carrier only':
    'il ne se pose que sur un terrain d’aviation libre ou un porte-avions de son camp',
  'the airplane is parked': 'l’avion est au sol',
  'the airplane has acted already this turn': 'l’avion a déjà agi ce tour-ci',
  'the airplane has not flown this turn': 'l’avion n’a pas volé ce tour-ci',
  'an airplane of this kind cannot do that': 'un avion de ce genre ne sait pas le faire',
  'it flew over no enemy unit': 'il n’a survolé aucune unité ennemie',
  'it ended its move next to no enemy unit': 'il n’a pas fini son vol à côté d’une unité ennemie',
  'the target must be an enemy unit next to it': 'la cible doit être une unité ennemie voisine',
  'the target must be an enemy airplane in flight next to it': 'la cible doit être un avion ennemi en vol, voisin',
  'Air Power is played alone': 'l’Attaque aérienne se joue seule',
  'beside an Air Sortie only a Section card is played': 'avec une sortie aérienne, on ne joue qu’une carte de section',
  'the Air rules are not in force': 'les règles aériennes ne sont pas en vigueur',
  'one Air Sortie is played already': 'une sortie aérienne est déjà jouée',
  'no Air Sortie lies before this side': 'ce camp n’a pas de sortie aérienne devant lui',
  'an airplane that was ordered must fly': 'un avion qui a reçu un ordre doit voler',
  'it shares its section with no other airplane of its side':
    'il ne partage sa section avec aucun autre avion de son camp',
};
