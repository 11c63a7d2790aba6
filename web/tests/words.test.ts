// The catalogues, their types, and the rule that keeps texts out of the sources.
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { argumentsOf } from '../tools/words/catalogue.mjs';
import { keysSource } from '../tools/words/keys.mjs';
import keys from '../src/words/keys?raw';
import { LANGUAGES, preferred } from '../src/languages';
import { prefs } from '../src/prefs.svelte';
import { canSay, name, say, tell } from '../src/words/words.svelte';

it('has types that fit the English catalogue', () => {
  expect(keys, 'out of date: npm run words').toBe(keysSource());
});

it('counts as each language does', () => {
  expect(say('board.figures', { count: 1 })).toBe('1 figure');
  expect(say('board.figures', { count: 0 })).toBe('0 figures');
  prefs.lang = 'fr';
  expect(say('board.figures', { count: 0 })).toBe('0 figurine');
  expect(say('board.figures', { count: 4 })).toBe('4 figurines');
});

it('has every message in every language', () => {
  for (const [lang] of LANGUAGES) {
    prefs.lang = lang;
    expect(canSay('shell.close'), lang).toBe(true);
    expect(canSay('rules.page.title'), lang).toBe(true);
  }
});

it('finds messages by the engine’s names, and knows when there is none', () => {
  expect(name('card', 'probe-left')).toBe('Probe Left');
  expect(name('nation', 'atlantis')).toBe('atlantis');
  expect(tell('choice.order')).toBe(say('choice.order'));
  expect(tell('choice.surrender')).toBeUndefined();
});

it('chooses the first supported language of a person', () => {
  expect(preferred(['xx', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(['xx'])).toBe('en');
});

it('finds the arguments of a message, also inside its cases', () => {
  expect([...argumentsOf('{side, select, axis {{unit}} other {no}} {count, plural, other {#}}')]).toEqual([
    ['side', 'select'],
    ['unit', 'text'],
    ['count', 'number'],
  ]);
});

const eslint = new ESLint();
async function faults(path: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: path });
  return result?.messages.filter(({ ruleId }) => ruleId === 'words/no-text').length ?? 0;
}

it.each([
  '<p>Hello</p>',
  '<button aria-label="Close">x</button>',
  '<img alt="A map" src="x" />',
  "<p>{open ? 'Open' : 'Shut'}</p>",
  '<p title={`${count} cards`}></p>',
  "<script>const why = 'The unit has no order.';</script>",
])('finds a text in a component: %s', async (code) => {
  expect(await faults('src/home/Planted.svelte', code)).toBeGreaterThan(0);
});

it('finds a text in a module, and nothing else', async () => {
  expect(await faults('src/game/planted.ts', "export const why = 'Nothing to do here';")).toBe(1);
  expect(await faults('src/game/planted.ts', "throw new Error('Nothing to do here');")).toBe(0);
  const fine =
    "<p class=\"big soft\" data-x='M0 1l2 3'>Bocage {say('shell.close')} <code>bocage replay</code> 3 × ✕</p>";
  expect(await faults('src/home/Planted.svelte', fine)).toBe(0);
});
