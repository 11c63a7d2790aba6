// The rules of the air. The original text could not be had: what is our own reading says so.
import { type Chapter, say } from '../rules/chapter';

export const AIR: readonly Chapter[] = [
  {
    id: 'air',
    title: say('Air', 'Les airs'),
    blocks: [
      {
        p: say(
          'In force only where the battle says so or both sides agree. We could not read the original rulebook of the airplanes, only parts of it and accounts of players. What stands under "Our own reading" below was chosen by us, numbers included, so that the game has one clear rule; it may differ from yours.',
          'Seulement là où la bataille le dit ou si les deux camps sont d’accord. Nous n’avons pas pu lire le livret d’origine des avions, seulement des parties et des récits de joueurs. Ce qui est ci-dessous sous « Notre propre lecture » a été choisi par nous, nombres compris, pour que le jeu ait une règle claire ; le vôtre peut différer.',
        ),
      },
      { head: say('Air sorties', 'Les sorties aériennes'), id: 'air-cards' },
      {
        list: [
          say(
            'There are two Air sortie cards, four in Overlord. One lies open before its owner, outside the hand; whoever draws one draws again at once. Without Air rules they are set aside.',
            'Il y a deux cartes Sortie aérienne, quatre en Overlord. Elle est posée face visible devant son propriétaire, hors de la main ; qui en pioche une repioche aussitôt. Sans règles aériennes, elles sont écartées.',
          ),
          say(
            'It is played alone or with one section card, not with a tactic card. Air power is then played as an Air sortie, alone.',
            'Elle se joue seule ou avec une carte de section, pas avec une carte tactique. Attaque aérienne se joue alors comme une Sortie aérienne, seule.',
          ),
          say(
            'It brings an airplane of your nation in by any edge hex (not a half hex), makes a parked one take off, or orders the one in flight, without an Air Check.',
            'Elle fait venir un avion de votre nation par n’importe quel hex du bord (pas un demi-hex), fait décoller un avion au sol, ou donne un ordre à celui en vol, sans test aérien.',
          ),
          say(
            'A Counter-attack against section card and Air sortie repeats the section card only; an own Air sortie may be added.',
            'Une Contre-attaque contre carte de section et Sortie aérienne ne refait que la carte de section ; on peut y ajouter sa propre Sortie aérienne.',
          ),
          say(
            'Overlord: the commander gives it to a general; it is one of the three cards of the turn. A general with an airplane of his side over one of his sections at the start of the turn cannot bring in another there.',
            'Overlord : le commandant la donne à un général ; c’est une des trois cartes du tour. Un général qui a un avion de son camp au-dessus d’une de ses sections au début du tour ne peut pas en faire venir un autre.',
          ),
          say(
            'Overlord: a general on initiative may spend a star on an airplane in his sections. If a side has two airplanes in one section at the start of its turn, one is taken off.',
            'Overlord : un général qui prend l’initiative peut dépenser une étoile pour un avion de ses sections. Si un camp a deux avions dans une section au début de son tour, l’un est retiré.',
          ),
        ],
      },
      { head: say('Flight', 'Le vol'), id: 'flight' },
      {
        list: [
          say(
            'An ordered airplane goes up to 4 hexes, never twice over one hex in a move, and ends on a hex without a unit.',
            'Un avion qui a un ordre fait jusqu’à 4 hexs, ne repasse jamais sur un hex du même mouvement, et finit sur un hex sans unité.',
          ),
          say(
            'Ordered by anything but an Air sortie it makes an Air Check first. Each ground has a value of 0, 1 or 2, below.',
            'Si l’ordre ne vient pas d’une Sortie aérienne, il passe d’abord un test aérien. Chaque terrain a une valeur de 0, 1 ou 2, voir plus bas.',
          ),
          say(
            'Airplanes take off from and land on airfields, some of them on aircraft carriers, too. A battle may begin with airplanes parked there, and parked airplanes can be attacked.',
            'Les avions décollent des terrains d’aviation et s’y posent, certains aussi des porte-avions. Une bataille peut commencer avec des avions au sol, et ceux-ci peuvent être attaqués.',
          ),
          say(
            'Airplanes do not hover: they cannot stay without being ordered.',
            'Un avion ne flotte pas : il ne reste pas sans ordre.',
          ),
          say(
            'There are six special actions: strafing, ground support, ground interdiction, recon, kamikaze, rescue. Attacks of airplanes hit with stars, too.',
            'Il y a six actions spéciales : mitraillage, appui au sol, interdiction au sol, reconnaissance, kamikaze, sauvetage. Les attaques des avions touchent aussi avec les étoiles.',
          ),
        ],
      },
      { head: say('Air Check values', 'Valeurs du test aérien'), id: 'air-check' },
      {
        list: [
          say(
            '0: open ground (our reading), airfield, beach, road.',
            '0 : terrain libre (notre lecture), terrain d’aviation, plage, route.',
          ),
          say(
            '1: bridge of any kind, cliff, bluff, dragon’s teeth, fish pond, ford, fordable stream, frozen river, hedgehog, hill, steep hill, hospital, HQ tents, lake, marsh, minefield, ravine, rice paddy, river, sandbags, sea wall, trench, wire, aircraft carrier.',
            '1 : pont de toute sorte, falaise, talus côtier, dents de dragon, vivier, gué, ruisseau guéable, rivière gelée, hérisson, colline, colline raide, hôpital, tentes du QG, lac, marais, champ de mines, ravin, rizière, rivière, sacs de sable, digue, tranchée, barbelés, porte-avions.',
          ),
          say(
            '2: bunker, field bunker, cave, city ruins, factory, forest, hedgerow, hill with forest or village, jungle, labor camp, mountain, ocean, pier, town.',
            '2 : bunker, abri de campagne, grotte, ruines, usine, forêt, bocage, colline boisée ou avec village, jungle, camp de travail, montagne, océan, jetée, ville.',
          ),
        ],
      },
      { head: say('Our own reading', 'Notre propre lecture'), id: 'our-reading' },
      {
        p: say(
          'No source gave us the following; every number here is ours.',
          'Aucune source ne nous a donné ce qui suit ; chaque nombre est de nous.',
        ),
      },
      {
        list: [
          say(
            'Cards: if the battle does not say who starts with Air sorties, each side has one. After an Air sortie played alone no card is drawn; after Air power one is.',
            'Cartes : si la bataille ne dit pas qui commence avec des Sorties aériennes, chaque camp en a une. Après une Sortie aérienne jouée seule, on ne pioche pas ; après Attaque aérienne, si.',
          ),
          say(
            'Flight: a side has at most one airplane in flight, in Overlord one a wing. It goes at least 1 hex, and the hex by which it enters counts. It flies over anything. In flight it hides nothing, holds nothing, and ground units cannot target it.',
            'Vol : un camp a au plus un avion en vol, en Overlord un par aile. Il fait au moins 1 hex, et l’hex d’entrée compte. Il survole tout. En vol, il ne cache rien, ne tient rien, et les unités au sol ne peuvent pas le viser.',
          ),
          say(
            'Orders: it may also be ordered like a unit, by a section card that covers its hex or a tactic card for units of choice. In flight and without an order in its side’s turn, it leaves the board at the end of that turn, without a medal.',
            'Ordres : il peut aussi recevoir un ordre comme une unité, par une carte de section qui couvre son hex ou une carte tactique pour unités au choix. En vol et sans ordre au tour de son camp, il quitte le plateau à la fin de ce tour, sans médaille.',
          ),
          say(
            'Air Check: before it moves, roll the value of its hex (the highest, if several count) plus 1 die for each enemy ground unit next to it. Any star: it is shot down. No dice, no risk.',
            'Test aérien : avant son mouvement, lancez la valeur de son hex (la plus haute s’il y en a plusieurs) plus 1 dé par unité ennemie au sol voisine. Une étoile : il est abattu. Pas de dé, pas de risque.',
          ),
          say(
            'Attacks: symbol and grenade hit, too; cover does not help; flags may be ignored as usual. One action a turn, in the battle step.',
            'Attaques : symbole et grenade touchent aussi ; l’abri n’aide pas ; les drapeaux s’ignorent comme d’habitude. Une action par tour, à l’étape des combats.',
          ),
          say(
            'Strafing: each enemy ground unit under its path, once, in path order: 2 dice for the Allies, 1 for the Axis.',
            'Mitraillage : chaque unité ennemie au sol sous sa route, une fois, dans l’ordre : 2 dés pour les Alliés, 1 pour l’Axe.',
          ),
          say(
            'Ground support: ordered friends roll 1 more die against enemies next to it. Ground interdiction: until its side’s next turn enemies next to it go at most 1 hex; retreats are free.',
            'Appui au sol : les amis qui ont un ordre lancent 1 dé de plus contre les ennemis voisins de l’avion. Interdiction au sol : jusqu’au prochain tour de son camp, les ennemis voisins font au plus 1 hex ; les replis sont libres.',
          ),
          say(
            'Recon: in Overlord it draws as Recon does there. Kamikaze: 4 dice at one enemy unit next to its last hex; the airplane is lost and the enemy has a medal. Rescue: only where the battle defines it.',
            'Reconnaissance : en Overlord, elle fait piocher comme la carte. Kamikaze : 4 dés contre une unité ennemie voisine de son dernier hex ; l’avion est perdu et l’ennemi a une médaille. Sauvetage : seulement là où la bataille le définit.',
          ),
          say(
            'Ground: an ordered airplane that ends on an empty airfield hex or its own carrier may park and then stays. Parked, a grenade or star destroys it, flags do nothing, and an enemy ground unit that enters its hex takes it.',
            'Au sol : un avion qui finit son mouvement sur un hex d’aviation vide ou son porte-avions peut s’y poser, et il y reste. Au sol, une grenade ou une étoile le détruit, les drapeaux ne font rien, et une unité ennemie qui entre sur son hex le prend.',
          ),
          say(
            'Airplanes against each other: next to an enemy airplane in flight it may attack that with 2 dice instead of another action; a star shoots it down.',
            'Avion contre avion : à côté d’un avion ennemi en vol, il peut l’attaquer avec 2 dés à la place d’une autre action ; une étoile l’abat.',
          ),
          say(
            'Losses: shot down or destroyed, an airplane is one medal; leaving the board none. It may come again with a later Air sortie.',
            'Pertes : abattu ou détruit, un avion vaut une médaille ; s’il quitte le plateau, aucune. Il peut revenir avec une Sortie aérienne ultérieure.',
          ),
          say(
            'Overlord: an airplane in flight that is ordered by initiative makes its Air Check; its side chooses which of two is taken off, without a medal; Recon in force, General advance and Pincer move count as one section card beside an Air sortie; a played Air sortie is discarded like other cards.',
            'Overlord : un avion en vol activé par l’initiative passe son test aérien ; son camp choisit lequel des deux est retiré, sans médaille ; Reconnaissance en force, Avance générale et Prise en tenaille comptent comme une carte de section à côté d’une Sortie aérienne ; une Sortie aérienne jouée est défaussée comme les autres.',
          ),
          say(
            'Which airplane has which action, save those named in the note below the table, and which start from carriers save the Zero.',
            'Quel avion a quelle action, sauf celles de la note sous le tableau, et lesquels partent de porte-avions, sauf le Zero.',
          ),
        ],
      },
      {
        example: say(
          'A Spitfire over a forest (2) with one enemy infantry next to it is ordered by an Attack card: 3 dice. Infantry, flag, grenade: it lives, and uses one of the three orders. With an Air sortie beside the card it rolls nothing and all three orders go to the ground.',
          'Un Spitfire au-dessus d’une forêt (2), avec une infanterie ennemie voisine, reçoit un ordre d’une carte Attaque : 3 dés. Infanterie, drapeau, grenade : il survit et prend un des trois ordres. Avec une Sortie aérienne en plus, il ne lance rien et les trois ordres vont au sol.',
        ),
      },
      { head: say('The airplanes', 'Les avions'), id: 'airplanes' },
      { show: 'airplanes' },
      {
        p: say(
          'Found in sources: strafing of the P-40 and the Bf 109, both actions of the Spitfire, the recon of the Storch, that it does not attack, and that the Zero starts from carriers. All other entries are our reading.',
          'Trouvé dans des sources : le mitraillage du P-40 et du Bf 109, les deux actions du Spitfire, la reconnaissance du Storch, qu’il n’attaque pas, et que le Zero part de porte-avions. Tout le reste est notre lecture.',
        ),
      },
    ],
  },
];
