// The first visit is light: the compressed size of the home page.
import { expect, test } from 'vitest';
import { world } from './world';

const here = world('firstload');
const MOST = 300 * 1024;

test('the home page needs less than 300 KB, all of it from this server', async () => {
  const person = await here.person('visitor', { fresh: true });
  const { page, context } = person;
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  const hosts = new Set<string>();
  wire.on('Network.requestWillBeSent', ({ request }) => hosts.add(new URL(request.url).origin));
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await wire.send('Network.enable');
  await person.open('/');
  await page.getByTestId('battle').first().waitFor();
  await page.waitForLoadState('networkidle');
  console.log(`the home page: ${String(Math.round(bytes / 1024))} KB`);
  expect(bytes).toBeGreaterThan(10 * 1024);
  expect(bytes).toBeLessThan(MOST);
  expect([...hosts].filter((host) => host !== person.home && host !== 'null')).toEqual([]);
});
