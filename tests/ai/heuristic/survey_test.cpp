#include "ai/heuristic/survey.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

constexpr Weights kWeights{};

Survey survey_of(const Table& t, Memory& memory) {
  return {t.battle(), t.state().open.field, Side::Allies, kWeights, memory};
}
UnitId unit_at(const Table& t, Coord at) { return t.unit(at)->id; }

TEST(HeuristicSurvey, MoreDiceAreWorthMoreAndTheLastFigureMost) {
  Table t = Position().unit("allies", "infantry", {8, 4}).unit("axis", "infantry", {8, 2}).play();
  const UnitId enemy = unit_at(t, {8, 2});
  Memory memory;
  const Survey whole = survey_of(t, memory);
  const FaceMask faces = kHitAsInfantry & kNoStar;
  EXPECT_LT(whole.strike(enemy, 1, 0, faces), whole.strike(enemy, 2, 0, faces));
  EXPECT_LT(whole.strike(enemy, 1, 0, faces), whole.strike(enemy, 1, 0, kHitAsInfantry));
  t.set_figures({8, 2}, 1);
  Memory another;
  EXPECT_GT(survey_of(t, another).strike(enemy, 1, 0, faces), whole.strike(enemy, 1, 0, faces));
}

TEST(HeuristicSurvey, CoverAndDistanceAreSafer) {
  const Table t =
      Position().terrain("forest", {8, 4}).unit("allies", "infantry", {8, 6}).unit("axis", "infantry", {9, 3}).play();
  Memory memory;
  Survey survey = survey_of(t, memory);
  const UnitId unit = unit_at(t, {8, 6});
  EXPECT_LT(survey.danger(unit, t.hex({8, 4}), 0), survey.danger(unit, t.hex({10, 4}), 0));
  EXPECT_LT(survey.danger(unit, t.hex({8, 8}), 0), survey.danger(unit, t.hex({10, 4}), 0));
  EXPECT_EQ(survey.danger(unit, t.hex({24, 8}), 0), 0);
  EXPECT_LT(survey.danger(unit, t.hex({10, 4}), 1), survey.danger(unit, t.hex({10, 4}), 0));
}

TEST(HeuristicSurvey, AskingChangesNothing) {
  const Table t = Position().unit("allies", "armor", {8, 6}).unit("axis", "infantry", {9, 3}).play();
  Memory memory;
  Survey survey = survey_of(t, memory);
  const UnitId unit = unit_at(t, {8, 6});
  Unit there = t.state().open.field[unit];
  there.at = t.hex({10, 4});
  there.set(kOrdered);
  EXPECT_GT(survey.best_attack(unit, there, Occasion::Attack), 0);
  survey.standing(unit, t.hex({12, 4}));
  EXPECT_EQ(survey.field(), t.state().open.field);
}

TEST(HeuristicSurvey, AHexNearerToAMedalIsBetter) {
  const Table t = Position().unit("allies", "infantry", {8, 8}).objective("allies", {{8, 2}}).play();
  Memory memory;
  Survey survey = survey_of(t, memory);
  const UnitId unit = unit_at(t, {8, 8});
  EXPECT_LT(survey.standing(unit, t.hex({8, 8})), survey.standing(unit, t.hex({9, 7})));
  EXPECT_LT(survey.standing(unit, t.hex({9, 7})), survey.standing(unit, t.hex({8, 2})));
}

}  // namespace
}  // namespace bocage
