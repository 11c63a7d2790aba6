// A first visit: one click, a whole battle, its end, its replay.
import { expect, test } from 'vitest';
import { Player } from './clicks';
import { world } from './world';
import { said } from './words';

const here = world('newcomer');

test('one click leads into a battle that is played with clicks to its end', async () => {
  const person = await here.person('newcomer', { fresh: true });
  const { page } = person;
  await person.open('/');
  await person.shot('newcomer-home');
  await page.getByTestId('play-now').click();
  await page.getByTestId('what-now').waitFor();
  await person.shot('newcomer-first-sight');

  await page.getByTestId('menu').click();
  await page.getByLabel(said('settings.motion')).selectOption('off');
  await person.shot('newcomer-settings');
  await page.getByRole('button', { name: said('shell.close'), exact: true }).click();

  const player = new Player(page);
  await player.until(({ now }) => now === said('decision.move.now'));
  await person.shot('newcomer-move');
  await player.until(({ over }) => over);
  await person.shot('newcomer-result');
  const winner = await page.getByTestId('result').getAttribute('data-winner');
  expect(['allies', 'axis']).toContain(winner);
  await page.getByRole('heading', { name: said(winner === 'allies' ? 'result.won' : 'result.lost') }).waitFor();

  await page.getByRole('link', { name: said('result.replay') }).click();
  await page.getByRole('heading', { name: said('replay.title', { title: 'Pegasus Bridge' }) }).waitFor();
  await page.getByTestId('replay-on').click();
  await page.getByTestId('replay-step').filter({ hasText: 'Step 1 of' }).waitFor();
});
