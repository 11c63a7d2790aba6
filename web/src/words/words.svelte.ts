// The messages in the reader's language. They are fetched group by group, in one language only.
import { untrack } from 'svelte';
import { load } from 'virtual:words';
import { prefs, setPref } from '../prefs.svelte';
import type { Messages, None } from './keys';
import type { Lang } from '../languages';
import type parts from './parts.json';

export type Part = keyof typeof parts;
export type Key = keyof Messages;
/** Keys of messages without arguments. */
export type PlainKey = { [K in Key]: Messages[K] extends None ? K : never }[Key];
type All<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never;
/** For a union of keys, the arguments must fit each of them. */
type Arguments<K extends Key> = [Exclude<Messages[K], None>] extends [never]
  ? []
  : [values: All<Exclude<Messages[K], None>>];

type Message = string | ((values: unknown) => string);
export interface Compiled {
  readonly default: Readonly<Record<string, (values: unknown) => string>>;
  readonly plain: Readonly<Record<string, string>>;
}

let catalogues = $state.raw<Partial<Record<Lang, Readonly<Record<string, Message>>>>>({});
/** The loaded groups, and those fetched or being fetched. */
let wanted: readonly Part[] = [];
const fetches: { [name in `${Lang}/${Part}`]?: Promise<void> | undefined } = {};

async function fetchPart(lang: Lang, part: Part): Promise<void> {
  const { default: functions, plain } = await load[lang][part]();
  catalogues = { ...catalogues, [lang]: { ...catalogues[lang], ...plain, ...functions } };
}

/** Fetches a group once; a failed fetch is retried the next time. */
function fetched(lang: Lang, part: Part): Promise<void> {
  const name = `${lang}/${part}` as const;
  return (fetches[name] ??= fetchPart(lang, part).catch((failure: unknown) => {
    fetches[name] = undefined;
    throw failure;
  }));
}

/** Resolves when these groups are loaded in the language of the page. */
export async function need(...some: Part[]): Promise<void> {
  wanted = [...wanted, ...some];
  // Callers do not ask again when the language changes: `speak` fetches all loaded groups.
  const lang = untrack(() => prefs.lang);
  await Promise.all(some.map((part) => fetched(lang, part)));
}

/** Changes the language of the page once all its groups are loaded. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all(wanted.map((part) => fetched(lang, part)));
  setPref('lang', lang);
}

/** Whether a message is loaded. */
export const canSay = (key: Key): boolean => catalogues[prefs.lang]?.[key] !== undefined;

export function say<K extends Key>(key: K, ...[values]: Arguments<K>): string {
  const message = catalogues[prefs.lang]?.[key];
  if (message === undefined) {
    console.error(`Nothing to say for ${key}: its part was not asked for.`);
    return key;
  }
  return typeof message === 'string' ? message : message(values);
}

/** Kinds of things that the engine and the server name. */
export type Named = 'card' | 'terrain' | 'work' | 'command' | 'option' | 'player' | 'nation' | 'ending';

/** The name of `id` from the engine or the server; without a message, the id itself. */
export function name(kind: Named, id: string): string {
  const words = catalogues[prefs.lang];
  const message = words?.[`${kind}.${id}.name`] ?? words?.[`${kind}.${id}`];
  return typeof message === 'string' ? message : id;
}

/** A message whose key ends in a name of the engine; undefined if there is no such message. */
export function tell(
  key: `${'choice' | 'deed' | 'go-on' | 'player' | 'refusal' | 'rules' | 'step'}.${string}`,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const message = catalogues[prefs.lang]?.[key];
  return typeof message === 'function' ? message(values) : message;
}
