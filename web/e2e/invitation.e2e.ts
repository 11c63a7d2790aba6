// Invitations: a link admits to its post, and a private table only admits people with a link.
import { expect, test } from 'vitest';
import { lay, linkFor, sit } from './tables';
import { world } from './world';
import { said } from './words';

const here = world('invitation');
const OMAHA = 'o1-omaha-beach-overlord';

test('the link to a seat leads to that seat only, and a stranger without one cannot sit', async () => {
  const maker = await here.person('maker');
  const friend = await here.person('friend');
  const stranger = await here.person('stranger');
  const table = await lay(maker, {
    battle: OMAHA,
    chairs: ['axis/commander'],
    against: 'friends',
  });
  const link = await linkFor(maker, 'axis/left');

  await friend.open(link);
  const offers = friend.page.getByRole('button', { name: said('lobby.sit') });
  await offers.first().waitFor();
  expect(await offers.count()).toBe(1);
  const seat = friend.page.locator('[data-testid="seat"][data-post="axis/left"]');
  expect(await seat.getByRole('button', { name: said('lobby.sit') }).count()).toBe(1);
  await sit(friend, link);
  await maker.page.locator('[data-post="axis/left"][data-holder="person"]').waitFor();
  await maker.shot('invitation-lobby');

  // Someone else uses the same link: the seat is taken.
  const late = await here.person('late');
  await late.open(link);
  await late.page.locator('[data-post="axis/left"][data-holder="person"]').waitFor();
  expect(await late.page.getByRole('button', { name: said('lobby.sit') }).count()).toBe(0);

  await stranger.open(`/t/${table}`);
  await stranger.page.locator('[data-post="axis/left"][data-holder="person"]').waitFor();
  expect(await stranger.page.getByRole('button', { name: said('lobby.sit') }).count()).toBe(0);
  expect(await stranger.page.getByTestId('invite').count()).toBe(0);
  expect(await stranger.page.getByTestId('primary').isDisabled()).toBe(true);
  await stranger.shot('invitation-stranger');

  // The table is in nobody's list, either.
  await stranger.open('/');
  await stranger.page.getByTestId('open-tables').waitFor();
  expect(await stranger.page.locator(`[data-table="${table}"]`).count()).toBe(0);
});

test('a table that does not exist says so', async () => {
  const person = await here.person('lost', { expected: /WebSocket|404/ });
  await person.open('/t/nosuchtablenosuchtable');
  await person.page.getByRole('link', { name: said('shell.to-home') }).waitFor();
});
