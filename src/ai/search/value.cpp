#include "ai/search/value.h"

#include <algorithm>
#include <cmath>

#include "ai/heuristic/card_worth.h"
#include "rules/medals.h"

namespace bocage {
namespace {

// Found by logistic regression over the turns of games that `heuristic` played against itself (bench/tune/fit_value.cpp).
constexpr Features kFactors{2.7113,  0.9662, 0.5484, -0.0348, -0.6289, 0.0511, 0.0199, -0.0455,
                            -0.0407, 0.0533, 0.0943, -0.0206, 0.7047,  0.4024, 0.0568, 0.0468};

enum Feature : std::size_t {
  kMedals,       // of those it needs
  kNextMedal,    // weighs more the fewer are missing
  kFigures,      // each as its part of a medal
  kLoneFigures,  // units with one figure
  kDanger,       // what the enemy's next turn may cost
  kGoals,        // nearness to the hexes it wants
  kAttackNow,    // attacks from where units stand, of the side on turn ...
  kAttackLater,  // ... and of the other
  kUnits,
  kOnTurn,
  kFiguresByNeed,
  kContact,    // nearness of the enemy
  kCardNow,    // what its best card can do, of the side on turn ...
  kCardLater,  // ... and of the other
  kNextCardNow,
  kNextCardLater,
  kFeatureCount,
};
static_assert(kFeatureCount == kFeatures);

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
  found[kMedals] = static_cast<double>(won) / need;
  found[kNextMedal] = 1.0 / (need - won + 0.5);
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
    found[kFigures] += static_cast<double>(roster.worth) * ready.figures / roster.full;
    found[kLoneFigures] += ready.figures == 1 ? roster.worth : 0;
    found[kDanger] += survey.danger(unit, hex, 0) / kPoints;
    found[acts ? kAttackNow : kAttackLater] += attack / kPoints;
    found[kUnits] += 1;
  });
  found[kGoals] = nearness(battle, field.units_of(side), survey.goals().wanted());
  found[kOnTurn] = acts ? 1 : 0;
  found[kFiguresByNeed] = found[kFigures] / need;
  found[acts ? kCardNow : kCardLater] = hand.best / kPoints;
  found[acts ? kNextCardNow : kNextCardLater] = hand.next / kPoints;
  found[kContact] = nearness(battle, field.units_of(other(side)), field.units_of(side));
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
