// What the page says, in the language of its reader. Messages are fetched part by part, in one language only.
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
/** What one of several keys is said with must do for each of them. */
type Arguments<K extends Key> = [Exclude<Messages[K], None>] extends [never]
  ? []
  : [values: All<Exclude<Messages[K], None>>];

type Message = string | ((values: unknown) => string);
export interface Compiled {
  readonly default: Readonly<Record<string, (values: unknown) => string>>;
  readonly plain: Readonly<Record<string, string>>;
}

let catalogues = $state.raw<Partial<Record<Lang, Readonly<Record<string, Message>>>>>({});
/** What is on the page, and what is fetched or on its way. */
let wanted: readonly Part[] = [];
const fetches: { [name in `${Lang}/${Part}`]?: Promise<void> | undefined } = {};

async function fetchPart(lang: Lang, part: Part): Promise<void> {
  const { default: functions, plain } = await load[lang][part]();
  catalogues = { ...catalogues, [lang]: { ...catalogues[lang], ...plain, ...functions } };
}

/** Fetches a part once; a fetch that failed is tried again the next time. */
function fetched(lang: Lang, part: Part): Promise<void> {
  const name = `${lang}/${part}` as const;
  return (fetches[name] ??= fetchPart(lang, part).catch((failure: unknown) => {
    fetches[name] = undefined;
    throw failure;
  }));
}

/** Resolves when the parts can be said in the language of the page. */
export async function need(...some: Part[]): Promise<void> {
  wanted = [...wanted, ...some];
  // Who asks for words does not ask again when the language changes: `speak` fetches them all.
  const lang = untrack(() => prefs.lang);
  await Promise.all(some.map((part) => fetched(lang, part)));
}

/** Changes the language of the page, once all that is on it can be said. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all(wanted.map((part) => fetched(lang, part)));
  setPref('lang', lang);
}

/** Whether a message has been fetched: there is nothing to say before the first part has come. */
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

/** What is called `id` by the engine or the server; an id without a word is said as it is. */
export function name(kind: Named, id: string): string {
  const words = catalogues[prefs.lang];
  const message = words?.[`${kind}.${id}.name`] ?? words?.[`${kind}.${id}`];
  return typeof message === 'string' ? message : id;
}

/** A message whose key ends in a name of the engine; undefined if there are no words for that name. */
export function tell(
  key: `${'choice' | 'deed' | 'go-on' | 'player' | 'refusal' | 'rules' | 'step'}.${string}`,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const message = catalogues[prefs.lang]?.[key];
  return typeof message === 'function' ? message(values) : message;
}
