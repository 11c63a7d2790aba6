import { expect, it } from 'vitest';
import { spokenName } from '../src/game/spoken';
import type { Position } from '../src/board/types';
import { prefs } from '../src/prefs.svelte';
import { battleNamed } from '../src/gallery/battles';

const battle = battleNamed('01-pegasus-bridge');
const { opening } = battle;

it('names unit, figures, ground and hex in both languages', () => {
  expect(spokenName(battle, opening, [16, 8])).toBe('Allied infantry, 4 figures, forest, I1');
  prefs.lang = 'fr';
  expect(spokenName(battle, opening, [16, 8])).toBe('infanterie des Alliés, 4 figurines, forêt, I1');
  prefs.lang = 'en';
  expect(spokenName(battle, opening, [12, 2])).toBe('countryside, G7');
});

it('names works and objectives', () => {
  expect(spokenName(battle, opening, [7, 3])).toBe('Axis infantry, 4 figures, countryside, sandbags, d6');
  expect(spokenName(battle, opening, [6, 2])).toBe('river, bridge, Allied objective, D7');
  const held: Position = { ...opening, held: { 0: 'allies' } };
  prefs.lang = 'fr';
  expect(spokenName(battle, held, [6, 2])).toBe('rivière, pont, objectif des Alliés, tenu par les Alliés, D7');
  expect(spokenName(battle, opening, [10, 2])).toBe('campagne, barbelés, F7');
  prefs.lang = 'en';
});

it('says what can be done', () => {
  expect(spokenName(battle, opening, [12, 2], { reach: 'no-battle' })).toContain('no battle afterwards');
  expect(spokenName(battle, opening, [8, 2], { dice: 1 })).toContain('can be attacked, 1 die');
  prefs.lang = 'fr';
  expect(spokenName(battle, opening, [8, 2], { dice: 3 })).toContain('attaque possible, 3 dés');
  prefs.lang = 'en';
  const units = opening.units.map((unit) => ({ ...unit, figures: 1, moved: true }));
  expect(spokenName(battle, { ...opening, units }, [16, 8])).toBe('Allied infantry, 1 figure, has moved, forest, I1');
});
