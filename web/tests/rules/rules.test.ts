import { expect, it } from 'vitest';
import cardsHeader from '../../../src/rules/cards.h?raw';
import terrainHeader from '../../../src/rules/terrain.h?raw';
import unitsHeader from '../../../src/rules/units.h?raw';
import worksHeader from '../../../src/rules/works.h?raw';
import { sectionPicture } from '../../src/cards/sections';
import type { CardName } from '../../src/cards/types';
import { TERRAIN, UNIT, WORK } from '../../src/i18n/board';
import { COPIES, TACTICS } from '../../src/i18n/rules-cards';
import { TERRAIN_ROWS, UNIT_ROWS, WORK_ROWS } from '../../src/i18n/rules-ground';
import { MORE_TERRAIN_ROWS, MORE_WORK_ROWS } from '../../src/i18n/rules-more-ground';
import { MORE_UNIT_ROWS } from '../../src/i18n/rules-more-units';
import { CHAPTERS } from '../../src/rules/chapters';

/** The rows of a table of the engine, by name; a row may go over several lines. */
function rowsOf(header: string): Map<string, string> {
  const rows = header.split(/\{\.id = /).slice(1);
  return new Map(rows.map((row) => [/\.name = "([\w-]+)"/.exec(row)?.[1] ?? '', row]));
}
const units = [...UNIT_ROWS, ...MORE_UNIT_ROWS];
const ground = [...TERRAIN_ROWS, ...MORE_TERRAIN_ROWS];
const works = [...WORK_ROWS, ...MORE_WORK_ROWS];
const numbersIn = (row: string | undefined, field: string): number[] =>
  (new RegExp(`\\.${field} = \\{([^}]*)\\}`).exec(row ?? '')?.[1] ?? '').split(',').map(Number);

/** The dice of a unit's gun, which may be one of those that have a name. */
function diceOf(row: string | undefined): string {
  const gun = /\.gun = (\w+|\{[^}]*\})/.exec(row ?? '')?.[1] ?? '';
  const named = new RegExp(`Gun ${gun.replace(/\W/g, '') || '-'}(\\{.*\\});`).exec(unitsHeader)?.[1];
  return numbersIn(named ?? gun, 'dice_at')
    .filter(Boolean)
    .join(' ');
}

it('counts the cards as the engine does', () => {
  const rows = rowsOf(cardsHeader);
  const { 'air-sortie': sorties, ...deck } = COPIES;
  for (const [card, copies] of Object.entries(deck)) expect(rows.get(card), card).toContain(`.copies = ${copies}`);
  expect(Object.values(deck).reduce((sum, n) => sum + n, 0)).toBe(60);
  expect(sorties).toBe(2);
});

it('explains every tactic card, and only those', () => {
  const tactics = (Object.keys(COPIES) as CardName[]).filter((card) => sectionPicture(card) === undefined);
  expect(Object.keys(TACTICS)).toEqual(tactics);
});

it('has the numbers of the engine for units', () => {
  const rows = rowsOf(unitsHeader);
  expect(units.map(({ type }) => type)).toEqual(Object.keys(UNIT));
  for (const { type, figures, dice, move } of units) {
    const row = rows.get(type);
    expect(row).toContain(`.full = ${figures}`);
    expect(diceOf(row), type).toBe(dice);
    expect(row).toContain(`.move = ${/\d/.exec(move.en)?.[0] ?? ''},`);
  }
});

it('has the protection of the engine for ground and works', () => {
  const check = (header: string, rows: readonly { is: string; protection: string; sight: unknown }[]): void => {
    const table = rowsOf(header);
    for (const { is, protection, sight } of rows) {
      if (protection === '–') continue;
      const row = table.get(is);
      expect(row, is).toBeDefined();
      const given = /protection(?:_from_below|_off_mountain)? = \{([^}]*)\}/.exec(row ?? '')?.[1] ?? '0, 0, 0';
      expect(protection.split(' / ').join(', '), is).toBe(given);
      if (sight === 'yes') expect(row, is).toContain('.blocks_sight = true');
      if (sight === 'no') expect(row, is).not.toContain('.blocks_sight');
    }
  };
  check(terrainHeader, ground);
  check(worksHeader, works);
  expect(ground.map(({ is }) => is).sort()).toEqual(Object.keys(TERRAIN).sort());
  expect(works.map(({ is }) => is).sort()).toEqual(Object.keys(WORK).sort());
});

it('has anchors that differ, and words in both languages', () => {
  const ids = CHAPTERS.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => ('head' in block && block.id ? [block.id] : [])),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, blocks } of CHAPTERS) {
    const phrases = blocks.flatMap((block) => {
      if ('p' in block) return [block.p];
      if ('example' in block) return [block.example];
      if ('head' in block) return [block.head];
      return 'list' in block ? block.list : 'steps' in block ? block.steps : [];
    });
    for (const phrase of [title, ...phrases]) {
      expect(phrase.en.length).toBeGreaterThan(0);
      expect(phrase.fr.length).toBeGreaterThan(0);
    }
  }
});

it('says of the air what is our own reading', () => {
  const air = CHAPTERS.find(({ id }) => id === 'air');
  const heads = air?.blocks.flatMap((block) => ('head' in block ? [block.id] : []));
  expect(heads).toContain('our-reading');
  const first = air?.blocks[0];
  if (!first || !('p' in first)) throw new Error('no words at the beginning');
  expect(first.p.en).toContain('We could not read the original rulebook');
  expect(first.p.fr).toContain('pas pu lire le livret');
});
