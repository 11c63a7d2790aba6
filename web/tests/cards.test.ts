import { expect, it } from 'vitest';
import cardsHeader from '../../src/rules/cards.h?raw';
import terrainHeader from '../../src/rules/terrain.h?raw';
import unitsHeader from '../../src/rules/units.h?raw';
import worksHeader from '../../src/rules/works.h?raw';
import { FIGURES } from '../src/board/units/figures';
import { pipsOf, setUp } from '../src/board/units/formations';
import type { UnitType } from '../src/board/types';
import { EMBLEMS } from '../src/cards/emblems';
import { sectionPicture } from '../src/cards/sections';
import { CARDS } from '../src/cards/types';
import en from '../../words/en.json';

const namesIn = (header: string): string[] =>
  [...header.matchAll(/\.name = "([a-z-]+)"/g)].map((found) => found[1] ?? '');

it('knows every card, terrain, work and unit of the engine, by its name', () => {
  const known = (words: object): string[] => Object.keys(words).sort();
  const cards = namesIn(cardsHeader).filter((name) => name !== 'none');
  expect([...CARDS].sort()).toEqual([...cards].sort());
  expect(known(en.card)).toEqual([...cards].sort());
  expect(known(en.terrain)).toEqual(namesIn(terrainHeader).sort());
  expect(known(en.work)).toEqual(namesIn(worksHeader).sort());
  expect(known(en.unit)).toEqual(namesIn(unitsHeader).sort());
});

it('has a picture for every card: sections or an emblem, not both', () => {
  for (const card of CARDS) expect(sectionPicture(card) !== undefined, card).toBe(EMBLEMS[card] === undefined);
});

it('says on a card what fits on it', () => {
  for (const { text } of Object.values(en.card)) expect(text.length, text).toBeLessThan(64);
});

/** Full strength by unit type, as the engine has it. */
const FULL = new Map(
  [...unitsHeader.matchAll(/\.name = "([a-z-]+)"[^\n]*\.full = (\d)/g)].map(([, type, full]) => [type, Number(full)]),
);

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
