// What a chapter of the rules is made of. The words are data, so that both languages keep the same structure.
import type { Phrase } from '../i18n/lang';

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
  | { readonly p: Phrase }
  | { readonly head: Phrase; readonly id?: string }
  | { readonly list: readonly Phrase[] }
  | { readonly steps: readonly Phrase[] }
  | { readonly example: Phrase }
  | { readonly show: Show };

export interface Chapter {
  readonly id: string;
  readonly title: Phrase;
  readonly blocks: readonly Block[];
}

export const say = (en: string, fr: string): Phrase => ({ en, fr });
