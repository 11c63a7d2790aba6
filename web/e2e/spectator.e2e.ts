// A spectator sees every move and no card.
import { expect, test } from 'vitest';
import { Player } from './clicks';
import { lay, sameBoards, unitsOn } from './tables';
import { world } from './world';
import { said } from './words';

const here = world('spectator');

test('a listed table is found, and watched without its secrets', async () => {
  const player = await here.person('player');
  const guest = await here.person('guest');
  const table = await lay(player, { against: 'computer', listed: true });
  await guest.open('/');
  const line = guest.page.getByTestId('watch-tables').locator(`[data-table="${table}"]`);
  await line.scrollIntoViewIfNeeded();
  await guest.shot('spectator-list');
  await line.getByRole('link', { name: said('home.games.look') }).click();
  await guest.page
    .getByTestId('what-now')
    .filter({ hasText: said('table.watch') })
    .waitFor();
  await player.page.getByText(said('lobby.watching', { count: 1 })).waitFor();

  const opening = await unitsOn(guest);
  await sameBoards(player, guest);
  const hands = new Player(player.page);
  await hands.turn();
  await hands.mine();
  await hands.turn();
  await expect.poll(() => unitsOn(guest), { timeout: 60_000 }).not.toEqual(opening);
  await hands.mine();
  await sameBoards(player, guest);

  expect(await guest.page.getByTestId('hand').getByTestId('card').count()).toBe(0);
  await guest.page.getByText(said('table.hand.hidden', { side: 'allies' })).waitFor();
  expect(await guest.page.getByTestId('primary').isDisabled()).toBe(true);
  // The secrets are not just invisible: they were never sent.
  expect(guest.game?.view.hands).toEqual({ axis: expect.any(Number) as number, allies: expect.any(Number) as number });
  expect(guest.game?.offers).toEqual([]);
});
