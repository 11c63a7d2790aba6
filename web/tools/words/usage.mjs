// Which messages a source file says, found in its text: keys as literals ('shell.close'), keys with engine names in them
// (`terrain.${id}.name`), and names asked for by their kind (name('card', id)).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LITERAL = /'([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)'/g;
const TEMPLATE = /`([a-z][a-z0-9-]*\.(?:[^`$]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g;
const NAMED = /\bname\('([a-z-]+)'/g;
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?'(\.[^']+)'/gm;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template as a pattern: whatever stands in braces is one name of the key. */
function patternOf(template) {
  const fixed = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return new RegExp(`^${fixed.map(escaped).join('[^.]+')}$`);
}

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The keys among the known ones that a file says. */
export function saidIn(path, keys) {
  const text = readFileSync(path, 'utf8');
  const literals = new Set(all(text, LITERAL));
  const kinds = all(text, NAMED).map((kind) => new RegExp(`^${kind}\\.[^.]+(\\.name)?$`));
  const patterns = [...all(text, TEMPLATE).map(patternOf), ...kinds];
  return keys.filter((key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)));
}

function resolved(from, to) {
  const path = join(dirname(from), to);
  return [path, `${path}.ts`, `${path}.svelte.ts`, `${path}.json`].find((one) => existsSync(one) && /\.\w+$/.test(one));
}

/** A file and all that it imports, and so on; not what it fetches later. */
export function reachable(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!/\.(ts|svelte)$/.test(entry)) return seen;
  for (const to of all(readFileSync(entry, 'utf8'), IMPORT)) {
    const path = resolved(entry, to);
    if (path) reachable(path, seen);
  }
  return seen;
}
