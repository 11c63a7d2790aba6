// Pictures of the table page: node tools/table-shots.mjs FOLDER [NAME...], while `npm run dev` serves it.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder = 'shots', ...wanted] = process.argv.slice(2);
const base = process.env.GALLERY ?? 'http://localhost:5173';
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const click = (hex) => async (page) => page.locator(`[data-hex="${hex}"]`).click();
const hint = async (page) => page.locator('[data-testid="hint"]').click();
const PICTURES = {
  play: { scene: 'play', size: DESK, more: '&guide' },
  'play-dark': { scene: 'play', size: DESK, more: '&theme=dark' },
  'play-chosen': {
    scene: 'play',
    size: DESK,
    does: [async (page) => page.locator('[data-card="attack-center"]').click()],
  },
  'play-fr': { scene: 'play', size: DESK, more: '&lang=fr&guide' },
  'play-phone': { scene: 'play', size: PHONE },
  'play-lying': { scene: 'play', size: LYING },
  order: { scene: 'order', size: DESK, does: [async (page) => page.locator('[data-testid="primary"]').click()] },
  move: { scene: 'move', size: DESK, does: [click('5,5'), async (page) => page.locator('[data-hex="4,4"]').hover()] },
  'move-phone': { scene: 'move', size: PHONE, does: [click('5,5')] },
  battle: {
    scene: 'battle',
    size: DESK,
    does: [click('5,5'), async (page) => page.locator('[data-hex="7,3"]').hover()],
  },
  hint: { scene: 'move', size: DESK, does: [hint] },
  'hint-card-fr': { scene: 'play', size: DESK, more: '&lang=fr&theme=dark', does: [hint] },
  'hint-phone': { scene: 'battle', size: PHONE, does: [hint] },
  'hint-overlord': { scene: 'hand-out', size: DESK, does: [hint] },
  why: { scene: 'move', size: DESK, does: [click('5,5'), click('16,4')] },
  ambush: { scene: 'ambush', size: DESK },
  retreat: { scene: 'retreat', size: DESK },
  keep: { scene: 'keep', size: DESK },
  wait: { scene: 'wait', size: DESK },
  past: {
    scene: 'wait',
    size: DESK,
    does: [async (page) => page.locator('[data-testid="log"] button').nth(2).click()],
  },
  menu: { scene: 'wait', size: DESK, does: [async (page) => page.locator('[data-testid="menu"]').click()] },
  lobby: { scene: 'lobby', size: DESK },
  'lobby-overlord': { scene: 'lobby-overlord', size: DESK },
  'lobby-phone': { scene: 'lobby', size: PHONE },
  result: { scene: 'result', size: DESK },
  'hand-out': { scene: 'hand-out', size: DESK },
  'hand-out-chosen': {
    scene: 'hand-out',
    size: DESK,
    does: [async (page) => page.locator('[data-card="move-out"]').click()],
  },
  'hand-out-phone': { scene: 'hand-out', size: PHONE },
  team: { scene: 'team', size: DESK },
  general: { scene: 'general', size: DESK, does: [async (page) => page.keyboard.press('w')] },
  'general-lying': { scene: 'general', size: LYING },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
for (const [name, { scene, size, more = '', does = [] }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.route('**/api/players', (route) => route.fulfill({ json: [{ id: 'random' }, { id: 'heuristic' }] }));
  await page.goto(`${base}/table-gallery.html?scene=${scene}${more}`);
  await page.waitForTimeout(600);
  for (const act of does) {
    await act(page);
    await page.waitForTimeout(250);
  }
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
