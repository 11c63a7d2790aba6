// The server loses power in the middle of a battle.
import { expect, test } from 'vitest';
import { playNow, unitsOn } from './tables';
import { world } from './world';
import { said } from './words';

const here = world('restart');

test('a server that dies and comes back loses nothing, and the page finds it again by itself', async () => {
  const person = await here.person('player', { expected: /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/ });
  const { page } = person;
  const player = await playNow(person);
  // Into the second turn, with one unit ordered and more that could be.
  await player.turn();
  await player.mine();
  await player.until(({ now, units }) => now === said('decision.order.now') && units.length > 0);
  const link = page.getByTestId('connection');
  const log = async (): Promise<string[]> => page.getByTestId('log').locator('.line').allTextContents();
  const units = await unitsOn(person);
  const told = await log();
  const glowing = (await player.look()).units;

  await here.server.kill();
  await expect.poll(() => link.getAttribute('data-state'), { timeout: 60_000 }).toMatch(/reconnecting|lost/);
  await person.shot('restart-away');
  // Actions taken meanwhile wait for the server.
  await player.act(await player.look());
  await here.server.start();
  await expect.poll(() => link.getAttribute('data-state'), { timeout: 60_000 }).toBe('live');

  expect(await unitsOn(person)).toEqual(units);
  expect((await log()).slice(0, told.length)).toEqual(told);
  await expect.poll(async () => (await player.look()).units.length, { timeout: 60_000 }).toBeLessThan(glowing.length);
  await person.shot('restart-back');
  // And the battle goes on.
  await player.turn();
  await player.mine();
});

test('the home page says that the server does not answer, and recovers', async () => {
  const person = await here.person('visitor', { expected: /ERR_CONNECTION_REFUSED|Failed to load resource/ });
  await person.open('/');
  await person.page.getByTestId('battle').first().waitFor();
  await here.server.kill();
  await person.page.getByTestId('play-now').click();
  await person.page.getByText(said('shell.no-answer')).waitFor();
  await person.shot('restart-home');
  await here.server.start();
  await person.page.getByTestId('play-now').click();
  await person.page.getByTestId('what-now').waitFor();
});
