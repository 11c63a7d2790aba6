// The Eastern Front and the Pacific.
import type { Chapter } from '../chapter';

export const FRONTS: readonly Chapter[] = [
  {
    id: 'eastern-front',
    title: 'rules.chapter.eastern-front.title',
    blocks: [
      { p: 'rules.chapter.eastern-front.where' },
      { head: 'rules.chapter.eastern-front.commissar.title', id: 'commissar' },
      { p: 'rules.chapter.eastern-front.commissar.ahead' },
      {
        steps: [
          'rules.chapter.eastern-front.commissar.deal',
          'rules.chapter.eastern-front.commissar.turn',
          'rules.chapter.eastern-front.commissar.draw',
        ],
      },
      {
        list: [
          'rules.chapter.eastern-front.commissar.instead',
          'rules.chapter.eastern-front.commissar.ambush',
          'rules.chapter.eastern-front.commissar.counting',
        ],
      },
      { head: 'rules.chapter.eastern-front.commissar-overlord.title', id: 'commissar-overlord' },
      {
        list: [
          'rules.chapter.eastern-front.commissar-overlord.cards',
          'rules.chapter.eastern-front.commissar-overlord.set',
          'rules.chapter.eastern-front.commissar-overlord.added',
          'rules.chapter.eastern-front.commissar-overlord.counter-attack',
        ],
      },
      { example: 'rules.chapter.eastern-front.commissar-overlord.example' },
      { head: 'rules.chapter.eastern-front.winter.title', id: 'winter' },
      {
        list: [
          'rules.chapter.eastern-front.winter.armor',
          'rules.chapter.eastern-front.winter.blitz',
          'rules.chapter.eastern-front.winter.reduced-visibility',
          'rules.chapter.eastern-front.winter.finland',
        ],
      },
    ],
  },
  {
    id: 'pacific',
    title: 'rules.chapter.pacific.title',
    blocks: [
      { p: 'rules.chapter.pacific.where' },
      { head: 'rules.chapter.pacific.japanese-army.title', id: 'japanese-army' },
      {
        list: [
          'rules.chapter.pacific.japanese-army.flags',
          'rules.chapter.pacific.japanese-army.full-strength',
          'rules.chapter.pacific.japanese-army.banzai',
          'rules.chapter.pacific.japanese-army.exceptions',
        ],
      },
      { head: 'rules.chapter.pacific.marines.title', id: 'marines' },
      {
        list: [
          'rules.chapter.pacific.marines.section-cards',
          'rules.chapter.pacific.marines.tactic-cards',
          'rules.chapter.pacific.marines.counter-attack',
          'rules.chapter.pacific.marines.overlord',
        ],
      },
      { head: 'rules.chapter.pacific.night.title', id: 'night' },
      {
        list: [
          'rules.chapter.pacific.night.begins',
          'rules.chapter.pacific.night.range',
          'rules.chapter.pacific.night.falls',
        ],
      },
      { head: 'rules.chapter.pacific.caves.title', id: 'caves' },
      { list: ['rules.chapter.pacific.caves.japanese', 'rules.chapter.pacific.caves.sealing'] },
      { head: 'rules.chapter.pacific.mines.title', id: 'mines' },
      {
        list: [
          'rules.chapter.pacific.mines.laid',
          'rules.chapter.pacific.mines.entered',
          'rules.chapter.pacific.mines.owner',
        ],
      },
      { head: 'rules.chapter.pacific.exits.title', id: 'exits' },
      { p: 'rules.chapter.pacific.exits.text' },
    ],
  },
];
