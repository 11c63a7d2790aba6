// Units, ground and works as rows; the numbers are compared with the engine's tables by a test.
import type { Terrain, UnitType, Work } from '../board/types';
import { say } from '../rules/chapter';
import type { Phrase } from './lang';

export interface UnitRow {
  readonly type: UnitType;
  readonly figures: number;
  readonly move: Phrase;
  readonly battle: Phrase;
  readonly dice: string;
}

export const UNIT_ROWS: readonly UnitRow[] = [
  {
    type: 'infantry',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say('after 0 or 1; takes ground', 'après 0 ou 1 ; prend le terrain'),
    dice: '3 2 1',
  },
  {
    type: 'special-forces',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say('also after 2; else as infantry', 'même après 2 ; sinon comme l’infanterie'),
    dice: '3 2 1',
  },
  {
    type: 'resistance',
    figures: 3,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after 0 or 1, also in a forest, hedgerow or town just entered; falls back 1 to 3 hexes a flag',
      'après 0 ou 1, même dans une forêt, un bocage ou une ville où elle vient d’entrer ; recule de 1 à 3 hexs par drapeau',
    ),
    dice: '3 2 1',
  },
  {
    type: 'armor',
    figures: 3,
    move: say('up to 3', 'jusqu’à 3'),
    battle: say('after any move; takes ground and overruns', 'après tout mouvement ; prend le terrain et perce'),
    dice: '3 3 3',
  },
  {
    type: 'elite-armor',
    figures: 4,
    move: say('up to 3', 'jusqu’à 3'),
    battle: say('as armor', 'comme les blindés'),
    dice: '3 3 3',
  },
  {
    type: 'artillery',
    figures: 2,
    move: say('up to 1', 'jusqu’à 1'),
    battle: say(
      'only if it did not move; needs no sight; takes no ground',
      'seulement sans avoir bougé ; sans ligne de vue ; ne prend pas le terrain',
    ),
    dice: '3 3 2 2 1 1',
  },
];

export interface GroundRow<T> {
  readonly is: T;
  readonly movement: Phrase;
  /** Dice fewer for infantry, armor and artillery that attack it. */
  readonly protection: string;
  readonly sight: 'yes' | 'no' | Phrase;
  readonly note?: Phrase;
}

export const FREE = say('no effect', 'sans effet');
export const STOP = say('stop; no battle in the turn of entry', 'arrêt ; pas de combat le tour de l’entrée');
const HILL_SIGHT = say('yes, but not between units of the same hill', 'oui, sauf entre unités de la même colline');
const FROM_BELOW = say(
  'protects only against attackers who are not on a hill',
  'ne protège que contre qui n’est pas sur une colline',
);

export const TERRAIN_ROWS: readonly GroundRow<Terrain>[] = [
  { is: 'countryside', movement: FREE, protection: '0 / 0 / 0', sight: 'no' },
  { is: 'forest', movement: STOP, protection: '1 / 2 / 0', sight: 'yes' },
  {
    is: 'hedgerow',
    movement: say(
      'entered only from an adjacent start, left by one hex; stop; no battle in the turn of entry',
      'on y entre seulement d’un départ voisin, on en sort d’un hex ; arrêt ; pas de combat le tour de l’entrée',
    ),
    protection: '1 / 2 / 0',
    sight: 'yes',
  },
  {
    is: 'town',
    movement: STOP,
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say('armor in it rolls 2 dice fewer', 'un blindé y lance 2 dés de moins'),
  },
  { is: 'hill', movement: FREE, protection: '1 / 1 / 0', sight: HILL_SIGHT, note: FROM_BELOW },
  {
    is: 'steep',
    movement: say('climbing from lower ground costs 2', 'monter d’en bas coûte 2'),
    protection: '1 / 1 / 0',
    sight: HILL_SIGHT,
    note: FROM_BELOW,
  },
  {
    is: 'bluff',
    movement: say(
      'from the beach or the ocean 2 for infantry and artillery; armor cannot climb it there',
      'de la plage ou de l’océan, 2 pour l’infanterie et l’artillerie ; les blindés n’y montent pas',
    ),
    protection: '1 / 1 / 0',
    sight: HILL_SIGHT,
    note: FROM_BELOW,
  },
  {
    is: 'cliff',
    movement: say('from the beach or the ocean 2', 'de la plage ou de l’océan, 2'),
    protection: '1 / 1 / 0',
    sight: HILL_SIGHT,
    note: say(
      'infantry takes no ground up a cliff from the beach',
      'de la plage, l’infanterie ne prend pas le terrain en haut d’une falaise',
    ),
  },
  { is: 'impassable', movement: say('nobody enters', 'personne n’entre'), protection: '–', sight: HILL_SIGHT },
  {
    is: 'river',
    movement: say('nobody enters, save over a bridge', 'personne n’entre, sauf par un pont'),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'beach',
    movement: say('a move that enters it is at most 2 long', 'un mouvement qui y entre fait au plus 2'),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'ocean',
    movement: say(
      'a move into it is exactly 1; nobody falls back into it',
      'un mouvement vers lui fait exactement 1 ; personne ne s’y replie',
    ),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say('nobody battles in it', 'personne n’y combat'),
  },
];

export const WORK_ROWS: readonly GroundRow<Work>[] = [
  {
    is: 'bridge',
    movement: say('like open ground over the river', 'comme un terrain dégagé par-dessus la rivière'),
    protection: '0 / 0 / 0',
    sight: 'no',
  },
  {
    is: 'bunker',
    movement: say(
      'only infantry enters; guns set up in it never leave',
      'seule l’infanterie entre ; les canons qui y sont placés n’en sortent jamais',
    ),
    protection: '1 / 2 / 0',
    sight: 'yes',
    note: say(
      'for its owner only; he may ignore one flag',
      'pour son propriétaire seulement ; il peut ignorer un drapeau',
    ),
  },
  {
    is: 'sandbags',
    movement: FREE,
    protection: '1 / 1 / 0',
    sight: 'no',
    note: say(
      'one flag may be ignored; gone when the unit leaves',
      'un drapeau peut être ignoré ; disparaissent quand l’unité part',
    ),
  },
  {
    is: 'wire',
    movement: say('stop; armor that enters removes it', 'arrêt ; un blindé qui entre les enlève'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say(
      'infantry on it rolls 1 die fewer, or removes it instead of battling',
      'l’infanterie dessus lance 1 dé de moins, ou les enlève au lieu de combattre',
    ),
  },
  {
    is: 'hedgehog',
    movement: say('only infantry enters', 'seule l’infanterie entre'),
    protection: '0 / 0 / 0',
    sight: 'no',
    note: say('one flag may be ignored', 'un drapeau peut être ignoré'),
  },
  {
    is: 'sea-wall',
    movement: FREE,
    protection: '1 / 1 / 0',
    sight: 'no',
    note: say(
      'for its owner only; he may ignore one flag; it stays',
      'pour son propriétaire seulement ; il peut ignorer un drapeau ; elle reste',
    ),
  },
];
