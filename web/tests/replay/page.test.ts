// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Analysis, ReplayStep, Summary } from '../../src/protocol';
import { say } from '../../src/words/words.svelte';
import { battleNamed } from '../../src/gallery/battles';
import { view } from './view';

vi.hoisted(() => {
  const never = { matches: false, addEventListener: () => undefined };
  const still = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.assign(globalThis, { matchMedia: () => never, scrollTo: () => undefined, ResizeObserver: still });
});
const { default: ReplayPage } = await import('../../src/replay/ReplayPage.svelte');
const { setPref } = await import('../../src/prefs.svelte');

const TOTAL = 230;
const dice = { rolled: 12, faces: { infantry: 5, flag: 2 }, hits: 4, expected: 5.5, luck: 0.3 };
const summary: Summary = {
  table: {
    id: 'T1',
    state: 'over',
    settings: { battle: '01-pegasus-bridge' },
    since: 0,
    expires: null,
    commitment: 'ab',
    seed: `chacha20:${'00'.repeat(32)}`,
    contributions: [{ from: 'axis/left,axis/right', bytes: '5a'.repeat(32) }],
    game_seed: `chacha20:${'00'.repeat(32)}`,
    result: { how: 'rules', winner: 'allies', medals: { axis: 1, allies: 4 }, ending: 'medals' },
    seats: [],
    you: [],
    maker: false,
    may_sit: [],
    match: null,
  },
  steps: TOTAL,
  turns: [0, 40, 120].map((step, i) => ({ step, turn: i + 1, side: 'allies', medals: { axis: 0, allies: i } })),
  dice: { axis: dice, allies: dice },
};
const step = (n: number): ReplayStep => ({
  n,
  by: n === 0 ? null : 'allies/commander',
  turn: 1,
  events: n === 1 ? [{ kind: 'unit-moved', side: 'allies', from: [5, 5], at: [6, 4] }] : [],
  view,
});

const moment = { side: 'axis', cards: ['attack-center'], medals: { axis: 0, allies: 0 }, low: 0.3, high: 0.7 } as const;
const moments = [
  { ...moment, step: 0, turn: 0, allies: 0.5 },
  { ...moment, step: 40, turn: 1, allies: 0.5 },
  { ...moment, step: 120, turn: 2, allies: 0.2 },
].map((one) => ({ ...one, cards: [...one.cards] }));
let analysis: Analysis;
let asked: string[];
beforeEach(() => {
  asked = [];
  analysis = { done: 3, of: 3, moments, turning_points: [{ moment: 2, swing: 0.3 }] };
  setPref('lang', 'en');
  setPref('motion', 'off');
  history.replaceState(null, '', '/r/T1');
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const { pathname, searchParams } = new URL(path, 'http://x');
    const from = Number(searchParams.get('from'));
    const steps = Array.from({ length: Math.max(0, Math.min(100, TOTAL - from)) }, (_, i) => step(from + i));
    const answer: unknown = {
      '/api/tables/T1/summary': summary,
      '/api/tables/T1/battle': battleNamed('01-pegasus-bridge'),
      '/api/tables/T1/replay': { total: TOTAL, steps },
      '/api/tables/T1/analysis': analysis,
    }[pathname];
    const failure = { error: { code: 'no-table', text: 'There is no such table.' } };
    return Promise.resolve(new Response(JSON.stringify(answer ?? failure), { status: answer ? 200 : 404 }));
  });
});
afterEach(cleanup);

it('steps through a game by keys, and fetches chunks on demand', async () => {
  render(ReplayPage, { id: 'T1' });
  const where = await screen.findByTestId('replay-step');
  await waitFor(() => expect(where.textContent).toContain('Turn 1'));
  expect(where.textContent).toContain('Step 0 of 229');
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(where.textContent).toContain('Step 1 of 229');
  await screen.findByText('Allied infantry moves c4 → D5');
  await fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(where.textContent).toContain('Step 40 of 229');
  await fireEvent.keyDown(document.body, { key: 'End' });
  expect(where.textContent).toContain('Step 229 of 229');
  await waitFor(() => expect(asked.filter((path) => path.includes('replay'))).toHaveLength(2));
  expect(location.hash).toBe('#229');
});

it('goes to the step of the slider', async () => {
  render(ReplayPage, { id: 'T1' });
  const slider = await screen.findByTestId<HTMLInputElement>('replay-slider');
  await fireEvent.input(slider, { target: { value: '55' } });
  expect(screen.getByTestId('replay-step').textContent).toContain('Step 55');
});

it('shows hands only to those who want to see them', async () => {
  render(ReplayPage, { id: 'T1' });
  const axis = await screen.findByRole('radio', { name: 'Axis' });
  expect(screen.queryByText('Ambush')).toBeNull();
  await fireEvent.click(axis);
  await screen.findByText('Ambush');
  expect(screen.queryByText('Probe left')).toBeNull();
});

it('has a chart, the dice and the result', async () => {
  render(ReplayPage, { id: 'T1' });
  expect((await screen.findByTestId('medal-chart')).querySelector('svg')).not.toBeNull();
  expect(screen.getByTestId('dice-stats').textContent).toContain('4 hits, 5.5 expected');
  await screen.findByText('The Allies won, by medals');
});

it('says that the seed was tampered with, in the words of the reader', async () => {
  render(ReplayPage, { id: 'T1' });
  await screen.findByText('The server’s seed matches the fingerprint:', {}, { timeout: 5000 });
  const checks = [...screen.getByTestId('fair-checks').querySelectorAll('li')];
  expect(checks.map((check) => check.textContent)).toEqual([
    'The server’s seed matches the fingerprint: NO',
    'The seed of the game follows from the server’s seed and the contributions: NO',
  ]);
  screen.getByText('Axis, Left General + Axis, Right General');
});

it('shows the winning chances, and links to the turning points', async () => {
  render(ReplayPage, { id: 'T1' });
  const points = await screen.findByTestId('turning-points');
  const chart = screen.getByTestId('win-chart');
  expect(chart.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('Allies 50% at first');
  expect(chart.querySelectorAll('.turning')).toHaveLength(1);
  expect(points.textContent).toContain('Turn 2, Axis: from 50% to 80%');
  expect(points.textContent).toContain('Attack Center');
  await fireEvent.click(points.querySelector('button') as Element);
  expect(screen.getByTestId('replay-step').textContent).toContain('Step 120');
  await fireEvent.click(screen.getByRole('button', { name: 'Turn 1, Axis', hidden: true }));
  expect(screen.getByTestId('replay-step').textContent).toContain('Step 40');
});

it('shows the progress of the analysis, and polls until it is complete', async () => {
  vi.useFakeTimers();
  try {
    const told = (done: number, of: number): void => {
      analysis = { done, of, moments: moments.slice(0, done), turning_points: [] };
    };
    // Time passes while one waits.
    const seen = async (words: string): Promise<void> =>
      vi.waitFor(() => expect(screen.getByTestId('win-chart').textContent).toContain(words), { timeout: 5000 });
    told(0, 0);
    render(ReplayPage, { id: 'T1' });
    await seen('Thinking…');
    told(2, 3);
    await seen('Thinking… 2 of 3');
    told(3, 3);
    await seen('No single turn decided this battle.');
    const requests = (): number => asked.filter((path) => path.includes('analysis')).length;
    const enough = requests();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(enough);
  } finally {
    vi.useRealTimers();
  }
});

it('says that there is no such game', async () => {
  render(ReplayPage, { id: 'nothing' });
  await screen.findByText(say('replay.missing'));
});
