// Takes pictures of the gallery: node tools/shots.mjs FOLDER [NAME...], while `npm run dev` serves it.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder = 'shots', ...wanted] = process.argv.slice(2);
const base = process.env.GALLERY ?? 'http://localhost:5173';
const battle = (id, more = '') => ({ query: `show=battle&id=${id}${more}`, width: 1280, height: 900 });
const PICTURES = {
  'pegasus-bridge': battle('01-pegasus-bridge'),
  'pegasus-bridge-turned': battle('01-pegasus-bridge', '&turned'),
  'omaha-beach': battle('05-omaha-beach'),
  'omaha-beach-turned': battle('05-omaha-beach', '&turned'),
  'pointe-du-hoc': battle('04-pointe-du-hoc'),
  'omaha-overlord': { query: 'show=battle&id=o1-omaha-beach-overlord', width: 1600, height: 620 },
  'omaha-overlord-wing': { query: 'show=battle&id=o1-omaha-beach-overlord', width: 1280, height: 720, press: ['2'] },
  'saverne-gap': battle('16-saverne-gap'),
  'operation-luttich': battle('09-operation-luttich'),
  'operation-cobra': battle('08-operation-cobra'),
  'arnhem-bridge': battle('13-arnhem-bridge'),
  states: { query: 'show=states', width: 1280, height: 900 },
  cards: { query: 'show=cards', width: 1280, height: 1180 },
  'cards-fr': { query: 'show=cards&lang=fr', width: 1280, height: 1180 },
  ground: { query: 'show=ground', width: 1280, height: 900 },
  'ground-turned': { query: 'show=ground&turned', width: 1280, height: 900 },
  units: { query: 'show=units', width: 1280, height: 900 },
  air: { query: 'show=air', width: 1280, height: 900 },
  tokens: { query: 'show=tokens', width: 1280, height: 700 },
  'tokens-fr': { query: 'show=tokens&lang=fr', width: 1280, height: 700 },
  prokhorovka: { query: 'show=battle&id=o2-prokhorovka-overlord', width: 1600, height: 620 },
  'prokhorovka-wing': { query: 'show=battle&id=o2-prokhorovka-overlord', width: 1280, height: 720, press: ['2'] },
  peleliu: { query: 'show=battle&id=o3-peleliu-landings-overlord', width: 1600, height: 620 },
  'peleliu-left': { query: 'show=battle&id=o3-peleliu-landings-overlord', width: 1280, height: 720, press: ['1'] },
  'peleliu-center': { query: 'show=battle&id=o3-peleliu-landings-overlord', width: 1280, height: 720, press: ['2'] },
  all: { query: 'show=all', width: 1800, height: 3400 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
for (const [name, { query, width, height, press = [] }] of Object.entries(PICTURES)) {
  for (const theme of ['light', 'dark']) {
    if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(`${name}-${theme}`)) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
    page.on('pageerror', (error) => console.error(name, error.message));
    await page.goto(`${base}/gallery.html?bare&${query}&theme=${theme}`);
    await page.waitForTimeout(700);
    for (const key of press) {
      await page.focus('[data-hex][tabindex="0"]');
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
    await page.screenshot({ path: `${folder}/${name}-${theme}.png` });
    await page.close();
  }
}
await browser.close();
