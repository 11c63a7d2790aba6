// Ground and works of the expansions as rows; the numbers are compared with the engine's tables by a test.
import type { Terrain, Work } from '../board/types';
import { say } from '../rules/chapter';
import { FREE, type GroundRow, STOP } from './rules-ground';

export const MORE_TERRAIN_ROWS: readonly GroundRow<Terrain>[] = [
  {
    is: 'trench',
    movement: say('stop; artillery cannot enter', 'arrêt ; interdite à l’artillerie'),
    protection: '1 / 1 / 0',
    sight: 'no',
    note: say(
      'armor in it may not battle; infantry may ignore one flag',
      'un blindé n’y combat pas ; l’infanterie peut ignorer un drapeau',
    ),
  },
  {
    is: 'city-ruins',
    movement: say(
      'infantry only; stop; no battle in the turn of entry',
      'infanterie seulement ; arrêt ; pas de combat le tour de l’entrée',
    ),
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say('one flag may be ignored', 'un drapeau peut être ignoré'),
  },
  {
    is: 'ravine',
    movement: say('armor and artillery cannot enter', 'interdit aux blindés et à l’artillerie'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say('infantry may ignore one flag', 'l’infanterie peut ignorer un drapeau'),
  },
  {
    is: 'marsh',
    movement: say(
      'stop; left by one hex only; artillery cannot enter',
      'arrêt ; on en sort d’un hex seulement ; interdit à l’artillerie',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say(
      'armor does not battle in the turn it enters or leaves; it may take ground into it but not overrun',
      'un blindé ne combat pas le tour où il entre ou sort ; il peut y prendre le terrain, sans percée',
    ),
  },
  { is: 'hill-forest', movement: STOP, protection: '1 / 2 / 0', sight: 'yes' },
  {
    is: 'hill-village',
    movement: STOP,
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say('armor in it rolls 2 dice fewer', 'un blindé y lance 2 dés de moins'),
  },
  {
    is: 'frozen-river',
    movement: say(
      'whoever moves or falls back onto it rolls 2 dice: each star costs a figure; not on a bridge, not with Behind enemy lines',
      'qui y va ou s’y replie lance 2 dés : chaque étoile coûte une figurine ; pas sur un pont, pas avec Chez l’ennemi',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'factory',
    movement: STOP,
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say('as a town, unless the battle says otherwise', 'comme une ville, sauf si la bataille dit autre chose'),
  },
  {
    is: 'ford',
    movement: say('stop', 'arrêt'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say('units in it roll 1 die fewer', 'les unités dedans lancent 1 dé de moins'),
  },
  {
    is: 'fordable-stream',
    movement: say('stop; taking ground and overrun may enter it', 'arrêt ; prise de terrain et percée y sont permises'),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'airfield',
    movement: say('no effect; airplanes take off and land', 'sans effet ; des avions décollent et se posent'),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'jungle',
    movement: say('stop; battle only after a move of one hex', 'arrêt ; combat seulement après un mouvement d’un hex'),
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say(
      'armor takes ground into it and overruns only if its move began next to it',
      'un blindé n’y prend le terrain et ne perce que si son mouvement a commencé à côté',
    ),
  },
  {
    is: 'mountain',
    movement: say(
      'infantry only, and only between it and a hill or mountain, retreats too; artillery set up there stays',
      'infanterie seulement, et seulement entre elle et colline ou montagne, replis compris ; l’artillerie qui y est placée y reste',
    ),
    protection: '2 / 2 / 0',
    sight: say('yes, but not along one range', 'oui, sauf le long d’un même massif'),
    note: say(
      'no protection against attackers on the same range; artillery on it: 3 3 2 2 1 1 1',
      'ne protège pas contre qui est sur le même massif ; l’artillerie dessus : 3 3 2 2 1 1 1',
    ),
  },
  {
    is: 'rice-paddy',
    movement: say('as marsh', 'comme le marais'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say('as marsh', 'comme le marais'),
  },
  {
    is: 'fish-pond',
    movement: say('as marsh', 'comme le marais'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say(
      'as marsh; infantry does not battle in the turn of entry either',
      'comme le marais ; l’infanterie non plus ne combat pas le tour de l’entrée',
    ),
  },
  {
    is: 'pier',
    movement: say(
      'entered from land or beach, not from the ocean',
      'on y entre de la terre ou de la plage, pas de l’océan',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'hospital',
    movement: FREE,
    protection: '0 / 0 / 0',
    sight: 'yes',
    note: say(
      'ordered infantry with no enemy beside it may, instead of moving and battling, roll 6 dice and recover as with Medics & mechanics',
      'l’infanterie qui a un ordre, sans ennemi voisin, peut, au lieu de bouger et combattre, lancer 6 dés et se refaire comme avec Médecins & mécanos',
    ),
  },
  {
    is: 'hq-tents',
    movement: FREE,
    protection: '0 / 0 / 0',
    sight: 'yes',
    note: say(
      'if the enemy enters, the owner loses a random card and plays with one less until a unit of his is on it again',
      'si l’ennemi y entre, le propriétaire perd une carte au hasard et joue avec une de moins jusqu’à ce qu’une de ses unités y revienne',
    ),
  },
  {
    is: 'labor-camp',
    movement: STOP,
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say('as a town', 'comme une ville'),
  },
];

export const MORE_WORK_ROWS: readonly GroundRow<Work>[] = [
  {
    is: 'field-bunker',
    movement: say('only infantry enters, and it may battle', 'seule l’infanterie entre, et elle peut combattre'),
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say(
      'for whoever is in it; one flag may be ignored; armor and guns inside lose a figure a flag instead of falling back',
      'pour qui s’y trouve ; un drapeau peut être ignoré ; blindés et canons dedans perdent une figurine par drapeau au lieu de reculer',
    ),
  },
  {
    is: 'dragons-teeth',
    movement: say(
      'infantry stops; armor and artillery cannot enter',
      'l’infanterie s’arrête ; interdites aux blindés et à l’artillerie',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  { is: 'rope-bridge', movement: say('as a bridge', 'comme un pont'), protection: '0 / 0 / 0', sight: 'no' },
  {
    is: 'minefield',
    movement: say(
      'stop; its enemies turn the marker up and are attacked with that many dice',
      'arrêt ; ses ennemis retournent le marqueur et subissent autant de dés',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say(
      'symbol and grenades hit; a 0 is removed; retreats set nothing off',
      'symbole et grenades touchent ; un 0 est retiré ; les replis ne déclenchent rien',
    ),
  },
  {
    is: 'cave',
    movement: say(
      'only infantry enters; Japanese infantry goes to any other empty cave as its whole move',
      'seule l’infanterie entre ; l’infanterie japonaise va dans toute autre grotte vide, en un mouvement entier',
    ),
    protection: '2 / 2 / 0',
    sight: say('as the hill or mountain it is in', 'comme la colline ou la montagne où elle est'),
    note: say(
      'for Japanese infantry only, which ignores all flags there; a star of enemy infantry on it closes it',
      'pour l’infanterie japonaise seule, qui y ignore tout drapeau ; une étoile de l’infanterie ennemie dessus la ferme',
    ),
  },
  {
    is: 'road',
    movement: say(
      'no effect; in winter armor goes 3 hexes if it stays on it',
      'sans effet ; en hiver, les blindés qui y restent font 3 hexs',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
];
