// @vitest-environment jsdom
// The adviser's hint: matched with the offers, marked on the board, put into words.
import { expect, it } from 'vitest';
import { setPref } from '../../src/prefs.svelte';
import type { Hint, Offer } from '../../src/protocol';
import { adviceText, deedOf } from '../../src/table/advice-words';
import { adviceOf } from '../../src/table/model/advice';
import { NOTHING_OFFERED, offeredBy } from '../../src/table/model/options';
import { marksOf } from '../../src/table/model/picture';
import { done, offer, pegasus } from './offers';

const BOARD = { height: 9 };
const move = offer('move', {
  units: [
    {
      at: [5, 5],
      choices: [],
      ways: [
        {
          kind: 'move',
          to: [
            [6, 4],
            [7, 5],
          ],
        },
      ],
    },
  ],
  words: [done],
});
const only = (change: Partial<Offer>, decision: Offer['decision'] = 'move'): Hint => {
  const found = offer(decision, change);
  return { action: offeredBy([found]).all[0]?.action ?? '', offer: found, chance: 0.618 };
};
const toTheWood = only({ units: [{ at: [5, 5], choices: [], ways: [{ kind: 'move', to: [[7, 5]] }] }] });

it('is one of the options that are offered', () => {
  const advice = adviceOf(toTheWood, offeredBy([move]));
  expect(advice).toMatchObject({ option: { action: 'move 5,5 > 7,5', post: 'allies/commander' }, chance: 0.618 });
  expect(adviceOf({ ...toTheWood, chance: null }, offeredBy([move]))?.chance).toBeUndefined();
});

it('is nothing once it is no longer offered', () => {
  expect(adviceOf(toTheWood, NOTHING_OFFERED)).toBeUndefined();
  expect(adviceOf(toTheWood, offeredBy([{ ...move, units: [] }]))).toBeUndefined();
});

it('marks the unit and where it would go', () => {
  const offered = offeredBy([move]);
  const marks = marksOf(pegasus(), { offered, advised: adviceOf(toTheWood, offered)?.option });
  expect(marks['5,5']).toEqual({ advised: true });
  expect(marks['7,5']).toEqual({ advised: true, advisedFrom: [5, 5] });
  expect(marksOf(pegasus(), { offered })['7,5']).toBeUndefined();
});

it('says what the General suggests, and the winning chance', () => {
  const advice = adviceOf(toTheWood, offeredBy([move]));
  if (!advice) throw new Error('no advice');
  expect(adviceText(advice, pegasus(), BOARD)).toBe(
    'The General suggests: move the infantry c4 → d4. Winning chance: 62%',
  );
  expect(adviceText({ ...advice, chance: undefined }, pegasus(), BOARD)).toBe(
    'The General suggests: move the infantry c4 → d4.',
  );
  setPref('lang', 'fr');
  expect(adviceText(advice, pegasus(), BOARD)).toMatch(
    /^Le général suggère\s: déplacer\s: infanterie, c4 → d4\. Chances de victoire\s: 62\s%$/,
  );
});

it.each([
  [only({ words: [done] }), 'End moves'],
  [only({ words: [done] }, 'battle'), 'End turn'],
  [
    only({ cards: [{ card: 'attack-center', choices: [{ action: 'play attack-center', kind: 'play' }] }] }, 'play'),
    'play Attack Center',
  ],
  [
    only(
      {
        cards: [{ card: 'move-out', choices: [{ action: 'hand-out move-out left', kind: 'hand-out', post: 'left' }] }],
      },
      'hand-out',
    ),
    'give Move Out to the Left General',
  ],
  [
    only({ units: [{ at: [5, 5], choices: [{ action: 'order 5,5', kind: 'order' }], ways: [] }] }, 'order'),
    'order the infantry on c4',
  ],
  [
    only({ units: [{ at: [5, 5], choices: [], ways: [{ kind: 'battle', to: [[7, 3]] }] }] }, 'battle'),
    'attack the infantry on d6 from c4',
  ],
  [only({ hexes: [{ action: 'target 7,3', kind: 'target', at: [7, 3] }] }, 'patient'), 'restore the infantry on d6'],
  [only({ words: [{ action: 'ambush', kind: 'ambush' }] }, 'ambush'), 'Ambush!'],
])('calls a deed by its name: %#', (hint, words) => {
  const [option] = offeredBy([hint.offer]).all;
  if (!option) throw new Error('nothing is offered');
  expect(deedOf(option, pegasus(), BOARD)).toBe(words);
});
