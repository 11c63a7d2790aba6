// Two people, two browsers, one table.
import { expect, test } from 'vitest';
import { Player, together } from './clicks';
import type { Seen } from './read';
import { begin, lay, resign, sameBoards, tableOf, unitsOn } from './tables';
import { PATIENCE, type Person, world } from './world';
import { said } from './words';

const here = world('two');

test('two friends meet by a link, play, talk, end the battle and exchange sides', async () => {
  const anna = await here.person('anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const bert = await here.person('bert');
  const table = await lay(anna, { side: 'Allies', against: 'friends' });
  await anna.page.getByRole('button', { name: said('lobby.invite-any') }).click();
  await anna.page.getByRole('button', { name: said('lobby.copied') }).waitFor();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/t/${table}#seat=`);
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

  // A turn each; the other sees it. The side that is attacked answers meanwhile.
  expect(await both((seen) => seen.turn > turn)).toBe(true);
  await sameBoards(anna, bert);
  await bert.shot('two-axis-turn');
  expect(await both((seen) => seen.turn > turn + 1)).toBe(true);
  await sameBoards(anna, bert);
  // Eventually a unit moves; a card and its dice may change nothing.
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

  // A rematch is offered, declined, offered by the other, and starts only once it is accepted.
  const press = (person: Person, name: string): Promise<void> => person.page.getByRole('button', { name }).click();
  const shows = (person: Person, text: RegExp): Promise<void> =>
    person.page.getByTestId('rematch').filter({ hasText: text }).waitFor();
  await press(anna, 'Rematch');
  await shows(anna, /Rematch offered, waiting for /);
  await shows(bert, / offers a rematch/);
  await anna.shot('two-rematch-offered');
  await bert.shot('two-rematch-asked');
  await press(bert, 'Decline');
  await shows(anna, / declined the rematch/);
  await shows(bert, /You declined the rematch/);
  await anna.shot('two-rematch-declined');
  expect([tableOf(anna), tableOf(bert)]).toEqual([table, table]);

  // A player who looks at the board, or comes back later, is asked there.
  await press(anna, 'Look at the board');
  await press(bert, 'Rematch');
  await shows(anna, / offers a rematch/);
  await anna.shot('two-rematch-over-board');
  await anna.open('/');
  await anna.page
    .getByTestId('finished-tables')
    .getByRole('link', { name: /^Answer/ })
    .click();
  await shows(anna, / offers a rematch/);
  await press(anna, 'Accept');
  for (const { page } of [anna, bert]) await page.waitForURL((url) => !url.pathname.includes(table));
  expect(tableOf(bert)).toBe(tableOf(anna));
  // The former Allied player now waits for the Allies.
  await new Player(bert.page).mine();
  await anna.page.getByTestId('what-now').filter({ hasText: 'Waiting' }).waitFor();
  await anna.shot('two-rematch');
});
