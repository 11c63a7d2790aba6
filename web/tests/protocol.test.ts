import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error a script without types
import { protocolTypes } from '../tools/protocol.mjs';

test('the types of the protocol are those of its schema', async () => {
  const made = (await protocolTypes()) as string;
  expect(readFileSync('src/protocol.ts', 'utf8')).toBe(made);
});
