import { expect, it } from 'vitest';
import cardsHeader from '../../../src/rules/cards.h?raw';
import terrainHeader from '../../../src/rules/terrain.h?raw';
import unitsHeader from '../../../src/rules/units.h?raw';
import worksHeader from '../../../src/rules/works.h?raw';
import { sectionPicture } from '../../src/cards/sections';
import { CARDS, COPIES } from '../../src/cards/types';
import en from '../../../words/en.json';
import { CHAPTERS } from '../../src/rules/chapters';
import { EXPANSION_TERRAIN_ROWS, EXPANSION_WORK_ROWS, TERRAIN_ROWS, WORK_ROWS } from '../../src/rules/ground';
import { EXPANSION_UNIT_ROWS, UNIT_ROWS } from '../../src/rules/units';

/** The rows of a table of the engine, by name; a row may go over several lines. */
function rowsOf(header: string): Map<string, string> {
  const rows = header.split(/\{\.id = /).slice(1);
  return new Map(rows.map((row) => [/\.name = "([\w-]+)"/.exec(row)?.[1] ?? '', row]));
}
const units = [...UNIT_ROWS, ...EXPANSION_UNIT_ROWS];
const ground = [...TERRAIN_ROWS, ...EXPANSION_TERRAIN_ROWS];
const works = [...WORK_ROWS, ...EXPANSION_WORK_ROWS];
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
  const tactics = CARDS.filter((card) => sectionPicture(card) === undefined);
  expect(Object.keys(en.rules.card)).toEqual(tactics);
});

it('has the numbers of the engine for units', () => {
  const rows = rowsOf(unitsHeader);
  expect(units.map(({ type }) => type)).toEqual(Object.keys(en.unit));
  for (const { type, figures, dice, move } of units) {
    const row = rows.get(type);
    expect(row).toContain(`.full = ${figures}`);
    expect(diceOf(row), type).toBe(dice);
    expect(row).toContain(`.move = ${move},`);
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
      if (sight === 'rules.page.yes') expect(row, is).toContain('.blocks_sight = true');
      if (sight === 'rules.page.no') expect(row, is).not.toContain('.blocks_sight');
    }
  };
  check(terrainHeader, ground);
  check(worksHeader, works);
  expect(ground.map(({ is }) => is).sort()).toEqual(Object.keys(en.terrain).sort());
  expect(works.map(({ is }) => is).sort()).toEqual(Object.keys(en.work).sort());
});

it('has anchors that differ', () => {
  const ids = CHAPTERS.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => ('head' in block ? [block.id] : [])),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('tells everything that the catalogue has of its chapters', () => {
  const keys = CHAPTERS.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if ('p' in block) return [block.p];
      if ('example' in block) return [block.example];
      if ('head' in block) return [block.head];
      return 'list' in block ? block.list : 'steps' in block ? block.steps : [];
    }),
  ]);
  const leaves = (tree: object, prefix: string): string[] =>
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value ? leaves(value, `${prefix}.${name}`) : [`${prefix}.${name}`],
    );
  expect([...keys].sort()).toEqual(leaves(en.rules.chapter, 'rules.chapter').sort());
});

it('says of the air what is our own reading', () => {
  const air = CHAPTERS.find(({ id }) => id === 'air');
  const heads = air?.blocks.flatMap((block) => ('head' in block ? [block.id] : []));
  expect(heads).toContain('our-reading');
  expect(air?.blocks[0]).toEqual({ p: 'rules.chapter.air.where' });
});
