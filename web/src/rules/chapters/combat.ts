// Moving, battling, seeing, retreating, taking ground, winning; and the tables of units and ground.
import type { Chapter } from '../chapter';

export const COMBAT: readonly Chapter[] = [
  {
    id: 'movement',
    title: 'rules.chapter.movement.title',
    blocks: [
      {
        list: [
          'rules.chapter.movement.once',
          'rules.chapter.movement.distances',
          'rules.chapter.movement.stops',
          'rules.chapter.movement.no-battle',
          'rules.chapter.movement.hedgerow',
          'rules.chapter.movement.shore',
        ],
      },
    ],
  },
  {
    id: 'battle',
    title: 'rules.chapter.battle.title',
    blocks: [
      { p: 'rules.chapter.battle.target' },
      {
        steps: [
          'rules.chapter.battle.take-dice',
          'rules.chapter.battle.adjust',
          'rules.chapter.battle.none-left',
          'rules.chapter.battle.resolve',
        ],
      },
      { show: 'dice-table' },
      { p: 'rules.chapter.battle.cover' },
      { example: 'rules.chapter.battle.example' },
    ],
  },
  { id: 'dice', title: 'rules.chapter.dice.title', blocks: [{ show: 'dice' }, { p: 'rules.chapter.dice.chances' }] },
  {
    id: 'sight',
    title: 'rules.chapter.sight.title',
    blocks: [
      {
        list: [
          'rules.chapter.sight.line',
          'rules.chapter.sight.blockers',
          'rules.chapter.sight.along-edge',
          'rules.chapter.sight.hills',
        ],
      },
    ],
  },
  {
    id: 'retreat',
    title: 'rules.chapter.retreat.title',
    blocks: [
      {
        list: [
          'rules.chapter.retreat.direction',
          'rules.chapter.retreat.ground',
          'rules.chapter.retreat.blocked',
          'rules.chapter.retreat.ignoring',
          'rules.chapter.retreat.special',
        ],
      },
    ],
  },
  {
    id: 'ground',
    title: 'rules.chapter.ground.title',
    blocks: [{ list: ['rules.chapter.ground.who', 'rules.chapter.ground.overrun', 'rules.chapter.ground.limits'] }],
  },
  {
    id: 'medals',
    title: 'rules.chapter.medals.title',
    blocks: [
      {
        list: [
          'rules.chapter.medals.units',
          'rules.chapter.medals.objectives',
          'rules.chapter.medals.at-once',
          'rules.chapter.medals.other-ways',
        ],
      },
      { head: 'rules.chapter.medals.variants.title', id: 'variants' },
      {
        list: [
          'rules.chapter.medals.variants.young-generals',
          'rules.chapter.medals.variants.teams',
          'rules.chapter.medals.variants.match',
        ],
      },
    ],
  },
  { id: 'units', title: 'rules.chapter.units.title', blocks: [{ show: 'units' }] },
  {
    id: 'terrain',
    title: 'rules.chapter.terrain.title',
    blocks: [{ p: 'rules.chapter.terrain.intro' }, { show: 'terrain' }],
  },
  { id: 'works', title: 'rules.chapter.works.title', blocks: [{ show: 'works' }] },
];
