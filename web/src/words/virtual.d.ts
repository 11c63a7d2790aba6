// The modules that tools/words/plugin.mjs generates from the catalogues.
declare module 'virtual:words' {
  type Lang = import('../languages').Lang;
  type Part = import('./words.svelte').Part;
  type Compiled = import('./words.svelte').Compiled;
  type BattleWords = import('./battles.svelte').BattleWords;
  type Loads = Readonly<Record<Part, () => Promise<Compiled>>> & {
    readonly battle: () => Promise<{ readonly default: BattleWords }>;
  };

  export const load: Readonly<Record<Lang, Loads>>;
}
