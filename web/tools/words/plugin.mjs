// The catalogues as modules, compiled while the client is built, so that nothing is parsed or evaluated in the browser.
//   virtual:words             for each language and part a function that fetches its messages
//   virtual:words/fr/table    the messages of one part in one language: texts, and functions where there are arguments
//   virtual:words/fr/battle   the translations of the battle files
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { join } from 'node:path';
import { argumentsOf, BATTLES, catalogue, FOLDER, languages, messages, namespaceOf, parts } from './catalogue.mjs';
import { writeKeys } from './keys.mjs';

const PREFIX = 'virtual:words';

function index() {
  const rows = Object.keys(languages()).map((language) => {
    const names = [...Object.keys(parts()), BATTLES];
    const loads = names.map((part) => `${part}: () => import('${PREFIX}/${language}/${part}')`);
    return `  ${language}: { ${loads.join(', ')} },`;
  });
  return `export const load = {\n${rows.join('\n')}\n};\n`;
}

function part(language, name) {
  const tree = catalogue(language);
  if (name === BATTLES) return `export default ${JSON.stringify(tree[BATTLES] ?? {})};`;
  const namespaces = parts()[name];
  const own = messages(tree).filter(([key]) => namespaces.includes(namespaceOf(key)));
  const takes = ([, text]) => argumentsOf(text).size > 0;
  const plain = Object.fromEntries(own.filter((message) => !takes(message)));
  const compiled = compileModule(new MessageFormat(language), Object.fromEntries(own.filter(takes)));
  return `${compiled}\nexport const plain = ${JSON.stringify(plain)};`;
}

export function words() {
  return {
    name: 'words',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) return index();
      const [, language, name] = id.startsWith(`\0${PREFIX}/`) ? id.split('/') : [];
      if (language === undefined || name === undefined) return undefined;
      this.addWatchFile(join(FOLDER, `${language}.json`));
      return part(language, name);
    },
    /** While one works on the client, types follow the English words by themselves; tests and builds change no file. */
    configureServer({ watcher }) {
      if (process.env['VITEST']) return;
      writeKeys();
      watcher.add(FOLDER);
    },
    /** A changed word shows at once while one works on the client. */
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(FOLDER)) return;
      writeKeys();
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}
