// A refusal in words: the code finds its message in the catalogue, the arguments are named in the reader's language.
import en from '../../../words/en.json';
import fr from '../../../words/fr.json';
import { CARD_WORDS } from '../i18n/cards';
import { fill, type Lang, type Phrase } from '../i18n/lang';
import { POST } from '../i18n/posts';
import type { Post, Refusal, RefusalArgs } from '../protocol';

const CATALOGUE = { en: en.refusal, fr: fr.refusal } as const;

type Names = { readonly [K in keyof RefusalArgs]-?: (value: NonNullable<RefusalArgs[K]>) => string };

function namesIn(lang: Lang): Names {
  const { decision, section } = CATALOGUE[lang];
  const cards: Readonly<Partial<Record<string, { readonly name: Phrase }>>> = CARD_WORDS;
  const list = (items: readonly string[]): string => new Intl.ListFormat(lang).format(items);
  const post = (value: Post): string => POST[value][lang];
  const sections = (values: readonly (keyof typeof section)[]): string => list(values.map((value) => section[value]));
  return {
    decision: (value) => decision[value],
    asked: (values) => list(values.map((one) => `${post(one.post)} (${decision[one.decision]})`)),
    card: (value) => cards[value]?.name[lang] ?? value,
    post,
    posts: (values) => list(values.map(post)),
    at: (value) => value.join(','),
    sections,
    section: sections,
    number: String,
    fault: (value) => value,
  };
}

/** A code that the catalogue does not know stands for itself. Places are filled in without ICU: `fill` is enough here. */
export function refusalText(refusal: Refusal, lang: Lang): string {
  const messages: Readonly<Record<string, unknown>> = CATALOGUE[lang];
  const message = messages[refusal.code];
  if (typeof message !== 'string') return refusal.code;
  const names = namesIn(lang);
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(refusal.args ?? {})) {
    values[key] = (names[key as keyof Names] as (value: unknown) => string)(value);
  }
  return fill(message, values);
}
