// ESLint rules about imports: `direction`, a layer imports only what layers.mjs allows it; `no-cycle`, no file imports itself by way
// of others, types included.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAYERS } from './layers.mjs';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const USES = new Map(LAYERS);

/** The file that a relative import names; undefined for packages, styles and data. */
export function imported(file, source) {
  if (!source.startsWith('.') || /\.(css|json)(\?|$)/.test(source)) return undefined;
  const path = resolve(dirname(file), source);
  return ['', '.ts', '.svelte'].map((end) => path + end).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
}

/** The first part of a path in src/: board/units/figures.ts is in `board`, prefs.svelte.ts is `prefs`. */
export const layerOf = (file) => relative(SRC, file).split('/')[0].split('.')[0];

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+)'/g;
const known = new Map();
function importsOf(file) {
  if (!known.has(file)) {
    const sources = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, source]) => source);
    known.set(
      file,
      sources.map((source) => imported(file, source)).filter((one) => one !== undefined),
    );
  }
  return known.get(file);
}

/** The files from one to another along imports, both included; undefined if there is no way. */
export function wayBetween(from, to) {
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [];
      for (let at = file; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

/** A rule that is asked about each relative import of a file in src/. */
const rule = (judge) => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename;
    if (relative(SRC, file).startsWith('..')) return {};
    const look = ({ source }) => {
      const target = typeof source?.value === 'string' ? imported(file, source.value) : undefined;
      const message = target && judge(file, target);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
});

function direction(file, target) {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === to) return undefined;
  const uses = USES.get(from);
  if (!uses) return `'${from}' is not in tools/layers/layers.mjs.`;
  return uses.includes(to) ? undefined : `'${from}' may not import from '${to}' (tools/layers/layers.mjs).`;
}

function noCycle(file, target) {
  const way = wayBetween(target, file);
  return way && `A cycle of imports: ${[file, ...way].map((one) => relative(SRC, one)).join(' > ')}.`;
}

export default { rules: { direction: rule(direction), 'no-cycle': rule(noCycle) } };
