// Two people, two browsers, one table.
import { expect, test } from 'vitest';
import { Player, together } from './clicks';
import type { Seen } from './read';
import { begin, lay, resign, sameBoards, tableOf, unitsOn } from './tables';
import { PATIENCE, world } from './world';
import { said } from './words';

const here = world('two');

test('two friends meet by a link, play, talk, end the battle and exchange sides', async () => {
  const anna = await here.person('anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const bert = await here.person('bert');
  const table = await lay(anna, { side: 'Allies', against: 'friends' });
  await anna.page.getByRole('button', { name: said('lobby.invite-any') }).click();
  await anna.page.getByRole('button', { name: said('lobby.copied') }).waitFor();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/t/${table}?seat=`);
  await anna.shot('two-lobby');

  await bert.open(link);
  await bert.page.getByRole('button', { name: said('lobby.sit') }).click();
  await begin(anna, bert);

  // Undo: what was ordered is taken back.
  const first = new Player(anna.page);
  const second = new Player(bert.page);
  const both = (enough: (seen: Seen, who: number) => boolean): Promise<boolean> =>
    together([first, second], enough, 2 * PATIENCE);
  const ordering = ({ now, units }: Seen, who: number): boolean =>
    who === 0 && now === said('decision.order.now') && units.length > 0;
  expect(await both(ordering)).toBe(true);
  const opening = await unitsOn(anna);
  const { units, turn } = await first.look();
  const before = units.map(({ hex }) => hex);
  await first.act(await first.look());
  await expect.poll(async () => (await first.look()).units.length, { timeout: PATIENCE }).toBeLessThan(before.length);
  await anna.page.getByTestId('undo').click();
  await expect
    .poll(async () => (await first.look()).units.map(({ hex }) => hex), { timeout: PATIENCE })
    .toEqual(before);

  // A turn each; the other sees it. Whoever is attacked answers meanwhile.
  expect(await both((seen) => seen.turn > turn)).toBe(true);
  await sameBoards(anna, bert);
  await bert.shot('two-axis-turn');
  expect(await both((seen) => seen.turn > turn + 1)).toBe(true);
  await sameBoards(anna, bert);
  // Somebody moves sooner or later; a card and its dice may also change nothing.
  const moved = async (): Promise<boolean> => JSON.stringify(await unitsOn(anna)) !== JSON.stringify(opening);
  for (let more = 2; more < 8 && !(await moved()); more++) {
    expect(await both((seen) => seen.turn > turn + more)).toBe(true);
  }
  expect(await moved()).toBe(true);
  await sameBoards(anna, bert);

  await anna.page.getByRole('tab', { name: 'Chat' }).click();
  await anna.page.getByTestId('chat-input').fill('Good luck, and <b>thank you</b>');
  await anna.page.getByRole('button', { name: 'Send', exact: true }).click();
  await bert.page.getByRole('tab', { name: /Chat • 1/ }).click();
  await bert.page.getByText('Good luck, and <b>thank you</b>').waitFor();

  await resign(bert);
  await bert.page.getByRole('heading', { name: said('result.lost') }).waitFor();
  await anna.page.getByRole('heading', { name: said('result.won') }).waitFor();
  await anna.page.getByText(said('ending.resigned')).waitFor();
  await anna.shot('two-result');

  await anna.page.getByRole('button', { name: said('result.rematch') }).click();
  await anna.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
  await bert.page.getByRole('link', { name: said('result.go-rematch') }).click();
  await bert.page.waitForURL((url) => !url.pathname.includes(table));
  expect(tableOf(bert)).toBe(tableOf(anna));
  await anna.shot('two-rematch');
  // Who led the Allies now waits for them.
  await new Player(bert.page).mine();
  await anna.page.getByTestId('what-now').filter({ hasText: 'Waiting' }).waitFor();
});
