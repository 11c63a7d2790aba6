// A hint as this page uses it: an option like any other, and what it points at.
import type { Hint } from '../../protocol';
import { offeredBy, type Offered, type Option } from './options';

export interface Advice {
  readonly option: Option;
  /** Of victory, from 0 to 1. */
  readonly chance: number | undefined;
}

/** Nothing if it is no longer offered: the table has moved on. */
export function adviceOf(hint: Hint, offered: Offered): Advice | undefined {
  const [advised] = offeredBy([hint.offer]).all;
  const option = offered.all.find(({ post, action }) => post === advised?.post && action === advised.action);
  return option && { option, chance: hint.chance ?? undefined };
}
