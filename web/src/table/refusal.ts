// A refusal in words: the code finds its message, the arguments are named in the language of the page.
import { prefs } from '../prefs.svelte';
import type { Decision, Post, Refusal, RefusalArgs, Section } from '../protocol';
import { say, tell } from '../words/words.svelte';
import { sideOf, roleOf } from './model/seats';
import { cardName } from './say';

const list = (items: readonly string[]): string => new Intl.ListFormat(prefs.lang).format(items);
const postName = (post: Post): string => say(`post.${sideOf(post)}.${roleOf(post)}`);
const decisionName = (decision: Decision): string => tell(`refusal.decision.${decision}`) ?? decision;
const sectionNames = (sections: readonly Section[]): string => list(sections.map((one) => say(`section-name.${one}`)));

type Names = { readonly [K in keyof RefusalArgs]-?: (value: NonNullable<RefusalArgs[K]>) => string | number };
const NAMES: Names = {
  decision: decisionName,
  asked: (values) => list(values.map(({ post, decision }) => `${postName(post)} (${decisionName(decision)})`)),
  card: cardName,
  post: postName,
  posts: (values) => list(values.map(postName)),
  at: (value) => value.join(','),
  sections: sectionNames,
  section: sectionNames,
  number: (value) => value,
  fault: (value) => value,
};

/** A code without a message is shown as it is. */
export function refusalText({ code, args = {} }: Refusal): string {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    values[key] = (NAMES[key as keyof Names] as (value: unknown) => string | number)(value);
  }
  return tell(`refusal.${code}`, values) ?? code;
}
