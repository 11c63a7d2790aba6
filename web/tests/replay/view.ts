// A small position for the tests of the replay.
import type { View } from '../../src/protocol';

export const view: View = {
  turn: 1,
  side: 'allies',
  phase: 'play',
  over: false,
  medals: { axis: 0, allies: 1 },
  needed: { axis: 4, allies: 4 },
  held: ['allies', null],
  units: [
    { id: 6, at: [5, 5], side: 'allies', type: 'infantry', figures: 4, full: 4, ordered: true, moved: true },
    { id: 4, at: [7, 3], side: 'axis', type: 'infantry', figures: 2, full: 4, moved: true },
  ],
  wire: [[6, 4]],
  sandbags: [
    [7, 3],
    [5, 5],
  ],
  hands: { axis: ['ambush'], allies: ['probe-left'] },
  drawn: [],
  deck: 50,
  discard: [],
  played: 'probe-left',
  acting: 'probe-left',
  last: { axis: [], allies: [] },
  posts: {},
  visit: { state: 'not-yet' },
  targets: [],
  armies: { axis: { nation: 'germany', command: 'ordinary' }, allies: { nation: 'usa', command: 'ordinary' } },
  talk: { to: [] },
};
