// Why something is refused. The engine and the server say it in English, often with the number of a rule before it;
// here is the French. Numbers stay: they are the same in both languages.
import type { Lang } from '../words/languages';
import { FRENCH } from './french';
import { DECISION_FR, ROLE_FR, SIDE_FR } from './names';

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
