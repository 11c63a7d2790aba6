// The supported languages. To add one: docs/adding/language.md.
import languages from '../../words/languages.json';

export type Lang = keyof typeof languages;

/** Each language by its own name. */
export const LANGUAGES = Object.entries(languages) as [Lang, string][];

const isLang = (code: string): code is Lang => Object.hasOwn(languages, code);

/** The first supported one of the reader's languages; otherwise English. */
export function preferred(wanted: readonly string[]): Lang {
  return wanted.map((tag) => tag.split('-')[0] ?? tag).find(isLang) ?? 'en';
}

export const known = (code: unknown): Lang | undefined => (typeof code === 'string' && isLang(code) ? code : undefined);
