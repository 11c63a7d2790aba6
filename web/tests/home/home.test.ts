import { expect, it } from 'vitest';
import { daysOf } from '../../src/home/dates';
import { lengthOf } from '../../src/home/length';
import { lighter, miniatureOf } from '../../src/home/miniature';
import { namesOf, playerName } from '../../src/shell/people';
import { prefs } from '../../src/prefs.svelte';
import { DAY, firstWishes, settingsOf, toggled } from '../../src/home/wishes';
import type { BattleLine, Seat } from '../../src/protocol';
import { BATTLES } from '../../src/gallery/battles';

const duel = {
  id: '05-omaha-beach',
  chain: 'single',
  options: ['teams', 'air', 'night'],
} as const satisfies Partial<BattleLine>;
const wide = {
  id: 'o1-omaha-beach-overlord',
  chain: 'overlord',
  options: ['commissar'],
} as const satisfies Partial<BattleLine>;

it('sends minimal settings if nothing was changed', () => {
  expect(settingsOf(duel, firstWishes(duel))).toEqual({
    battle: '05-omaha-beach',
    maker: ['allies/commander'],
    listed: false,
    bots: 'sergeant',
    await_contributions: true,
  });
});

it('leaves the other posts to people when friends are invited', () => {
  const settings = settingsOf(wide, { ...firstWishes(wide), against: 'friends', posts: ['axis/left'] });
  expect(settings.bots).toBeUndefined();
  expect(settings.await_contributions).toBeUndefined();
  expect(settings.maker).toEqual(['axis/left']);
});

it('converts days into seconds per turn', () => {
  expect(settingsOf(duel, { ...firstWishes(duel), clock: 'days', days: 3 * DAY }).clock).toEqual({
    kind: 'turn',
    budget: 259200,
  });
  expect(settingsOf(duel, { ...firstWishes(duel), clock: 'game' }).clock).toEqual({
    kind: 'game',
    budget: 1800,
    increment: 10,
  });
});

it('offers talk options only where there is a chain of command', () => {
  expect(settingsOf(duel, { ...firstWishes(duel), betweenSides: true }).talk).toBeUndefined();
  expect(settingsOf(wide, { ...firstWishes(wide), betweenSides: true }).talk?.between_sides).toBe(true);
});

it('sends the options that matter in the battle, and no others', () => {
  const options = ['teams', 'commissar', 'air'];
  expect(settingsOf(duel, { ...firstWishes(duel), options }).options).toEqual({ teams: true, air: true });
  expect(settingsOf(wide, { ...firstWishes(wide), options }).options).toEqual({ commissar: true });
});

it('seats nobody on both sides', () => {
  expect(toggled(['allies/left', 'allies/right'], 'axis/commander')).toEqual(['axis/commander']);
  expect(toggled(['allies/left'], 'allies/right')).toEqual(['allies/left', 'allies/right']);
  expect(toggled(['allies/left', 'allies/right'], 'allies/left')).toEqual(['allies/right']);
});

it('writes days in both languages', () => {
  expect(daysOf(['1944-06-06', '1944-06-06'])).toBe('6 June 1944');
  prefs.lang = 'fr';
  expect(daysOf(['1944-09-17', '1944-09-19'])).toBe('17–19 septembre 1944');
});

it('estimates longer for more medals and more people', () => {
  const sides = (medals: number) => ({
    axis: { nation: '', medals, units: 9 },
    allies: { nation: '', medals, units: 9 },
  });
  expect(lengthOf({ chain: 'single', sides: sides(4) })).toEqual({ from: 20, to: 35 });
  expect(lengthOf({ chain: 'single', sides: sides(6) }).to).toBeGreaterThan(50);
  expect(lengthOf({ chain: 'overlord', sides: sides(8) }).to).toBeGreaterThan(100);
});

it('draws a lighter map of every battle', () => {
  for (const battle of BATTLES) {
    const { id } = battle;
    const { inks, layout } = miniatureOf(battle);
    expect(inks.length, id).toBeGreaterThan(10);
    expect(
      inks.reduce((sum, { d }) => sum + d.length, 0),
      id,
    ).toBeLessThan(340_000);
    expect(layout.map.width).toBeGreaterThan(0);
  }
});

it('joins neighbours of one class and keeps their order', () => {
  const inks = [
    { is: 'a', d: 'M1' },
    { is: 'a', d: 'M2' },
    { is: 'tuft', d: 'M3' },
    { is: 'b', d: 'M4' },
    { is: 'a', d: 'M5' },
  ];
  expect(lighter(inks).map(({ is, d }) => is + d)).toEqual(['aM1M2', 'bM4', 'aM5']);
});

it('describes a computer player and its thinking time', () => {
  expect(playerName('recruit')).toBe('Recruit, a rash beginner');
  expect(playerName('general@500ms')).toBe('General, plans ahead, 0.5 s per turn');
  expect(playerName('napoleon@5s')).toBe('napoleon@5s');
  prefs.lang = 'fr';
  expect(playerName('general@5s')).toBe('Général, calcule à l’avance, 5 s par tour');
});

it('names everyone once', () => {
  const seat = (name: string, holder: Seat['holder']): Seat => ({
    post: 'axis/left',
    holder,
    name,
    you: false,
    here: true,
  });
  const seats = [seat('Oskar', 'person'), seat('Oskar', 'person'), seat('', 'nobody'), seat('sergeant', 'bot')];
  expect(namesOf(seats)).toBe('Oskar, free, Sergeant (computer)');
});

it('has a briefing in two languages in every battle', () => {
  for (const { id, briefing } of BATTLES) expect(Object.keys(briefing), id).toEqual(['en', 'fr']);
});
