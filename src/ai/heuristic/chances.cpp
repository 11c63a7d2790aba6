#include "ai/heuristic/chances.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "rules/odds.h"

namespace bocage {
namespace {

// Larger values are clamped: attacks do not have more dice, units hardly ever more figures, and a unit that ignores
// three flags ignores all it is likely to see.
constexpr int kMostDice = 8;
constexpr int kMostFigures = 6;
constexpr int kMostIgnorable = 3;
constexpr int kMostSides = 5;  // the sixth is the flag

// Some set of faces that covers this many sides; the odds depend on nothing else.
FaceMask faces_on(int sides) {
  static constexpr std::array kOnOneSide{Face::Grenade, Face::Armor, Face::Star};
  FaceMask faces = sides >= 4 ? mask(Face::Infantry) : 0;
  for (const Face face : kOnOneSide) {
    if (sides_with(faces) < sides) { faces = static_cast<FaceMask>(faces | mask(face)); }
  }
  return faces;
}

// Rows are in the order of these loops; row_of() computes the index.
std::vector<Chances> work_out() {
  std::vector<Chances> rows;
  const auto thousandths = [](double chance) { return static_cast<int>(std::lround(chance * 1000)); };
  for (int dice = 0; dice <= kMostDice; ++dice) {
    for (int figures = 0; figures <= kMostFigures; ++figures) {
      for (int ignorable = 0; ignorable <= kMostIgnorable; ++ignorable) {
        for (int sides = 0; sides <= kMostSides; ++sides) {
          const Odds exact = odds(dice, faces_on(sides), figures, ignorable);
          rows.push_back({.hits = thousandths(exact.expected_hits),
                          .eliminate = thousandths(exact.eliminate),
                          .retreat = thousandths(exact.retreat)});
        }
      }
    }
  }
  return rows;
}

std::size_t row_of(int dice, int figures, int ignorable, int sides) {
  int row = std::clamp(dice, 0, kMostDice);
  row = row * (kMostFigures + 1) + std::clamp(figures, 0, kMostFigures);
  row = row * (kMostIgnorable + 1) + std::clamp(ignorable, 0, kMostIgnorable);
  row = row * (kMostSides + 1) + std::min(sides, kMostSides);
  return static_cast<std::size_t>(row);
}

}  // namespace

Chances chances(int dice, FaceMask faces, int figures, int ignorable_flags) {
  static const std::vector<Chances> kRows = work_out();
  return kRows[row_of(dice, figures, ignorable_flags, sides_with(faces))];
}

}  // namespace bocage
