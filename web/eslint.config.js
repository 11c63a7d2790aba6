import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import layers from './tools/layers/lint.mjs';
import words from './tools/words/lint.mjs';

const browser = ['window', 'document', 'console', 'matchMedia', 'process', 'URL'];

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'shots/', 'e2e-shots/', 'src/protocol.ts', 'src/words/keys.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])) },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    // The compiler knows the names of the browser; types are checked by svelte-check.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['src/**'],
    plugins: { layers },
    rules: { 'layers/direction': 'error', 'layers/no-cycle': 'error' },
  },
  {
    // The gallery is for developers.
    files: ['src/**'],
    ignores: ['src/gallery/**'],
    plugins: { words },
    rules: { 'words/no-text': 'error' },
  },
);
