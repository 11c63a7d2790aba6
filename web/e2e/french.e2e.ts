// In French everything is French, including screen reader texts and tooltips.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, world } from './world';
import { said, saidInFrench } from './words';

const here = world('french');
const LIST =
  'the|and|your|you|with|cards?|turn|play|choose|units?|rules|battle|waiting|undo|log|settings|medals|dice|seat|free|' +
  'order|move|right|hand|step|loading|not|Allies|Axis|Allied|infantry|armor|forest|hill|town|left|none';
const ENGLISH = new RegExp(`(?<!\\p{L})(${LIST})(?!\\p{L})`, 'iu');

/** All texts on the page, including those for screen readers, except the names of other languages. */
async function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
      const parent = node instanceof Element ? node : node.parentElement;
      if (parent?.closest('[lang="en"], script, style, [data-testid="lang"], #set-lang')) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
      } else found.push(node.textContent ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

async function isFrench(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  const english = (await words(page)).filter((text) => ENGLISH.test(text) && text !== 'English');
  expect(english, where).toEqual([]);
}

test('home, battle, lobby, table, end, replay and rules speak French', async () => {
  const person = await here.person('jeanne', { locale: 'fr-FR' });
  const { page } = person;
  await person.open('/');
  await page.getByTestId('battle').first().waitFor();
  await isFrench(page, 'home');
  await person.shot('french-home');
  await page.locator('[data-battle="01-pegasus-bridge"]').click();
  await page.getByTestId('new-table').waitFor();
  await page.getByText('Mission').first().waitFor();
  await isFrench(page, 'sheet');
  await person.shot('french-sheet');
  await page.getByRole('radio', { name: saidInFrench('new-game.friends') }).check();
  await page.getByTestId('create').click();
  await page.getByTestId('seat').first().waitFor();
  await isFrench(page, 'lobby');
  await person.shot('french-lobby');

  await page.getByRole('button', { name: saidInFrench('lobby.fill') }).click();
  await page.getByRole('button', { name: saidInFrench('lobby.begin') }).click();
  await page
    .getByTestId('what-now')
    .filter({ hasText: saidInFrench('decision.play.now') })
    .waitFor();
  await isFrench(page, 'table');
  // A card, an order that cannot be given, and why.
  await page.getByTestId('hand').locator('.glows').first().click();
  await page.getByTestId('primary').click();
  await page
    .getByTestId('what-now')
    .filter({ hasNotText: saidInFrench('decision.play.now') })
    .waitFor();
  await page.locator('.play [data-hex][aria-label*="de l’Axe"]').first().hover();
  await page.locator('.play [data-hex][aria-label*="des Alliés"]:not([aria-label*="peut agir"])').first().click();
  await person.shot('french-table');
  await isFrench(page, 'orders');

  await page.getByTestId('menu').click();
  await isFrench(page, 'menu');
  await page.getByRole('button', { name: `${saidInFrench('table.resign')}…` }).click();
  await page.getByRole('button', { name: saidInFrench('table.resign-sure') }).click();
  await page.getByTestId('result').waitFor();
  await isFrench(page, 'result');
  await page.getByRole('link', { name: saidInFrench('result.replay') }).click();
  await page.getByTestId('replay-step').waitFor();
  await page.keyboard.press('End');
  await isFrench(page, 'replay');
  await person.shot('french-replay');

  await person.open('/rules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => page.locator('article section, article h2').count(), { timeout: PATIENCE })
    .toBeGreaterThan(3);
  await isFrench(page, 'rules');
  await person.shot('french-rules');
});

test('the language is changed at once and kept', async () => {
  const person = await here.person('john');
  const { page } = person;
  await person.open('/');
  await page.getByRole('button', { name: said('home.play') }).waitFor();
  await page.getByTestId('lang').selectOption('fr');
  await page.getByRole('button', { name: saidInFrench('home.play') }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: saidInFrench('home.play') }).waitFor();
});
