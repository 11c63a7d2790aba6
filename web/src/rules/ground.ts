// Ground and works as rows; the numbers are compared with the engine's tables by a test.
import type { Terrain, Work } from '../board/types';
import type { PlainKey } from '../words/words.svelte';

export interface GroundRow<T> {
  readonly is: T;
  readonly movement: PlainKey;
  /** Dice fewer for infantry, armor and artillery that attack it. */
  readonly protection: string;
  readonly sight: PlainKey;
  readonly note?: PlainKey;
}

export const TERRAIN_ROWS: readonly GroundRow<Terrain>[] = [
  { is: 'countryside', movement: 'rules.effect.none', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  { is: 'forest', movement: 'rules.effect.stop-no-battle', protection: '1 / 2 / 0', sight: 'rules.page.yes' },
  { is: 'hedgerow', movement: 'rules.terrain.hedgerow.movement', protection: '1 / 2 / 0', sight: 'rules.page.yes' },
  {
    is: 'town',
    movement: 'rules.effect.stop-no-battle',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.effect.armor-fewer',
  },
  {
    is: 'hill',
    movement: 'rules.effect.none',
    protection: '1 / 1 / 0',
    sight: 'rules.effect.sight-hill',
    note: 'rules.effect.from-below',
  },
  {
    is: 'steep',
    movement: 'rules.terrain.steep.movement',
    protection: '1 / 1 / 0',
    sight: 'rules.effect.sight-hill',
    note: 'rules.effect.from-below',
  },
  {
    is: 'bluff',
    movement: 'rules.terrain.bluff.movement',
    protection: '1 / 1 / 0',
    sight: 'rules.effect.sight-hill',
    note: 'rules.effect.from-below',
  },
  {
    is: 'cliff',
    movement: 'rules.terrain.cliff.movement',
    protection: '1 / 1 / 0',
    sight: 'rules.effect.sight-hill',
    note: 'rules.terrain.cliff.note',
  },
  { is: 'impassable', movement: 'rules.effect.nobody-enters', protection: '–', sight: 'rules.effect.sight-hill' },
  { is: 'river', movement: 'rules.terrain.river.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  { is: 'beach', movement: 'rules.terrain.beach.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  {
    is: 'ocean',
    movement: 'rules.terrain.ocean.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.terrain.ocean.note',
  },
];

export const WORK_ROWS: readonly GroundRow<Work>[] = [
  { is: 'bridge', movement: 'rules.work.bridge.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  {
    is: 'bunker',
    movement: 'rules.work.bunker.movement',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.work.bunker.note',
  },
  {
    is: 'sandbags',
    movement: 'rules.effect.none',
    protection: '1 / 1 / 0',
    sight: 'rules.page.no',
    note: 'rules.work.sandbags.note',
  },
  {
    is: 'wire',
    movement: 'rules.work.wire.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.work.wire.note',
  },
  {
    is: 'hedgehog',
    movement: 'rules.effect.infantry-only',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.effect.ignore-flag',
  },
  {
    is: 'sea-wall',
    movement: 'rules.effect.none',
    protection: '1 / 1 / 0',
    sight: 'rules.page.no',
    note: 'rules.work.sea-wall.note',
  },
];

/** Those that the expansions bring. */
export const EXPANSION_TERRAIN_ROWS: readonly GroundRow<Terrain>[] = [
  {
    is: 'trench',
    movement: 'rules.terrain.trench.movement',
    protection: '1 / 1 / 0',
    sight: 'rules.page.no',
    note: 'rules.terrain.trench.note',
  },
  {
    is: 'city-ruins',
    movement: 'rules.terrain.city-ruins.movement',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.effect.ignore-flag',
  },
  {
    is: 'ravine',
    movement: 'rules.terrain.ravine.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.effect.infantry-ignores-flag',
  },
  {
    is: 'marsh',
    movement: 'rules.terrain.marsh.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.terrain.marsh.note',
  },
  { is: 'hill-forest', movement: 'rules.effect.stop-no-battle', protection: '1 / 2 / 0', sight: 'rules.page.yes' },
  {
    is: 'hill-village',
    movement: 'rules.effect.stop-no-battle',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.effect.armor-fewer',
  },
  {
    is: 'frozen-river',
    movement: 'rules.terrain.frozen-river.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
  },
  {
    is: 'factory',
    movement: 'rules.effect.stop-no-battle',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.terrain.factory.note',
  },
  {
    is: 'ford',
    movement: 'rules.effect.stop',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.terrain.ford.note',
  },
  {
    is: 'fordable-stream',
    movement: 'rules.terrain.fordable-stream.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
  },
  { is: 'airfield', movement: 'rules.terrain.airfield.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  {
    is: 'jungle',
    movement: 'rules.terrain.jungle.movement',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.terrain.jungle.note',
  },
  {
    is: 'mountain',
    movement: 'rules.terrain.mountain.movement',
    protection: '2 / 2 / 0',
    sight: 'rules.terrain.mountain.sight',
    note: 'rules.terrain.mountain.note',
  },
  {
    is: 'rice-paddy',
    movement: 'rules.effect.as-marsh',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.effect.as-marsh',
  },
  {
    is: 'fish-pond',
    movement: 'rules.effect.as-marsh',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.terrain.fish-pond.note',
  },
  { is: 'pier', movement: 'rules.terrain.pier.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  {
    is: 'hospital',
    movement: 'rules.effect.none',
    protection: '0 / 0 / 0',
    sight: 'rules.page.yes',
    note: 'rules.terrain.hospital.note',
  },
  {
    is: 'hq-tents',
    movement: 'rules.effect.none',
    protection: '0 / 0 / 0',
    sight: 'rules.page.yes',
    note: 'rules.terrain.hq-tents.note',
  },
  {
    is: 'labor-camp',
    movement: 'rules.effect.stop-no-battle',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.terrain.labor-camp.note',
  },
];

export const EXPANSION_WORK_ROWS: readonly GroundRow<Work>[] = [
  {
    is: 'field-bunker',
    movement: 'rules.work.field-bunker.movement',
    protection: '1 / 2 / 0',
    sight: 'rules.page.yes',
    note: 'rules.work.field-bunker.note',
  },
  {
    is: 'dragons-teeth',
    movement: 'rules.work.dragons-teeth.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
  },
  { is: 'rope-bridge', movement: 'rules.work.rope-bridge.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
  {
    is: 'minefield',
    movement: 'rules.work.minefield.movement',
    protection: '0 / 0 / 0',
    sight: 'rules.page.no',
    note: 'rules.work.minefield.note',
  },
  {
    is: 'cave',
    movement: 'rules.work.cave.movement',
    protection: '2 / 2 / 0',
    sight: 'rules.work.cave.sight',
    note: 'rules.work.cave.note',
  },
  { is: 'road', movement: 'rules.work.road.movement', protection: '0 / 0 / 0', sight: 'rules.page.no' },
];
