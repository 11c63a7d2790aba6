#include "ai/search/value.h"

#include <algorithm>
#include <cmath>

#include "ai/heuristic/card_worth.h"
#include "rules/medals.h"

namespace bocage {
namespace {

// Found by logistic regression over the turns of games that the sergeant played against itself (bench/fit_value.cpp).
constexpr Features kFactors{2.7113,  0.9662, 0.5484, -0.0348, -0.6289, 0.0511, 0.0199, -0.0455,
                            -0.0407, 0.0533, 0.0943, -0.0206, 0.7047,  0.4024, 0.0568, 0.0468};

constexpr int kVictory = 2000;  // points, on top of the last medal

// How near the side is to what it wants: 1 for a hex beside it, less for one far away.
double nearness(const Battle& battle, const HexSet& units, const HexSet& goals) {
  double sum = 0;
  goals.for_each([&](Hex goal) {
    int nearest = Board::kMaxRange;
    units.for_each([&](Hex unit) { nearest = std::min(nearest, battle.board().distance(unit, goal)); });
    sum += 1.0 / std::max(1, nearest);
  });
  return sum;
}

Features of_side(const Battle& battle, const State& state, Side side, const Weights& weights) {
  static constexpr double kPoints = 1000;
  const Public& open = state.open;
  const Field& field = open.field;
  const bool acts = open.on_turn == side;
  const int need = battle.spec().medals[index(side)];
  const int won = medals(battle, field, side);
  Features found{};
  found[0] = static_cast<double>(won) / need;
  found[1] = 1.0 / (need - won + 0.5);
  Weights calm = weights;
  calm.victory = kVictory;
  const Post post{side, Role::Commander};
  const View view = observe(battle, state, viewer_of(side));
  Mind mind(battle, post, view, calm);
  Survey& survey = mind.survey();
  const HandWorth hand = hand_worth(mind);
  field.units_of(side).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    const RosterUnit& roster = battle.roster(unit);
    Unit ready{.at = hex, .figures = field[unit].figures, .traits = field[unit].traits};
    ready.set(kOrdered);
    const int attack = survey.best_attack(unit, ready, Occasion::Battle);
    found[2] += static_cast<double>(roster.worth) * ready.figures / roster.full;
    found[3] += ready.figures == 1 ? roster.worth : 0;
    found[4] += survey.danger(unit, hex, 0) / kPoints;
    found[acts ? 6 : 7] += attack / kPoints;
    found[8] += 1;
  });
  found[5] = nearness(battle, field.units_of(side), survey.goals().wanted());
  found[9] = acts ? 1 : 0;
  found[10] = found[2] / need;
  found[acts ? 12 : 13] = hand.best / kPoints;
  found[acts ? 14 : 15] = hand.next / kPoints;
  found[11] = nearness(battle, field.units_of(other(side)), field.units_of(side));
  return found;
}

}  // namespace

Features features(const Battle& battle, const State& state, Side side, const Weights& weights) {
  Features own = of_side(battle, state, side, weights);
  const Features enemy = of_side(battle, state, other(side), weights);
  for (std::size_t i = 0; i < kFeatures; ++i) { own[i] -= enemy[i]; }
  return own;
}

double win_chance(const Battle& battle, const State& state, Side side, const Weights& weights) {
  if (state.open.over()) { return state.open.winner == side ? 1 : 0; }
  const Features found = features(battle, state, side, weights);
  double sum = 0;
  for (std::size_t i = 0; i < kFeatures; ++i) { sum += kFactors[i] * found[i]; }
  return 1 / (1 + std::exp(-sum));
}

}  // namespace bocage
