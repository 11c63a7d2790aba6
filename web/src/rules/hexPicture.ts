// A few hexes of a map, made up to show one kind of ground or one work in the middle.
import { flows } from '../board/art/rivers';
import { allHexes, sameHex } from '../board/hex';
import type { Battle, FixedWork, Ground, Hex, Position, Terrain, Work } from '../board/types';

/** The hex that is shown, and the size of the map around it. */
export const MIDDLE: Hex = [4, 2];
const SIZE = { width: 5, height: 5 };

/** Shores need their neighbours: sand above the sea, a cliff above the sand. */
function around(middle: Terrain, row: number): Terrain {
  if (middle === 'ocean') return row < MIDDLE[1] ? 'beach' : 'ocean';
  if (middle === 'pier') return row < MIDDLE[1] ? 'beach' : 'ocean';
  if (middle === 'beach') return row < MIDDLE[1] ? 'countryside' : row > MIDDLE[1] ? 'ocean' : 'beach';
  if (middle === 'bluff' || middle === 'cliff') return row > MIDDLE[1] ? 'beach' : 'countryside';
  return 'countryside';
}

const WORKS: Partial<Record<Work, FixedWork>> = {
  bridge: { is: 'bridge', axis: 'N-S', span: false },
  bunker: { is: 'bunker', for: 'axis' },
  hedgehog: { is: 'hedgehog' },
  'sea-wall': { is: 'sea-wall', for: 'allies', toward: 'top' },
  'field-bunker': { is: 'field-bunker' },
  'dragons-teeth': { is: 'dragons-teeth' },
  'rope-bridge': { is: 'rope-bridge', axis: 'N-S' },
  cave: { is: 'cave' },
  road: { is: 'road', sides: ['W', 'E'] },
};
const GROUND_UNDER: Partial<Record<Work, Terrain>> = {
  bridge: 'river',
  'rope-bridge': 'river',
  'sea-wall': 'beach',
  hedgehog: 'beach',
  cave: 'hill',
};

function mapWith(terrain: Terrain, works: readonly FixedWork[]): Battle {
  const grounds = allHexes(SIZE).map((at): Ground => {
    const row = at[1];
    // A river runs through the picture, not only through its middle.
    if (flows(terrain) && row === MIDDLE[1]) {
      return { at, terrain, sides: ['W', 'E'], works: sameHex(at, MIDDLE) ? works : [] };
    }
    if (!sameHex(at, MIDDLE)) return { at, terrain: around(terrain, row), works: [] };
    return { at, terrain, works };
  });
  const edges = { axis: 'top', allies: 'bottom' } as const;
  return { id: '', title: '', ...SIZE, lines: [], wings: [], grounds, labels: [], objectives: [], edges };
}

export const terrainMap = (terrain: Terrain): Battle => mapWith(terrain, []);

export function workMap(work: Work): Battle {
  const fixed = WORKS[work];
  return mapWith(GROUND_UNDER[work] ?? 'countryside', fixed ? [fixed] : []);
}

/** What lies loose on the hex in the middle. */
export function looseWork(work: Work | undefined): Pick<Position, 'wire' | 'sandbags' | 'mines'> {
  return {
    wire: work === 'wire' ? [MIDDLE] : [],
    sandbags: work === 'sandbags' ? [{ at: MIDDLE, toward: 'top' }] : [],
    mines: work === 'minefield' ? [{ at: MIDDLE }] : [],
  };
}
