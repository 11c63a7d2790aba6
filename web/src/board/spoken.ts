// What a hex is called aloud: "Allied infantry, 4 figures, forest, G5".
import { BOARD, SIDE, TERRAIN, UNIT, UNIT_OF, WORK } from '../i18n/board';
import { PLANE, PLANES } from '../i18n/air';
import { AIR_TABLE } from '../i18n/decide-more';
import { HINT } from '../i18n/hints';
import { fill, type Lang } from '../i18n/lang';
import { BADGE, MINES, UNIT_MARK } from '../i18n/marks';
import { nameOf, sameHex } from './hex';
import type { Battle, Ground, Hex, Mark, Position, Unit, Work } from './types';
import { pipsOf } from './units/setups';

function unitWords(unit: Unit, lang: Lang): string[] {
  const ship = pipsOf(unit.type, unit.figures).length > 0;
  const [one, some] = ship ? [UNIT_MARK.hit, UNIT_MARK.hits] : [BOARD.figure, BOARD.figures];
  const words = [
    fill(UNIT_OF[unit.side][lang], { unit: UNIT[unit.type][lang] }),
    unit.figures === 1 ? one[lang] : fill(some[lang], { n: unit.figures }),
  ];
  if (unit.badge) words.push(BADGE[unit.badge][lang]);
  if (unit.camouflaged) words.push(UNIT_MARK.camouflaged[lang]);
  if (unit.afloat) words.push(UNIT_MARK.afloat[lang]);
  if (unit.crossHairs === 1) words.push(UNIT_MARK.crossHair[lang]);
  else if (unit.crossHairs) words.push(fill(UNIT_MARK.crossHairs[lang], { n: unit.crossHairs }));
  if (unit.selected) words.push(BOARD.selected[lang]);
  if (unit.mayAct) words.push(BOARD.mayAct[lang]);
  if (unit.moved) words.push(BOARD.moved[lang]);
  if (unit.battled) words.push(BOARD.battled[lang]);
  if (unit.orderedBy && !unit.mayAct) words.push(BOARD.ordered[lang]);
  return words;
}

function markWords(mark: Mark, lang: Lang): string[] {
  const words: string[] = [];
  if (mark.choice) words.push(BOARD.choice[lang]);
  if (mark.named) words.push(BOARD.named[lang]);
  if (mark.dice === 0) words.push(BOARD.attackAny[lang]);
  else if (mark.dice !== undefined && mark.aim) words.push(fill(BOARD.aim[lang], { n: mark.dice }));
  else if (mark.dice !== undefined) {
    words.push(mark.dice === 1 ? BOARD.attackOne[lang] : fill(BOARD.attack[lang], { n: mark.dice }));
  }
  if (mark.reach) words.push(mark.reach === 'free' ? BOARD.reach[lang] : BOARD.reachNoBattle[lang]);
  if (mark.retreatFrom) words.push(BOARD.retreat[lang]);
  if (mark.advised) words.push(HINT.mark[lang]);
  if (mark.sight) words.push(mark.sight === 'in' ? BOARD.inSight[lang] : BOARD.outOfSight[lang]);
  return words;
}

function worksAt(ground: Ground | undefined, position: Position, at: Hex): Work[] {
  const works: Work[] = (ground?.works ?? []).map((work) => work.is);
  if (position.wire.some((hex) => sameHex(hex, at))) works.push('wire');
  if (position.sandbags.some((bags) => sameHex(bags.at, at))) works.push('sandbags');
  return works;
}

function mineWords(position: Position, at: Hex, lang: Lang): string[] {
  const mine = position.mines?.find((one) => sameHex(one.at, at));
  if (!mine) return [];
  const words = mine.value === null ? MINES.hidden : mine.value === 0 ? MINES.dud : MINES.live;
  return [WORK.minefield[lang], fill(words[lang], { n: mine.value ?? '' })];
}

function planeWords(position: Position, at: Hex, lang: Lang): string[] {
  return (position.planes ?? [])
    .filter((plane) => sameHex(plane.at, at))
    .flatMap((plane) => [
      fill(PLANES.of[lang], { plane: PLANE[plane.kind].name[lang], side: SIDE[plane.side][lang] }),
      (plane.flying ? PLANES.flying : PLANES.parked)[lang],
      ...(plane.selected ? [BOARD.selected[lang]] : []),
      ...(plane.mayAct ? [BOARD.mayAct[lang]] : []),
    ]);
}

function objectiveWords(battle: Battle, position: Position, at: Hex, lang: Lang): string[] {
  return battle.objectives.flatMap((objective, i) => {
    if (objective.kind === 'exit' || !objective.at.some((hex) => sameHex(hex, at))) return [];
    const holder = position.held?.[i];
    const words = fill(BOARD.objective[lang], { side: SIDE[objective.for][lang] });
    return holder ? [words, fill(BOARD.held[lang], { side: SIDE[holder][lang] })] : [words];
  });
}

export function spokenName(battle: Battle, position: Position, at: Hex, lang: Lang, mark: Mark = {}): string {
  const unit = position.units.find((one) => sameHex(one.at, at));
  const ground = battle.grounds.find((one) => sameHex(one.at, at));
  const terrain = TERRAIN[ground?.terrain ?? 'countryside'][lang];
  return [
    ...(unit ? unitWords(unit, lang) : []),
    terrain,
    ...worksAt(ground, position, at).map((work) => WORK[work][lang]),
    ...mineWords(position, at, lang),
    ...(position.lostTents?.some((hex) => sameHex(hex, at)) ? [AIR_TABLE.tentsLost[lang]] : []),
    ...planeWords(position, at, lang),
    ...objectiveWords(battle, position, at, lang),
    ...markWords(mark, lang),
    nameOf(battle, at),
  ].join(', ');
}
