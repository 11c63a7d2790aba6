import { expect, it } from 'vitest';
import cardsHeader from '../../src/rules/cards.h?raw';
import terrainHeader from '../../src/rules/terrain.h?raw';
import unitsHeader from '../../src/rules/units.h?raw';
import worksHeader from '../../src/rules/works.h?raw';
import { FIGURES, setUp } from '../src/board/units/figures';
import type { UnitType } from '../src/board/types';
import { EMBLEMS } from '../src/cards/emblems';
import { sectionPicture } from '../src/cards/sections';
import type { CardName } from '../src/cards/types';
import { TERRAIN, UNIT, WORK } from '../src/i18n/board';
import { CARD_WORDS } from '../src/i18n/cards';

const namesIn = (header: string): string[] =>
  [...header.matchAll(/\.name = "([a-z-]+)"/g)].map((found) => found[1] ?? '');
const cards = Object.keys(CARD_WORDS) as CardName[];

it('knows every card, terrain, work and unit of the engine, by its name', () => {
  expect(cards).toEqual(namesIn(cardsHeader).filter((name) => name !== 'none'));
  expect(Object.keys(TERRAIN)).toEqual(namesIn(terrainHeader));
  expect(Object.keys(WORK)).toEqual(namesIn(worksHeader));
  expect(Object.keys(UNIT)).toEqual(namesIn(unitsHeader));
});

it('has a picture for every card: sections or an emblem, not both', () => {
  for (const card of cards) expect(sectionPicture(card) !== undefined, card).toBe(EMBLEMS[card] === undefined);
});

it('has words in two languages for every card', () => {
  for (const { name, text } of Object.values(CARD_WORDS)) {
    for (const phrase of [name, text]) {
      expect(phrase.en.length).toBeGreaterThan(0);
      expect(phrase.fr.length).toBeGreaterThan(0);
    }
    expect(text.en.length).toBeLessThan(64);
  }
});

it('sets up as many figures as a unit has', () => {
  const full: Record<UnitType, number> = {
    infantry: 4,
    'special-forces': 4,
    resistance: 3,
    armor: 3,
    'elite-armor': 4,
    artillery: 2,
  };
  for (const type of Object.keys(FIGURES) as UnitType[]) {
    for (let n = 1; n <= full[type]; n++) expect(setUp(type, n)).toHaveLength(n);
  }
});
