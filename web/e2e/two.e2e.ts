// Two people, two browsers, one table.
import { expect, test } from 'vitest';
import { Player } from './clicks';
import { begin, lay, resign, sameBoards, tableOf, unitsOn } from './tables';
import { world } from './world';

const here = world('two');

test('two friends meet by a link, play, talk, end the battle and exchange sides', async () => {
  const anna = await here.person('anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const bert = await here.person('bert');
  const table = await lay(anna, { side: 'Allies', against: 'Friends, by invitation' });
  await anna.page.getByRole('button', { name: 'Invitation for any free seat' }).click();
  await anna.page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/t/${table}?seat=`);
  await anna.shot('two-lobby');

  await bert.open(link);
  await bert.page.getByRole('button', { name: 'Sit here' }).click();
  await begin(anna, bert);

  // Undo: what was ordered is taken back, here and there.
  const first = new Player(anna.page);
  const second = new Player(bert.page);
  const opening = await unitsOn(anna);
  await first.until(({ now, units }) => now.startsWith('Order units') && units.length > 0);
  const before = (await first.look()).units.map(({ hex }) => hex);
  await first.act(await first.look());
  await expect.poll(async () => (await first.look()).units.length, { timeout: 30_000 }).toBeLessThan(before.length);
  await anna.page.getByTestId('undo').click();
  await expect.poll(async () => (await first.look()).units.map(({ hex }) => hex), { timeout: 30_000 }).toEqual(before);

  // A turn each; the other sees it.
  await first.turn();
  await sameBoards(anna, bert);
  expect(await unitsOn(anna)).not.toEqual(opening);
  await second.mine();
  await bert.shot('two-axis-turn');
  await Promise.all([second.turn(), first.mine()]);
  await sameBoards(anna, bert);

  await anna.page.getByRole('tab', { name: 'Chat' }).click();
  await anna.page.getByTestId('chat-input').fill('Good luck, and <b>thank you</b>');
  await anna.page.getByRole('button', { name: 'Send', exact: true }).click();
  await bert.page.getByRole('tab', { name: /Chat • 1/ }).click();
  await bert.page.getByText('Good luck, and <b>thank you</b>').waitFor();

  await resign(bert);
  await bert.page.getByRole('heading', { name: 'You lost' }).waitFor();
  await anna.page.getByRole('heading', { name: 'You won' }).waitFor();
  await anna.page.getByText('by resignation').waitFor();
  await anna.shot('two-result');

  await anna.page.getByRole('button', { name: 'Rematch, sides exchanged' }).click();
  await anna.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
  await bert.page.getByRole('link', { name: 'To the return game' }).click();
  await bert.page.waitForURL((url) => !url.pathname.includes(table));
  expect(tableOf(bert)).toBe(tableOf(anna));
  await anna.shot('two-rematch');
  // Who led the Allies now waits for them.
  await new Player(bert.page).mine();
  await anna.page.getByTestId('what-now').filter({ hasText: 'Waiting' }).waitFor();
});
