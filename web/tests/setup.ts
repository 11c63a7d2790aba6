// Every test has all messages of all languages; `setPref('lang', 'fr')` switches.
import { beforeEach, vi } from 'vitest';

// There is no browser to ask for preferences.
const still = { matches: false, addEventListener: () => undefined };
vi.stubGlobal('matchMedia', () => still);
if (typeof navigator === 'undefined') vi.stubGlobal('navigator', { languages: ['en'] });

const { prefs } = await import('../src/prefs.svelte');
const { LANGUAGES } = await import('../src/languages');
const { need } = await import('../src/words/words.svelte');
for (const [lang] of LANGUAGES) {
  prefs.lang = lang;
  await need('core', 'refusal', 'home', 'game', 'table', 'replay', 'rules');
}

beforeEach(() => {
  prefs.lang = 'en';
});
