// @vitest-environment jsdom
// A player's interaction while others come, go and act.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { MOMENTS } from '../../src/gallery/table/moments';
import { LOG } from '../../src/gallery/table/scenes';
import { battleNamed } from '../../src/gallery/battles';
import { say } from '../../src/words/words.svelte';
import { done, offer } from './offers';
import { acts, atTables, hex, seated } from './seated';

atTables();

const ROLLED = {
  type: 'step',
  by: 'allies/right',
  undone: false,
  events: [{ kind: 'dice-rolled', side: 'allies', at: [7, 3], dice: ['infantry', 'flag'] }],
};
/** A logged step has been shown. */
const seen = (): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('log').querySelectorAll('button')).toHaveLength(LOG.length + 1));

it('keeps a hint, and what was chosen, while people come to watch', async () => {
  const { container, hears } = await seated('play');
  await fireEvent.click(screen.getByTestId('hint'));
  await screen.findByTestId('hint-note');
  await fireEvent.click(container.querySelector('[data-card="attack-center"]') as Element);
  hears({ type: 'seats', watching: 3 });
  await waitFor(() =>
    expect(container.querySelector('header .watching')?.textContent).toBe(say('lobby.watching', { count: 3 })),
  );
  expect(screen.queryByTestId('hint-note')).not.toBeNull();
  expect(screen.getByTestId('primary').textContent).toContain('Play Attack Center');
});

it('keeps the selected unit while another general rolls dice', async () => {
  const { sent, container, hears } = await seated('move');
  const { setPref } = await import('../../src/prefs.svelte');
  setPref('motion', 'normal');
  await fireEvent.click(hex(container, '5,5'));
  hears(ROLLED);
  await tick();
  expect(screen.getByTestId('what-now').dataset['busy']).toBe('false');
  await fireEvent.click(hex(container, '6,4'));
  expect(acts(sent)).toEqual(['move 5,5 > 6,4']);
});

it('keeps a hint, and what was chosen, when another general has acted', async () => {
  const { container, hears } = await seated('play');
  await fireEvent.click(screen.getByTestId('hint'));
  await screen.findByTestId('hint-note');
  await fireEvent.click(container.querySelector('[data-card="attack-center"]') as Element);
  hears(ROLLED);
  await seen();
  expect(screen.queryByTestId('hint-note')).not.toBeNull();
  expect(screen.getByTestId('primary').textContent).toContain('Play Attack Center');
});

it('asks for the odds again when another general has acted', async () => {
  const { sent, container, hears } = await seated('battle');
  const asked = (): number => sent.filter((one) => one.do === 'odds').length;
  await fireEvent.click(hex(container, '5,5'));
  await waitFor(() => expect(hex(container, '7,3').getAttribute('aria-label')).toContain('2 dice'));
  await fireEvent.pointerEnter(hex(container, '7,3'));
  await screen.findByTestId('odds');
  expect(asked()).toBe(1);
  hears(ROLLED);
  await seen();
  expect(asked()).toBe(2);
  expect(container.querySelector('.menu')).not.toBeNull();
  expect(sent.at(-1)).toMatchObject({ do: 'odds', from: [5, 5], to: [7, 3] });
});

it('shows a finger the odds once more when another general has acted', async () => {
  const { sent, container, hears } = await seated('battle');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover: none') }));
  const now = screen.getByTestId('what-now');
  const tap = (): Promise<boolean> => fireEvent.click(hex(container, '7,3'));
  await fireEvent.click(hex(container, '5,5'));
  await tap();
  expect(now.textContent).toContain('Tap the target again');
  hears(ROLLED);
  await waitFor(() => expect(now.textContent).not.toContain('Tap the target again'));
  await tap();
  expect(acts(sent)).toEqual([]);
  await tap();
  expect(acts(sent)).toEqual(['battle 5,5 > 7,3']);
});

it('takes a forced step in time, however often others act', async () => {
  const { sent, hears } = await seated('move', { offers: [offer('move', { words: [done] })], undo: false });
  vi.useFakeTimers();
  const { setPref } = await import('../../src/prefs.svelte');
  setPref('autopass', true);
  for (let n = 6; n < 10; n++) {
    await vi.advanceTimersByTimeAsync(100);
    hears({ ...ROLLED, n });
  }
  expect(acts(sent)).toEqual(['done']);
});

it('tells a general that their cards are in play, once they are placed', async () => {
  const moment = MOMENTS['general'];
  const game = moment?.make(battleNamed(moment.battle)).game;
  if (!game) throw new Error('no game');
  const placed = [{ card: 'probe-left' as const, acting: 'probe-left' as const, strips: null }];
  const left = { step: 'order' as const, given: 1, placed };
  const { container } = await seated('general', {
    view: { ...game.view, posts: { ...game.view.posts, left } },
    offers: [],
  });
  expect(container.textContent).toContain(say('table.hand.laid'));
});
