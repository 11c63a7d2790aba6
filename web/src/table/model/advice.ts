// A hint in the page's terms: an option, and what it points at.
import type { Hint } from '../../protocol';
import { offeredBy, type Offered, type Option } from './options';

export interface Advice {
  readonly option: Option;
  /** Of victory, from 0 to 1. */
  readonly chance: number | undefined;
}

/** Undefined if it is no longer offered because the game has moved on. */
export function adviceOf(hint: Hint, offered: Offered): Advice | undefined {
  const [advised] = offeredBy([hint.offer]).all;
  const option = offered.all.find(({ post, action }) => post === advised?.post && action === advised.action);
  return option && { option, chance: hint.chance ?? undefined };
}
