// The preferences, stored in this browser.
import { known, type Lang, preferred } from './languages';

export interface Prefs {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  motion: 'normal' | 'fast' | 'off';
  sound: boolean;
  /** Decisions with a single answer are made automatically. */
  autopass: boolean;
  /** Tips during the first game. */
  guide: boolean;
}

const KEY = 'bocage.prefs';

function first(): Prefs {
  return {
    lang: preferred(navigator.languages),
    theme: 'auto',
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
    sound: false,
    autopass: true,
    guide: true,
  };
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

function all(): Prefs {
  const wishes = { ...first(), ...kept() };
  // The stored language may no longer be supported.
  return { ...wishes, lang: known(wishes.lang) ?? 'en' };
}

export const prefs = $state<Prefs>(all());

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // The game works without storage.
  }
}
