// Eight people take their eight seats at Omaha Beach, each in their own browser, and play.
import { expect, test } from 'vitest';
import { Player, together } from './clicks';
import type { Seen } from './read';
import { begin, lay, linkFor, sit } from './tables';
import { PATIENCE, type Person, world } from './world';
import { begins, said } from './words';

const here = world('overlord');
const SIDES = ['axis', 'allies'] as const;
const ROLES = ['commander', 'left', 'center', 'right'] as const;
const POSTS = SIDES.flatMap((side) => ROLES.map((role) => `${side}/${role}`));
type Table = ReadonlyMap<string, Person>;

const at = (table: Table, post: string): Person => {
  const person = table.get(post);
  if (!person) throw new Error(`nobody sits at ${post}`);
  return person;
};

async function gathered(): Promise<Table> {
  const table = new Map<string, Person>();
  for (const post of POSTS) table.set(post, await here.person(post.replace('/', '-')));
  const [first = '', ...others] = POSTS;
  const maker = at(table, first);
  await lay(maker, { battle: 'o1-omaha-beach-overlord', chairs: [first], against: 'friends' });
  const links: [string, string][] = [];
  for (const post of others) links.push([post, await linkFor(maker, post)]);
  await maker.shot('overlord-lobby');
  await Promise.all(links.map(([post, link]) => sit(at(table, post), link)));
  await begin(maker, ...others.map((post) => at(table, post)));
  return table;
}

const all = (table: Table, enough: (seen: Seen, post: string) => boolean, ms: number): Promise<boolean> => {
  const players = POSTS.map((post) => new Player(at(table, post).page));
  return together(players, (seen, who) => enough(seen, POSTS[who] ?? ''), ms);
};

const card = ({ page }: Person, n: number) => page.getByTestId('hand').getByTestId('card').nth(n);
const tray = ({ page }: Person, post: string) => page.locator(`[data-testid="tray"][data-post="${post}"]`);

/** Raises a playable card with its key and returns the trays that would take it. */
async function lift(commander: Person, n: number): Promise<readonly string[]> {
  const player = new Player(commander.page);
  const glowing = async (): Promise<number[]> => (await player.look()).cards.map((one) => one.n);
  await expect.poll(glowing, { timeout: PATIENCE }).toContain(n);
  await commander.page.keyboard.press(String(n + 1));
  await expect.poll(async () => (await player.look()).chosen, { timeout: PATIENCE }).toBeGreaterThanOrEqual(0);
  return (await player.look()).trays;
}

/** Cards that some general may have, with the first tray that takes each. */
async function givable(commander: Person): Promise<{ n: number; trays: readonly string[] }[]> {
  const { cards } = await new Player(commander.page).look();
  const found = [];
  for (const { n } of cards) {
    found.push({ n, trays: await lift(commander, n) });
    await commander.page.keyboard.press('Escape');
  }
  return found;
}

async function handOut(commander: Person): Promise<void> {
  const { page } = commander;
  const player = new Player(page);
  await player.asked(({ now }) => now === said('decision.hand-out.now'));
  await commander.shot('overlord-hand-out');

  // A tray that does not take the card says why, with the number of the rule.
  const picky = (await givable(commander)).find(({ trays }) => trays.length < ROLES.length);
  if (!picky) throw new Error('every card may go everywhere');
  await lift(commander, picky.n);
  const closed = POSTS.slice(0, ROLES.length).find((post) => !picky.trays.includes(post)) ?? '';
  // A click on a barred tray explains why.
  await tray(commander, closed).getByRole('button', { name: /^Give/ }).click({ force: true });
  await page
    .getByTestId('reason')
    .getByRole('link', { name: /^[A-Z]+-\d+$/ })
    .waitFor();
  await commander.shot('overlord-refused');
  await page.keyboard.press('Escape');

  // One card is dragged to its general, taken back, and handed out again with a key and a click.
  const general = (posts: readonly string[]): string | undefined => posts.find((post) => !post.endsWith('commander'));
  const first = (await givable(commander)).find(({ trays }) => general(trays) !== undefined);
  const to = general(first?.trays ?? []) ?? '';
  await card(commander, first?.n ?? 0).dragTo(tray(commander, to));
  const lying = tray(commander, to).locator('button.chip');
  await lying.waitFor();
  await lying.click();
  await lying.waitFor({ state: 'detached' });
  await lift(commander, first?.n ?? 0);
  await tray(commander, to)
    .getByRole('button', { name: /^(Give|as )/ })
    .first()
    .click();
  await lying.waitFor();
  await commander.shot('overlord-given');
}

async function choices(person: Person): Promise<string[]> {
  const { page } = person;
  await page.getByRole('tab', { name: /Chat/ }).click();
  return page
    .getByLabel(said('chat.to'), { exact: true })
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
}

async function say(person: Person, to: string, text: string): Promise<void> {
  const { page } = person;
  await page.getByLabel(said('chat.to'), { exact: true }).selectOption(to);
  await page.getByTestId('chat-input').fill(text);
  await page.getByRole('button', { name: said('chat.send'), exact: true }).click();
}

/** The commander visits one general; before that, and with all others, they cannot talk. */
async function visit(table: Table, side: string): Promise<void> {
  const commander = at(table, `${side}/commander`);
  const general = at(table, `${side}/right`);
  expect(await choices(general)).not.toContain(`${side}/commander`);
  // Generals may talk to each other, but what they say to their side does not reach the commander.
  await say(general, 'side', 'Can you see ships?');
  await choices(at(table, `${side}/left`));
  await at(table, `${side}/left`).page.getByText('Can you see ships?').waitFor();
  await tray(commander, `${side}/right`)
    .getByRole('button', { name: begins('trays.visit-long') })
    .click();
  await expect.poll(() => choices(general), { timeout: PATIENCE }).toContain(`${side}/commander`);
  await general.shot('overlord-visit');
  await say(general, `${side}/commander`, 'They come from the sea');
  await choices(commander);
  await commander.page.getByText('They come from the sea').waitFor();
  expect(await commander.page.getByText('Can you see ships?').count()).toBe(0);
  await say(commander, `${side}/right`, 'Hold the bluff');
  await general.page.getByText('Hold the bluff').waitFor();
  expect(await at(table, `${side}/left`).page.getByText('They come from the sea').count()).toBe(0);
  await tray(commander, `${side}/right`)
    .getByRole('button', { name: said('trays.end-visit') })
    .click();
  await expect.poll(() => choices(general), { timeout: PATIENCE }).not.toContain(`${side}/commander`);
}

test('a round of eight, and on to the first ambush question', async () => {
  const table = await gathered();
  await handOut(at(table, 'axis/commander'));
  await visit(table, 'axis');
  await at(table, 'axis/commander')
    .page.getByRole('button', { name: said('go-on.hand-out') })
    .click();

  // From here on all eight play freely, at the same time.
  const acting = new Set<string>();
  const rolling = new Set<string>();
  let ambushed = '';
  const note = ({ now }: Seen, post: string): void => {
    if (now.startsWith(begins('decision.place.now')) || now === said('decision.order.now')) acting.add(post);
    if (now === said('decision.initiative.now')) rolling.add(post);
    if (/assault/i.test(now) && post.endsWith('commander')) ambushed = post;
  };
  const round = (seen: Seen, post: string): boolean => {
    note(seen, post);
    return seen.turn >= 3;
  };
  expect(await all(table, round, 120_000), 'two turns').toBe(true);
  for (const side of SIDES) expect([...acting].join(), 'generals act').toContain(side);
  expect(rolling.size, 'a general without a card rolls for initiative').toBeGreaterThan(0);
  // All eight see the end of the round.
  for (const [, { page }] of table) {
    await expect
      .poll(async () => (await new Player(page).look()).turn, { timeout: PATIENCE })
      .toBeGreaterThanOrEqual(3);
  }
  await at(table, 'allies/left').shot('overlord-round');

  // The enemy's commander is asked at every close assault, whether or not they hold the card.
  const assault = (seen: Seen, post: string): boolean => {
    note(seen, post);
    return ambushed !== '' || seen.turn > 20;
  };
  if (ambushed === '') await all(table, assault, 150_000);
  expect(ambushed).toMatch(/\/commander$/);
  await at(table, ambushed).shot('overlord-ambush');
});
