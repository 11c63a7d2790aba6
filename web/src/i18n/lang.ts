// Two languages, one table each; a phrase that lacks one of them does not compile.
export type Lang = 'en' | 'fr';
export type Phrase = Readonly<Record<Lang, string>>;

/** Fills the places in braces: `{n} figures`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
