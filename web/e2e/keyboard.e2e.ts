// From the home page through a whole turn without a mouse.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player } from './clicks';
import { unitsOn } from './tables';
import { PATIENCE, world } from './world';

const here = world('keyboard');

/** Walks with Tab until something has the focus. */
async function tabTo(page: Page, query: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, query)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${query}`);
}

const focused = (page: Page): Promise<number[]> =>
  page.evaluate(() => (document.activeElement?.getAttribute('data-hex') ?? '').split(',').map(Number));

/** Walks over the board with the arrows. */
async function walkTo(page: Page, goal: string): Promise<void> {
  const [column = 0, row = 0] = goal.split(',').map(Number);
  for (let n = 0; n < 60; n++) {
    const [x = 0, y = 0] = await focused(page);
    if (x === column && y === row) return;
    if (y !== row) await page.keyboard.press(y < row === (await rowsGrowDown(page)) ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(x < column ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`the arrows do not lead to ${goal}`);
}

const rowsGrowDown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first, ...more] = document.querySelectorAll('.play [data-hex]');
    const row = (hex: Element | undefined): number => Number(hex?.getAttribute('data-hex')?.split(',')[1]);
    return row(first) < row(more.at(-1));
  });

test('Tab, Enter, arrows and digits are enough', async () => {
  const person = await here.person('typist');
  const { page } = person;
  await person.open('/');
  await page.getByTestId('play-now').waitFor();
  await tabTo(page, '[data-testid="play-now"]');
  await person.shot('keyboard-home');
  await page.keyboard.press('Enter');
  await page.getByTestId('what-now').waitFor();

  const player = new Player(page);
  const opening = await unitsOn(person);
  await player.mine();
  const { turn } = await player.look();
  let shot = false;
  for (let n = 0; n < 80; n++) {
    const seen = await player.asked((now) => now.turn > turn);
    if (seen.turn > turn) break;
    const [goal] = seen.goals;
    const unit = seen.units.find(({ hex }) => hex !== seen.selected?.hex);
    if (seen.menu[0] !== undefined) {
      await tabTo(page, `.menu [data-action="${seen.menu[0]}"]`);
      await page.keyboard.press('Enter');
    } else if (goal) {
      if (!shot) await person.shot('keyboard-goal');
      shot = true;
      if (Number.isNaN((await focused(page))[0])) await tabTo(page, '.play [data-hex]');
      await walkTo(page, goal.hex);
      await page.keyboard.press('Enter');
    } else if (seen.cards.length > 0 && seen.chosen < 0) {
      await page.keyboard.press(String((seen.cards[0] ?? 0) + 1));
      await expect.poll(async () => (await player.look()).chosen, { timeout: PATIENCE }).toBe(seen.cards[0]);
    } else if (unit) {
      await tabTo(page, `[data-hex="${unit.hex}"]`);
      await page.keyboard.press('Enter');
    } else if (seen.primary.ready) {
      await tabTo(page, '[data-testid="primary"]');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, '.others [data-action]');
      await page.keyboard.press('Enter');
    }
  }
  expect((await player.look()).turn).toBeGreaterThan(turn);
  expect(await unitsOn(person)).not.toEqual(opening);

  // Help, chat and menu by key.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await person.shot('keyboard-help');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.locator('[data-testid="chat-input"]:focus').waitFor();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await page.locator('[role="log"]').getByText('Typed').waitFor();
});
