// The ways to a table: one click, the battle's form, an invitation.
import { expect } from 'vitest';
import { Player, type Touch } from './clicks';
import { PATIENCE, type Person } from './world';
import { said } from './words';

export interface Laid {
  readonly battle?: string;
  readonly side?: 'Allies' | 'Axis';
  /** In Overlord: the seats that the creator takes. */
  readonly chairs?: readonly string[];
  readonly against: 'computer' | 'friends';
  readonly listed?: boolean;
  /** Options to switch on, by their names in the form. */
  readonly options?: readonly string[];
}

export const tableOf = (person: Person): string => /\/t\/([^/?#]+)/.exec(person.page.url())?.[1] ?? '';

/** The one button of the home page. */
export async function playNow(person: Person, touch?: Touch): Promise<Player> {
  await person.open('/');
  const { page } = person;
  const button = page.getByTestId('play-now');
  await (touch ? touch(button) : button.click());
  await page.getByTestId('what-now').waitFor();
  return new Player(page, touch);
}

/** Fills in the form on a battle's sheet. */
export async function lay(person: Person, wish: Laid): Promise<string> {
  const { page } = person;
  const battle = wish.battle ?? '01-pegasus-bridge';
  await person.open('/');
  await page.locator(`[data-battle="${battle}"]`).click();
  const form = page.getByTestId('new-table');
  if (wish.side) await form.getByRole('radio', { name: wish.side }).check();
  for (const chair of wish.chairs ? await form.getByTestId('chair').all() : []) {
    const wanted = wish.chairs?.includes((await chair.getAttribute('data-post')) ?? '');
    if (((await chair.getAttribute('aria-pressed')) === 'true') !== wanted) await chair.click();
  }
  await form.getByRole('radio', { name: said(`new-game.${wish.against}`) }).check();
  if (wish.options) await form.locator('summary').click();
  for (const option of wish.options ?? []) await form.locator(`[data-option="${option}"]`).check();
  if (wish.listed) await form.getByRole('radio', { name: said('new-game.listed') }).check();
  await form.getByTestId('create').click();
  await page.waitForURL('**/t/*');
  await page.getByTestId('menu').waitFor();
  return tableOf(person);
}

/** A link as it can be read beside its button; `any` is for any free seat. */
export async function linkFor(person: Person, post: string): Promise<string> {
  const { page } = person;
  const place =
    post === 'any' ? page.locator('.lobby footer') : page.locator(`[data-testid="seat"][data-post="${post}"]`);
  await place.getByTestId('invite').click();
  const link = place.locator('input');
  await link.waitFor();
  return link.inputValue();
}

/** Follows a link and takes its seat. */
export async function sit(person: Person, link: string): Promise<void> {
  await person.open(link);
  await person.page
    .getByRole('button', { name: said('lobby.sit') })
    .first()
    .click();
  await person.page.locator('[data-testid="seat"].you').waitFor();
}

export async function begin(...people: Person[]): Promise<void> {
  await people[0]?.page.getByRole('button', { name: said('lobby.begin') }).click();
  for (const { page } of people) await page.getByTestId('what-now').waitFor();
}

/** Resigns and confirms it. */
export async function resign({ page }: Person): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: `${said('table.resign')}…` }).click();
  await page.getByRole('button', { name: said('table.resign-sure') }).click();
  await page.getByTestId('result').waitFor();
}

/** Where every unit stands, as the page shows it, whichever way the board is turned. */
export async function unitsOn({ page }: Person): Promise<string[]> {
  const names = await page
    .locator('.play [data-hex]')
    .evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('aria-label') ?? ''));
  return names
    .filter((name) => /^(Axis|Allied) /.test(name))
    .map((name) => name.split(', '))
    .map((words) => `${words.at(-1) ?? ''} ${words[0] ?? ''} ${words[1] ?? ''}`)
    .sort();
}

/** Waits until both boards show the same. */
export async function sameBoards(one: Person, other: Person): Promise<void> {
  const difference = async (): Promise<string[]> => {
    const [mine, theirs] = [await unitsOn(one), await unitsOn(other)];
    return [...mine.filter((unit) => !theirs.includes(unit)), ...theirs.filter((unit) => !mine.includes(unit))];
  };
  await expect.poll(difference, { timeout: PATIENCE }).toEqual([]);
}
