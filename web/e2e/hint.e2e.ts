// A player asks for a hint; against people there are none.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, lay, linkFor, playNow, sit } from './tables';
import { type Person, PATIENCE, world } from './world';
import { said } from './words';

const here = world('hint');

/** The suggestion in the note. */
async function advised(note: Locator): Promise<string> {
  await note.waitFor();
  return (await note.getAttribute('data-action')) ?? '';
}

/** The offers in the latest message from the server. */
const asked = ({ game }: Person): unknown => game?.offers;

test('a hint is marked, put into words and followed', async () => {
  // Auto-skip is off, so that every step is a hint.
  const person = await here.person('pupil', { prefs: { autopass: false } });
  const { page } = person;
  const player = await playNow(person);
  await player.mine();
  const note = page.getByTestId('hint-note');
  await page.getByTestId('hint').click();
  const [kind, card = ''] = (await advised(note)).split(' ');
  expect(kind).toBe('play');
  expect(await note.textContent()).toMatch(/^The General suggests: play .+\. Winning chance: \d+%/);
  expect(await page.locator(`[data-testid="hand"] [data-card="${card}"][aria-pressed="true"]`).count()).toBe(1);
  await person.shot('hint-card');
  await page.getByTestId('hint-do').click();
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => person.game?.view.played, { timeout: PATIENCE }).toBe(card);

  // By key, until something on the board is advised.
  const marked = page.locator(`.play [data-hex][aria-label*=", ${said('board.advised')}"]`);
  for (let n = 0; n < 40; n++) {
    await player.asked();
    await page.keyboard.press('h');
    await note.waitFor();
    if ((await marked.count()) > 0) break;
    const before = asked(person);
    await page.getByTestId('hint-do').click();
    await expect.poll(() => asked(person) !== before, { timeout: PATIENCE }).toBe(true);
  }
  await person.shot('hint-board');
  const hexes = await marked.evaluateAll((all) => all.map((hex) => hex.getAttribute('data-hex') ?? ''));
  const action = await advised(note);
  for (const hex of hexes) expect(action).toContain(hex);
  expect(hexes.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
});

test('there are no hints against people', async () => {
  const [one, other] = [await here.person('host'), await here.person('guest')];
  await lay(one, { against: 'friends' });
  await sit(other, await linkFor(one, 'any'));
  await begin(one, other);
  for (const { page } of [one, other]) {
    await page.getByTestId('undo').waitFor();
    expect(await page.getByTestId('hint').count()).toBe(0);
  }
});
