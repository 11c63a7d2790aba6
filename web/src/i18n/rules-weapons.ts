// The rules: special weapons, and the units, ground and works that the expansions bring.
import { type Chapter, say } from '../rules/chapter';

export const WEAPONS: readonly Chapter[] = [
  {
    id: 'special-weapons',
    title: say('Special weapons', 'Armes spéciales'),
    blocks: [
      {
        p: say(
          'Some infantry units have a weapon beside their figures: an anti-tank gun, a machine gun or a mortar. The battle says which, and whether they are early or late models; if it says nothing, battles from 1943 on have late ones.',
          'Certaines infanteries ont une arme à côté de leurs figurines : canon antichar, mitrailleuse ou mortier. La bataille dit laquelle, et si elle est ancienne ou récente ; si elle ne dit rien, à partir de 1943 elles sont récentes.',
        ),
      },
      {
        list: [
          say(
            'The unit is infantry for cards, dice and ground. The weapon takes no hit, leaves with the last figure and is worth no medal of its own. Such a unit never takes ground.',
            'L’unité est de l’infanterie pour les cartes, les dés et le terrain. L’arme n’encaisse rien, part avec la dernière figurine et ne vaut pas de médaille à elle seule. Une telle unité ne prend jamais le terrain.',
          ),
          say(
            'Early models go up to 2 hexes or battle, not both. Late models go 1 hex and battle, or 2 without.',
            'Les armes anciennes vont jusqu’à 2 hexs ou combattent, pas les deux. Les récentes font 1 hex et combattent, ou 2 sans.',
          ),
          say(
            'Dice by distance 3, 2, 1. Anti-tank guns and machine guns must see their target.',
            'Dés selon la distance 3, 2, 1. Antichars et mitrailleuses doivent voir leur cible.',
          ),
          say(
            'Anti-tank gun: each star hits an armor target as well. Machine gun: each star hits an infantry target as well. Late models only if they did not move this turn.',
            'Antichar : chaque étoile touche aussi une cible blindée. Mitrailleuse : chaque étoile touche aussi une cible d’infanterie. Les récentes seulement si elles n’ont pas bougé ce tour-ci.',
          ),
          say(
            'Mortar: cover does not help its target, and an early one need not see it. A late one that did not move need not see either and reaches 4 hexes with dice 3, 2, 1, 1; one that moved must see.',
            'Mortier : l’abri n’aide pas sa cible, et un ancien n’a pas à la voir. Un récent qui n’a pas bougé n’a pas à la voir non plus et porte à 4 hexs avec 3, 2, 1, 1 dés ; s’il a bougé, il doit voir.',
          ),
        ],
      },
      { head: say('With cards', 'Avec les cartes'), id: 'weapon-cards' },
      {
        list: [
          say(
            'Behind enemy lines lifts the limit: up to 3 hexes, battle, up to 3 hexes again.',
            'Chez l’ennemi lève la limite : jusqu’à 3 hexs, combat, encore jusqu’à 3 hexs.',
          ),
          say(
            'Infantry assault lets an early model go up to 3 hexes, but not battle once it moved; a late one goes up to 2 and battles.',
            'Ruée d’infanterie laisse une arme ancienne aller jusqu’à 3 hexs, sans combat si elle a bougé ; une récente fait jusqu’à 2 et combat.',
          ),
        ],
      },
    ],
  },
  {
    id: 'more-units',
    title: say('Units of the expansions', 'Unités des extensions'),
    blocks: [
      { show: 'more-units' },
      { head: say('Landing craft', 'Péniches de débarquement'), id: 'landing-craft' },
      {
        p: say(
          'A landing craft starts at sea with a unit inside. It goes up to 2 hexes of sea or shore, not onto hedgehogs. The unit in it is attacked as usual, blocks sight, may not battle, and does not battle in the turn in which it lands either. When the craft ends its move on shore it is gone and the unit stays; sunk with its unit it is worth no medal of its own.',
          'Une péniche commence en mer avec une unité à bord. Elle va jusqu’à 2 hexs de mer ou de rivage, pas sur des hérissons. L’unité à bord est attaquée comme d’habitude, bouche la vue, ne combat pas, ni le tour où elle débarque. Quand la péniche finit sur le rivage, elle disparaît et l’unité reste ; coulée avec son unité, elle ne vaut pas de médaille.',
        ),
      },
      { head: say('Cross-hairs', 'Viseurs'), id: 'cross-hairs' },
      {
        p: say(
          'A big gun or destroyer that hits a unit without destroying it or forcing it back leaves a cross-hair on it and rolls 1 more die at it from then on, once, however often it hits. The marker goes when target or gun moves or falls. Each gun has three.',
          'Un gros canon ou un destroyer qui touche une unité sans la détruire ni la faire reculer y laisse un viseur et lance ensuite 1 dé de plus contre elle, un seul, quel que soit le nombre de coups. Le viseur disparaît quand la cible ou le canon bouge ou tombe. Chaque canon en a trois.',
        ),
      },
      { head: say('Ships', 'Navires'), id: 'ships' },
      {
        p: say(
          'Ships take three hits, shown as pips. They stay on sea hexes that do not touch a beach, and are hit by grenades only. They may ignore one flag and fall back one sea hex a flag; where they cannot, they take a hit. Sunk, a ship is one medal.',
          'Un navire encaisse trois coups, montrés par des points. Il reste sur des hexs de mer qui ne touchent pas une plage, et seules les grenades le touchent. Il peut ignorer un drapeau et recule d’un hex de mer par drapeau ; s’il ne peut pas, il encaisse un coup. Coulé, il vaut une médaille.',
        ),
      },
      { head: say('Camouflage', 'Camouflage'), id: 'camouflage' },
      {
        p: say(
          'A camouflaged unit can be targeted only in close assault. It loses the marker when it moves or battles.',
          'Une unité camouflée ne peut être visée qu’au contact. Elle perd le marqueur dès qu’elle bouge ou combat.',
        ),
      },
    ],
  },
  {
    id: 'more-ground',
    title: say('Ground and works of the expansions', 'Terrains et ouvrages des extensions'),
    blocks: [
      {
        p: say(
          'Where ground and work of one hex both protect, the better one counts; flags are not added up either. A town that is drawn as a Pacific village is a town.',
          'Si le terrain et l’ouvrage d’un hex protègent tous deux, le meilleur compte ; les drapeaux ne s’ajoutent pas non plus. Une ville dessinée comme un village du Pacifique est une ville.',
        ),
      },
      { show: 'more-terrain' },
      { show: 'more-works' },
    ],
  },
];
