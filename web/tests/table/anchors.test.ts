import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups, rulePath } from '../../src/table/anchors';
import { CHAPTERS } from '../../src/rules/chapters';

const places = CHAPTERS.flatMap((chapter) => [
  chapter.id,
  ...chapter.blocks.flatMap((block) => ('head' in block && block.id ? [block.id] : [])),
]);

test('every group of rules leads to a place of the page', () => {
  for (const group of groups) expect(places, group).toContain(rulePath(`${group}-01`).replace('/rules#', ''));
});

test('every rule that the engine names in a refusal has a place', () => {
  const table = readFileSync('../src/game/refusal.cpp', 'utf8');
  const named = [...table.matchAll(/"([A-Z]{2,5})-[\w.]+"/g)].map((found) => found[1] ?? '');
  expect(named.length).toBeGreaterThan(100);
  for (const group of new Set(named)) expect(groups).toContain(group);
});
