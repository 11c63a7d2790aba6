// The units of the expansions as rows; the numbers are compared with the engine's tables by a test.
import { say } from '../rules/chapter';
import type { UnitRow } from './rules-ground';

export const MORE_UNIT_ROWS: readonly UnitRow[] = [
  {
    type: 'early-anti-tank-gun',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'only if it did not move; each star also hits armor; takes no ground',
      'seulement sans avoir bougé ; chaque étoile touche aussi les blindés ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'late-anti-tank-gun',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after 0 or 1; unmoved, each star also hits armor; takes no ground',
      'après 0 ou 1 ; sans bouger, chaque étoile touche aussi les blindés ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'early-machine-gun',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'only if it did not move; each star also hits infantry; takes no ground',
      'seulement sans avoir bougé ; chaque étoile touche aussi l’infanterie ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'late-machine-gun',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after 0 or 1; unmoved, each star also hits infantry; takes no ground',
      'après 0 ou 1 ; sans bouger, chaque étoile touche aussi l’infanterie ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'early-mortar',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'only if it did not move; needs no sight, cover does not help; takes no ground',
      'seulement sans avoir bougé ; sans ligne de vue, l’abri n’aide pas ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'late-mortar',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after 0 or 1; cover does not help; unmoved it needs no sight and has a 1 at distance 4; takes no ground',
      'après 0 ou 1 ; l’abri n’aide pas ; sans bouger, sans ligne de vue et 1 dé à 4 hexs ; ne prend pas le terrain',
    ),
    dice: '3 2 1',
  },
  {
    type: 'sniper',
    figures: 1,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after any move, also in cover just entered; not at armor; symbol, grenade and star hit, cover does not help; only a grenade hits him; back up to 3 hexes a flag; no medal',
      'après tout mouvement, même dans un abri où il vient d’entrer ; pas contre des blindés ; symbole, grenade et étoile touchent, l’abri n’aide pas ; seule une grenade le touche ; recule jusqu’à 3 hexs par drapeau ; pas de médaille',
    ),
    dice: '1 1 1 1 1',
  },
  {
    type: 'cavalry',
    figures: 4,
    move: say('up to 3', 'jusqu’à 3'),
    battle: say(
      'after any move; after a successful close assault takes ground and battles once more',
      'après tout mouvement ; après un assaut réussi, prend le terrain et combat encore',
    ),
    dice: '2 1',
  },
  {
    type: 'ski-troops',
    figures: 3,
    move: say('up to 3', 'jusqu’à 3'),
    battle: say(
      'after any move, also in cover just entered; back 1 to 3 hexes a flag',
      'après tout mouvement, même dans un abri où elles viennent d’entrer ; reculent de 1 à 3 hexs par drapeau',
    ),
    dice: '3 2',
  },
  {
    type: 'engineers',
    figures: 4,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'as infantry; cover does not help against their close assault; they remove wire and still battle (1 die fewer), and clear mines instead of battling',
      'comme l’infanterie ; l’abri n’aide pas contre leur assaut ; ils enlèvent les barbelés et combattent quand même (1 dé de moins), et déminent au lieu de combattre',
    ),
    dice: '3 2 1',
  },
  {
    type: 'flame-thrower-tank',
    figures: 3,
    move: say('up to 3', 'jusqu’à 3'),
    battle: say(
      'as armor; in close assault cover takes at most 1 die',
      'comme les blindés ; au contact, l’abri ôte au plus 1 dé',
    ),
    dice: '3 3 3',
  },
  {
    type: 'mobile-artillery',
    figures: 2,
    move: say('up to 2', 'jusqu’à 2'),
    battle: say(
      'after 0 or 1; needs no sight, cover does not help',
      'après 0 ou 1 ; sans ligne de vue, l’abri n’aide pas',
    ),
    dice: '3 3 2 2 1 1',
  },
  {
    type: 'big-gun',
    figures: 2,
    move: say('up to 1', 'jusqu’à 1'),
    battle: say(
      'as artillery; leaves a cross-hair on a target that was hit and stayed',
      'comme l’artillerie ; laisse un viseur sur une cible touchée et restée',
    ),
    dice: '3 3 2 2 1 1 1 1',
  },
  {
    type: 'destroyer',
    figures: 3,
    move: say('up to 2, at sea', 'jusqu’à 2, en mer'),
    battle: say(
      'after any move; needs no sight, cover does not help; cross-hairs like the big gun; only grenades hit it, it may ignore one flag',
      'après tout mouvement ; sans ligne de vue, l’abri n’aide pas ; viseurs comme le gros canon ; seules les grenades le touchent, il peut ignorer un drapeau',
    ),
    dice: '3 3 2 2 1 1 1 1',
  },
  {
    type: 'aircraft-carrier',
    figures: 3,
    move: say('up to 2, at sea', 'jusqu’à 2, en mer'),
    battle: say(
      'does not battle; airplanes take off and land; hit like the destroyer',
      'ne combat pas ; des avions décollent et se posent ; touché comme le destroyer',
    ),
    dice: '',
  },
];
