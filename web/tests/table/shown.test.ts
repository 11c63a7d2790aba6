import { expect, it } from 'vitest';
import type { Event } from '../../src/protocol';
import { beatsOf } from '../../src/table/model/film';
import { turnsOf } from '../../src/table/model/log';
import { offeredBy } from '../../src/table/model/options';
import { marksOf, withChoices } from '../../src/table/model/picture';
import { positionOf } from '../../src/game/position';
import { standingOf, standingsBefore } from '../../src/game/standing';
import { battleNamed } from '../../src/gallery/battles';
import { offer, pegasus } from './offers';

const battle = battleNamed('01-pegasus-bridge');
const before = pegasus();
const unitAt = (view: typeof before, c: number, r: number) => view.units.find(({ at }) => at[0] === c && at[1] === r);

const ATTACK: Event[] = [
  { kind: 'battle-declared', side: 'allies', from: [5, 5], at: [7, 3], count: 2 },
  { kind: 'dice-rolled', side: 'allies', at: [7, 3], dice: ['infantry', 'flag'] },
  { kind: 'figures-lost', side: 'axis', at: [7, 3], count: 1 },
  { kind: 'unit-retreated', side: 'axis', from: [7, 3], at: [6, 2] },
];

it('shows an attack event by event and ends with the server’s view', () => {
  const after = pegasus({ turn: 99 });
  const beats = beatsOf(before, ATTACK, after, 'normal');
  expect(beats).toHaveLength(5);
  expect(beats[0]?.view.attack).toEqual({ from: [5, 5], at: [7, 3] });
  expect(beats[1]?.roll?.dice).toEqual(['infantry', 'flag']);
  expect(unitAt(beats[2]?.view ?? before, 7, 3)?.figures).toBe(3);
  expect(unitAt(beats[3]?.view ?? before, 7, 3)).toBeUndefined();
  expect(unitAt(beats[3]?.view ?? before, 6, 2)?.id).toBe(unitAt(before, 7, 3)?.id);
  expect(beats[4]?.view).toBe(after);
  for (const { ms, roll } of beats) expect(ms).toBeLessThan(roll ? 900 : 300);
});

it('shows no animation if motion is off', () => {
  expect(beatsOf(before, ATTACK, before, 'off').every(({ ms }) => ms === 0)).toBe(true);
  const [fast, normal] = (['fast', 'normal'] as const).map((pace) =>
    beatsOf(before, ATTACK, before, pace).reduce((sum, { ms }) => sum + ms, 0),
  );
  expect(fast).toBeLessThan((normal ?? 0) / 2);
});

it('takes an eliminated unit off, and shows a card that was played', () => {
  const [gone, card] = beatsOf(
    before,
    [
      { kind: 'unit-eliminated', side: 'axis', at: [7, 3] },
      { kind: 'card-played', side: 'axis', card: 'counter-attack', as: 'probe-left' },
    ],
    before,
    'normal',
  );
  expect(gone?.view.units).toHaveLength(before.units.length - 1);
  expect(card?.card).toEqual({ side: 'axis', card: 'counter-attack', as: 'probe-left' });
});

it('glows where something is offered, and marks where the selected unit can go', () => {
  const offered = offeredBy([
    offer('move', {
      units: [
        {
          at: [5, 5],
          choices: [],
          ways: [
            {
              kind: 'move',
              to: [
                [6, 4],
                [4, 4],
              ],
            },
          ],
        },
      ],
    }),
  ]);
  const look = {
    targets: [],
    moves: [
      { to: [6, 4] as [number, number], battles: true, targets: [{ at: [7, 3] as [number, number], dice: 2 }] },
      { to: [4, 4] as [number, number], battles: false, targets: [] },
    ],
  };
  const doing = { offered, selected: [5, 5] as [number, number], look };
  const glowing = withChoices(positionOf(before, battle, battle.opening), doing).units.filter((unit) => unit.mayAct);
  expect(glowing.map((unit) => unit.at)).toEqual([[5, 5]]);
  expect(marksOf(before, doing)).toEqual({ '6,4': { reach: 'free' }, '4,4': { reach: 'no-battle' } });
  expect(marksOf(before, { ...doing, hover: [6, 4] })['7,3']).toEqual({ dice: 2, aim: true });
});

const log = (...steps: Event[][]) => {
  const standings = standingsBefore(
    steps.map((events, n) => ({ n, by: null, events })),
    standingOf(before.units),
  );
  return steps.map((events, n) => ({ n, by: null, events, before: standings[n] ?? new Map() }));
};

it('gathers the lines of the log into turns, even within a step', () => {
  const turns = turnsOf(
    log(
      [{ kind: 'figures-lost', side: 'axis', at: [7, 3], count: 1 }],
      [
        { kind: 'card-drawn', side: 'allies' },
        { kind: 'turn-began', side: 'axis', count: 2 },
        { kind: 'card-drawn', side: 'axis' },
        { kind: 'card-drawn', side: 'axis' },
      ],
    ),
    battle,
  );
  expect(turns.map(({ title, entries }) => [title, entries.map(({ lines }) => lines.map(({ text }) => text))])).toEqual(
    [
      ['', [['Axis infantry on d6 loses 1 figure'], ['The Allies draw a card']]],
      ['Turn 2: Axis', [['The Axis draws a card × 2']]],
    ],
  );
});

it('names the units of steps from before the client connected', () => {
  // One stands at 7,3 now; it came from 9,3 after its neighbour there had fallen.
  const turns = turnsOf(
    log(
      [{ kind: 'unit-eliminated', side: 'allies', at: [9, 3] }],
      [{ kind: 'unit-moved', side: 'axis', from: [8, 4], at: [7, 3] }],
    ),
    battle,
  );
  expect(turns[0]?.entries.map(({ lines }) => lines[0]?.text)).toEqual([
    'Allied unit on e6 is eliminated',
    'Axis infantry moves E5 → d6',
  ]);
});
