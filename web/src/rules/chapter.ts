// The structure of a rules chapter. The texts are in the catalogues, so all languages share the structure.
import type { PlainKey } from '../words/words.svelte';

export type Show =
  | 'dice'
  | 'section-cards'
  | 'tactic-cards'
  | 'units'
  | 'terrain'
  | 'works'
  | 'dice-table'
  | 'sections'
  | 'more-units'
  | 'more-terrain'
  | 'more-works'
  | 'airplanes';

export type Block =
  | { readonly p: PlainKey }
  | { readonly head: PlainKey; readonly id: string }
  | { readonly list: readonly PlainKey[] }
  | { readonly steps: readonly PlainKey[] }
  | { readonly example: PlainKey }
  | { readonly show: Show };

export interface Chapter {
  readonly id: string;
  readonly title: PlainKey;
  readonly blocks: readonly Block[];
}
