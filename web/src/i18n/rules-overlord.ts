// The rules, third part: tables of units and ground, and Overlord.
import { type Chapter, say } from '../rules/chapter';

export const GROUND: readonly Chapter[] = [
  { id: 'units', title: say('The units', 'Les unités'), blocks: [{ show: 'units' }] },
  {
    id: 'terrain',
    title: say('The ground', 'Le terrain'),
    blocks: [
      {
        p: say(
          'A map says more than a table, but here is the table. Where a hex has several protections, the best one counts.',
          'Une carte en dit plus qu’un tableau, mais voici le tableau. Quand un hex offre plusieurs protections, la meilleure compte.',
        ),
      },
      { show: 'terrain' },
    ],
  },
  { id: 'works', title: say('Works and obstacles', 'Ouvrages et obstacles'), blocks: [{ show: 'works' }] },
];

export const OVERLORD: readonly Chapter[] = [
  {
    id: 'overlord',
    title: say('Overlord', 'Overlord'),
    blocks: [
      {
        p: say(
          'Two boards side by side, two decks shuffled together, up to four people a side. What is not said here is as in the game for two.',
          'Deux plateaux côte à côte, deux jeux de cartes mélangés, jusqu’à quatre personnes par camp. Ce qui n’est pas dit ici est comme dans le jeu à deux.',
        ),
      },
      { head: say('Board and posts', 'Plateau et postes'), id: 'posts' },
      {
        list: [
          say(
            'Five lines make six sections; two neighbouring sections are a wing. Left, center and right general lead one wing each; the commander leads nobody, but he alone holds cards.',
            'Cinq lignes font six sections ; deux sections voisines forment une aile. Les généraux de gauche, du centre et de droite mènent chacun une aile ; le commandant ne mène personne, mais lui seul tient des cartes.',
          ),
          say(
            'With three people the commander also leads the center; with two, one has commander and center, the other both flanks; one person can hold all four posts.',
            'À trois, le commandant mène aussi le centre ; à deux, l’un est commandant et centre, l’autre tient les deux flancs ; une seule personne peut tenir les quatre postes.',
          ),
          say(
            'A unit may cross into another wing, but the general there cannot order it this turn. Whoever ordered a unit moves it and battles with it.',
            'Une unité peut passer dans une autre aile, mais le général de celle-ci ne peut pas lui donner d’ordre ce tour-ci. Qui a donné l’ordre mène le mouvement et le combat.',
          ),
        ],
      },
      { head: say('The turn', 'Le tour'), id: 'overlord-turn' },
      {
        steps: [
          say(
            'The commander hands out one to three cards and keeps at least one; he may visit one general.',
            'Le commandant distribue d’une à trois cartes et en garde au moins une ; il peut rendre visite à un général.',
          ),
          say('A card that he plays himself takes effect.', 'Une carte qu’il joue lui-même prend effet.'),
          say(
            'Generals lay their cards into their sections and order units; those without a card may try the initiative.',
            'Les généraux posent leurs cartes dans leurs sections et donnent des ordres ; ceux qui n’ont pas de carte peuvent tenter l’initiative.',
          ),
          say(
            'All moves, then all battles, on the whole board.',
            'Tous les mouvements, puis tous les combats, sur tout le plateau.',
          ),
          say(
            'The cards are discarded and the commander draws two, three if a Recon was played, but never above his first number of cards.',
            'Les cartes sont défaussées et le commandant en pioche deux, trois si une Reconnaissance a été jouée, mais jamais au-delà de son nombre de départ.',
          ),
        ],
      },
      { head: say('Handing out cards', 'Distribuer les cartes'), id: 'hand-out' },
      {
        list: [
          say(
            'A section card goes to the general its arrow points at; Recon in force and General advance to any of them, Pincer move to left or right.',
            'Une carte de section va au général que sa flèche désigne ; Reconnaissance en force et Avance générale à n’importe lequel, Prise en tenaille à gauche ou à droite.',
          ),
          say(
            'A general gets at most two cards, and two only if each is for a single section; then one is played in each of his sections.',
            'Un général reçoit au plus deux cartes, et deux seulement si chacune vaut pour une seule section ; il en joue alors une dans chacune des siennes.',
          ),
          say(
            'A tactic card goes to one general and works in his wing only. Different generals may each get one.',
            'Une carte tactique va à un général et n’agit que dans son aile. Plusieurs généraux peuvent en recevoir une.',
          ),
          say(
            'The commander plays at most one card himself: Air power, Barrage, Their finest hour, or a Counter-attack. Their finest hour must be the only card of the turn.',
            'Le commandant joue lui-même au plus une carte : Attaque aérienne, Tir de barrage, L’heure de gloire ou une Contre-attaque. L’heure de gloire doit être la seule carte du tour.',
          ),
          say(
            'A general must play what he was given. Until it lies on the table only he and the commander know it.',
            'Un général doit jouer ce qu’il a reçu. Jusqu’à ce que la carte soit posée, seuls lui et le commandant la connaissent.',
          ),
        ],
      },
      { head: say('Cards that differ', 'Cartes qui changent'), id: 'overlord-cards' },
      {
        list: [
          say(
            'Recon, Probe, Attack and Assault order 1, 2, 3 or all units in one of the general’s two sections.',
            'Reconnaissance, Escarmouche, Attaque et Assaut donnent un ordre à 1, 2, 3 ou toutes les unités d’une des deux sections du général.',
          ),
          say(
            'Recon in force orders 1 unit in each of his sections, General advance 2 in each, Pincer move 2 in one of them.',
            'Reconnaissance en force : 1 unité dans chacune de ses sections ; Avance générale : 2 dans chacune ; Prise en tenaille : 2 dans l’une.',
          ),
          say(
            'Medics & mechanics rolls 4 dice. With Their finest hour each of the three generals rolls 4 dice and orders in his own wing.',
            'Médecins & mécanos lance 4 dés. Avec L’heure de gloire, chacun des trois généraux lance 4 dés et donne des ordres dans son aile.',
          ),
          say(
            'Ambush is the commander’s decision; the attacked unit rolls, and he draws a new card at once.',
            'L’Embuscade est la décision du commandant ; l’unité attaquée tire, et il repioche aussitôt.',
          ),
          say(
            'A Counter-attack given to a general repeats a card of the general facing him, in the sections opposite; played by the commander it repeats what the enemy commander played himself.',
            'Une Contre-attaque donnée à un général refait une carte du général d’en face, dans les sections opposées ; jouée par le commandant, elle refait ce que le commandant ennemi a joué lui-même.',
          ),
        ],
      },
      { head: say('Initiative', 'L’initiative'), id: 'initiative' },
      {
        p: say(
          'A general who got no card may roll one die. Infantry or armor orders one unit of that kind in his wing, a star one unit of any kind. A flag makes one of his units fall back a hex (if none can, one loses a figure); a grenade costs one of his units a figure. The unit struck can do nothing more this turn.',
          'Un général sans carte peut lancer un dé. Infanterie ou blindé donne un ordre à une unité de ce genre de son aile, l’étoile à une unité de tout genre. Un drapeau fait reculer une de ses unités d’un hex (si aucune ne peut, l’une perd une figurine) ; une grenade coûte une figurine à l’une d’elles. L’unité frappée ne fait plus rien ce tour-ci.',
        ),
      },
      { head: say('The chain of command', 'La chaîne de commandement'), id: 'talk' },
      {
        list: [
          say(
            'Before the first hand-out a side talks freely. After the battle, everybody does.',
            'Avant la première distribution, un camp parle librement. Après la bataille, tout le monde.',
          ),
          say(
            'From then on the commander talks to one general a turn, while he hands out cards: the visit. He never says what he holds. To the others he passes cards without a word.',
            'Ensuite, le commandant parle à un seul général par tour, pendant la distribution : c’est la visite. Il ne dit jamais ce qu’il tient. Aux autres il passe les cartes sans un mot.',
          ),
          say(
            'Generals of a side may always talk to each other. Talk between the sides, and from generals to the whole table, is an option of the table.',
            'Les généraux d’un camp peuvent toujours se parler. Parler à l’autre camp, ou à toute la table pour un général, est une option de la table.',
          ),
          say(
            'The server lets through what these rules allow, and nothing else.',
            'Le serveur laisse passer ce que ces règles permettent, et rien d’autre.',
          ),
        ],
      },
    ],
  },
];
