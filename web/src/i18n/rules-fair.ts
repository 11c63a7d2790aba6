// How the dice are kept honest.
import { type Chapter, say } from '../rules/chapter';

export const FAIR: readonly Chapter[] = [
  {
    id: 'fair-dice',
    title: say('Fair dice', 'Des dés honnêtes'),
    blocks: [
      {
        p: say(
          'Nobody can bend the dice or the cards of a game, and nobody has to take that on trust.',
          'Personne ne peut fausser les dés ni les cartes d’une partie, et personne n’a à le croire sur parole.',
        ),
      },
      {
        steps: [
          say(
            'When a table is made, the server draws a long secret number, the seed. Every die and every card of the game follows from it.',
            'Quand une table est créée, le serveur tire un long nombre secret, la graine. Chaque dé et chaque carte de la partie en découlent.',
          ),
          say(
            'At once it shows everybody the fingerprint of the seed (its SHA-256). The seed cannot be guessed from it, and no other seed has the same: from now on the dice are fixed, and sealed.',
            'Aussitôt il montre à tous l’empreinte de la graine (son SHA-256). On ne peut pas en deviner la graine, et aucune autre n’a la même : dès lors, les dés sont fixés et scellés.',
          ),
          say(
            'When the battle is over the seed is opened. The replay compares it with the fingerprint in your own browser.',
            'La bataille finie, la graine est ouverte. La page « Revoir » la compare à l’empreinte dans votre propre navigateur.',
          ),
          say(
            'Who wants to check every die downloads the record and lets the program play it again.',
            'Qui veut vérifier chaque dé télécharge le registre et le fait rejouer au programme.',
          ),
        ],
      },
    ],
  },
];
