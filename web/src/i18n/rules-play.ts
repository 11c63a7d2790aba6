// The rules, first part: what it is about, the board, the turn, cards and orders.
import { type Chapter, say } from '../rules/chapter';

export const PLAY: readonly Chapter[] = [
  {
    id: 'goal',
    title: say('In short', 'En bref'),
    blocks: [
      {
        p: say(
          'Two sides, the Axis and the Allies, fight one battle of 1944. On your turn you play a card; the card says how many units you may order and where. Ordered units move, then battle with dice. Every enemy unit that loses its last figure is a medal, and some places on the map are medals too. The first side with the number of medals that the battle asks for has won, at once.',
          'Deux camps, l’Axe et les Alliés, livrent une bataille de 1944. À votre tour, vous jouez une carte ; elle dit combien d’unités reçoivent un ordre, et où. Les unités qui ont un ordre bougent, puis combattent aux dés. Chaque unité ennemie qui perd sa dernière figurine vaut une médaille, et certains lieux de la carte aussi. Le premier camp qui atteint le nombre de médailles de la bataille gagne aussitôt.',
        ),
      },
    ],
  },
  {
    id: 'board',
    title: say('The board', 'Le plateau'),
    blocks: [
      {
        p: say(
          'The board has nine rows of hexes, thirteen and twelve by turns. Each side owns one long edge: that is the way its units retreat. Two broken lines part the board into three sections, left, center and right, as each player sees them from his own edge. A hex that a line runs through belongs to both sections beside it.',
          'Le plateau compte neuf rangées d’hexagones, treize et douze en alternance. Chaque camp possède un long bord : c’est vers lui que ses unités se replient. Deux lignes brisées partagent le plateau en trois sections, gauche, centre et droite, telles que chacun les voit de son bord. Un hex traversé par une ligne appartient aux deux sections voisines.',
        ),
      },
      { show: 'sections' },
      {
        p: say(
          'All figures on a hex are one unit. Two units never share a hex, never merge, and a unit never splits. Losses do not weaken it: a unit with one figure rolls as many dice as a full one.',
          'Les figurines d’un hex forment une seule unité. Deux unités ne partagent jamais un hex, ne se joignent jamais, et une unité ne se divise pas. Les pertes ne l’affaiblissent pas : une unité d’une figurine lance autant de dés qu’une unité entière.',
        ),
      },
      {
        p: say(
          'A battle says who stands where, how many cards each side holds, who begins, how many medals win, and which special rules apply. Its briefing has all of that.',
          'La bataille dit qui se tient où, combien de cartes tient chaque camp, qui commence, combien de médailles font la victoire et quelles règles particulières s’appliquent. Tout cela est dans son dossier.',
        ),
      },
    ],
  },
  {
    id: 'turn',
    title: say('The turn', 'Le tour'),
    blocks: [
      {
        steps: [
          say(
            'Play one card from your hand. You cannot pass.',
            'Jouez une carte de votre main. On ne peut pas passer.',
          ),
          say(
            'Name the units that you order, all of them before anything moves.',
            'Désignez les unités qui reçoivent un ordre, toutes avant le premier mouvement.',
          ),
          say('Move ordered units, one after the other.', 'Bougez ces unités, l’une après l’autre.'),
          say(
            'Battle with ordered units, one after the other. Each battle, with retreat and taking ground, ends before the next one begins.',
            'Combattez avec ces unités, l’une après l’autre. Chaque combat, repli et prise de terrain compris, s’achève avant le suivant.',
          ),
          say('Discard the card and draw a new one.', 'Défaussez la carte et piochez-en une.'),
        ],
      },
      {
        p: say(
          'Nobody has to move or battle. When the deck is empty and a card is needed, the discards are shuffled into a new deck.',
          'Personne n’est obligé de bouger ni de combattre. Quand la pioche est vide et qu’il faut une carte, la défausse mélangée devient la nouvelle pioche.',
        ),
      },
    ],
  },
  {
    id: 'orders',
    title: say('Orders', 'Les ordres'),
    blocks: [
      {
        list: [
          say(
            'A unit without an order does nothing of its own accord: no move, no battle, no clearing of wire.',
            'Une unité sans ordre ne fait rien d’elle-même : ni mouvement, ni combat, ni enlèvement de barbelés.',
          ),
          say('A unit gets at most one order a turn.', 'Une unité reçoit au plus un ordre par tour.'),
          say(
            'The number on the card is the most; you may order fewer units, or none.',
            'Le nombre de la carte est un maximum ; on peut donner moins d’ordres, ou aucun.',
          ),
          say(
            'Orders for a section without enough units are lost.',
            'Les ordres pour une section qui manque d’unités sont perdus.',
          ),
          say(
            'What counts is where the unit stands when it is ordered. Afterwards it may cross into another section.',
            'Ce qui compte est l’endroit où l’unité se tient quand elle reçoit l’ordre. Ensuite elle peut changer de section.',
          ),
          say(
            'A unit on a line is ordered from either of its two sections, and uses one order of that one.',
            'Une unité sur une ligne reçoit l’ordre de l’une ou l’autre de ses deux sections, et n’y use qu’un ordre.',
          ),
        ],
      },
    ],
  },
  {
    id: 'cards',
    title: say('The cards', 'Les cartes'),
    blocks: [
      {
        p: say(
          'Sixty cards: forty section cards and twenty tactic cards. Left and right are those of the player who plays the card. Your hand is hidden; how many cards you hold, the discards and the size of the deck are open.',
          'Soixante cartes : quarante cartes de section et vingt cartes tactiques. La gauche et la droite sont celles du joueur qui joue la carte. Votre main est cachée ; le nombre de vos cartes, la défausse et la taille de la pioche sont connus de tous.',
        ),
      },
      { head: say('Section cards', 'Cartes de section'), id: 'section-cards' },
      {
        p: say(
          'They give orders and nothing else: no extra dice, no longer moves. After a Recon you draw two cards and keep one.',
          'Elles donnent des ordres et rien de plus : ni dé ni mouvement supplémentaire. Après une Reconnaissance, on pioche deux cartes et on en garde une.',
        ),
      },
      { show: 'section-cards' },
      { head: say('Tactic cards', 'Cartes tactiques'), id: 'tactic-cards' },
      {
        p: say(
          'Extra dice are added before cover is taken off, so they can make a battle possible that had none left. Where a card orders units of one kind and you have none of it anywhere on the board, you may order one unit of your choice instead, by the plain rules.',
          'Les dés en plus s’ajoutent avant de retirer ceux du couvert : ils peuvent donc rendre possible un combat qui n’en avait plus. Si une carte donne des ordres à un genre d’unités et que vous n’en avez aucune sur tout le plateau, vous donnez un ordre à une unité de votre choix, selon les règles ordinaires.',
        ),
      },
      { show: 'tactic-cards' },
    ],
  },
];
