// tools/check-words: the catalogues agree with each other, with the sources that use them and with the battle files.
import MessageFormat from '@messageformat/core';
import { parse } from '@messageformat/parser';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  argumentsOf,
  BATTLES,
  catalogue,
  languages,
  messages,
  namespaceOf,
  parts,
  SOURCE,
  TERMINAL,
} from './catalogue.mjs';
import { checkCpp } from './cpp.mjs';
import { keysSource, TARGET } from './keys.mjs';
import { reachable, saidIn } from './usage.mjs';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../../scenarios/', import.meta.url));

/** Namespaces whose messages nobody need name, and why. */
const BY_CODE = { refusal: 'looked up by the codes that the engine and the server send; their tests know them all' };
/** Messages looked up by names of the engine through a variable; the kinds are those of `Named` in words.svelte.ts. */
const BY_NAME = /^(card|terrain|work|command|option|player|nation|ending)\.[^.]+(\.name)?$/;

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);

const source = new Map(messages(catalogue(SOURCE)));
const keys = [...source.keys()];

// The shape of a catalogue.
function checkTree(where, tree, prefix = '') {
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix + name;
    if (key === BATTLES) continue;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) fault(where, `"${key}" is not written like-this`);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) checkTree(where, value, `${key}.`);
    else if (typeof value !== 'string') fault(where, `"${key}" is neither a message nor an object of messages`);
  }
}

/** The cases of each select, by its argument. */
function casesOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (!token.cases) continue;
    if (token.type === 'select') {
      const known = found.get(token.arg) ?? new Set();
      for (const { key } of token.cases) known.add(key);
      found.set(token.arg, known);
    }
    for (const { tokens: inner } of token.cases) casesOf(inner, found);
  }
  return found;
}

/** What is said as it stands. */
const contentsOf = (tokens) =>
  tokens.flatMap((token) =>
    token.type === 'content' ? [token.value] : (token.cases ?? []).flatMap(({ tokens: inner }) => contentsOf(inner)),
  );

function checkMessage(where, language, key, text) {
  try {
    new MessageFormat(language).compile(text);
    if (contentsOf(parse(text)).some((one) => /[{}]/.test(one))) throw new Error('a brace stands alone');
  } catch (error) {
    fault(where, `"${key}" is not an ICU message: ${error.message.split('\n')[0]}`);
    return;
  }
  const english = source.get(key);
  if (english === undefined || language === SOURCE) return;
  const names = (one) => [...argumentsOf(one).keys()].sort().join(', ');
  if (names(text) !== names(english)) {
    fault(where, `"${key}" takes {${names(text)}}, but {${names(english)}} in ${SOURCE}.json`);
  }
  const known = casesOf(parse(english));
  for (const [argument, cases] of casesOf(parse(text))) {
    for (const one of cases) {
      if (one !== 'other' && known.has(argument) && !known.get(argument).has(one)) {
        fault(where, `"${key}" has a case "${one}" of {${argument}} that ${SOURCE}.json has not`);
      }
    }
  }
}

for (const language of Object.keys(languages())) {
  const where = `words/${language}.json`;
  let tree;
  try {
    tree = catalogue(language);
  } catch (error) {
    fault(where, error.message);
    continue;
  }
  checkTree(where, tree);
  const own = new Map(messages(tree));
  for (const [key, text] of own) checkMessage(where, language, key, text);
  for (const key of keys) if (!own.has(key)) fault(where, `"${key}" is missing`);
  for (const key of own.keys()) if (!source.has(key)) fault(where, `"${key}" is not in ${SOURCE}.json`);
  checkBattles(where, tree[BATTLES] ?? {});
}
if (catalogue(SOURCE)[BATTLES]) fault(`words/${SOURCE}.json`, `battles are written in ${SOURCE} in their own files`);

// Translations of battles name what the battle files have.
function checkBattles(where, battles) {
  for (const [id, { briefing, labels = {}, ...rest }] of Object.entries(battles)) {
    let file;
    try {
      file = JSON.parse(readFileSync(`${SCENARIOS}${id}.json`, 'utf8'));
    } catch {
      fault(where, `there is no battle "${id}"`);
      continue;
    }
    for (const other of Object.keys(rest)) fault(where, `"${id}" has "${other}", which is neither briefing nor labels`);
    const places = [...(file.labels ?? []).map(({ text }) => text), ...(file.medals ?? []).map(({ place }) => place)];
    for (const [label, text] of Object.entries(labels)) {
      if (!places.includes(label)) fault(where, `"${id}" has no place called "${label}"`);
      if (typeof text !== 'string' || text === '') fault(where, `"${label}" of "${id}" has no text`);
    }
    if (briefing === undefined) continue;
    const original = file.briefing.en;
    if (Object.keys(briefing).sort().join() !== Object.keys(original).sort().join()) {
      fault(where, `the briefing of "${id}" needs ${Object.keys(original).join(', ')}`);
    } else if (briefing.rules.length !== original.rules.length) {
      fault(where, `the briefing of "${id}" needs ${original.rules.length} rules`);
    }
  }
}

// Every message is said by the client or by the command line, and every namespace of the client is fetched with exactly
// one part.
const files = readdirSync(`${WEB}src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/^(gallery|words\/keys)/.test(name))
  .map((name) => `${WEB}src/${name}`);
const said = new Map(files.map((file) => [file, saidIn(file, keys)]));
const used = new Set([...[...said.values()].flat(), ...checkCpp(keys, fault)]);
for (const key of keys) {
  if (!used.has(key) && !BY_NAME.test(key) && !(namespaceOf(key) in BY_CODE)) {
    fault(`words/${SOURCE}.json`, `nothing says "${key}"`);
  }
}
const partOf = new Map(Object.entries(parts()).flatMap(([part, some]) => some.map((namespace) => [namespace, part])));
for (const namespace of new Set(keys.map(namespaceOf))) {
  if (!partOf.has(namespace) && namespace !== TERMINAL) fault('parts.json', `"${namespace}" belongs to no part`);
}
const listed = Object.values(parts()).flat();
if (new Set(listed).size !== listed.length) fault('parts.json', 'a namespace belongs to two parts');

// A page has asked for the words of everything on it.
const app = readFileSync(`${WEB}src/App.svelte`, 'utf8');
const pages = [...app.matchAll(/page\(import\('\.\/([^']+)'\)((?:, '[a-z]+')*)\)/g)];
if (pages.length < 4) fault('App.svelte', 'its pages were not found');
for (const [, path, asked] of pages) {
  const here = ['core', 'refusal', ...[...asked.matchAll(/'([a-z]+)'/g)].map(([, part]) => part)];
  for (const file of reachable(`${WEB}src/${path}`)) {
    for (const key of said.get(file) ?? []) {
      const part = partOf.get(namespaceOf(key));
      if (!here.includes(part)) {
        fault(`App.svelte`, `${path} says "${key}" (${file.slice(WEB.length)}) without asking for "${part}"`);
      }
    }
  }
}

if (readFileSync(TARGET, 'utf8') !== keysSource()) fault('web/src/words/keys.ts', 'is out of date: npm run words');

for (const one of faults) console.log(one);
console.log(`${Object.keys(languages()).length} languages, ${keys.length} messages, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
