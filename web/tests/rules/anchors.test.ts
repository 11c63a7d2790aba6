import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups, rulePath } from '../../src/rules/anchors';
import { CHAPTERS } from '../../src/rules/chapters';

const places = CHAPTERS.flatMap((chapter) => [
  chapter.id,
  ...chapter.blocks.flatMap((block) => ('head' in block && block.id ? [block.id] : [])),
]);

test('every group of rules leads to a place of the page', () => {
  for (const group of groups) expect(places, group).toContain(rulePath(`${group}-01`).replace('/rules#', ''));
});

test('every rule that the engine names in a refusal has a place', () => {
  const named = ['../src/game', '../src/rules'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.cpp'))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/"([A-Z]{2,5})-[\w.]+[":]/g)])
      .map((found) => found[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const group of new Set(named)) expect(groups).toContain(group);
});
