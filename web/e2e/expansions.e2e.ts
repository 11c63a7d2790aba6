// Features of only some battles: the commissar's chip, the Marines' named general, airplanes.
import { expect, test } from 'vitest';
import { Player } from './clicks';
import type { Seen } from './read';
import { lay, type Laid, resign } from './tables';
import { PATIENCE, type Person, world } from './world';
import { begins, said } from './words';

const here = world('expansions');
const ALLIES = ['commander', 'left', 'center', 'right'].map((role) => `allies/${role}`);

async function seated(name: string, wish: Omit<Laid, 'against'>): Promise<Person> {
  const person = await here.person(name);
  await lay(person, { ...wish, against: 'computer' });
  await person.page.getByTestId('what-now').waitFor();
  return person;
}

const chipCards = ({ page }: Person): Promise<string[]> =>
  page
    .getByTestId('chip-area')
    .getByTestId('card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''));

/** Raises a playable card and puts it under the chip. */
async function fill(person: Person, player: Player): Promise<void> {
  const lying = (await chipCards(person)).length;
  const { cards } = await player.look();
  // Cards for one section suit every general; two others may not go together.
  const card = cards.find(({ name }) => /left|center|right/.test(name)) ?? cards[0];
  if (!card) throw new Error('no card for the chip');
  await person.page.getByTestId('hand').getByTestId('card').nth(card.n).click();
  await person.page
    .getByTestId('chip-area')
    .getByRole('button', { name: /^Put .* under the chip$/ })
    .click();
  await expect.poll(() => chipCards(person), { timeout: PATIENCE }).toHaveLength(lying + 1);
}

const press = ({ page }: Person, name: string | RegExp): Promise<void> =>
  page.locator('.play [data-testid="primary"]').filter({ hasText: name }).click();
const isChip = ({ now }: Seen): boolean => now === said('decision.chip.now');

test('a Soviet commander fills the chip, and plays its cards one turn later', async () => {
  const battle = 'o2-prokhorovka-overlord';
  const person = await seated('commissar', { battle, chairs: ALLIES, options: ['commissar'] });
  const player = new Player(person.page);
  await player.until(isChip);
  await fill(person, player);
  await fill(person, player);
  // A click takes the card back, and it can be put there again.
  await person.page.getByTestId('chip-area').getByTestId('card').last().click();
  await expect.poll(() => chipCards(person), { timeout: PATIENCE }).toHaveLength(1);
  await fill(person, player);
  const first = await chipCards(person);
  expect(first).toHaveLength(2);
  await person.shot('expansions-chip');
  await press(person, said('go-on.chip'));

  // The turn of the Axis passes; then the cards are taken up, and others go under the chip.
  const seen = await player.until((now) => isChip(now) && now.turn > 1);
  expect(seen.turn).toBe(2);
  const taken = person.page.locator('[data-group="taken"]').getByTestId('card');
  expect(await taken.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card']))).toEqual(first);
  await fill(person, player);
  await press(person, said('go-on.chip'));

  // Only cards taken up from the chip are handed out, or a Counter-Attack.
  await player.asked(({ now }) => now === said('decision.hand-out.now'));
  await expect.poll(async () => (await player.look()).now, { timeout: PATIENCE }).toBe(said('decision.hand-out.now'));
  const { cards } = await player.look();
  expect(cards.length).toBeGreaterThan(0);
  for (const { name } of cards) expect([...first, 'counter-attack']).toContain(name);
  await person.shot('expansions-taken');
  await player.until(({ turn }) => turn > 2);
  expect(person.game?.view.turn).toBeGreaterThan(2);
  await resign(person);
});

test('a Marine commander names the general who orders one extra unit', async () => {
  const person = await seated('marine', { battle: 'o3-peleliu-landings-overlord', chairs: ALLIES });
  const { page } = person;
  const player = new Player(page);
  await player.until(({ now }) => now === said('decision.hand-out.now'));
  const tray = (role: string) => page.locator(`[data-testid="tray"][data-post="allies/${role}"]`);
  await tray('left')
    .getByRole('button', { name: begins('trays.name-this') })
    .click();
  await tray('left').getByTestId('named-general').waitFor();
  // The key names the next general.
  await page.keyboard.press('n');
  await expect.poll(() => person.game?.view.named, { timeout: PATIENCE }).toBe('center');
  await person.shot('expansions-named');

  // A card with a known number of orders goes to a general, who is then named.
  const units: Readonly<Record<string, number>> = { recon: 1, probe: 2, attack: 3 };
  const counted = (name: string): number | undefined => units[name.split('-')[0] ?? ''];
  const { cards } = await player.look();
  let given: { role: string; orders: number } | undefined;
  for (const { n, name } of cards) {
    const orders = /-(left|center|right)$/.test(name) ? counted(name) : undefined;
    if (orders === undefined || given) continue;
    await page.keyboard.press(String(n + 1));
    await expect.poll(async () => (await player.look()).chosen, { timeout: PATIENCE }).toBe(n);
    const post = (await player.look()).trays.find((one) => !one.endsWith('commander'));
    if (post === undefined) continue;
    await page.locator(`[data-post="${post}"] .give, [data-post="${post}"] .gives button`).first().click();
    await page.locator(`[data-post="${post}"] button.chip`).waitFor();
    given = { role: post.replace('allies/', ''), orders };
  }
  if (given) {
    const naming = tray(given.role).getByRole('button', { name: begins('trays.name-this') });
    if (await naming.count()) await naming.click();
    await expect.poll(() => person.game?.view.named, { timeout: PATIENCE }).toBe(given.role);
    // Nothing more is handed out: a second card would add its own orders.
    await page.locator('.play [data-testid="primary"]').click();
  }
  await player.until(({ now }) => now !== said('decision.hand-out.now'));
  await expect.poll(() => person.game?.view.named, { timeout: PATIENCE }).toBe(given?.role ?? 'center');
  if (given) {
    const { role, orders } = given;
    const offer = () => person.game?.offers.find((one) => one.post === `allies/${role}` && one.decision === 'order');
    await player.until(() => offer() !== undefined);
    // One more than the card says, or all units in the section.
    const most = Math.min(orders + 1, offer()?.units.length ?? 0);
    expect(offer()?.orders_left).toBe(most);
    await person.shot('expansions-one-more');
  }
  await resign(person);
});

test('an airplane comes in with an Air Sortie, flies and acts', async () => {
  const person = await seated('pilot', { battle: '01-pegasus-bridge', side: 'Allies', options: ['air'] });
  const { page } = person;
  const player = new Player(page);
  await player.mine();
  await page.locator('[data-testid="sorties"][data-side="allies"]').waitFor();
  // The card lies open beside the hand.
  await page.locator('[data-group="open"]').getByTestId('card').first().click();
  await person.shot('expansions-sortie');
  await press(person, 'Play Air sortie');
  await expect.poll(() => person.game?.view.sortie_played, { timeout: PATIENCE }).toBe(true);
  await press(person, said('go-on.play-sortie-alone'));

  await page.locator('.others [data-action^="bring-in"]').first().click();
  const edge = await player.asked(({ goals }) => goals.length > 0);
  const [goal] = edge.goals;
  await page.locator(`.play [data-hex="${goal?.hex ?? ''}"]`).click();
  const planes = () => person.game?.view.planes ?? [];
  await expect.poll(() => planes().length, { timeout: PATIENCE }).toBe(1);
  await page.locator('[data-plane]').waitFor();
  await person.shot('expansions-arrived');

  // Hex by hex towards the enemy, as long as there is a way.
  for (let n = 0; n < 4; n++) {
    const offer = person.game?.offers.find(({ decision }) => decision === 'fly');
    if (!offer) break;
    const before = person.game;
    const seen = await player.asked();
    if (seen.goals.length > 0) await player.act(seen);
    else await press(person, said('go-on.fly'));
    await expect.poll(() => person.game !== before, { timeout: PATIENCE }).toBe(true);
  }
  if (person.game?.offers.some(({ decision }) => decision === 'fly')) await press(person, said('go-on.fly'));
  await person.shot('expansions-flown');

  // It acts if it can: by its button, which says what and where.
  const acts = () => person.game?.offers.find(({ decision }) => decision === 'battle');
  await player.until((seen) => acts() !== undefined || seen.turn > edge.turn);
  expect(acts()?.units.some(({ choices }) => choices.some(({ kind }) => kind === 'air-action'))).toBe(true);
  await person.shot('expansions-may-act');
  await page.locator('.others [data-action^="air-action"]').first().click();
  await expect.poll(() => planes().some(({ acted }) => acted), { timeout: PATIENCE }).toBe(true);
  await person.shot('expansions-acted');
  await player.until(({ turn }) => turn > edge.turn);
  await resign(person);
});
