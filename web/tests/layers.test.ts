import { Linter } from 'eslint';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error a script without types
import layers from '../tools/layers/lint.mjs';

const lint = (file: string, code: string): string[] =>
  new Linter()
    .verify(
      code,
      { files: ['**/*.ts'], plugins: { layers }, rules: { 'layers/direction': 'error', 'layers/no-cycle': 'error' } },
      resolve(file),
    )
    .map(({ message }) => message);

it('keeps the board apart from everything but the protocol', () => {
  for (const other of ['words/words.svelte', 'game/position', 'shell/people', 'table/anchors', 'prefs.svelte']) {
    const [layer] = other.split(/[/.]/);
    expect(lint('src/board/units/some.ts', `import '../../${other}';`), other).toEqual([
      `'board' may not import from '${layer}' (tools/layers/layers.mjs).`,
    ]);
  }
  expect(lint('src/board/some.ts', "import '../protocol'; import './hex';")).toEqual([]);
});

it('keeps the pages apart from each other', () => {
  expect(lint('src/table/some.ts', "import '../home/dates';")).toHaveLength(1);
  expect(lint('src/replay/some.ts', "export * from '../home/dates';")).toHaveLength(1);
  expect(lint('src/home/some.ts', "void import('../table/TablePage.svelte');")).toHaveLength(1);
});

it('finds cycles of imports, however long', () => {
  expect(lint('src/board/hex.ts', "import './layout';")).toEqual([
    'A cycle of imports: board/hex.ts > board/layout.ts > board/hex.ts.',
  ]);
  expect(lint('src/board/hex.ts', "import './labels';")).toHaveLength(1);
  expect(lint('src/board/layout.ts', "import './hex';")).toEqual([]);
});
