// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { say } from '../../src/words/words.svelte';
import { acts, atTables, hex, seated } from './seated';

atTables();

it('plays a card: chosen first, then by the main button', async () => {
  const { sent, container } = await seated('play');
  expect(screen.getByTestId('what-now').textContent).toContain('Play a command card');
  const primary = screen.getByTestId('primary');
  expect(primary).toHaveProperty('disabled', true);
  await fireEvent.click(container.querySelector('[data-card="attack-center"]') as Element);
  expect(primary.textContent).toContain('Play Attack Center');
  await fireEvent.click(primary);
  expect(acts(sent)).toEqual(['play attack-center']);
});

it('asks for a hint, shows it, and does it', async () => {
  const { sent, container } = await seated('move');
  await fireEvent.click(screen.getByTestId('hint'));
  expect(sent.at(-1)).toMatchObject({ do: 'hint', post: 'allies/commander' });
  expect(screen.getByTestId('hint')).toHaveProperty('disabled', true);
  expect(screen.getByTestId('hint').textContent).toContain('Thinking');
  const note = await screen.findByTestId('hint-note');
  const action = note.dataset['action'] ?? '';
  const [unit = '', to = ''] = action.replace('move ', '').split(' > ');
  expect(note.textContent).toContain('Winning chance: 62%');
  for (const key of [unit, to]) expect(hex(container, key).getAttribute('aria-label')).toContain(say('board.advised'));
  expect(screen.getByTestId('hint')).toHaveProperty('disabled', false);
  await fireEvent.click(screen.getByTestId('hint-do'));
  expect(acts(sent)).toEqual([action]);
  expect(screen.queryByTestId('hint-note')).toBeNull();
});

it('raises the card of a hint requested by key, and lowers it again', async () => {
  const { sent, container } = await seated('play');
  await fireEvent.keyDown(document.body, { key: 'h' });
  const note = await screen.findByTestId('hint-note');
  const card = note.dataset['action']?.split(' ')[1] ?? '';
  expect(container.querySelector(`[data-card="${card}"]`)?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByTestId('primary').classList).toContain('advised');
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByTestId('hint-note')).toBeNull();
  expect(acts(sent)).toEqual([]);
});

it('has no button for hints where none are given', async () => {
  const { sent } = await seated('play', { hint: false });
  expect(screen.queryByTestId('hint')).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'h' });
  expect(sent.some((one) => one.do === 'hint')).toBe(false);
});

it('says why a card cannot be played', async () => {
  const { sent, container } = await seated('play');
  await fireEvent.click(container.querySelector('[data-card="ambush"]') as Element);
  expect(sent.at(-1)).toMatchObject({ do: 'why', action: 'play ambush' });
  await waitFor(() => expect(screen.getByTestId('reason').textContent).toContain('MOV-04'));
});

it('says why in the language of the reader', async () => {
  const { container } = await seated('play');
  const { setPref } = await import('../../src/prefs.svelte');
  setPref('lang', 'fr');
  await fireEvent.click(container.querySelector('[data-card="ambush"]') as Element);
  await waitFor(() => expect(screen.getByTestId('reason').textContent).toContain('Une autre unité occupe cet hex'));
});

it('plays with keys alone', async () => {
  const { sent } = await seated('play');
  await fireEvent.keyDown(document.body, { key: '2' });
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(acts(sent)).toEqual(['play attack-center']);
});

it('asks for confirmation before it leaves units unmoved', async () => {
  const { sent } = await seated('move');
  const primary = screen.getByTestId('primary');
  expect(primary.textContent).toContain(say('go-on.move', { left: 0 }));
  await fireEvent.click(primary);
  expect(acts(sent)).toEqual([]);
  expect(primary.textContent).toContain(say('go-on.move', { left: 2 }));
  await fireEvent.click(primary);
  expect(acts(sent)).toEqual(['done']);
});

it('moves: the unit, then the hex', async () => {
  const { sent, container } = await seated('move');
  await fireEvent.click(hex(container, '5,5'));
  expect(sent.at(-1)).toMatchObject({ do: 'look', unit: [5, 5] });
  await waitFor(() => expect(hex(container, '3,5').getAttribute('aria-label')).toContain('no battle afterwards'));
  await fireEvent.click(hex(container, '6,4'));
  expect(acts(sent)).toEqual(['move 5,5 > 6,4']);
});

it('shows the odds of what is pointed at', async () => {
  const { container } = await seated('battle');
  await fireEvent.click(hex(container, '5,5'));
  await waitFor(() => expect(hex(container, '7,3').getAttribute('aria-label')).toContain('2 dice'));
  await fireEvent.pointerEnter(hex(container, '7,3'));
  await waitFor(() => expect(screen.getByTestId('odds').textContent).toContain('sandbags (target)'));
});

it('hands a card out to the tray that takes it, and says why the others do not', async () => {
  const { sent, container } = await seated('hand-out');
  await fireEvent.click(container.querySelector('[data-testid="hand"] [data-card="move-out"]') as Element);
  const give = (post: string): Element => container.querySelector(`[data-post="${post}"] .give`) as Element;
  await fireEvent.click(give('allies/left'));
  expect(sent.at(-1)).toMatchObject({ do: 'why', action: 'hand-out move-out left' });
  await fireEvent.click(give('allies/center'));
  expect(acts(sent)).toEqual(['hand-out move-out center']);
});

it('shows a seat for every post before the game', async () => {
  const { sent, container } = await seated('lobby-overlord');
  expect(container.querySelectorAll('[data-testid="seat"]')).toHaveLength(8);
  await fireEvent.click(container.querySelector('[data-post="allies/center"] .btn.main') as Element);
  expect(sent.find((one) => one.do === 'sit')).toMatchObject({ posts: ['allies/center'] });
  expect(screen.getByTestId('briefing').textContent).toContain(say('briefing.task', { side: 'allies' }));
  expect(screen.getByTestId('briefing').textContent).not.toContain(say('briefing.task', { side: 'axis' }));
  expect(screen.getByTestId('commitment').textContent).toContain('sealed');
});

it('lets a team give its orders at the same time, without trays', async () => {
  const { sent, container } = await seated('team');
  const now = screen.getByTestId('what-now');
  expect([...now.querySelectorAll('[aria-pressed]')].map((one) => one.textContent.trim())).toEqual([
    'Commander',
    'Left',
  ]);
  expect(now.textContent).toContain('Allied Right General (Blaise): giving orders');
  expect(container.querySelector('[data-testid="tray"]')).toBeNull();
  expect(container.querySelectorAll('[data-testid="hand"] [data-card]').length).toBeGreaterThan(0);
  await fireEvent.click(hex(container, '5,5'));
  expect(sent.at(-1)).toMatchObject({ do: 'act', post: 'allies/left', action: 'order 5,5' });
});

it('ends with the result', async () => {
  await seated('result');
  await waitFor(() => expect(screen.getByTestId('result').getAttribute('data-winner')).toBe('allies'));
});

it('fills the chip with a card', async () => {
  const { sent, container } = await seated('chip');
  const acts = () => sent.flatMap((message) => (message.do === 'act' ? [message.action] : []));
  expect(screen.getByTestId('what-now').textContent).toContain('commissar');
  expect(container.querySelectorAll('[data-group="taken"] [data-card="dig-in"]')).toHaveLength(1);
  await fireEvent.keyDown(window, { key: '2' });
  await fireEvent.click(
    await within(screen.getByTestId('chip-area')).findByRole('button', { name: 'Put Probe Left under the chip' }),
  );
  await waitFor(() => expect(acts()).toEqual(['chip probe-left']));
});

it('takes a card back from the chip', async () => {
  const { sent, container } = await seated('chip');
  await fireEvent.click(container.querySelector('[data-testid="chip-area"] [data-card="barrage"]') as Element);
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ action: 'unchip barrage' })));
});

it.each(['center', 'right'] as const)('names the %s general, with a key or on their tray', async (role) => {
  const { sent } = await seated('name-general');
  if (role === 'center') await fireEvent.keyDown(window, { key: 'n' });
  else await fireEvent.click(screen.getByRole('button', { name: say('trays.name-this', { who: say('role.right') }) }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ action: `name-general ${role}` })));
});

it('brings an airplane in: its kind, then a hex at the edge', async () => {
  const { sent, container } = await seated('air');
  expect(screen.getByTestId('visibility')).toBeTruthy();
  expect(container.querySelector('[data-hex="2,8"]')?.getAttribute('aria-label')).not.toContain('can be chosen');
  await fireEvent.click(screen.getByRole('button', { name: /Spitfire incoming/ }));
  await waitFor(() =>
    expect(container.querySelector('[data-hex="2,8"]')?.getAttribute('aria-label')).toContain('can be chosen'),
  );
  await fireEvent.click(container.querySelector('[data-hex="2,8"]') as Element);
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ action: 'bring-in spitfire 2,8' })));
});
