// Special weapons, and the units, ground and works that the expansions bring.
import type { Chapter } from '../chapter';

export const WEAPONS: readonly Chapter[] = [
  {
    id: 'special-weapons',
    title: 'rules.chapter.special-weapons.title',
    blocks: [
      { p: 'rules.chapter.special-weapons.intro' },
      {
        list: [
          'rules.chapter.special-weapons.infantry',
          'rules.chapter.special-weapons.models',
          'rules.chapter.special-weapons.dice',
          'rules.chapter.special-weapons.stars',
          'rules.chapter.special-weapons.mortar',
        ],
      },
      { head: 'rules.chapter.special-weapons.weapon-cards.title', id: 'weapon-cards' },
      {
        list: [
          'rules.chapter.special-weapons.weapon-cards.behind-enemy-lines',
          'rules.chapter.special-weapons.weapon-cards.infantry-assault',
        ],
      },
    ],
  },
  {
    id: 'more-units',
    title: 'rules.chapter.more-units.title',
    blocks: [
      { show: 'more-units' },
      { head: 'rules.chapter.more-units.landing-craft.title', id: 'landing-craft' },
      { p: 'rules.chapter.more-units.landing-craft.text' },
      { head: 'rules.chapter.more-units.cross-hairs.title', id: 'cross-hairs' },
      { p: 'rules.chapter.more-units.cross-hairs.text' },
      { head: 'rules.chapter.more-units.ships.title', id: 'ships' },
      { p: 'rules.chapter.more-units.ships.text' },
      { head: 'rules.chapter.more-units.camouflage.title', id: 'camouflage' },
      { p: 'rules.chapter.more-units.camouflage.text' },
    ],
  },
  {
    id: 'more-ground',
    title: 'rules.chapter.more-ground.title',
    blocks: [{ p: 'rules.chapter.more-ground.best-counts' }, { show: 'more-terrain' }, { show: 'more-works' }],
  },
];
