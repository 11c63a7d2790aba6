// On a phone, by touch.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byFinger, Player } from './clicks';
import { lay, playNow } from './tables';
import { world } from './world';
import { said } from './words';

const here = world('phone');
const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** No horizontal overflow. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('portrait: a turn at Pegasus Bridge', async () => {
  const person = await here.person('upright', { ...PHONE, viewport: { width: 390, height: 844 } });
  const { page } = person;
  await person.open('/');
  await page.getByTestId('battle').first().waitFor();
  await fits(page);
  await person.shot('phone-home');
  await page.locator('[data-battle="05-omaha-beach"]').tap();
  await page.getByTestId('new-table').waitFor();
  await person.shot('phone-sheet');
  await fits(page);

  const player = await playNow(person, byFinger);
  await fits(page);
  await person.shot('phone-table');
  await player.until(({ selected, goals }) => selected !== undefined && goals.length > 0);
  await person.shot('phone-move');
  await player.turn();
  await player.mine();
  await fits(page);
  // The three sheets beside the board lie under it.
  for (const tab of ['chat', 'info', 'log'] as const) {
    await page.getByRole('tab', { name: said(`table.tab.${tab}`) }).tap();
  }
  await person.shot('phone-turn-3');
});

test('landscape: Overlord', async () => {
  const person = await here.person('lying', { ...PHONE, viewport: { width: 844, height: 390 } });
  const { page } = person;
  await lay(person, { battle: 'o1-omaha-beach-overlord', against: 'computer', chairs: ALLIES });
  const player = new Player(page, byFinger);
  await player.asked(({ now }) => now === said('decision.hand-out.now'));
  await fits(page);
  await person.shot('phone-overlord');
  await page.getByRole('button', { name: /Your wing/ }).tap();
  await person.shot('phone-overlord-wing');
  await page.getByRole('button', { name: /Whole board/ }).tap();
  await player.until(({ now }) => now !== said('decision.hand-out.now') && now !== said('table.waiting'));
  await person.shot('phone-overlord-orders');
  await player.turn();
});

const ALLIES = ['allies/commander', 'allies/left', 'allies/center', 'allies/right'];
