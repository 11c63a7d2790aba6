// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BattleLine, TableLine, Tables } from '../../src/protocol';
import { say } from '../../src/words/words.svelte';
import { battleNamed } from '../../src/gallery/battles';

vi.hoisted(() => {
  // jsdom has neither media queries nor sizes.
  const never = { matches: false, addEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => never, scrollTo: () => undefined });
});
const { default: HomePage } = await import('../../src/home/HomePage.svelte');
const { setPref } = await import('../../src/prefs.svelte');
const { go, place } = await import('../../src/router.svelte');

const line = (id: string, chain: BattleLine['chain']): BattleLine => ({
  id,
  title: { en: `The battle ${id}`, fr: `La bataille ${id}` },
  set: 'base',
  date: ['1944-06-06', '1944-06-06'],
  chain,
  board: 'standard',
  sides: { axis: { nation: 'germany', medals: 4, units: 6 }, allies: { nation: 'usa', medals: 4, units: 9 } },
  first: 'allies',
  options: ['young-generals', 'no-taking-ground', ...(chain === 'single' ? (['teams'] as const) : [])],
});
const table = (id: string, some: Partial<TableLine> = {}): TableLine => ({
  id,
  battle: '01-pegasus-bridge',
  state: 'playing',
  listed: true,
  since: 0,
  seats: [{ post: 'axis/commander', holder: 'person', name: 'Oskar', you: false, here: true }],
  turn: 3,
  medals: { axis: 1, allies: 2 },
  asked: false,
  result: null,
  ...some,
});
const none: Tables = { mine: [], open: [], watch: [], finished: [] };

let answers: Record<string, unknown>;
let sent: { path: string; body: unknown }[];
let down: boolean;

beforeEach(() => {
  answers = {
    '/api/me': { id: 'g', name: 'Guest 7' },
    '/api/battles': [line('01-pegasus-bridge', 'single'), line('o1-omaha-beach-overlord', 'overlord')],
    '/api/players': [{ id: 'recruit' }, { id: 'sergeant' }],
    '/api/tables': none,
    '/api/battles/01-pegasus-bridge': battleNamed('01-pegasus-bridge'),
    '/api/battles/o1-omaha-beach-overlord': battleNamed('o1-omaha-beach-overlord'),
  };
  sent = [];
  down = false;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (down) return Promise.reject(new TypeError('no network'));
    if (init.body) sent.push({ path, body: JSON.parse(init.body as string) as unknown });
    const answer = init.method === 'POST' ? { table: 'T1' } : answers[path];
    return Promise.resolve(new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 }));
  });
  setPref('lang', 'en');
  go('/');
});
afterEach(cleanup);

it('starts a battle with one click', async () => {
  render(HomePage);
  await fireEvent.click(screen.getByTestId('play-now'));
  await waitFor(() => expect(place.path).toBe('/t/T1'));
  expect(sent).toEqual([
    {
      path: '/api/tables',
      body: { battle: '01-pegasus-bridge', maker: ['allies/commander'], bots: 'recruit', await_contributions: true },
    },
  ]);
});

it('lists tables, those that wait for me first', async () => {
  answers['/api/tables'] = {
    ...none,
    mine: [table('a'), table('b', { asked: true })],
    finished: [
      table('c', {
        state: 'over',
        result: { how: 'rules', winner: 'allies', medals: { axis: 1, allies: 4 }, ending: 'medals' },
      }),
    ],
  };
  render(HomePage);
  const mine = await screen.findByTestId('my-tables');
  await waitFor(() => expect(within(mine).getAllByTestId('table-line')).toHaveLength(2));
  expect(within(mine).getAllByRole('link')[0]?.getAttribute('href')).toBe('/t/b');
  expect(mine.textContent).toContain('Your turn');
  const finished = screen.getByTestId('finished-tables');
  expect(within(finished).getByRole('link').getAttribute('href')).toBe('/r/c');
  expect(finished.textContent).toContain('the Allies won');
});

it('says that a rematch is offered, and leads to the table', async () => {
  const me = { post: 'allies/commander', holder: 'person', name: 'Guest 7', you: true, here: false } as const;
  const result = { how: 'resigned', winner: 'axis', medals: { axis: 1, allies: 2 } } as const;
  answers['/api/tables'] = {
    ...none,
    finished: [table('c', { state: 'over', result, seats: [{ ...me, rematch: 'asked' }] })],
  };
  render(HomePage);
  const finished = await screen.findByTestId('finished-tables');
  await waitFor(() => expect(finished.textContent).toContain('Rematch offered'));
  expect(
    within(finished)
      .getByRole('link', { name: /^Answer/ })
      .getAttribute('href'),
  ).toBe('/t/c');
});

it('opens a battle’s form and creates a table', async () => {
  render(HomePage);
  const [card] = await screen.findAllByTestId('battle');
  if (!card) throw new Error('no battle');
  await fireEvent.click(card);
  expect(place.search).toBe('?battle=01-pegasus-bridge');
  const form = await screen.findByTestId('new-table');
  await fireEvent.click(within(form).getByLabelText(/^Axis/));
  await fireEvent.click(within(form).getByLabelText(/^Friends/));
  await fireEvent.click(within(form).getByTestId('create'));
  await waitFor(() => expect(place.path).toBe('/t/T1'));
  expect(sent[0]?.body).toEqual({ battle: '01-pegasus-bridge', maker: ['axis/commander'], listed: false });
});

it('lets a player take Overlord seats on one side only', async () => {
  go('/?battle=o1-omaha-beach-overlord');
  render(HomePage);
  const form = await screen.findByTestId('new-table');
  const chair = (post: string): HTMLElement => {
    const found = form.querySelector<HTMLElement>(`[data-post="${post}"]`);
    if (!found) throw new Error(post);
    return found;
  };
  await fireEvent.click(chair('axis/left'));
  await fireEvent.click(chair('axis/commander'));
  expect(form.querySelectorAll('.chair[aria-pressed="true"]')).toHaveLength(2);
  await fireEvent.click(within(form).getByTestId('create'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ maker: ['axis/left', 'axis/commander'], bots: 'sergeant' });
});

it('speaks French', async () => {
  setPref('lang', 'fr');
  render(HomePage);
  expect(screen.getByTestId('play-now').textContent).toContain('Jouer');
  await screen.findByText('La bataille 01-pegasus-bridge');
});

it('says that the server does not answer, and tries again', async () => {
  down = true;
  render(HomePage);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(say('shell.no-answer'));
  down = false;
  await fireEvent.click(within(alert).getByRole('button'));
  await screen.findAllByTestId('battle');
});
