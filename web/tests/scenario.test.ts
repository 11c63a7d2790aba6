import { describe, expect, it } from 'vitest';
import { onBoard } from '../src/board/hex';
import { battleOf, openingOf } from '../src/board/scenario';
import { placeLabels, labelBox } from '../src/board/labels';
import { layoutOf } from '../src/board/layout';
import { medalsOf } from '../src/board/medals';
import { FILES, fileOf } from './battles';

it('reads all 19 battles', () => {
  expect(FILES).toHaveLength(19);
});

describe.each(FILES)('%s', (id, file) => {
  const battle = battleOf(file);
  const opening = openingOf(file);

  it('becomes a battle and a position', () => {
    expect(battle.id).toBe(id);
    expect(battle.grounds).toHaveLength(battle.width === 26 ? 230 : 113);
    expect(opening.units).toHaveLength(file.units.length);
    expect(new Set(opening.units.map((unit) => unit.id)).size).toBe(file.units.length);
    for (const unit of opening.units) {
      expect(onBoard(battle, unit.at)).toBe(true);
      expect(unit.figures).toBeGreaterThan(0);
    }
    const works =
      battle.grounds.flatMap((ground) => ground.works).length +
      opening.wire.length +
      opening.sandbags.length +
      (opening.mines ?? []).length;
    expect(works).toBe((file.structures ?? []).length + (file.obstacles ?? []).length);
  });

  it.each([false, true])('has labels that touch neither each other nor a base (turned: %s)', (turned) => {
    const layout = layoutOf(battle, turned);
    const labels = placeLabels(battle.labels, layout, medalsOf(battle, layout));
    const boxes = labels.map(({ text, x, y }) => labelBox(text, { x, y }));
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${labels[i]?.text}`).toBe(true);
      }
      const rows = battle.grounds.map((ground) => Math.abs(layout.center(ground.at).y - (a.y + a.height / 2)));
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(29);
    });
  });
});

it('keeps what makes a hex special', () => {
  const omaha = battleOf(fileOf('05-omaha-beach'));
  const kinds = new Set(omaha.grounds.map((ground) => ground.terrain));
  for (const kind of ['bluff', 'beach', 'ocean', 'town', 'hill']) expect(kinds).toContain(kind);
  const works = new Set(omaha.grounds.flatMap((ground) => ground.works.map((work) => work.is)));
  expect(works).toEqual(new Set(['bunker', 'hedgehog', 'sea-wall']));
  const overlord = battleOf(fileOf('o1-omaha-beach-overlord'));
  expect(overlord.wings).toEqual([17, 33]);
  expect(overlord.objectives.some((objective) => objective.kind === 'exit' && objective.tokens.length === 0)).toBe(
    true,
  );
});
