import { expect, it } from 'vitest';
import { FIGURES } from '../src/board/units/figures';
import { pipsOf, setUp } from '../src/board/units/formations';
import type { UnitType } from '../src/board/types';
import { emblemOf } from '../src/cards/emblems';
import { sectionPicture } from '../src/cards/sections';
import { CARDS, isCard } from '../src/cards/types';
import { TERRAINS, UNITS, WORKS } from '../src/reference';
import en from '../../words/en.json';

it('has words for every card, terrain, work and unit of the engine, by its name', () => {
  const known = (words: object): string[] => Object.keys(words).sort();
  const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name).sort();
  expect(known(en.card)).toEqual([...CARDS].sort());
  expect(known(en.terrain)).toEqual(names(TERRAINS));
  expect(known(en.work)).toEqual(names(WORKS));
  expect(known(en.unit)).toEqual(names(UNITS));
  expect(isCard('air-power')).toBe(true);
  expect(isCard('none')).toBe(false);
});

it('shows on section cards how many units they order where', () => {
  expect(sectionPicture('recon-left')).toEqual({ counts: [1, 0, 0], looks: true, closes: false });
  expect(sectionPicture('assault-center')).toEqual({ counts: [0, 'all', 0], looks: false, closes: false });
  expect(sectionPicture('pincer-move')).toEqual({ counts: [2, 0, 2], looks: false, closes: true });
  expect(sectionPicture('air-power')).toBeUndefined();
});

it('has an emblem for every tactic card', () => {
  const tactics = CARDS.filter((card) => sectionPicture(card) === undefined);
  for (const card of tactics) expect(emblemOf(card).length, card).toBeGreaterThan(1);
});

it('has texts that fit on the cards', () => {
  for (const { text } of Object.values(en.card)) expect(text.length, text).toBeLessThan(64);
});

/** Full strength by unit type, as the engine has it. */
const FULL = new Map<string, number>(UNITS.map(({ name, figures }) => [name, figures]));

it('sets up as many figures as a unit has; a ship is one, with a pip for each hit', () => {
  expect([...FULL.keys()].sort()).toEqual(Object.keys(FIGURES).sort());
  for (const [type, { formation }] of Object.entries(FIGURES)) {
    for (let n = 1; n <= (FULL.get(type) ?? 0); n++) {
      const pips = pipsOf(formation, n);
      if (pips.length === 0) expect(setUp(formation, n), type).toHaveLength(n);
      else {
        expect(setUp(formation, n)).toHaveLength(1);
        expect(pips.filter(({ full }) => full)).toHaveLength(n);
      }
    }
  }
});

it('has a weapon for every special weapon unit', () => {
  const types = Object.keys(FIGURES) as UnitType[];
  const armed = types.filter((type) => FIGURES[type].weapon);
  expect(armed).toEqual(types.filter((type) => /^(early|late)-/.test(type)));
  expect(armed).toHaveLength(6);
});
