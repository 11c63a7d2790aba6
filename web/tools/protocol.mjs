// The types of the protocol, from its schema: `npm run protocol`. A test compares what is committed with what this makes.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';

const SCHEMA = new URL('../../docs/protocol.schema.json', import.meta.url);
const TYPES = new URL('../src/protocol.ts', import.meta.url);

export async function protocolTypes() {
  const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
  const made = await compile(schema, 'Protocol', {
    additionalProperties: false,
    bannerComment: '// Made from docs/protocol.schema.json by `npm run protocol`; do not edit.',
    format: false,
  });
  const options = await prettier.resolveConfig(TYPES);
  return prettier.format(made, { ...options, parser: 'typescript' });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(TYPES, await protocolTypes());
