// The Overlord battle of Omaha Beach: setup and special rules.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

Position omaha() { return Position::from_battle("o1"); }

const Texts kCards{"recon-left",  "recon-center", "probe-left",   "probe-center",
                   "probe-right", "attack-left",  "attack-right", "barrage"};

TEST(Omaha, SetUp) {
  const Table t = omaha().play();
  EXPECT_EQ(t.battle().units(), 41);
  EXPECT_EQ(t.state().open.field.units_of(Side::Axis).count(), 16);
  EXPECT_EQ(t.state().open.field.units_of(Side::Allies).count(), 25);
  for (const char* side : {"axis", "allies"}) {
    EXPECT_EQ(t.hand(side).size(), 8U) << side;
    EXPECT_EQ(t.medals(side), 0) << side;
  }
  EXPECT_EQ(t.battle().spec().medals, (BySide<std::uint8_t>{8, 8}));
  EXPECT_EQ(t.deck_size(), 120 - 16);
  EXPECT_EQ(t.pending_posts(), Texts{"axis/commander hand-out"}) << "the Axis begins";
}

TEST(Omaha, EightTownsAreWorthAMedalEachToTheAllies) {
  const auto battle = omaha().battle();
  EXPECT_EQ(battle->spec().objectives.size(), 8U);
  for (const Objective& town : battle->spec().objectives) {
    EXPECT_EQ(town.side, Side::Allies);
    EXPECT_EQ(town.hexes.count(), 1);
    EXPECT_EQ(town.worth, 1);
    EXPECT_FALSE(town.keep) << "while they hold it";
    town.hexes.for_each([&](Hex hex) { EXPECT_EQ(battle->terrain(hex), Terrain::Town); });
  }
}

TEST(Omaha, TheWholeUpperEdgeIsAWayOutForTheAllies) {
  const auto battle = omaha().battle();
  EXPECT_EQ(battle->exits(Side::Allies).count(), 26);
  battle->exits(Side::Allies).for_each([&](Hex hex) { EXPECT_EQ(battle->board().coord(hex).row, 0); });
  EXPECT_TRUE(battle->exits(Side::Axis).empty());
}

TEST(Omaha, FiveBunkersForTheAxisFourSeaWallsForTheAllies) {
  const auto battle = omaha().battle();
  int bunkers = 0;
  int walls = 0;
  for (const WorkAt& work : battle->works()) {
    if (work.is == Work::Bunker) {
      ++bunkers;
      EXPECT_EQ(work.owner, Side::Axis);
    }
    if (work.is == Work::SeaWall) {
      ++walls;
      EXPECT_EQ(work.owner, Side::Allies);
    }
  }
  EXPECT_EQ(bunkers, 5);
  EXPECT_EQ(walls, 4);
}

// A bunker takes one die from infantry and two from armor; a sea wall, like sandbags, one from each.
TEST(Omaha, BunkersAndSeaWallsShelterTheirOwnersOnly) {
  const auto battle = omaha().battle();
  const auto hex = [&](Coord at) { return battle->board().find(at).value(); };
  EXPECT_EQ(battle->protection(Side::Allies, Arm::Infantry, hex({35, 5})), 1);
  EXPECT_EQ(battle->protection(Side::Allies, Arm::Armor, hex({35, 5})), 1);
  EXPECT_EQ(battle->protection(Side::Axis, Arm::Infantry, hex({35, 5})), 0);
  EXPECT_TRUE(battle->ignores_flag(Side::Allies, Arm::Infantry).contains(hex({35, 5})));
  EXPECT_FALSE(battle->ignores_flag(Side::Axis, Arm::Infantry).contains(hex({35, 5})));
  EXPECT_TRUE(battle->ignores_flag(Side::Axis, Arm::Infantry).contains(hex({9, 3})));
  EXPECT_FALSE(battle->ignores_flag(Side::Allies, Arm::Infantry).contains(hex({9, 3})));
}

TEST(Omaha, EitherCommanderMayPlayAReconAsABarrageOfFourDice) {
  for (const std::string side : {"axis", "allies"}) {
    Table t = omaha().first(side).hand(side, kCards).play();
    t.hand_out({"recon-left commander as barrage"});
    EXPECT_EQ(t.pending_posts(), Texts{side + "/commander target"});
    const bool axis = side == "axis";
    EXPECT_TRUE(t.offers(axis ? "target 50,8" : "target 0,4")) << "any enemy unit";
    t.dice({"grenade", "star", "star", "star"}).act(axis ? "target 1,7" : "target 6,0");
    EXPECT_EQ(t.figures(axis ? Coord{1, 7} : Coord{6, 0}), 3);
    EXPECT_TRUE(t.offers_to(side + "/left", "initiative")) << "the left general got nothing";
  }
}

TEST(Omaha, ReconAsBarrageIsTheCommandersOwnCard) {
  Table t = omaha().hand("axis", kCards).play();
  t.act("hand-out recon-left commander as barrage");
  EXPECT_FALSE(t.offers("hand-out barrage commander"));
  EXPECT_FALSE(t.offers("hand-out recon-center commander as barrage"));
  EXPECT_TRUE(t.offers("hand-out recon-center center"));
  t.act("take-back recon-left commander");
  EXPECT_TRUE(t.offers("hand-out barrage commander"));
  EXPECT_TRUE(t.offers("hand-out recon-left left")) << "or as what it is";
  EXPECT_FALSE(t.offers("hand-out recon-left commander")) << "but not as a Recon";
}

TEST(Omaha, OnlyAReconMayBePlayedAsABarrage) {
  const Table t = omaha().hand("axis", kCards).play();
  EXPECT_TRUE(t.offers("hand-out recon-center commander as barrage"));
  EXPECT_FALSE(t.offers("hand-out probe-left commander as barrage"));
  const Table plain = Position()
                          .overlord()
                          .unit("axis", "infantry", {0, 0})
                          .unit("allies", "infantry", {50, 8})
                          .hand("allies", kCards)
                          .play();
  EXPECT_FALSE(plain.offers("hand-out recon-left commander as barrage")) << "in this battle only";
}

std::size_t hand_after(const std::string& recon) {
  Table t = omaha().hand("axis", kCards).play();
  t.hand_out({recon, "probe-center center", "probe-right right"});
  if (t.decision() == "target") { t.dice({"star", "star", "star", "star"}).act("target 1,7"); }
  t.place_all();
  t.end_turn();
  return t.hand("axis").size();
}

TEST(Omaha, ReconAsBarrageBringsNoExtraCard) {
  EXPECT_EQ(hand_after("recon-left commander as barrage"), 7U) << "5 and 2";
  EXPECT_EQ(hand_after("recon-left left"), 8U) << "5 and 3";
}

// The Allied left Field General, with a Probe in S1, has ordered the unit on `at` and may move it.
Table moving(Position position, const std::string& at) {
  Table t = position.first("allies").hand("allies", kCards).play();
  t.hand_out({"probe-left left"});
  t.act("place probe-left left").act("order " + at).act_as("allies/left", "done");
  return t;
}

TEST(Omaha, LeavingOverTheUpperEdgeIsWorthAMedal) {
  Table t = moving(omaha().unit("allies", "infantry", {4, 0}), "4,0");
  t.act("exit 4,0");
  EXPECT_TRUE(t.empty({4, 0}));
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 0) << "it is not destroyed";
  EXPECT_EQ(t.happened("unit-exited"), 1);
  t.end_turn();
  EXPECT_EQ(t.medals("allies"), 1) << "the medal is permanent";
}

TEST(Omaha, TheLastStepOfAMoveMayLeadOut) {
  const Table near = moving(omaha().unit("allies", "infantry", {5, 1}), "5,1");
  EXPECT_TRUE(near.offers("exit 5,1")) << "one hex to 4,0 and one out";
  const Table far = moving(omaha().unit("allies", "infantry", {4, 2}), "4,2");
  EXPECT_FALSE(far.offers("exit 4,2")) << "two hexes to 4,0: no step left";
}

TEST(Omaha, ATownStopsAUnitBeforeItCanLeave) {
  const Table before = moving(omaha().unit("allies", "infantry", {1, 1}), "1,1");
  EXPECT_FALSE(before.offers("exit 1,1")) << "both hexes ahead are towns";
  EXPECT_TRUE(before.offers("move 1,1 > 2,0"));
  const Table inside = moving(omaha().unit("allies", "infantry", {2, 0}), "2,0");
  EXPECT_TRUE(inside.offers("exit 2,0")) << "in a later turn it may";
}

TEST(Omaha, TheAxisDoesNotLeave) {
  Table t = omaha().hand("axis", kCards).play();
  t.hand_out({"attack-right right"});
  t.act("place attack-right right").act("order 6,0").act_as("axis/right", "done");
  EXPECT_TRUE(t.offers("move 6,0 > 4,0"));
  EXPECT_FALSE(t.offers_kind("exit"));
}

TEST(Omaha, TheEighthMedalByAnExitWinsAtOnce) {
  Table t = moving(omaha().medals("allies", 1).unit("allies", "infantry", {4, 0}), "4,0");
  t.act("exit 4,0");
  EXPECT_EQ(t.winner(), "allies");
}

TEST(Omaha, ATownCountsWhileItIsHeld) {
  Table t = moving(omaha().unit("allies", "infantry", {1, 1}), "1,1");
  t.act("move 1,1 > 2,0");
  EXPECT_EQ(t.medals("allies"), 1);
}

// 3,3 is a bluff; 4,4 is beach, 3,1 and 4,2 are inland.
TEST(Omaha, ABluffFromTheBeachCostsTwo) {
  const Table below = moving(omaha().unit("allies", "infantry", {4, 4}), "4,4");
  EXPECT_TRUE(below.offers("move 4,4 > 3,3"));
  EXPECT_FALSE(below.offers("move 4,4 > 4,2")) << "nothing is left for a step beyond it";
  const Table inland = moving(omaha().unit("allies", "infantry", {4, 2}), "4,2");
  EXPECT_TRUE(inland.offers("move 4,2 > 4,4")) << "down again it is a hill like any other";
}

TEST(Omaha, AfterClimbingInfantryHasMovedTwo) {
  Table t = moving(omaha().unit("allies", "infantry", {4, 4}), "4,4");
  t.act("move 4,4 > 3,3").skip_to("battle");
  EXPECT_FALSE(t.offers("battle 3,3 > 5,3"));
}

TEST(Omaha, ArmorClimbsNoBluffFromTheBeach) {
  const Table below = moving(omaha().unit("allies", "armor", {4, 4}), "4,4");
  EXPECT_FALSE(below.offers("move 4,4 > 3,3"));
  const Table inland = moving(omaha().unit("allies", "armor", {4, 2}), "4,2");
  EXPECT_TRUE(inland.offers("move 4,2 > 3,3"));
}

TEST(Omaha, TheTwoRangers) {
  const Table t = omaha().play();
  int rangers = 0;
  t.state().open.field.units_of(Side::Allies).for_each([&](Hex hex) {
    rangers += t.battle().roster(t.state().open.field.at(hex)).type == UnitType::SpecialForces ? 1 : 0;
  });
  EXPECT_EQ(rangers, 2);
  EXPECT_EQ(t.unit({48, 8})->type, "special-forces");
  EXPECT_EQ(t.unit({50, 8})->type, "special-forces");
}

// From 22,6 over the beach to 20,4, below the bunker on 19,3.
TEST(Omaha, RangersBattleAfterTwoHexesOrdinaryInfantryDoesNot) {
  for (const std::string type : {"special-forces", "infantry"}) {
    Table t = omaha().unit("allies", type, {22, 6}).first("allies").hand("allies", kCards).play();
    t.hand_out({"probe-center center"});
    t.act("place probe-center left").act("order 22,6").act_as("allies/center", "done").act("move 22,6 > 20,4");
    t.skip_to("battle");
    EXPECT_EQ(t.offers("battle 20,4 > 19,3"), type == "special-forces") << type;
  }
}

}  // namespace
}  // namespace bocage
