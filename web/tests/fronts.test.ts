// @vitest-environment jsdom
// The expansions: drawn, named and explained in every language.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { drawMap } from '../src/board/art/map';
import { SILHOUETTES } from '../src/board/air/silhouettes';
import { spokenName } from '../src/game/spoken';
import type { Position } from '../src/board/types';
import { boardText } from '../src/game/boardText';
import { airShown, groundShown, unitsShown } from '../src/gallery/fronts';
import { flow, madeUp } from '../src/gallery/madeUp';
import { prefs } from '../src/prefs.svelte';
import { AIRPLANES, TERRAINS, WORKS } from '../src/reference';
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

const BENCH = madeUp({
  title: '',
  tiles: [flow('airfield', [6, 4], 'E', 'NE', 'W', 'SW')],
  loose: { mines: [{ at: [12, 4] }] },
  troops: [
    [[12, 4], 'allies', 'engineers'],
    [[4, 8], 'allies', 'destroyer', 2],
  ],
});

it('says marks, mines, hits and airplanes aloud', () => {
  const { battle, position: opening } = BENCH;
  const badged = opening.units.map((unit) =>
    unit.type === 'engineers' ? { ...unit, badge: 'engineer' as const } : unit,
  );
  expect(spokenName(battle, { ...opening, units: badged }, [12, 4])).toBe(
    'Allied combat engineers, 4 figures, engineer badge, countryside, minefield, mine marker, face down, G5',
  );
  expect(spokenName(battle, opening, [4, 8])).toContain('Allied destroyer, takes 2 more hits');
  const position: Position = {
    ...opening,
    units: opening.units.map((unit) => ({ ...unit, camouflaged: true, afloat: true, crossHairs: 1 })),
    mines: [{ at: [12, 4], shown: 3 }],
    planes: [{ is: 'zero', side: 'axis', at: [6, 4], parked: true }],
  };
  const spoken = spokenName(battle, position, [12, 4]);
  for (const word of ['camouflaged', 'in a landing craft', 'cross-hairs', 'mine marker 3']) {
    expect(spoken).toContain(word);
  }
  prefs.lang = 'fr';
  expect(spokenName(battle, position, [6, 4])).toContain('A6M Zero de l’Axe, au sol');
});

it('shows airplanes, mines and marks on a board', () => {
  expect(Object.keys(SILHOUETTES)).toEqual(AIRPLANES.map((row) => row.name));
  for (const { name, nations } of AIRPLANES) expect(SILHOUETTES[name].nation, name).toBe(nations[0]);
  const air = airShown();
  const { container } = render(Board, { text: boardText, ...air, animate: false });
  expect(container.querySelectorAll('.plane')).toHaveLength(air.position.planes?.length ?? 0);
  expect(container.querySelectorAll('.support')).toHaveLength(1);
  expect(container.querySelectorAll('.bar')).toHaveLength(1);
  cleanup();
  const ground = render(Board, { text: boardText, ...groundShown(), animate: false });
  expect(ground.container.querySelectorAll('[aria-label^="mine marker"]')).toHaveLength(4);
  cleanup();
  const units = render(Board, { text: boardText, ...unitsShown(1), animate: false });
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
