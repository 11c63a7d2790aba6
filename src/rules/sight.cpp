#include "rules/sight.h"

#include "board/line.h"

namespace bocage {

HexSet blockers(const Battle& battle, const Field& field, Hex from, Hex to) {
  if (battle.board().distance(from, to) <= 1) { return {}; }
  const Line line = line_between(battle.board(), from, to);
  HexSet obstructed;
  (line.across | line.left | line.right).for_each([&](Hex hex) {
    if (battle.obstructs(hex, from, to) || field.everybody().contains(hex)) { obstructed.add(hex); }
  });
  if (!blocks(line, obstructed)) { return {}; }
  const bool both_sides = (line.left & obstructed).any() && (line.right & obstructed).any();
  return both_sides ? obstructed : obstructed & line.across;
}

}  // namespace bocage
