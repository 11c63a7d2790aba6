// @vitest-environment jsdom
// What the expansions bring: drawn, named and explained in both languages.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { drawMap } from '../src/board/art/map';
import { PLANES } from '../src/board/air/planes';
import { SILHOUETTES } from '../src/board/air/silhouettes';
import { battleOf, openingOf, type ScenarioFile } from '../src/board/scenario';
import { spokenName } from '../src/board/spoken';
import type { Position } from '../src/board/types';
import { airShown, groundShown, unitsShown } from '../src/gallery/fronts';
import { prefs } from '../src/prefs.svelte';
import { TERRAINS, WORKS } from '../src/reference';
import { looseWork, terrainMap, workMap } from '../src/rules/hexPicture';
import CommissarChip from '../src/table/tokens/CommissarChip.svelte';
import NamedGeneral from '../src/table/tokens/NamedGeneral.svelte';
import VisibilityDial from '../src/table/tokens/VisibilityDial.svelte';
import { StillObserver } from './observer';

vi.stubGlobal('ResizeObserver', StillObserver);
afterEach(cleanup);

it('draws every terrain and work in a way of its own', () => {
  const picture = (battle: ReturnType<typeof terrainMap>): string => {
    const { under, over } = drawMap(battle, false);
    return [...under, ...over].map(({ is, d }) => is + d).join('');
  };
  const plain = picture(terrainMap('countryside'));
  const terrains = TERRAINS.map(({ name }) => name).filter((one) => one !== 'countryside');
  const pictures = terrains.map((terrain) => picture(terrainMap(terrain)));
  for (const one of pictures) expect(one).not.toBe(plain);
  expect(new Set(pictures).size).toBe(terrains.length);
  const fixed = WORKS.map(({ name }) => name).filter((work) => {
    const { wire, sandbags, mines = [] } = looseWork(work);
    return wire.length + sandbags.length + mines.length === 0;
  });
  for (const work of fixed) expect(picture(workMap(work)).length, work).toBeGreaterThan(plain.length);
});

it('draws the boards of the gallery without holes', () => {
  for (const { battle } of [groundShown(), unitsShown(0), airShown()]) {
    for (const turned of [false, true]) {
      const { under, over } = drawMap(battle, turned);
      expect([...under, ...over].map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

const FILE: ScenarioFile = {
  board: { size: 'standard' },
  sides: { axis: { nation: 'japan' }, allies: { nation: 'usa-marines' } },
  terrain: [
    { at: [4, 4], is: 'river', sides: ['NE', 'SW'], trait: 'fordable' },
    { at: [6, 4], is: 'airfield', sides: ['E', 'NE', 'W', 'SW'] },
    { at: [8, 4], is: 'town', look: 'pacific' },
  ],
  structures: [{ at: [10, 4], is: 'field-bunker', for: 'any' }],
  obstacles: [{ at: [12, 4], is: 'minefield', for: 'axis' }],
  units: [
    { at: [12, 4], side: 'allies', kind: 'infantry', type: 'engineers', badge: 'engineer' },
    { at: [4, 8], side: 'allies', kind: 'ship', type: 'destroyer', figures: 2 },
  ],
  medals: [{ kind: 'group-count', for: 'allies', at: [[8, 4]], worth: 1, token: [6, 4] }],
};

it('reads what the files of the expansions say', () => {
  const battle = battleOf(FILE);
  const at = (col: number): (typeof battle.grounds)[number] | undefined =>
    battle.grounds.find((ground) => ground.at[0] === col && ground.at[1] === 4);
  expect(at(4)).toMatchObject({ terrain: 'ford', river: { sides: ['NE', 'SW'] } });
  expect(at(6)).toMatchObject({ terrain: 'airfield', runway: ['E', 'NE', 'W', 'SW'] });
  expect(at(8)).toMatchObject({ terrain: 'town', look: 'pacific' });
  expect(at(10)?.works).toEqual([{ is: 'field-bunker' }]);
  expect(battle.nations).toEqual({ axis: 'japan', allies: 'usa-marines' });
  expect(battle.objectives[0]).toMatchObject({ kind: 'group', tokens: [[6, 4]] });
  expect(openingOf(FILE).mines).toEqual([{ at: [12, 4], value: null }]);
});

it('says marks, mines, hits and airplanes aloud', () => {
  const battle = battleOf(FILE);
  const opening = openingOf(FILE);
  expect(spokenName(battle, opening, [12, 4])).toBe(
    'Allied combat engineers, 4 figures, engineer badge, countryside, minefield, mine marker, face down, G5',
  );
  expect(spokenName(battle, opening, [4, 8])).toContain('Allied destroyer, takes 2 more hits');
  const position: Position = {
    ...opening,
    units: opening.units.map((unit) => ({ ...unit, camouflaged: true, afloat: true, crossHairs: 1 })),
    mines: [{ at: [12, 4], value: 3 }],
    planes: [{ kind: 'zero', side: 'axis', at: [6, 4], flying: false, parked: true }],
  };
  const spoken = spokenName(battle, position, [12, 4]);
  for (const word of ['camouflaged', 'in a landing craft', 'cross-hairs', 'mine marker 3']) {
    expect(spoken).toContain(word);
  }
  prefs.lang = 'fr';
  expect(spokenName(battle, position, [6, 4])).toContain('A6M Zero de l’Axe, au sol');
});

it('shows airplanes, mines and marks on a board', () => {
  expect(Object.keys(SILHOUETTES)).toEqual(Object.keys(PLANES));
  for (const [kind, { nation }] of Object.entries(SILHOUETTES)) {
    expect(PLANES[kind as keyof typeof PLANES].nation).toBe(nation);
  }
  const air = airShown();
  const { container } = render(Board, { ...air, animate: false });
  expect(container.querySelectorAll('.plane')).toHaveLength(air.position.planes?.length ?? 0);
  expect(container.querySelectorAll('.support')).toHaveLength(1);
  expect(container.querySelectorAll('.bar')).toHaveLength(1);
  cleanup();
  const ground = render(Board, { ...groundShown(), animate: false });
  expect(ground.container.querySelectorAll('[aria-label^="mine marker"]')).toHaveLength(4);
  cleanup();
  const units = render(Board, { ...unitsShown(1), animate: false });
  expect(units.container.querySelectorAll('.cross-hair')).toHaveLength(2);
  expect(units.container.querySelectorAll('[data-nation="usa-marines"]').length).toBeGreaterThan(0);
});

it('has tokens beside the board', () => {
  const chip = render(CommissarChip, { count: 2 });
  expect(chip.getByRole('img', { name: 'Commissar chip, 2 cards under it' })).toBeTruthy();
  expect(chip.container.querySelectorAll('.back')).toHaveLength(2);
  cleanup();
  const open = render(CommissarChip, { count: 1, cards: ['ambush'] });
  expect(open.container.querySelectorAll('[data-card="ambush"]')).toHaveLength(1);
  cleanup();
  const night = render(VisibilityDial, { visibility: 3 });
  expect(night.getByTestId('visibility').getAttribute('aria-label')).toBe('Night: visibility 3 hexes');
  expect(night.container.querySelectorAll('.on')).toHaveLength(3);
  cleanup();
  expect(render(VisibilityDial, { visibility: null }).container.querySelector('svg')).toBeNull();
  cleanup();
  expect(render(NamedGeneral).getByRole('img', { name: 'Chosen General' })).toBeTruthy();
});
