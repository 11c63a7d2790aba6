// What a hex is called aloud: "Allied infantry, 4 figures, forest, G5".
import { BOARD, SIDE, TERRAIN, UNIT, UNIT_OF, WORK } from '../i18n/board';
import { fill, type Lang } from '../i18n/lang';
import { nameOf, sameHex } from './hex';
import type { Battle, Ground, Hex, Mark, Position, Unit, Work } from './types';

function unitWords(unit: Unit, lang: Lang): string[] {
  const words = [
    fill(UNIT_OF[unit.side][lang], { unit: UNIT[unit.type][lang] }),
    unit.figures === 1 ? BOARD.figure[lang] : fill(BOARD.figures[lang], { n: unit.figures }),
  ];
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
  if (mark.sight) words.push(mark.sight === 'in' ? BOARD.inSight[lang] : BOARD.outOfSight[lang]);
  return words;
}

function worksAt(ground: Ground | undefined, position: Position, at: Hex): Work[] {
  const works: Work[] = (ground?.works ?? []).map((work) => work.is);
  if (position.wire.some((hex) => sameHex(hex, at))) works.push('wire');
  if (position.sandbags.some((bags) => sameHex(bags.at, at))) works.push('sandbags');
  return works;
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
    ...objectiveWords(battle, position, at, lang),
    ...markWords(mark, lang),
    nameOf(battle, at),
  ].join(', ');
}
