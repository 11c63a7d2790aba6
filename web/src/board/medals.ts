// Where the medals of objectives lie: at the upper left of their hex, in the corner that a unit's base leaves free.
import type { Layout, Point } from './layout';
import type { Battle, Objective, Side } from './types';

export interface Medal extends Point {
  readonly key: string;
  readonly objective: Objective;
  readonly holder: Side | undefined;
}

export const MEDAL_AT: Point = { x: -23, y: -26 };

export function medalsOf(battle: Battle, layout: Layout, held: Readonly<Record<number, Side>> = {}): Medal[] {
  return battle.objectives.flatMap((objective, i) =>
    objective.tokens.map((hex) => {
      const { x, y } = layout.center(hex);
      return { x: x + MEDAL_AT.x, y: y + MEDAL_AT.y, key: `${i}:${hex}`, objective, holder: held[i] };
    }),
  );
}
