// The Air rules. The original text was not available: our own readings are marked.
import type { Chapter } from '../chapter';

export const AIR: readonly Chapter[] = [
  {
    id: 'air',
    title: 'rules.chapter.air.title',
    blocks: [
      { p: 'rules.chapter.air.where' },
      { head: 'rules.chapter.air.air-cards.title', id: 'air-cards' },
      {
        list: [
          'rules.chapter.air.air-cards.open',
          'rules.chapter.air.air-cards.with-section',
          'rules.chapter.air.air-cards.does',
          'rules.chapter.air.air-cards.counter-attack',
          'rules.chapter.air.air-cards.overlord',
          'rules.chapter.air.air-cards.initiative',
        ],
      },
      { head: 'rules.chapter.air.flight.title', id: 'flight' },
      {
        list: [
          'rules.chapter.air.flight.distance',
          'rules.chapter.air.flight.check',
          'rules.chapter.air.flight.airfields',
          'rules.chapter.air.flight.hovering',
          'rules.chapter.air.flight.actions',
        ],
      },
      { head: 'rules.chapter.air.air-check.title', id: 'air-check' },
      {
        list: [
          'rules.chapter.air.air-check.zero',
          'rules.chapter.air.air-check.one',
          'rules.chapter.air.air-check.two',
        ],
      },
      { head: 'rules.chapter.air.our-reading.title', id: 'our-reading' },
      { p: 'rules.chapter.air.our-reading.intro' },
      {
        list: [
          'rules.chapter.air.our-reading.cards',
          'rules.chapter.air.our-reading.flight',
          'rules.chapter.air.our-reading.orders',
          'rules.chapter.air.our-reading.check',
          'rules.chapter.air.our-reading.attacks',
          'rules.chapter.air.our-reading.strafing',
          'rules.chapter.air.our-reading.support',
          'rules.chapter.air.our-reading.recon',
          'rules.chapter.air.our-reading.ground',
          'rules.chapter.air.our-reading.dogfight',
          'rules.chapter.air.our-reading.losses',
          'rules.chapter.air.our-reading.overlord',
          'rules.chapter.air.our-reading.planes',
        ],
      },
      { example: 'rules.chapter.air.our-reading.example' },
      { head: 'rules.chapter.air.airplanes.title', id: 'airplanes' },
      { show: 'airplanes' },
      { p: 'rules.chapter.air.airplanes.sources' },
    ],
  },
];
