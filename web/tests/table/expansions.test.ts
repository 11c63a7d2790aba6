// @vitest-environment jsdom
// Offers of the expansions, from the protocol to the page: airplanes, the chip, sorties.
import { expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

import { cavesOf, groundNow, positionOf } from '../../src/game/position';
import { viewOf } from '../../src/gallery/table/scenes';
import type { Choice, Event, Hex, View } from '../../src/protocol';
import { beatsOf } from '../../src/table/model/film';
import { chipOf, groupsOf } from '../../src/table/model/cards';
import { incoming, isForHand, offeredBy, soleUnit, withIncoming } from '../../src/table/model/options';
import { marksOf, withChoices } from '../../src/table/model/picture';
import { pointingAt } from '../../src/table/model/pointing';
import { buttonsOf } from '../../src/table/model/primary';
import { choiceName, primaryName } from '../../src/table/names';
import { say } from '../../src/words/words.svelte';
import { battleNamed } from '../../src/gallery/battles';
import { done, offer, pass, pegasus } from './offers';

const BOARD = { height: 9 };
const plane = { id: 2, at: [9, 5] as Hex, side: 'allies', is: 'spitfire' } as const;
const view = pegasus({ planes: [plane], sorties: { axis: 1, allies: 2 } });
const strafe: Choice = { action: 'air-action strafing 9,5', kind: 'air-action', air_action: 'strafing' };
const duel: Choice = {
  action: 'air-action dogfight 9,5 > 11,5',
  kind: 'air-action',
  air_action: 'dogfight',
  at: [11, 5],
};
const battle = offer('battle', { units: [{ at: [9, 5], ways: [], choices: [strafe, duel] }], words: [done] });
const flight = offer('fly', {
  units: [
    {
      at: [9, 5],
      choices: [],
      ways: [
        {
          kind: 'fly',
          to: [
            [10, 4],
            [11, 5],
          ],
        },
      ],
    },
  ],
  words: [done],
});

it('flies the airplane without selecting it first, hex by hex', () => {
  const offered = offeredBy([flight]);
  expect(soleUnit(offered)).toEqual([9, 5]);
  expect(pointingAt([10, 4], [9, 5], offered, view)).toMatchObject({
    is: 'send',
    option: { action: 'fly 9,5 > 10,4' },
  });
  expect(pointingAt([20, 4], [9, 5], offered, view)).toMatchObject({ is: 'why', action: 'fly 9,5 > 20,4' });
  expect(marksOf(view, { offered, selected: [9, 5] })['10,4']).toEqual({ reach: 'free' });
  expect(primaryName(buttonsOf(flight, undefined).primary, BOARD)).toBe('End the flight here');
});

it('glows on the airplane and not on the unit below it', () => {
  const battle = battleNamed('01-pegasus-bridge');
  const over = pegasus({ planes: [{ ...plane, at: [5, 5] }] });
  const offered = offeredBy([
    offer('fly', { units: [{ at: [5, 5], choices: [], ways: [{ kind: 'fly', to: [[6, 4]] }] }] }),
  ]);
  const shown = withChoices(positionOf(over, battle, battle.opening), { offered, selected: [5, 5] });
  expect(shown.planes).toMatchObject([{ mayAct: true, selected: true, is: 'spitfire' }]);
  expect(shown.units.some((unit) => unit.mayAct || unit.selected)).toBe(false);
});

it('asks before an airplane acts, and marks whom it may fight', () => {
  const offered = offeredBy([battle]);
  expect(pointingAt([9, 5], undefined, offered, view)).toEqual({ is: 'select', unit: [9, 5] });
  expect(pointingAt([11, 5], [9, 5], offered, view)).toMatchObject({ is: 'send', option: { action: duel.action } });
  expect(marksOf(view, { offered, selected: [9, 5] })['11,5']).toEqual({ dice: 0 });
  const alone = offeredBy([offer('battle', { units: [{ at: [9, 5], ways: [], choices: [strafe] }] })]);
  expect(pointingAt([9, 5], undefined, alone, view)).toMatchObject({ is: 'ask' });
  const { others } = buttonsOf(battle, undefined);
  expect(others.map((option) => choiceName(option, BOARD))).toEqual(['Strafing, e4']);
});

it('shows where an airplane comes in once its kind is chosen', () => {
  const hexes = (['p-40', 'p-38'] as const).flatMap((kind) =>
    (
      [
        [0, 0],
        [2, 0],
      ] as Hex[]
    ).map((at) => ({ action: `bring-in ${kind} ${at.join()}`, kind: 'bring-in', plane: kind, at })),
  );
  const moves = offer('move', { hexes, words: [done] });
  const offered = offeredBy([moves]);
  expect(incoming(offered)).toEqual(['p-40', 'p-38']);
  expect(withIncoming(offered, undefined).hexes.size).toBe(0);
  const chosen = withIncoming(offered, 'p-38');
  expect(pointingAt([2, 0], undefined, chosen, view)).toMatchObject({
    is: 'send',
    option: { action: 'bring-in p-38 2,0' },
  });
  expect(primaryName(buttonsOf(moves, undefined).primary, BOARD, true)).toBe(say('go-on.move-without-sortie'));
});

it('fills the chip with the raised card, and never passes by itself', () => {
  const chip = offer('chip', {
    cards: [
      { card: 'probe-left', choices: [{ action: 'chip probe-left', kind: 'chip', card: 'probe-left' }] },
      { card: 'barrage', choices: [{ action: 'unchip barrage', kind: 'unchip', card: 'barrage' }] },
    ],
    words: [pass],
  });
  const offered = offeredBy([chip]);
  expect(isForHand(offered, 'probe-left')).toBe(true);
  expect(isForHand(offered, 'barrage')).toBe(false);
  const { primary, others } = buttonsOf(chip, undefined);
  expect(primary).toEqual({ is: 'choose', what: 'card' });
  expect(others.map((option) => choiceName(option, BOARD))).toEqual([say('choice.leave-chip')]);
  expect(primaryName(buttonsOf(chip, 'probe-left').primary, BOARD)).toBe('Put Probe Left under the chip');
  const full = buttonsOf({ ...chip, words: [done] }, undefined).primary;
  expect(primaryName(full, BOARD)).toBe(say('go-on.chip'));
});

it('puts the cards from the chip and from the table beside the hand', () => {
  const rich: View = pegasus({
    taken: ['assault-left'],
    sorties: { axis: 1, allies: 2 },
    posts: { left: { step: 'place', given: 0, placed: [], cards: ['air-sortie'] } },
    chip: { allies: ['barrage'], axis: 2 },
  });
  expect(groupsOf(rich, 'allies', ['ambush'], true)).toEqual([
    { is: 'taken', cards: ['assault-left'] },
    { cards: ['ambush'] },
    { is: 'open', cards: ['air-sortie'] },
  ]);
  expect(groupsOf(rich, 'allies', [], false)).toEqual([{ cards: [] }]);
  expect(chipOf(rich, 'allies')).toEqual({ count: 1, cards: ['barrage'] });
  expect(chipOf(rich, 'axis')).toEqual({ count: 2 });
  expect(chipOf(pegasus(), 'axis')).toBeUndefined();
});

it('says of a play decision beside an Air Sortie, and of the second patient, what the button does', () => {
  const play = offer('play', {
    cards: [{ card: 'probe-left', choices: [{ action: 'play probe-left', kind: 'play', card: 'probe-left' }] }],
    words: [pass],
  });
  expect(primaryName(buttonsOf(play, undefined).primary, BOARD)).toBe(say('go-on.play-sortie-alone'));
  const patient = offer('patient', { hexes: [{ action: 'target 5,5', kind: 'target', at: [5, 5] }], words: [done] });
  expect(primaryName(buttonsOf(patient, undefined).primary, BOARD)).toBe(say('go-on.patient-enough'));
});

it('shows badges, marks, mines, cross-hairs and tents of a view', () => {
  const battle = battleNamed('o3-peleliu-landings-overlord');
  const at = battle.opening.mines[0]?.at ?? [0, 0];
  const shown = viewOf(battle, {
    mines: [{ at, for: 'axis', shown: 2 }],
    cross_hairs: [{ gun: 0, target: 1 }],
    captured_tents: [[4, 4]],
  });
  const units = shown.units.map((unit) => (unit.id === 1 ? { ...unit, camouflaged: true, afloat: true } : unit));
  const position = positionOf({ ...shown, units }, battle, battle.opening);
  expect(position.mines).toMatchObject([{ at, shown: 2 }]);
  expect(position.lostTents).toEqual([[4, 4]]);
  expect(position.units[1]).toMatchObject({ camouflaged: true, afloat: true, crossHairs: 1 });
  expect(position.units.filter((unit) => unit.badge === 'engineer')).toHaveLength(3);
});

it('removes a cave once it is sealed, and redraws nothing before', () => {
  const plain = battleNamed('01-pegasus-bridge');
  const withCave = {
    ...plain,
    grounds: plain.grounds.map((g, i) => (i === 3 ? { ...g, works: [{ is: 'cave' as const }] } : g)),
  };
  const at = withCave.grounds[3]?.at ?? [0, 0];
  const open = cavesOf(pegasus({ caves: [[at[0], at[1]]] }));
  expect(groundNow(withCave, open)).toBe(withCave);
  expect(groundNow(withCave, cavesOf(pegasus())).grounds[3]?.works).toEqual([]);
});

it('moves airplanes, turns mines up and lifts marks in the film of a step', () => {
  const mines = [{ at: [4, 4] as Hex, for: 'axis' as const }];
  const before = pegasus({ planes: [plane], mines });
  const after = pegasus({
    planes: [
      { ...plane, at: [10, 4] },
      { id: 5, at: [0, 0], side: 'axis', is: 'bf-109' },
    ],
  });
  const events: Event[] = [
    { kind: 'plane-moved', side: 'allies', from: [9, 5], at: [10, 4] },
    { kind: 'plane-arrived', side: 'axis', at: [0, 0], plane: 'bf-109' },
    { kind: 'mines-found', side: 'allies', at: [4, 4], count: 3 },
    { kind: 'plane-lost', side: 'axis', at: [0, 0] },
    { kind: 'visibility-changed', count: 4 },
  ];
  const views = beatsOf(before, events, after, 'normal').map((beat) => beat.view);
  expect(views[0]?.planes?.[0]?.at).toEqual([10, 4]);
  expect(views[1]?.planes?.[1]).toMatchObject({ id: 5, is: 'bf-109' });
  expect(views[2]?.mines?.[0]?.shown).toBe(3);
  expect(views[3]?.planes).toHaveLength(1);
  expect(views[4]?.visibility).toBe(4);
});
