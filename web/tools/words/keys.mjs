// npm run words: writes src/words/keys.ts, the types of all messages, from the English catalogue.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentsOf, catalogue, messages, namespaceOf, SOURCE, TERMINAL } from './catalogue.mjs';

export const TARGET = fileURLToPath(new URL('../../src/words/keys.ts', import.meta.url));

/** Arguments that mean the same wherever they occur. */
const KNOWN = { side: "'axis' | 'allies'" };
const TYPES = { number: 'number', select: 'string', text: 'string | number' };

function typeOf(text) {
  const named = [...argumentsOf(text)].map(([name, kind]) => `${name}: ${KNOWN[name] ?? TYPES[kind]}`);
  return named.length === 0 ? 'None' : `{ ${named.join('; ')} }`;
}

export function keysSource() {
  const lines = messages(catalogue(SOURCE))
    .filter(([key]) => namespaceOf(key) !== TERMINAL)
    .map(([key, text]) => `  '${key}': ${typeOf(text)};`);
  return [
    '// Made by `npm run words` from words/en.json. Do not edit.',
    '',
    '/** Of a message without arguments. */',
    'export type None = undefined;',
    '',
    '/** Every message by its key, with the arguments it takes. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** Writes the file if it is out of date. */
export function writeKeys() {
  const source = keysSource();
  if (readFileSync(TARGET, { encoding: 'utf8', flag: 'a+' }) !== source) writeFileSync(TARGET, source);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
