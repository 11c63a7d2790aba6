// Why something is refused. The engine and the server say it in English, often with the number of a rule before it;
// here is the French. Numbers stay: they are the same in both catalogues.
import { MORE_FRENCH } from './reasons-more';
import { DECISION_FR, ROLE_FR, SIDE_FR } from './reasons-words';
import type { Lang } from './lang';

const FRENCH: Readonly<Record<string, string>> = {
  // src/rules/combat.cpp
  'the unit has no order': 'l’unité n’a pas reçu d’ordre',
  'bad luck has struck the unit this turn': 'la malchance a frappé cette unité ce tour-ci',
  'the unit has battled already this turn': 'l’unité a déjà combattu ce tour-ci',
  'the card does not let its units battle': 'la carte ne laisse pas ses unités combattre',
  'the unit has moved too far to battle': 'l’unité est allée trop loin pour combattre',
  'the unit entered a forest, hedgerow or town this turn':
    'l’unité est entrée ce tour-ci dans une forêt, un bocage ou une ville',
  'no unit battles in the ocean': 'aucune unité ne combat dans l’océan',
  'there is no enemy unit': 'il n’y a pas d’unité ennemie',
  'the target is out of range': 'la cible est hors de portée',
  'an enemy is adjacent and must be the target': 'un ennemi est au contact et doit être la cible',
  'the card allows close assault only, and no enemy is adjacent':
    'la carte ne permet que l’assaut au contact, et aucun ennemi n’est au contact',
  'the card allows fire only, and an enemy is adjacent':
    'la carte ne permet que le tir à distance, et un ennemi est au contact',
  'the target is out of sight': 'la cible est hors de vue',
  'artillery may not fire over hills here': 'ici l’artillerie ne tire pas par-dessus les collines',
  'the target stands on the other bank': 'la cible est sur l’autre rive',
  'no dice are left to roll': 'il ne reste aucun dé à lancer',
  // src/rules/hand_out.cpp
  'no more cards can go out this turn': 'aucune autre carte ne peut être distribuée ce tour-ci',
  'one card must stay in the hand': 'une carte doit rester en main',
  'the general has two cards already': 'le général a déjà deux cartes',
  'the commander plays one card himself already': 'le commandant joue déjà une carte lui-même',
  "Ambush waits for the enemy's attack": 'Embuscade attend l’attaque de l’ennemi',
  'the commander plays this card himself': 'le commandant joue cette carte lui-même',
  'the card cannot go to this post': 'la carte ne peut pas aller à ce poste',
  'two cards to one general must both be for a single section':
    'deux cartes pour un même général doivent être toutes deux des cartes d’une seule section',
  'the card must be the only one of the turn': 'la carte doit être la seule du tour',
  // src/game/why_not.cpp
  'the unit has moved already this turn': 'l’unité a déjà bougé ce tour-ci',
  'this unit may not move now': 'cette unité ne peut pas bouger maintenant',
  'a unit stands there': 'une unité s’y trouve',
  'the unit cannot reach that hex': 'l’unité ne peut pas atteindre cet hex',
  'the unit has its order already': 'l’unité a déjà son ordre',
  'the unit stands outside the sections of this order': 'l’unité est hors des sections de cet ordre',
  'the card does not order units of this kind': 'la carte ne donne pas d’ordre à ce genre d’unité',
  'the card has no order left for a unit in that section': 'la carte n’a plus d’ordre pour une unité de cette section',
  'only infantry on wire that could battle may remove it':
    'seule une infanterie sur des barbelés, et qui pourrait combattre, peut les enlever',
  'the commander does not hold this card': 'le commandant n’a pas cette carte',
  'the battle is over': 'la bataille est finie',
  // src/cli/engine/ops_battle.cpp
  'the other side is on turn': 'c’est le tour de l’autre camp',
  'no battles are declared at this point of the turn': 'aucun combat ne se déclare à ce moment du tour',
  // src/server
  'Hints are given only against programs.': 'Il n’y a de conseils que contre l’ordinateur.',
  'Nothing is asked of this post now.': 'Rien n’est demandé à ce poste maintenant.',
  'The adviser still thinks about your last question.': 'Le conseiller réfléchit encore à votre dernière question.',
  'The adviser has no answer.': 'Le conseiller n’a pas de réponse.',
  'Too many games wait for this. Ask again later.': 'Trop de parties attendent déjà. Redemandez plus tard.',
  'The game has gone on meanwhile.': 'La partie a continué entre-temps.',
  'There is no such wish.': 'Cette demande n’existe pas.',
  'The game is over.': 'La partie est finie.',
  'The game has begun already.': 'La partie a déjà commencé.',
  'There are empty posts.': 'Des postes sont vacants.',
  'You do not sit at this table.': 'Vous n’êtes pas assis à cette table.',
  'This battle has no such post.': 'Cette bataille n’a pas ce poste.',
  'You do not hold this post.': 'Vous ne tenez pas ce poste.',
  'There is no computer player of that name.': 'Aucun joueur informatique ne porte ce nom.',
  'Nobody has to be sat in for there.': 'Il n’y a personne à remplacer ici.',
  'Somebody holds this post already.': 'Ce poste est déjà tenu.',
  'Nobody sits on both sides.': 'Personne ne s’assied dans les deux camps.',
  'No game is going on.': 'Aucune partie n’est en cours.',
  'There is nothing that could be taken back.': 'Il n’y a rien à reprendre.',
  'The last action was not yours.': 'La dernière action n’était pas la vôtre.',
  'This is no action.': 'Ce n’est pas une action.',
  'An action is that of one post.': 'Une action est celle d’un seul poste.',
  'Say something, but not too much.': 'Dites quelque chose, mais pas trop.',
  'Control characters cannot be said.': 'Les caractères de contrôle ne se disent pas.',
  'Enough was said at this table.': 'On a assez parlé à cette table.',
  'The chain of command does not let that through now.':
    'La chaîne de commandement ne laisse pas passer cela maintenant.',
  'There is time left.': 'Il reste du temps.',
  'Only the commander of a side can do that.': 'Seul le commandant d’un camp peut faire cela.',
  'A draw is offered already.': 'Une partie nulle est déjà proposée.',
  'Nobody has offered a draw.': 'Personne n’a proposé de partie nulle.',
  'The offer is not to you.': 'La proposition ne s’adresse pas à vous.',
  'A JSON object is expected.': 'Un objet JSON est attendu.',
  'A name has 1 to 40 letters.': 'Un nom a de 1 à 40 lettres.',
  'Ask for /api/me first.': 'Demandez d’abord /api/me.',
  'Not from this page.': 'Pas depuis cette page.',
  'Only GET is understood here.': 'Ici, seul GET est compris.',
  'The game is not over yet.': 'La partie n’est pas encore finie.',
  'The table could not be stored.': 'La table n’a pas pu être enregistrée.',
  'There are too many connections.': 'Il y a trop de connexions.',
  'There are too many tables. Finish one of yours first.': 'Il y a trop de tables. Finissez d’abord une des vôtres.',
  'There are too many tables.': 'Il y a trop de tables.',
  'There is already a rematch.': 'Il y a déjà une revanche.',
  'A rematch has already been offered.': 'Une revanche est déjà proposée.',
  'Nobody has offered a rematch.': 'Personne n’a proposé de revanche.',
  'Not everybody has accepted the rematch.': 'Tout le monde n’a pas accepté la revanche.',
  'The offer is not yours.': 'Cette proposition n’est pas la vôtre.',
  'There is no such battle.': 'Cette bataille n’existe pas.',
  'There is no such hex.': 'Cet hex n’existe pas.',
  'There is no such pair of units.': 'Ces deux unités n’existent pas.',
  'There is no such table.': 'Cette table n’existe pas.',
  'There is nothing here.': 'Il n’y a rien ici.',
  'This cannot be done here.': 'Cela ne se fait pas ici.',
  'This connection has said hello already.': 'Cette connexion s’est déjà présentée.',
  'This could not be stored.': 'Cela n’a pas pu être enregistré.',
  'This post is for somebody who was invited.': 'Ce poste est pour quelqu’un qui a été invité.',
  'Too many new people from one place. Wait a moment.': 'Trop de nouveaux venus du même endroit. Attendez un instant.',
  'Too many requests. Wait a moment.': 'Trop de demandes. Attendez un instant.',
  'You have seen the cards of the other side.': 'Vous avez vu les cartes de l’autre camp.',
  ...MORE_FRENCH,
};

const post = (text: string): string => {
  const [side = '', role = ''] = text.split('/');
  return `${ROLE_FR[role] ?? role} (${SIDE_FR[side] ?? side})`;
};
const decision = (name: string): string => DECISION_FR[name] ?? name;

/** Sentences in which the engine puts names: a pattern and what it becomes. */
const PATTERNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^the unit is under the orders of (\S+)$/, (by) => `l’unité est aux ordres de : ${post(by)}`],
  [
    /^there is no unit of (\w+) on that hex$/,
    (side) => `il n’y a pas d’unité de ce camp (${SIDE_FR[side] ?? side}) sur cet hex`,
  ],
  [
    /^there is no airplane of (\w+) on that hex$/,
    (side) => `il n’y a pas d’avion de ce camp (${SIDE_FR[side] ?? side}) sur cet hex`,
  ],
  [
    /^it is not the decision of (\S+); asked is(.*)$/,
    (by, asked) =>
      `la décision n’appartient pas à : ${post(by)} ; on attend ` +
      [...asked.matchAll(/(\S+) \(([\w-]+)\)/g)]
        .map(([, who = '', what = '']) => `${post(who)} : ${decision(what)}`)
        .join(', '),
  ],
  [
    /^this ([\w-]+) is not on offer: the decision is about ([\w-]+)$/,
    (_, about) => `ce choix n’est pas proposé : il s’agit de ${decision(about)}`,
  ],
  [
    /^([\w-]+) is not on offer: the decision is about ([\w-]+)$/,
    (_, about) => `cela n’est pas proposé : il s’agit de ${decision(about)}`,
  ],
];

/** The French for a sentence without its rule number; undefined if there is none. */
export function inFrench(sentence: string): string | undefined {
  const known = FRENCH[sentence];
  if (known !== undefined) return known;
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return words(...found.slice(1));
  }
  return undefined;
}

/** "BAT-08: an enemy is adjacent…" in a language; what has no translation stays as it was said. */
export function reasonIn(lang: Lang, text: string): string {
  if (lang === 'en') return text;
  const numbered = /^([A-Z]+-[\w.]+): ([^]*)$/.exec(text);
  const [number, sentence] = numbered ? [`${numbered[1] ?? ''} : `, numbered[2] ?? ''] : ['', text];
  return number + (inFrench(sentence) ?? sentence);
}
