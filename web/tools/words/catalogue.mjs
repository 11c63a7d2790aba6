// Reads the message catalogues in /words: one JSON file per language, nested objects whose leaves are ICU messages.
import { parse } from '@messageformat/parser';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FOLDER = fileURLToPath(new URL('../../../words/', import.meta.url));
/** The language the others are translated from; its keys and arguments are the ones that count. */
export const SOURCE = 'en';
/** Translations of battle files. They are looked up by id and English text, and are not messages. */
export const BATTLES = 'battle';
/** What only the command line says; the client knows nothing of it. */
export const TERMINAL = 'cli';

const json = (name) => JSON.parse(readFileSync(FOLDER + name, 'utf8'));

/** The languages by code, each with its own name for itself. */
export const languages = () => json('languages.json');
export const catalogue = (language) => json(`${language}.json`);

/** The messages of a catalogue by their full keys, in the order of the file. */
export function messages(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (key === BATTLES) return [];
    return typeof value === 'string' ? [[key, value]] : messages(value, key);
  });
}

/** Which namespaces are fetched together. */
export const parts = () => JSON.parse(readFileSync(new URL('../../src/words/parts.json', import.meta.url), 'utf8'));
export const namespaceOf = (key) => key.slice(0, key.indexOf('.'));

function collect(tokens, found) {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const counts = token.type === 'plural' || token.type === 'selectordinal';
    const kind = counts ? 'number' : token.type === 'select' ? 'select' : 'text';
    if (found.get(token.arg) !== 'number') found.set(token.arg, kind);
    for (const { tokens: inner } of token.cases ?? []) collect(inner, found);
  }
}

/** The arguments of a message: each by name, and whether it is a number, selects a case, or is only put in. */
export function argumentsOf(text) {
  const found = new Map();
  collect(parse(text), found);
  return found;
}
