// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { seats, tableOf } from '../../src/gallery/table/scenes';
import type { Post, Seat, TableInfo } from '../../src/protocol';
import { rematchOf } from '../../src/table/model/rematch';
import { atTables, seated } from './seated';

atTables();

/** Ada leads the Allies and looks; Bert leads the Axis; in Overlord Carl has the Axis flanks. */
const NAMES: Readonly<Partial<Record<Post, string>>> = {
  'axis/commander': 'Bert',
  'axis/center': 'Bert',
  'axis/left': 'Carl',
  'axis/right': 'Carl',
};
const chairs = (chain: boolean, said: Readonly<Record<string, Seat['rematch']>>, you = 'Ada'): Seat[] =>
  seats(chain, (post) => {
    const name = NAMES[post] ?? 'Ada';
    const rematch = said[name];
    return { holder: 'person', name, you: name === you, here: true, ...(rematch && { rematch }) };
  });

it('tells everyone the state of a rematch', () => {
  expect(rematchOf({ seats: chairs(false, {}) })).toEqual({ is: 'none' });
  const offer = { Bert: 'offers', Ada: 'asked' } as const;
  expect(rematchOf({ seats: chairs(false, offer) })).toEqual({ is: 'asked', by: 'Bert' });
  const waits = { is: 'waiting', by: 'Bert', for: ['Ada'] };
  expect(rematchOf({ seats: chairs(false, offer, 'Bert') })).toEqual({ ...waits, you: 'offer' });
  expect(rematchOf({ seats: chairs(false, offer, 'nobody') })).toEqual({ ...waits, you: 'watch' });
  const declined = chairs(false, { Bert: 'declines' });
  expect(rematchOf({ seats: declined })).toEqual({ is: 'declined', by: 'Bert', you: false });
  expect(rematchOf({ seats: declined, rematch: 't2' })).toEqual({ is: 'made', table: 't2' });
});

it('names everyone once who has yet to answer', () => {
  const said = { Ada: 'accepts', Bert: 'offers', Carl: 'asked' } as const;
  expect(rematchOf({ seats: chairs(true, said) })).toEqual({
    is: 'waiting',
    by: 'Bert',
    you: 'accepted',
    for: ['Carl'],
  });
});

const over = (change: Partial<TableInfo>): object => ({
  type: 'seats',
  watching: 0,
  table: tableOf('01-pegasus-bridge', false, {
    state: 'over',
    result: { how: 'rules', winner: 'allies', medals: { axis: 2, allies: 4 }, ending: 'medals' },
    ...change,
  }),
});
const press = (name: string): Promise<unknown> => fireEvent.click(screen.getByText(name));

it('offers a rematch, and withdraws it', async () => {
  const { sent, hears } = await seated('result');
  await screen.findByTestId('result');
  await press('Rematch');
  expect(sent.at(-1)).toMatchObject({ do: 'offer-rematch' });
  expect(location.pathname).toBe('/');
  hears(over({ seats: chairs(false, { Ada: 'offers', Bert: 'asked' }) }));
  await screen.findByText('Rematch offered, waiting for Bert');
  await press('Withdraw');
  expect(sent.at(-1)).toMatchObject({ do: 'withdraw-rematch' });
});

it('asks to accept or decline, over the board too', async () => {
  const { sent, hears } = await seated('result');
  await screen.findByTestId('result');
  await press('Look at the board');
  expect(screen.queryByTestId('rematch')).toBeNull();
  hears(over({ seats: chairs(false, { Ada: 'asked', Bert: 'offers' }) }));
  await screen.findByText('Bert offers a rematch');
  expect(document.title.startsWith('●')).toBe(true);
  await press('Decline');
  expect(sent.at(-1)).toMatchObject({ do: 'answer-rematch', yes: false });
  await press('Accept');
  expect(sent.at(-1)).toMatchObject({ do: 'answer-rematch', yes: true });
  hears(over({ seats: chairs(false, { Ada: 'declines' }) }));
  await screen.findByText('You declined the rematch');
});

it('goes to the rematch once everyone has accepted', async () => {
  const { hears } = await seated('result');
  await screen.findByTestId('result');
  const pushed = vi.spyOn(history, 'pushState');
  hears(over({ seats: chairs(false, { Ada: 'accepts', Bert: 'offers' }) }));
  hears(over({ rematch: 'second' }));
  await waitFor(() => expect(location.pathname).toBe('/t/second'));
  expect(pushed).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

it('shows spectators the link, but leaves them where they are', async () => {
  const { hears } = await seated('result');
  await screen.findByTestId('result');
  hears(over({ you: [], seats: chairs(false, {}, 'nobody'), rematch: 'second' }));
  const link = await screen.findByText('Watch rematch');
  expect(link.getAttribute('href')).toBe('/t/second');
  expect(location.pathname).toBe('/');
});
