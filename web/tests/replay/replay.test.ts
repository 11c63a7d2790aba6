import { describe, expect, it } from 'vitest';
import { narrate } from '../../src/game/narrate';
import { positionOf } from '../../src/game/position';
import { standingOf } from '../../src/game/standing';
import { prefs } from '../../src/prefs.svelte';
import type { Event } from '../../src/protocol';
import { chartOf } from '../../src/replay/chart';
import { Player, stay, turnAfter, turnBefore } from '../../src/replay/player.svelte';
import { marksOf } from '../../src/replay/marks';
import { battleNamed } from '../../src/gallery/battles';
import { view } from './view';

const battle = battleNamed('01-pegasus-bridge');
const { opening } = battle;

describe('a view on the board', () => {
  const position = positionOf(view, battle, opening);
  it('says what the units of the side on turn have done', () => {
    expect(position.units[0]).toEqual({
      id: 6,
      at: [5, 5],
      side: 'allies',
      type: 'infantry',
      figures: 4,
      moved: true,
      orderedBy: 'player',
    });
    expect(position.units[1]?.moved).toBeUndefined();
  });
  it('keeps the facing of old sandbags and turns new ones towards the enemy', () => {
    expect(position.sandbags).toEqual([
      { at: [7, 3], toward: 'bottom' },
      { at: [5, 5], toward: 'top' },
    ]);
  });
  it('knows who holds what', () => expect(position.held).toEqual({ 0: 'allies' }));
});

describe('events in words', () => {
  const standing = standingOf(view.units);
  const events: Event[] = [
    { kind: 'unit-moved', side: 'allies', from: [5, 5], at: [6, 4] },
    { kind: 'battle-declared', side: 'allies', from: [6, 4], at: [7, 3], count: 2 },
    { kind: 'dice-rolled', side: 'allies', at: [7, 3], dice: ['flag', 'star'] },
    { kind: 'unit-retreated', side: 'axis', from: [7, 3], at: [8, 2] },
    { kind: 'figures-lost', side: 'axis', at: [8, 2], count: 1 },
  ];
  it('follow units over the hexes of a step', () => {
    expect(narrate(events, standing, 9)[1]?.dice).toEqual(['flag', 'star']);
    expect(narrate(events, standing, 9).map(({ text }) => text)).toEqual([
      'Allied infantry moves c4 → D5',
      'Allied infantry on D5 attacks Axis infantry on d6: 2 dice',
      'Axis infantry retreats d6 → E7',
      'Axis infantry on E7 loses 1 figure',
    ]);
  });
  it('speak French', () => {
    prefs.lang = 'fr';
    const [moved] = narrate(events, standing, 9);
    expect(moved?.text).toBe('Mouvement\u202f: infanterie des Alliés, c4 → D5');
  });
  it('name cards and what they act as', () => {
    const played: Event = { kind: 'card-played', side: 'axis', card: 'counter-attack', as: 'probe-right' };
    expect(narrate([played], standing, 9)[0]?.text).toBe('The Axis plays Counter-Attack (as Probe Right)');
    expect(narrate([{ kind: 'card-drawn', side: 'axis' }], standing, 9)[0]?.text).toBe('The Axis draws a card');
  });
  it('mark the target with its dice', () => {
    expect(marksOf(events, view)).toEqual({ '7,3': { dice: 2 } });
  });
});

describe('the player', () => {
  const turns = [0, 10, 25].map(
    (step, i) => ({ step, turn: i + 1, side: 'axis', medals: { axis: 0, allies: i } }) as const,
  );
  it('jumps over turns', () => {
    expect(turnAfter(turns, 3, 40)).toBe(10);
    expect(turnAfter(turns, 25, 40)).toBe(40);
    expect(turnBefore(turns, 25)).toBe(10);
    expect(turnBefore(turns, 0)).toBe(0);
  });
  it('knows its keys and stays within the game', () => {
    const player = new Player(40, turns);
    for (const key of ['ArrowLeft', 'PageDown', 'ArrowRight']) expect(player.key(key)).toBe(true);
    expect(player.now).toBe(11);
    player.key('End');
    expect(player.now).toBe(40);
    player.key(' ');
    expect([player.playing, player.now]).toEqual([true, 0]);
    expect(player.key('x')).toBe(false);
  });
  it('stays longer where there are dice', () => {
    expect(stay([{ kind: 'dice-rolled' }])).toBeGreaterThan(stay([{ kind: 'unit-ordered' }]));
    expect(stay([])).toBeGreaterThan(0);
  });
  it('draws lines from the first step to the last, and finds steps again', () => {
    const chart = chartOf({ turns, steps: 41 }, { axis: 0, allies: 4 }, 4, 400, 200);
    expect(chart.lines.allies.startsWith('M26')).toBe(true);
    expect(chart.stepAt(chart.x(25))).toBe(25);
    expect(chart.stepAt(-100)).toBe(0);
    expect(chart.y(4)).toBeLessThan(chart.y(0));
  });
});
