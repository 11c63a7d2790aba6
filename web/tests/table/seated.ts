// The page of a fake table, for tests: it keeps what is sent and can receive messages.
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fakeWire } from '../../src/gallery/table/fake';
import { MOMENTS } from '../../src/gallery/table/moments';
import type { ClientMessage, Game } from '../../src/protocol';
import { battleNamed } from '../../src/gallery/battles';
import { StillObserver } from '../observer';
import { memory } from './wire';

// Rendering a board in jsdom is slow.
vi.setConfig({ testTimeout: 30_000 });

/** Browser features that jsdom lacks; set up before each test. */
export function atTables(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('ResizeObserver', StillObserver);
    HTMLDialogElement.prototype.showModal = function () {
      this.setAttribute('open', '');
    };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[{"id":"heuristic"}]')));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export async function seated(
  name: string,
  change: Partial<Game> = {},
): Promise<{ sent: ClientMessage[]; container: HTMLElement; hears: (message: object) => void }> {
  const moment = MOMENTS[name];
  if (!moment) throw new Error(name);
  const battle = battleNamed(moment.battle);
  const sent: ClientMessage[] = [];
  let hears: (message: object) => void = () => undefined;
  const { setPref } = await import('../../src/prefs.svelte');
  setPref('autopass', false);
  setPref('guide', false);
  setPref('motion', 'off');
  setPref('lang', 'en');
  const { default: TablePage } = await import('../../src/table/TablePage.svelte');
  const { container } = render(TablePage, {
    id: 'demo',
    invite: null,
    met: () => Promise.resolve(),
    fetched: () => Promise.resolve(battle),
    open: () => {
      const scene = moment.make(battle);
      const game = scene.game && { ...scene.game, ...change };
      const wire = fakeWire({ ...scene, game });
      hears = (message) =>
        wire.onmessage?.({ data: JSON.stringify({ n: 6, table: scene.table, changes: {}, ...message }) });
      const send = wire.send.bind(wire);
      wire.send = (text) => {
        sent.push(JSON.parse(text) as ClientMessage);
        send(text);
      };
      return wire;
    },
  });
  await waitFor(() => expect(container.querySelector('main.alone')).toBeNull(), { timeout: 5000 });
  return { sent, container, hears: (message) => hears(message) };
}
export const acts = (sent: ClientMessage[]): string[] => sent.flatMap((one) => (one.do === 'act' ? [one.action] : []));
export const hex = (container: HTMLElement, key: string): Element => {
  const found = container.querySelector(`[data-hex="${key}"]`);
  if (!found) throw new Error(key);
  return found;
};
