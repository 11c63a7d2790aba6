// axe finds no serious problem on any page, in the light and the dark theme.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { Player } from './clicks';
import { lay, resign, tableOf } from './tables';
import { type Person, world } from './world';
import { said } from './words';

const here = world('axe');
const SERIOUS = ['serious', 'critical'];

async function findings(person: Person, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await person.page.emulateMedia({ colorScheme });
    await person.page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const axe = new AxeBuilder({ page: person.page }).options({ resultTypes: ['violations'] });
    // The dark theme differs only in its colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    await person.shot(`axe-${where}-${colorScheme}`);
    for (const { id, impact, nodes } of violations.filter((one) => SERIOUS.includes(one.impact ?? ''))) {
      const places = nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).slice(0, 5);
      found.push(
        `${where}, ${colorScheme}: ${id} (${impact ?? ''}) ${String(nodes.length)} times\n${places.join('\n')}`,
      );
    }
  }
  return found;
}

test('no serious finding', async () => {
  const person = await here.person('reader');
  const { page } = person;
  const found: string[] = [];
  const look = async (where: string): Promise<void> => void found.push(...(await findings(person, where)));

  await person.open('/');
  await page.getByTestId('battle').first().waitFor();
  await look('home');
  await page.locator('[data-battle="o1-omaha-beach-overlord"]').click();
  await page.getByText(said('briefing.task', { side: 'allies' })).waitFor();
  await look('sheet');
  await lay(person, { against: 'friends' });
  await page.getByTestId('seat').first().waitFor();
  await look('waiting');
  await page.getByRole('button', { name: said('lobby.fill') }).click();
  await page.getByRole('button', { name: said('lobby.begin') }).click();
  const player = new Player(page);
  await player.mine();
  await player.until(({ selected, goals }) => selected !== undefined && goals.length > 0);
  await look('playing');
  await page.getByTestId('hint').click();
  await page.getByTestId('hint-note').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
  await page.getByTestId('menu').click();
  await look('menu');
  await page.getByRole('button', { name: said('shell.close'), exact: true }).click();
  await resign(person);
  await look('over');
  await person.open(`/r/${tableOf(person)}`);
  await page.getByTestId('replay-step').waitFor();
  await page.locator('[data-testid="win-chart"][data-complete="true"]').waitFor();
  await page.getByText(said('chances.all')).click();
  await look('replay');
  await person.open('/rules');
  await page.locator('article h2').nth(3).waitFor();
  await look('rules');
  expect(found).toEqual([]);
});
