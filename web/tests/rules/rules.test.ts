import { beforeAll, expect, it } from 'vitest';
import en from '../../../words/en.json';
import { CARDS, TERRAINS, UNITS, WORKS } from '../../src/reference';
import { CHAPTERS } from '../../src/rules/chapters';
import { DICE_ROWS } from '../../src/rules/dice';
import { movementText, noteText, protectionText, sightText, terrainRows, workRows } from '../../src/rules/ground';
import { unitRows } from '../../src/rules/units';
import { need } from '../../src/words/words.svelte';

beforeAll(() => need('rules', 'game'));

const named = <T extends { readonly name: string }>(rows: readonly T[], name: string): T => {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(name);
  return found;
};

it('has the deck of the rulebook', () => {
  const deck = CARDS.filter(({ name }) => name !== 'air-sortie');
  expect(deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
  expect(named(CARDS, 'air-sortie').copies).toBe(2);
  expect(named(CARDS, 'probe-center')).toMatchObject({ copies: 5, tactic: false, counts: [0, 2, 0] });
});

it('explains every tactic card, and only those', () => {
  const tactics = CARDS.filter(({ tactic }) => tactic).map(({ name }) => name);
  expect(Object.keys(en.rules.card).sort()).toEqual([...tactics].sort());
});

it('has every unit, terrain and work once, in the base game or in an expansion', () => {
  const sorted = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name).sort();
  expect(sorted([...unitRows(false), ...unitRows(true)])).toEqual(Object.keys(en.unit).sort());
  expect(sorted([...terrainRows(false), ...terrainRows(true)])).toEqual(Object.keys(en.terrain).sort());
  expect(sorted([...workRows(false), ...workRows(true)])).toEqual(Object.keys(en.work).sort());
  expect(unitRows(false)).toHaveLength(6);
  expect(terrainRows(false)).toHaveLength(12);
  expect(workRows(false)).toHaveLength(6);
});

it('has the numbers of the rulebook', () => {
  expect(named(UNITS, 'infantry')).toMatchObject({ figures: 4, move: 2, ship: false, dice: [3, 2, 1] });
  expect(named(UNITS, 'artillery')).toMatchObject({ figures: 2, move: 1, dice: [3, 3, 2, 2, 1, 1] });
  expect(named(UNITS, 'destroyer')).toMatchObject({ figures: 3, ship: true });
  const protection = (name: string): string => protectionText(named([...TERRAINS, ...WORKS], name));
  expect(['forest', 'hill', 'mountain', 'river', 'impassable', 'bunker'].map(protection)).toEqual([
    '1 / 2 / 0',
    '1 / 1 / 0',
    '2 / 2 / 0',
    '0 / 0 / 0',
    '–',
    '1 / 2 / 0',
  ]);
});

it('explains terrain, with its own sentence if it has one', () => {
  const forest = named(TERRAINS, 'forest');
  expect(movementText('terrain', forest)).toBe('must stop; no battle on the turn it enters');
  expect(sightText('terrain', forest)).toBe('yes');
  expect(noteText('terrain', forest)).toBeUndefined();
  const hill = named(TERRAINS, 'hill');
  expect(movementText('terrain', hill)).toBe('no effect');
  expect(sightText('terrain', hill)).toBe('yes, but not between units on the same hill');
  expect(noteText('terrain', hill)).toBe('protects only against attackers that are not on a hill');
  expect(noteText('terrain', named(TERRAINS, 'town'))).toBe('armor in it rolls 2 fewer dice');
  expect(movementText('terrain', named(TERRAINS, 'impassable'))).toBe('cannot be entered');
  expect(movementText('terrain', named(TERRAINS, 'steep'))).toBe('climbing from lower ground costs 2');
  expect(noteText('terrain', named(TERRAINS, 'ravine'))).toBe('infantry may ignore one flag');
  const hedgehog = named(WORKS, 'hedgehog');
  expect(movementText('work', hedgehog)).toBe('infantry only');
  expect(noteText('work', hedgehog)).toBe('may ignore one flag');
  expect(sightText('work', hedgehog)).toBe('no');
});

it('counts the dice against cover, high ground and sandbags', () => {
  const same = [undefined, undefined, undefined];
  expect(DICE_ROWS).toEqual([
    {
      type: 'infantry',
      range: '1 / 2 / 3',
      open: '3 / 2 / 1',
      sheltered: ['2 / 1 / –', '2 / 1 / –', '2 / 1 / –'],
    },
    { type: 'armor', range: '1 / 2 / 3', open: '3 / 3 / 3', sheltered: ['1 / 1 / 1', '2 / 2 / 2', '2 / 2 / 2'] },
    { type: 'artillery', range: '1 / 2 / 3 / 4 / 5 / 6', open: '3 / 3 / 2 / 2 / 1 / 1', sheltered: same },
  ]);
});

it('has anchors that differ', () => {
  const ids = CHAPTERS.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => ('head' in block ? [block.id] : [])),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('shows every message the catalogue has for its chapters', () => {
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

it('marks our own readings of the Air rules', () => {
  const air = CHAPTERS.find(({ id }) => id === 'air');
  const heads = air?.blocks.flatMap((block) => ('head' in block ? [block.id] : []));
  expect(heads).toContain('our-reading');
  expect(air?.blocks[0]).toEqual({ p: 'rules.chapter.air.where' });
});
