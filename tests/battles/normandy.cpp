// SCN-01 to SCN-18: Pegasus Bridge, Sainte-Mère-Église and the beaches.
#include <gtest/gtest.h>

#include <set>

#include "field_work.h"

namespace bocage {
namespace {

bool all_are(const Table& t, Side side, UnitType type) {
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.side == side && unit.type != type) { return false; }
  }
  return true;
}

// Pegasus Bridge.

TEST(SCN01, TheAxisDrawsOneMoreInItsFirstAndSecondTurn) {
  Table t = Position::from_battle("01").play();
  t.give("axis", {"probe-left", "probe-right"});
  t.give("allies", {"attack-left", "attack-left", "attack-right", "attack-right", "probe-right", "probe-right"});
  const std::vector<Texts> axis_draws{
      {"attack-center", "attack-center"}, {"attack-center", "attack-center"}, {"assault-left"}, {"assault-right"}};
  const std::vector<std::size_t> axis_hand{3, 4, 4, 4};
  for (std::size_t turn = 0; turn < axis_draws.size(); ++turn) {
    t.act("play " + t.hand("allies").back()).draw({"probe-center"}).end_turn();
    EXPECT_EQ(t.hand("allies").size(), std::size_t{6});
    t.act("play " + t.hand("axis").front()).draw(axis_draws[turn]).end_turn();
    EXPECT_EQ(t.hand("axis").size(), axis_hand[turn]);
  }
}

TEST(SCN02, WithReconTheExtraCardComesAfterTheChoice) {
  Table t = Position::from_battle("01").first("axis").play();
  t.give("axis", {"recon-left", "probe-left"});
  t.act("play recon-left").draw({"barrage", "dig-in", "move-out"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep barrage", "keep dig-in"}));
  EXPECT_EQ(t.hand("axis"), Texts{"probe-left"});
  t.act("keep dig-in");
  EXPECT_EQ(t.hand("axis"), (Texts{"probe-left", "dig-in", "move-out"}));
  EXPECT_EQ(t.discard_top(), "barrage");
}

TEST(SCN03, BothBridgesAreTemporaryObjectivesOfTheAllies) {
  Table t = Position::from_battle("01").play();
  put(t, {5, 5}, {5, 1});
  put(t, {16, 8}, {19, 5});
  t.give("allies", {"general-advance", "pincer-move"});
  t.run("play general-advance", "order 5,1", "order 19,5", "done", "move 5,1 > 6,2");
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("move 19,5 > 21,5");
  EXPECT_EQ(t.medals("allies"), 2);
  t.end_turn().give("axis", {"probe-center", "probe-center"}).act("play probe-center").end_turn();
  t.run("play pincer-move", "order 6,2", "order 21,5", "done", "move 6,2 > 5,1");
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("move 21,5 > 19,5");
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(SCN03, TheBridgesGiveTheAxisNoMedal) {
  Table t = Position::from_battle("01").first("axis").play();
  put(t, {8, 2}, {5, 1});
  t.give("axis", {"probe-right", "probe-left"}).run("play probe-right", "order 5,1", "done", "move 5,1 > 6,2");
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(SCN04, AllUnitsAreOrdinary) {
  const Table t = Position::from_battle("01").play();
  EXPECT_TRUE(all_are(t, Side::Axis, UnitType::Infantry));
  EXPECT_TRUE(all_are(t, Side::Allies, UnitType::Infantry));
  for (int i = 0; i < t.battle().units(); ++i) { EXPECT_EQ(t.battle().roster(static_cast<UnitId>(i)).full, 4); }
}

// Sainte-Mère-Église. The last choice of each scatter step is to stay; inland there are seven choices.

TEST(SCN05, FourUnitsAreDroppedOneAfterTheOtherBeforeTheFirstTurn) {
  Table t = Position::from_battle("02").play();
  EXPECT_EQ(t.state().open.field.units_of(Side::Allies).count(), 6);
  for (const Coord aim : {Coord{10, 2}, Coord{16, 6}, Coord{18, 6}, Coord{2, 6}}) {
    EXPECT_EQ(t.decision(), "airdrop");
    EXPECT_EQ(t.pending_side(), "allies");
    EXPECT_TRUE(t.empty(aim));
    t.picks({6, 6, 6, 6}).act("aim " + std::to_string(aim.col) + "," + std::to_string(aim.row));
    EXPECT_EQ(t.figures(aim), 4);
    EXPECT_EQ(t.unit(aim)->type, "infantry");
    EXPECT_EQ(t.unit(aim)->side, "allies");
  }
  EXPECT_EQ(t.state().open.field.units_of(Side::Allies).count(), 10);
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.turn(), 1);
}

// A drop cannot leave the board: each step of SCN-07 goes to an existing neighbour.
TEST(SCN06, ADropOnAUnitIsOutOfTheGame) {
  Table t = Position::from_battle("02").play();
  const std::vector<std::pair<Coord, bool>> drops{
      {{12, 4}, false}, {{12, 6}, false}, {{10, 2}, true}, {{10, 2}, false}};  // on an enemy, a friend, an earlier drop
  for (const auto& [aim, lands] : drops) {
    const auto there = t.unit(aim);
    t.picks({6, 6, 6, 6}).act("aim " + to_text(t.battle().board(), t.hex(aim)));
    EXPECT_EQ(t.happened("unit-dropped"), lands ? 1 : 0);
    EXPECT_EQ(t.happened("drop-lost"), lands ? 0 : 1);
    EXPECT_EQ(t.figures(aim), 4);
    if (there) { EXPECT_EQ(t.unit(aim)->id, there->id); }
  }
  int on_board = 0;
  for (const Unit& unit : t.state().open.field.units) { on_board += unit.at != kNoHex ? 1 : 0; }
  EXPECT_EQ(on_board, 10 + 6 + 1);
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.decision(), "play");
}

TEST(SCN07, TheAlliesNameAnyHexToAimAt) {
  const Table t = Position::from_battle("02").play();
  EXPECT_EQ(t.legal().size(), std::size_t{113});
  EXPECT_TRUE(t.offers("aim 12,4"));
  EXPECT_TRUE(t.offers("aim 0,0"));
}

TEST(SCN07, EachStepGoesToANeighbourOrStays) {
  std::set<std::string> landed;
  for (int pick = 0; pick < 7; ++pick) {
    Table t = Position::from_battle("02").play();
    t.picks({pick, 6, 6, 6}).act("aim 16,4");
    ASSERT_EQ(t.happened("unit-dropped"), 1);
    landed.insert(to_text(t.battle().board(), t.events().front().at));
  }
  EXPECT_EQ(landed, (std::set<std::string>{"16,4", "14,4", "18,4", "15,3", "17,3", "15,5", "17,5"}));
}

TEST(SCN07, ADropAtTheEdgeHasFewerDirections) {
  Table t = Position::from_battle("02").play();
  t.picks({2, 2, 2, 2}).act("aim 0,8");  // two neighbours, or stay
  EXPECT_EQ(t.figures({0, 8}), 4);
  t.picks({3});
  EXPECT_THROW(t.act("aim 24,8"), std::runtime_error);
}

TEST(SCN07, FourStepsAndEachWayEquallyLikely) {
  class Listening final : public Chance {
   public:
    Face die() override { return Face::Star; }
    Card draw(const CardBag& from) override { return from.at(0); }
    int pick(int choices) override {
      asked.push_back(choices);
      return choices - 1;
    }
    std::vector<int> asked;
  };
  Listening chance;
  const auto battle = Position::from_battle("02").battle();
  State state = new_game(*battle, chance, nullptr);
  const Action aim{.kind = ActionKind::Aim, .to = *battle->board().find({16, 4})};
  ASSERT_EQ(apply(*battle, state, {Side::Allies, Role::Commander}, aim, chance, nullptr), ApplyResult::Applied);
  EXPECT_EQ(chance.asked, (std::vector<int>{7, 7, 7, 7}));
}

// Sword Beach.

TEST(SCN08, TheBunkersShelterTheAxis) {
  Table t = Position::from_battle("03").play();
  put(t, {5, 7}, {6, 4});
  t.give("allies", {"probe-left"});
  order(t, "probe-left", "6,4");
  t.skip_to("battle").dice({"star", "flag"}).act("battle 6,4 > 5,3");  // 3 - 1 dice
  EXPECT_EQ(t.decision(), "ignore-flag");
}

TEST(SCN08, TheBunkersDoNotShelterTheAllies) {
  for (const Coord bunker : {Coord{5, 3}, Coord{12, 2}, Coord{17, 3}}) {
    Table t = Position::from_battle("03").first("axis").play();
    take_off(t, bunker);
    put(t, {5, 7}, bunker);
    const Coord from{bunker.col - 1, bunker.row - 1};
    put(t, {2, 2}, from);
    t.give("axis", {"direct-from-hq"});
    const std::string at = to_text(t.battle().board(), t.hex(from));
    order(t, "direct-from-hq", at);
    t.skip_to("battle").dice({"star", "flag", "star"});
    t.act("battle " + at + " > " + to_text(t.battle().board(), t.hex(bunker)));
    EXPECT_EQ(t.decision(), "retreat");
  }
}

TEST(SCN09, TheBadgedInfantryAreSpecialForces) {
  const Table t = Position::from_battle("03").play();
  EXPECT_EQ(units_of(t, UnitType::SpecialForces), (Texts{"allies 0,8", "allies 8,8", "allies 24,8"}));
}

TEST(SCN09, SpecialForcesBattleAfterMovingTwo) {
  for (const bool commando : {true, false}) {
    Table t = Position::from_battle("03").play();
    put(t, commando ? Coord{8, 8} : Coord{10, 8}, {9, 3});
    t.give("allies", {"assault-center"});
    order(t, "assault-center", "9,3");
    t.run("move 9,3 > 11,1", "done");
    EXPECT_EQ(t.offers("battle 11,1 > 10,0"), commando);
  }
}

// Pointe du Hoc.

TEST(SCN10, TheHillsAlongTheBeachAreCliffs) {
  const Table t = Position::from_battle("04").play();
  EXPECT_EQ(hexes_of(t, Terrain::Cliff), (Texts{"0,4", "2,4", "4,4", "6,4", "8,4", "10,4", "12,4", "14,4", "16,4",
                                                "18,4", "22,4", "24,4", "19,5", "21,5", "20,6"}));
  EXPECT_EQ(hexes_of(t, Terrain::Hill), Texts{"20,4"});
}

TEST(SCN10, ClimbingThemTakesTwo) {
  Table t = Position::from_battle("04").play();
  put(t, {0, 6}, {1, 5});
  put(t, {1, 7}, {1, 3});
  put(t, {3, 7}, {4, 6});
  t.give("allies", {"attack-left"});
  t.run("play attack-left", "order 1,5", "order 1,3", "order 4,6", "done");
  EXPECT_TRUE(t.offers("move 4,6 > 5,5"));
  EXPECT_FALSE(t.offers("move 4,6 > 4,4"));  // one beach hex, then a climb: three in total
  t.run("move 1,5 > 0,4", "move 1,3 > 2,4");
  EXPECT_EQ(t.unit({0, 4})->moved, 2);
  EXPECT_EQ(t.unit({2, 4})->moved, 1);  // from inland
}

TEST(SCN11, TheBunkersShelterTheAxis) {
  Table t = Position::from_battle("04").play();
  put(t, {0, 6}, {5, 3});
  t.give("allies", {"probe-left"});
  order(t, "probe-left", "5,3");
  t.skip_to("battle");
  const State before = t.state();
  t.dice({"star", "flag"}).act("battle 5,3 > 4,2");
  EXPECT_EQ(t.decision(), "ignore-flag");
  t.state() = before;
  take_off(t, {4, 2});
  put(t, {7, 3}, {4, 2});  // any Axis unit may occupy it
  t.dice({"star", "star"}).act("battle 5,3 > 4,2");
}

TEST(SCN11, TheBunkersDoNotShelterTheAllies) {
  Table t = Position::from_battle("04").first("axis").play();
  take_off(t, {4, 2});
  put(t, {0, 6}, {4, 2});
  put(t, {13, 1}, {5, 3});
  t.give("axis", {"probe-right"});
  order(t, "probe-right", "5,3");
  t.skip_to("battle").dice({"star", "flag", "star"}).act("battle 5,3 > 4,2");
  EXPECT_EQ(t.decision(), "retreat");
}

TEST(SCN12, AllAlliedUnitsAreSpecialForces) {
  const Table t = Position::from_battle("04").play();
  EXPECT_TRUE(all_are(t, Side::Allies, UnitType::SpecialForces));
  EXPECT_EQ(units_of(t, UnitType::SpecialForces).size(), std::size_t{9});
}

TEST(SCN13, TheForestsArePermanentObjectives) {
  Table t = Position::from_battle("04").play();
  put(t, {14, 8}, {19, 1});
  put(t, {16, 8}, {21, 1});
  t.give("allies", {"probe-right", "assault-right"});
  t.run("play probe-right", "order 19,1", "order 21,1", "done", "move 19,1 > 18,0");
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("move 21,1 > 20,0");
  EXPECT_EQ(t.medals("allies"), 2);
  t.end_turn().give("axis", {"probe-center"}).act("play probe-center").end_turn();
  t.run("play assault-right", "order 18,0", "order 20,0", "done", "move 18,0 > 19,1", "move 20,0 > 21,1");
  EXPECT_EQ(t.medals("allies"), 2);
}

}  // namespace
}  // namespace bocage
