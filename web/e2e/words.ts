// Messages from the catalogues, so that tests do not depend on the wording.
import MessageFormat from '@messageformat/core';
import en from '../../words/en.json';
import fr from '../../words/fr.json';
import type { Messages } from '../src/words/keys';

const CATALOGUES = { en, fr };

function find(lang: keyof typeof CATALOGUES, key: string): string {
  let found: unknown = CATALOGUES[lang];
  for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found !== 'string') throw new Error(`There is no message ${key}.`);
  return found;
}

const text = (lang: keyof typeof CATALOGUES, key: string, values: object): string =>
  new MessageFormat(lang).compile(find(lang, key))(values as Record<string, unknown>);

export const said = (key: keyof Messages, values: object = {}): string => text('en', key, values);
export const saidInFrench = (key: keyof Messages, values: object = {}): string => text('fr', key, values);

/** A message up to its first argument. */
export const begins = (key: keyof Messages): string => find('en', key).split('{')[0] ?? '';
