// The command line (src/cli) and the catalogues: which messages its C++ says, which it names but does not have, and text
// that stands in the sources instead of in a catalogue.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namespaceOf } from './catalogue.mjs';

const ROOT = fileURLToPath(new URL('../../../src/cli/', import.meta.url));

/** Where text is allowed: the line protocol is for programs, and a style sheet is no text. */
const FREE = [/^engine\//, /^report\/markup\.cpp$/];
/** Lines to type in a shell, and what programmers read when something is broken. */
const NO_TEXT = [/^"(bocage|printf) /, /"a catalogue must be a JSON object"/, /": must be a message, or an object of/];

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const TOKEN = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g;
const KEY = /^"([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)"$/;
/** key_of("card.", name(card), ".name"): what is in the middle is one name, and so is a part that is not spelt out. */
const KEY_OF =
  /key_of\(\s*"([a-z0-9.-]+\.)",((?:[^()"]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*),\s*(?:"([a-z0-9.-]*)"|\w+)\s*\)/g;
const OPTION_HELP = /option_help\(words, "([a-z-]+)"\)/g;
/** Each of these has a line of its own, so that an option that is gone does not leave its help behind. */
const OPTIONS = 'cli.help.option.';
const PROSE = /\p{L}{2,} \p{L}{2,}|(?=[^\x00-\x7f])\p{L}/u;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(group, part) {
  const rest = part === undefined ? '(\\.[^.]+)?' : escaped(part);
  return new RegExp(`^${escaped(group)}[^.]+${rest}${part?.endsWith('.') ? '' : '$'}`);
}

const sources = () =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(h|cpp)$/.test(name))
    .map((name) => ({ name, text: readFileSync(ROOT + name, 'utf8').replace(/^#include.*$/gm, '') }));

const literals = (text) => [...text.matchAll(TOKEN)].filter(([token]) => token.startsWith('"'));
const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** The keys that the C++ says, and faults: keys that do not exist, and text in the sources. */
export function checkCpp(keys, fault) {
  const said = new Set();
  const known = new Set(keys);
  const namespaces = new Set(keys.map(namespaceOf));
  for (const { name, text } of sources()) {
    const where = (index) => `src/cli/${name}:${lineOf(text, index)}`;
    for (const { 0: literal, index } of literals(text)) {
      const key = KEY.exec(literal)?.[1];
      if (key !== undefined && known.has(key)) said.add(key);
      else if (key !== undefined && namespaces.has(namespaceOf(key)))
        fault(where(index), `there is no message "${key}"`);
      const free = FREE.some((one) => one.test(name)) || NO_TEXT.some((one) => one.test(literal));
      const thrown = /throw std::\w+\([^;]*$/.test(text.slice(Math.max(0, index - 80), index));
      if (!free && !thrown && PROSE.test(literal)) fault(where(index), `${literal} belongs in the catalogues`);
    }
    for (const [, option] of text.matchAll(OPTION_HELP)) {
      const key = OPTIONS + option;
      if (known.has(key)) said.add(key);
      else fault(`src/cli/${name}`, `there is no message "${key}"`);
    }
    const plain = text.replace(COMMENT, '');
    for (const [, group, , part] of plain.matchAll(KEY_OF)) {
      const pattern = patternOf(group, part);
      const found = keys.filter((key) => pattern.test(key));
      if (found.length === 0) fault(`src/cli/${name}`, `there are no messages "${group}…${part ?? ''}"`);
      for (const key of found) if (!key.startsWith(OPTIONS)) said.add(key);
    }
  }
  return said;
}
