// The rules of the Pacific: Marines, the Japanese army, night, caves, mines.
import { type Chapter, say } from '../rules/chapter';

export const PACIFIC: readonly Chapter[] = [
  {
    id: 'pacific',
    title: say('Pacific', 'Pacifique'),
    blocks: [
      {
        p: say(
          'Each of these rules is in force only where the battle says so.',
          'Chacune de ces règles ne vaut que là où la bataille le dit.',
        ),
      },
      { head: say('The Japanese army', 'L’armée japonaise'), id: 'japanese-army' },
      {
        list: [
          say(
            'Attacked, Japanese infantry must ignore one flag, beside the one that ground or works may let it ignore. Flags of Air power and Barrage count in full.',
            'Attaquée, l’infanterie japonaise doit ignorer un drapeau, en plus de celui que le terrain ou un ouvrage lui laisse ignorer. Ceux d’Attaque aérienne et de Tir de barrage comptent en entier.',
          ),
          say(
            'At full strength, that is with the figures it began with, it rolls 1 more die in close assault, in an Ambush too.',
            'Au complet, c’est-à-dire avec ses figurines du début, elle lance 1 dé de plus au contact, en Embuscade aussi.',
          ),
          say(
            'Banzai: it may go 2 hexes and still close assault. Ground that stops or bars battle still does. With an early special weapon there is no Banzai.',
            'Banzai : elle peut faire 2 hexs et encore assaillir au contact. Le terrain qui arrête ou interdit le combat le fait toujours. Pas de Banzai avec une arme spéciale ancienne.',
          ),
          say(
            'Snipers, armor and artillery have none of this. In Overlord it does not hold against the flag of an initiative roll.',
            'Tireurs d’élite, blindés et artillerie n’ont rien de tout cela. En Overlord, cela ne vaut pas contre le drapeau d’un jet d’initiative.',
          ),
        ],
      },
      { head: say('The Marines', 'Les Marines'), id: 'marines' },
      {
        list: [
          say(
            'Each card for one section orders 1 unit more there. Recon in force, General advance and Pincer move order 1 more in all. Assault is unchanged.',
            'Chaque carte d’une section donne un ordre à 1 unité de plus. Reconnaissance en force, Avance générale et Prise en tenaille en ordonnent 1 de plus en tout. L’Assaut ne change pas.',
          ),
          say(
            'Tactic cards that order 1 to 4 units order 1 more. Air power, Air sortie, Artillery bombard, Barrage, Close assault, Infantry assault and Their finest hour stay as they are.',
            'Les cartes tactiques qui ordonnent de 1 à 4 unités en ordonnent 1 de plus. Attaque aérienne, Sortie aérienne, Bombardement, Tir de barrage, Corps à corps, Ruée d’infanterie et L’heure de gloire restent telles quelles.',
          ),
          say(
            'A Counter-attack of the Marines orders 1 more than the number on the card it repeats; one of the Japanese the number on the card.',
            'Une Contre-attaque des Marines ordonne 1 unité de plus que le nombre de la carte refaite ; celle des Japonais, ce nombre.',
          ),
          say(
            'Overlord: the commander names one general a turn. He alone has the unit more with a section card, with one of them if he has two. Tactic cards need no naming.',
            'Overlord : le commandant désigne un général par tour. Lui seul a l’unité de plus avec une carte de section, avec une seule s’il en a deux. Les cartes tactiques n’exigent rien.',
          ),
        ],
      },
      { head: say('Night', 'La nuit'), id: 'night' },
      {
        list: [
          say(
            'Visibility begins at 1 hex, unless the battle says otherwise. At the start of each Allied turn 4 dice are rolled: each star adds 1. At 6 it is day, for good.',
            'La visibilité commence à 1 hex, sauf si la bataille dit autre chose. Au début de chaque tour allié, on lance 4 dés : chaque étoile ajoute 1. À 6 il fait jour, pour de bon.',
          ),
          say(
            'Nobody, artillery included, can target farther than that. Before day Air power and Barrage order one unit of choice instead, two for Marines.',
            'Personne, artillerie comprise, ne peut viser plus loin. Avant le jour, Attaque aérienne et Tir de barrage donnent à la place un ordre à une unité au choix, deux pour les Marines.',
          ),
          say(
            'A battle may let night fall instead: from 6 downward, a star takes 1, never below 1.',
            'Une bataille peut faire tomber la nuit : à partir de 6, une étoile retire 1, jamais au-dessous de 1.',
          ),
        ],
      },
      { head: say('Caves', 'Les grottes'), id: 'caves' },
      {
        list: [
          say(
            'Japanese infantry on a cave may go to any other empty cave as its whole move, and may still battle. It is attacked with 2 dice fewer there and ignores all flags but those of Air power and Barrage. For others a cave is the hill or mountain that it is in.',
            'L’infanterie japonaise sur une grotte peut aller dans toute autre grotte vide, en un mouvement entier, et encore combattre. Elle y est attaquée avec 2 dés de moins et ignore tout drapeau, sauf ceux d’Attaque aérienne et de Tir de barrage. Pour les autres, une grotte est la colline ou la montagne où elle est.',
          ),
          say(
            'Allied infantry on a cave with no enemy beside it may, instead of battling, roll its close assault dice: with a star the cave is closed for good.',
            'L’infanterie alliée sur une grotte, sans ennemi voisin, peut, au lieu de combattre, lancer ses dés d’assaut : avec une étoile, la grotte est fermée pour de bon.',
          ),
        ],
      },
      { head: say('Minefields', 'Les champs de mines'), id: 'mines' },
      {
        list: [
          say(
            'Markers 0 0 0 1 1 2 2 3 4 are mixed and laid face down, one on each mine hex; nobody knows their values.',
            'Des marqueurs 0 0 0 1 1 2 2 3 4 sont mélangés et posés face cachée, un par hex miné ; personne ne connaît leur valeur.',
          ),
          say(
            'Whoever enters stops. An enemy of the side that laid them turns the marker up: a 0 is removed, else that many dice are rolled at the unit; its symbol and grenades hit, nothing else counts. The marker stays, face up.',
            'Qui entre s’arrête. Un ennemi de qui les a posées retourne le marqueur : un 0 est retiré, sinon on lance autant de dés contre l’unité ; son symbole et les grenades touchent, rien d’autre ne compte. Le marqueur reste, face visible.',
          ),
          say(
            'The side that laid them only stops. Retreats and Behind enemy lines set nothing off. Engineers who can battle clear mines instead.',
            'Le camp qui les a posées s’arrête seulement. Replis et Chez l’ennemi ne déclenchent rien. Le génie qui peut combattre déminera à la place.',
          ),
        ],
      },
      { head: say('Exit hexes', 'Hexs de sortie'), id: 'exits' },
      {
        p: say(
          'A unit that leaves the board by a marked hex of its side is removed and is worth one medal.',
          'Une unité qui quitte le plateau par un hex marqué de son camp est retirée et vaut une médaille.',
        ),
      },
    ],
  },
];
