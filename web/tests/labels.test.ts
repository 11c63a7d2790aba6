// Names on the maps, where they can be read.
import { describe, expect, it } from 'vitest';
import { labelBox, placeLabels } from '../src/board/labels';
import { layoutOf } from '../src/board/layout';
import { medalsOf } from '../src/board/medals';
import { BATTLES } from '../src/gallery/battles';

it('has all 19 battles', () => {
  expect(BATTLES).toHaveLength(19);
});

describe.each(BATTLES)('$id', (battle) => {
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
