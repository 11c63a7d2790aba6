// A finished battle is replayed, and its record verifies against the rules.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM } from './server';
import { playNow, resign, tableOf } from './tables';
import { world } from './world';
import { said } from './words';

const here = world('replay');

test('step, scrub, hands, charts, dice, and a record that verifies', async () => {
  const person = await here.person('player');
  const { page } = person;
  const player = await playNow(person);
  for (let turn = 0; turn < 3; turn++) {
    await player.turn();
    await player.mine();
  }
  const table = tableOf(person);
  await resign(person);
  await page.getByRole('link', { name: said('result.replay') }).click();
  const where = page.getByTestId('replay-step');
  await where.filter({ hasText: 'Step 0 of' }).waitFor();
  const last = Number(/of (\d+)/.exec((await where.textContent()) ?? '')?.[1]);
  expect(last).toBeGreaterThan(10);

  const board = async (): Promise<string> =>
    (await page.locator('[data-hex]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join();
  const opening = await board();
  await page.getByTestId('replay-on').click();
  await where.filter({ hasText: `Step 1 of ${String(last)}` }).waitFor();
  await page.keyboard.press('End');
  await where.filter({ hasText: `Step ${String(last)} of` }).waitFor();
  expect(await board()).not.toBe(opening);
  await page.keyboard.press('PageUp');
  await where.filter({ hasNotText: `Step ${String(last)} of` }).waitFor();
  await page.getByTestId('replay-slider').fill('5');
  await where.filter({ hasText: 'Step 5 of' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#5');

  await page.getByRole('radio', { name: said('replay.hands-both') }).check();
  for (const side of ['axis', 'allies']) {
    const hand = page.getByRole('region', { name: said('replay.hand-of', { side }) });
    expect(await hand.getByTestId('card').count()).toBeGreaterThan(0);
  }
  await person.shot('replay-hands');

  // A click on the chart also leads to a step.
  const chart = page.getByTestId('medal-chart');
  const box = await chart.locator('.plot').boundingBox();
  await chart.locator('.plot').click({ position: { x: (box?.width ?? 0) - 20, y: 60 } });
  await where.filter({ hasNotText: 'Step 5 of' }).waitFor();

  // Winning chances: every listed turn leads to its step, and so does the line.
  const chances = page.getByTestId('win-chart');
  await page.locator('[data-testid="win-chart"][data-complete="true"]').waitFor();
  await chances.getByText(said('chances.all')).click();
  const turns = chances.locator('tbody button');
  expect(await turns.count()).toBeGreaterThan(3);
  await turns.first().click();
  await where.filter({ hasText: 'Step 0 of' }).waitFor();
  await turns.last().click();
  await where.filter({ hasText: `Step ${String(last)} of` }).waitFor();
  await chances.locator('.plot').click({ position: { x: 46, y: 60 } });
  await where.filter({ hasText: 'Step 0 of' }).waitFor();
  await chances.scrollIntoViewIfNeeded();
  await person.shot('replay-chances');

  await page.getByTestId('dice-stats').getByText('dice rolled').first().waitFor();
  await page.getByTestId('dice-stats').scrollIntoViewIfNeeded();
  await person.shot('replay-chart');

  // The browser played this game, so it knows what it contributed and which commitment it saw.
  const checks = page.getByTestId('fair-checks').locator('li');
  await checks.nth(3).waitFor();
  expect(await checks.evaluateAll((all) => all.map((one) => `${one.dataset.about} ${one.dataset.found}`))).toEqual([
    'noted holds',
    'committed holds',
    'yours holds',
    'mixed holds',
  ]);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: said('replay.download') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.rec$/);
  const file = join(mkdtempSync(join(tmpdir(), 'bocage-record-')), 'game.rec');
  await download.saveAs(file);
  const told = execFileSync(PROGRAM, ['replay', '--plain', file], { encoding: 'utf8' });
  expect(told).toMatch(/by the rules/);
  expect(told).toMatch(/1 contribution:\n {4}\w+\/commander [0-9a-f]{64}/);
  rmSync(dirname(file), { recursive: true });

  // Playback works, and the address of a step leads back to it.
  await page.keyboard.press('Home');
  await page.getByTestId('replay-play').click();
  await where.filter({ hasText: /Step [3-9] of/ }).waitFor();
  await page.getByTestId('replay-play').click();
  await person.open('/rules');
  await person.open(`/r/${table}#7`);
  await where.filter({ hasText: 'Step 7 of' }).waitFor();
});
