// SCN-41 to SCN-46: Arnhem Bridge and Arracourt.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "field_work.h"

namespace bocage {
namespace {

// Where the only ordered unit may move.
std::set<std::string> moves(const Table& t) {
  std::set<std::string> found;
  for (const std::string& text : t.legal()) {
    if (const std::size_t to = text.find(" > "); to != std::string::npos) { found.insert(text.substr(to + 3)); }
  }
  return found;
}

// Arnhem Bridge. The span is [15,3], [14,4], [13,5]; its ends are [16,2] and [12,6].

Table arnhem(const char* first) { return Position::from_battle("13").first(first).play(); }

TEST(SCN41, AllAlliedInfantryAreSpecialForces) {
  const Table t = arnhem("axis");
  const Texts forces = units_of(t, UnitType::SpecialForces);
  EXPECT_EQ(std::count_if(forces.begin(), forces.end(), [](const auto& text) { return text.starts_with("allies"); }),
            5);
  for (const std::string& regular : units_of(t, UnitType::Infantry)) { EXPECT_TRUE(regular.starts_with("axis")); }
}

TEST(SCN41, WithoutEffectOnArtillery) {
  Table t = arnhem("allies");
  EXPECT_EQ(t.unit({13, 7})->type, "artillery");
  put(t, {17, 1}, {12, 4});
  t.give("allies", {"probe-center"});
  order(t, "probe-center", "13,7");
  EXPECT_EQ(moves(t).count("11,7"), std::size_t{1});
  EXPECT_EQ(moves(t).count("9,7"), std::size_t{0});
  t.run("move 13,7 > 11,7", "done");
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(SCN42, TheSpanIsLeftOnlyAtItsEnds) {
  Table t = arnhem("axis");
  put(t, {17, 1}, {14, 4});
  t.give("axis", {"assault-center"});
  order(t, "assault-center", "14,4");
  EXPECT_EQ(moves(t), (std::set<std::string>{"15,3", "16,2", "13,5", "12,6"}));
}

TEST(SCN42, TheSpanIsEnteredOnlyAtItsEnds) {
  for (const Coord beside : {Coord{16, 4}, Coord{12, 4}, Coord{15, 5}}) {
    Table t = arnhem("axis");
    put(t, {17, 1}, beside);
    t.give("axis", {"assault-center"});
    order(t, "assault-center", to_text(t.battle().board(), t.hex(beside)));
    EXPECT_FALSE(moves(t).empty());
    for (const char* bridge : {"15,3", "14,4", "13,5"}) { EXPECT_EQ(moves(t).count(bridge), 0U) << bridge; }
  }
  for (const auto& [end, first] : {std::pair{Coord{16, 2}, "15,3"}, std::pair{Coord{12, 6}, "13,5"}}) {
    Table t = arnhem("axis");
    put(t, {17, 1}, end);
    t.give("axis", {"assault-center"});
    order(t, "assault-center", to_text(t.battle().board(), t.hex(end)));
    EXPECT_EQ(moves(t).count(first), 1U);
    EXPECT_EQ(moves(t).count("14,4"), 1U);
  }
}

TEST(SCN42, ARetreatFollowsTheSpan) {
  Table t = arnhem("axis");
  put(t, {10, 4}, {14, 4});
  put(t, {15, 1}, {15, 3});
  t.give("axis", {"assault-center"});
  order(t, "assault-center", "15,3");
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 15,3 > 14,4");
  EXPECT_EQ(t.legal(), Texts{"retreat 14,4 > 13,5"});  // [15,5] does not lead off the bridge
}

TEST(SCN42, ARetreatThatWouldLeaveTheSpanCostsAFigure) {
  Table t = arnhem("axis");
  put(t, {10, 4}, {14, 4});
  put(t, {20, 6}, {13, 5});
  put(t, {15, 1}, {15, 3});
  t.give("axis", {"assault-center"});
  order(t, "assault-center", "15,3");
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 15,3 > 14,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

TEST(SCN42, GroundIsTakenOnlyAlongTheSpan) {
  for (const bool along : {true, false}) {
    Table t = arnhem("axis");
    put(t, {10, 4}, {14, 4});
    t.set_figures({14, 4}, 1);
    const std::string from = along ? "15,3" : "16,4";
    put(t, {15, 1}, along ? Coord{15, 3} : Coord{16, 4});
    t.give("axis", {"assault-center"});
    order(t, "assault-center", from);
    t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle " + from + " > 14,4");
    EXPECT_EQ(t.decision(), along ? "take-ground" : "battle");
  }
}

TEST(SCN43, InfantryDoesNotBattleAcrossTheRhine) {
  Table t = arnhem("axis");
  put(t, {17, 1}, {16, 2});  // infantry on the north bank
  put(t, {15, 1}, {14, 2});  // armor beside it
  put(t, {10, 4}, {16, 4});
  t.give("axis", {"assault-center"});
  t.run("play assault-center", "order 16,2", "order 14,2", "order 14,0", "done", "done");
  EXPECT_FALSE(t.offers("battle 16,2 > 16,4"));
  EXPECT_TRUE(t.why_not("battle 16,2 > 16,4").starts_with("SCN-43"));
  EXPECT_TRUE(t.offers("battle 14,2 > 16,4"));  // armor
  EXPECT_TRUE(t.offers("battle 14,0 > 16,4"));  // artillery
}

TEST(SCN43, UnitsOnOneBankMayBattle) {
  Table t = arnhem("axis");
  put(t, {20, 6}, {22, 4});
  t.give("axis", {"assault-left"});
  order(t, "assault-left", "22,2");
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 22,2 > 22,4"));
}

TEST(SCN43, AUnitOnTheBridgeIsOnNeitherBank) {
  for (const char* first : {"axis", "allies"}) {
    Table t = arnhem(first);
    put(t, {17, 1}, {15, 3});
    put(t, {10, 4}, {16, 4});
    t.give(first, {"assault-center"});
    const std::string from = first == std::string("axis") ? "15,3" : "16,4";
    const std::string to = first == std::string("axis") ? "16,4" : "15,3";
    order(t, "assault-center", from);
    t.skip_to("battle");
    EXPECT_TRUE(t.offers("battle " + from + " > " + to));
  }
}

TEST(SCN44, TheMarkedAxisArmorIsElite) {
  const Table t = arnhem("axis");
  EXPECT_EQ(units_of(t, UnitType::EliteArmor), (Texts{"axis 2,0", "axis 4,0", "axis 6,0"}));
  EXPECT_EQ(units_of(t, UnitType::Armor), (Texts{"axis 18,0", "axis 15,1"}));
  EXPECT_EQ(t.figures({2, 0}), 4);
  EXPECT_EQ(t.figures({18, 0}), 3);
}

TEST(SCN45, TheBadgedAxisInfantryAreSpecialForces) {
  Texts found;
  for (const std::string& text : units_of(arnhem("axis"), UnitType::SpecialForces)) {
    if (text.starts_with("axis")) { found.push_back(text); }
  }
  EXPECT_EQ(found, (Texts{"axis 0,0", "axis 8,0"}));
}

// Arracourt.

TEST(SCN46, ArracourtHasNoSpecialRules) {
  const Table t = Position::from_battle("14").play();
  const BattleSpec& spec = t.battle().spec();
  EXPECT_TRUE(spec.objectives.empty());
  EXPECT_TRUE(spec.sudden_death.empty());
  EXPECT_TRUE(spec.spans.empty());
  EXPECT_TRUE(spec.extra_draws[0].empty() && spec.extra_draws[1].empty());
  EXPECT_FALSE(spec.airdrop || spec.recon_strike || spec.banks || spec.deck_out_winner);
  EXPECT_TRUE(spec.blocks_artillery.empty());
  EXPECT_TRUE(spec.finest_hour_reshuffles);
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    EXPECT_EQ(unit.full, info(unit.type).full);
    EXPECT_EQ(unit.worth, 1);
  }
  EXPECT_TRUE(units_of(t, UnitType::SpecialForces).empty() && units_of(t, UnitType::EliteArmor).empty());
}

}  // namespace
}  // namespace bocage
