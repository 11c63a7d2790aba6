// What each face of the die does.
import type { Face } from '../cards/types';
import { say } from '../rules/chapter';
import type { Phrase } from './lang';

export const FACE_RULES: readonly (readonly [Face, Phrase])[] = [
  [
    'infantry',
    say(
      'Two of the six faces. Hits infantry of every type, nothing else.',
      'Deux faces sur six. Touche l’infanterie de tout type, rien d’autre.',
    ),
  ],
  [
    'armor',
    say('Hits armor, elite armor included, nothing else.', 'Touche les blindés, d’élite compris, rien d’autre.'),
  ],
  ['grenade', say('Hits everything; artillery is hit by it alone.', 'Touche tout ; seule elle touche l’artillerie.')],
  ['flag', say('No hit: the target falls back one hex.', 'Pas de touche : la cible recule d’un hex.')],
  ['star', say('A miss, unless the card says otherwise.', 'Manqué, sauf si la carte en dit autrement.')],
];
