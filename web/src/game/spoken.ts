// What a screen reader says about a hex: "Allied infantry, 4 figures, forest, G5".
import { nameOf, sameHex } from '../board/hex';
import type { Battle, Ground, Hex, Mark, Plane, Position, Unit, Work } from '../board/types';
import { FIGURES } from '../board/units/figures';
import { say } from '../words/words.svelte';

function unitWords(unit: Unit): string[] {
  const ship = FIGURES[unit.type].formation === 'ship';
  const words = [
    say('board.unit-of', { side: unit.side, unit: say(`unit.${unit.type}.name`) }),
    say(ship ? 'board.hits-left' : 'board.figures', { count: unit.figures }),
  ];
  if (unit.badge) words.push(say(`badge.${unit.badge}`));
  if (unit.camouflaged) words.push(say('mark.camouflaged.name'));
  if (unit.afloat) words.push(say('mark.afloat.name'));
  if (unit.crossHairs) words.push(say('mark.cross-hair.name', { count: unit.crossHairs }));
  if (unit.selected) words.push(say('board.selected'));
  if (unit.mayAct) words.push(say('board.may-act'));
  if (unit.moved) words.push(say('board.moved'));
  if (unit.battled) words.push(say('board.battled'));
  if (unit.orderedBy && !unit.mayAct) words.push(say('board.ordered'));
  return words;
}

function markWords(mark: Mark): string[] {
  const words: string[] = [];
  if (mark.choice) words.push(say('board.choice'));
  if (mark.named) words.push(say('board.named'));
  if (mark.dice === 0) words.push(say('board.attack-any'));
  else if (mark.dice !== undefined && mark.aim) words.push(say('board.aim', { dice: mark.dice }));
  else if (mark.dice !== undefined) words.push(say('board.attack', { dice: mark.dice }));
  if (mark.reach) words.push(mark.reach === 'free' ? say('board.reach') : say('board.reach-no-battle'));
  if (mark.retreatFrom) words.push(say('board.retreat'));
  if (mark.advised) words.push(say('board.advised'));
  if (mark.sight) words.push(mark.sight === 'in' ? say('board.in-sight') : say('board.out-of-sight'));
  return words;
}

function worksAt(ground: Ground | undefined, position: Position, at: Hex): Work[] {
  const works: Work[] = (ground?.works ?? []).map((work) => work.is);
  if (position.wire.some((hex) => sameHex(hex, at))) works.push('wire');
  if (position.sandbags.some((bags) => sameHex(bags.at, at))) works.push('sandbags');
  return works;
}

/** A marker as everyone sees it: face down until it is revealed. */
export function mineName(shown: number | undefined): string {
  if (shown === undefined) return say('board.mines.hidden');
  return shown === 0 ? say('board.mines.dud') : say('board.mines.live', { strength: shown });
}

function mineWords(position: Position, at: Hex): string[] {
  const mine = position.mines?.find((one) => sameHex(one.at, at));
  if (!mine) return [];
  return [say('work.minefield.name'), mineName(mine.shown)];
}

const planeState = ({ is, side, parked }: Plane): string[] => [
  say('air.of', { plane: say(`plane.${is}.name`), side }),
  say(parked ? 'air.parked' : 'air.flying'),
];

export const planeName = (plane: Plane): string =>
  [
    ...planeState(plane),
    ...(plane.supports ? [say('air.supports')] : []),
    ...(plane.interdicts ? [say('air.interdicts')] : []),
  ].join(', ');

function planeWords(position: Position, at: Hex): string[] {
  return (position.planes ?? [])
    .filter((plane) => sameHex(plane.at, at))
    .flatMap((plane) => [
      ...planeState(plane),
      ...(plane.selected ? [say('board.selected')] : []),
      ...(plane.mayAct ? [say('board.may-act')] : []),
    ]);
}

function objectiveWords(battle: Battle, position: Position, at: Hex): string[] {
  return battle.objectives.flatMap((objective, i) => {
    if (objective.kind === 'exit' || !objective.at.some((hex) => sameHex(hex, at))) return [];
    const holder = position.held?.[i];
    const words = say('board.objective', { side: objective.for });
    return holder ? [words, say('board.held', { side: holder })] : [words];
  });
}

export function spokenName(battle: Battle, position: Position, at: Hex, mark: Mark = {}): string {
  const unit = position.units.find((one) => sameHex(one.at, at));
  const ground = battle.grounds.find((one) => sameHex(one.at, at));
  const terrain = say(`terrain.${ground?.terrain ?? 'countryside'}.name`);
  return [
    ...(unit ? unitWords(unit) : []),
    terrain,
    ...worksAt(ground, position, at).map((work) => say(`work.${work}.name`)),
    ...mineWords(position, at),
    ...(position.lostTents?.some((hex) => sameHex(hex, at)) ? [say('board.tents-lost')] : []),
    ...planeWords(position, at),
    ...objectiveWords(battle, position, at),
    ...markWords(mark),
    nameOf(battle, at),
  ].join(', ');
}
