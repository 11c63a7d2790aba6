// Every event, decision and choice of the protocol has its message.
import { expect, it } from 'vitest';
import schema from '../../../docs/protocol.schema.json';
import { narrate } from '../../src/game/narrate';
import { standingOf } from '../../src/game/standing';
import { prefs } from '../../src/prefs.svelte';
import type { Event } from '../../src/protocol';
import { LANGUAGES } from '../../src/languages';
import en from '../../../words/en.json';
import { pegasus } from './offers';

const view = pegasus();
const kinds = schema.definitions.Event.properties.kind.enum as Event['kind'][];

it.each(LANGUAGES)('tells every kind of event in full (%s)', (lang) => {
  prefs.lang = lang;
  expect(Object.keys(en.event).sort()).toEqual([...kinds].sort());
  const sample: Omit<Event, 'kind'> = {
    side: 'allies',
    post: 'left',
    count: 2,
    card: 'probe-left',
    from: [5, 5],
    at: [7, 3],
    plane: 'yak',
    air_action: 'recon',
  };
  for (const kind of kinds) {
    const [told] = narrate([{ kind, ...sample }], standingOf(view.units), 9);
    expect(told?.text, kind).toMatch(/^[^{}]{5,}$/);
    expect(told?.text, kind).not.toMatch(/ {2}|undefined/);
  }
});

it('distinguishes an Air Check, a dogfight, daybreak and a dud', () => {
  const told = (...events: Event[]) => narrate(events, standingOf(view.units), 9).map(({ text }) => text);
  const roll: Event = { kind: 'dice-rolled', side: 'allies', at: [9, 5], dice: ['star'] };
  expect(told({ kind: 'plane-ordered', side: 'allies', at: [9, 5] }, roll)[1]).toContain('Air Check');
  expect(told({ kind: 'plane-acted', side: 'allies', at: [8, 4], air_action: 'dogfight' }, roll)[1]).toContain(
    'against the airplane',
  );
  expect(told({ kind: 'visibility-changed', count: 6 })[0]).toContain('Day breaks');
  expect(told({ kind: 'mines-found', at: [9, 5], count: 0 })[0]).toContain('No mines');
  expect(told({ kind: 'dice-rolled', side: 'allies', at: [5, 5], dice: ['star'] })[0]).toContain('roll for Allied');
});

it('has words for every decision and every kind of choice', () => {
  expect(Object.keys(en.decision).sort()).toEqual([...schema.definitions.Decision.enum].sort());
  for (const { wait } of Object.values(en.decision)) expect(wait).toContain('{who}');
  const choices = ['chip', 'unchip', 'name-general', 'order-plane', 'bring-in', 'fly', 'air-action', 'dismiss'];
  for (const kind of [...choices, 'seal-cave', 'recover', 'exit', 'remove-wire'])
    expect(en.choice).toHaveProperty([kind]);
});
