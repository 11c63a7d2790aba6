// CARD: rules that all cards share.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(CARD01, LeftAndRightAreThoseOfThePlayer) {
  const Position ground = Position()
                              .unit("allies", "infantry", {2, 6})
                              .unit("allies", "infantry", {22, 6})
                              .unit("axis", "infantry", {2, 2})
                              .unit("axis", "infantry", {22, 2});
  Table bottom = ground.play();
  bottom.act("play probe-left");
  EXPECT_TRUE(bottom.offers("order 2,6"));
  EXPECT_FALSE(bottom.offers("order 22,6"));

  Table top = Position(ground).first("axis").play();
  top.act("play probe-left");
  EXPECT_TRUE(top.offers("order 22,2"));
  EXPECT_FALSE(top.offers("order 2,2"));
}

TEST(CARD01, RightLikewise) {
  const Position ground = Position()
                              .unit("allies", "infantry", {2, 6})
                              .unit("allies", "infantry", {22, 6})
                              .unit("axis", "infantry", {2, 2})
                              .unit("axis", "infantry", {22, 2});
  Table bottom = ground.play();
  bottom.act("play probe-right");
  EXPECT_TRUE(bottom.offers("order 22,6"));
  EXPECT_FALSE(bottom.offers("order 2,6"));

  Table top = Position(ground).first("axis").play();
  top.act("play probe-right");
  EXPECT_TRUE(top.offers("order 2,2"));
  EXPECT_FALSE(top.offers("order 22,2"));
}

TEST(CARD01, TheEdgeDecidesNotTheSide) {
  Table t = Position()
                .edge("axis", "bottom")
                .edge("allies", "top")
                .unit("allies", "infantry", {2, 2})
                .unit("allies", "infantry", {22, 2})
                .unit("axis", "infantry", {12, 8})
                .play();
  t.act("play probe-left");
  EXPECT_TRUE(t.offers("order 22,2"));
  EXPECT_FALSE(t.offers("order 2,2"));
}

TEST(CARD02, OrderedUnitsFollowTheCoreRules) {
  Table t = Position()
                .terrain("forest", {6, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {8, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 4,4", "done");
  EXPECT_TRUE(t.offers("move 4,4 > 6,4"));
  EXPECT_FALSE(t.offers("move 4,4 > 8,4"));   // MOV-04
  EXPECT_FALSE(t.offers("move 4,4 > 10,4"));  // UNIT-01
  t.run("move 4,4 > 6,4", "done");
  EXPECT_FALSE(t.offers("battle 6,4 > 8,4"));  // MOV-17
}

// The example: infantry at distance 3 against a forest, 1 - 1 + 1 = 1 die.
TEST(CARD03, TheExtraDieMakesABattlePossible) {
  const Position ground = Position()
                              .terrain("forest", {12, 4})
                              .unit("allies", "infantry", {6, 4})
                              .unit("axis", "infantry", {12, 4})
                              .hand("allies", {"firefight", "probe-left"});
  Table with = ground.play();
  with.run("play firefight", "order 6,4", "done");
  with.dice({"infantry"}).act("battle 6,4 > 12,4");
  EXPECT_EQ(with.figures({12, 4}), 3);

  Table without = ground.play();
  without.run("play probe-left", "order 6,4", "done", "done");
  EXPECT_FALSE(without.offers("battle 6,4 > 12,4"));
}

TEST(CARD03, NoBattleIfThereIsStillNoDie) {
  Table t = Position()
                .terrain("forest", {12, 4})
                .work("wire", {6, 4})
                .unit("allies", "infantry", {6, 4})
                .unit("axis", "infantry", {12, 4})
                .hand("allies", {"firefight"})
                .play();
  t.run("play firefight", "order 6,4", "done");  // 1 + 1 - 1 - 1 = 0
  EXPECT_FALSE(t.offers("battle 6,4 > 12,4"));
}

struct Fallback {
  std::string card;
  std::string other_kind;
  std::string third_kind;
};
const std::vector<Fallback> kFallbacks{
    {"armor-assault", "infantry", "artillery"},   {"artillery-bombard", "infantry", "armor"},
    {"behind-enemy-lines", "armor", "artillery"}, {"dig-in", "armor", "artillery"},
    {"infantry-assault", "armor", "artillery"},   {"move-out", "armor", "artillery"},
};

TEST(CARD04, WithoutTheKindOneUnitOfAnyKindAnywhere) {
  for (const Fallback& row : kFallbacks) {
    SCOPED_TRACE(row.card);
    Table t = Position()
                  .unit("allies", row.other_kind, {2, 6})
                  .unit("allies", row.third_kind, {12, 6})
                  .unit("allies", row.other_kind, {22, 6})
                  .unit("axis", "infantry", {12, 0})
                  .hand("allies", {row.card})
                  .play();
    t.act("play " + row.card);
    EXPECT_EQ(t.legal(), (std::vector<std::string>{"order 2,6", "order 12,6", "order 22,6", "done"}));
    t.act("order 12,6");
    EXPECT_EQ(t.legal(), (std::vector<std::string>{"done"}));
  }
}

TEST(CARD04, OnlyWhereTheCardSaysSo) {
  for (const std::string card : {"close-assault", "firefight"}) {
    SCOPED_TRACE(card);
    Table t = Position()
                  .unit("allies", "artillery", {12, 6})
                  .unit("axis", "infantry", {card == "firefight" ? 14 : 22, 6})
                  .hand("allies", {card})
                  .play();
    t.act("play " + card);
    EXPECT_FALSE(t.offers_kind("order"));
  }
}

TEST(CARD05, AFallbackOrderGivesNoExtraDie) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {6, 4})
                .hand("allies", {"armor-assault"})
                .play();
  t.run("play armor-assault", "order 4,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 6,4");
}

TEST(CARD05, NoExtraMoveAndNoSecondBattle) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {6, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 4,4", "done");
  EXPECT_TRUE(t.offers("move 4,4 > 0,4"));
  EXPECT_FALSE(t.offers("move 4,4 > 7,1"));  // three hexes
  t.act("done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 6,4");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(CARD05, TerrainIsNotLiftedAndThereIsNoSecondMove) {
  Table t = Position()
                .terrain("forest", {3, 3})
                .unit("allies", "armor", {4, 4})
                .unit("axis", "infantry", {8, 4})
                .hand("allies", {"behind-enemy-lines"})
                .play();
  t.run("play behind-enemy-lines", "order 4,4", "done");
  EXPECT_FALSE(t.offers("move 4,4 > 1,1"));  // straight through the forest
  t.act("done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 8,4");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(CARD05, ArtilleryUnderInfantryAssaultMovesOneAndDoesNotBattle) {
  Table t = Position()
                .unit("allies", "artillery", {4, 4})
                .unit("axis", "infantry", {10, 4})
                .hand("allies", {"infantry-assault"})
                .play();
  t.run("play infantry-assault", "order 4,4", "done");
  EXPECT_TRUE(t.offers("move 4,4 > 6,4"));
  EXPECT_FALSE(t.offers("move 4,4 > 8,4"));
  t.run("move 4,4 > 6,4", "done");
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(CARD06, OneUnitOfTheKindRulesTheFallbackOut) {
  struct Row {
    std::string card, kind, other;
  };
  for (const Row& row : {Row{"move-out", "infantry", "armor"}, Row{"dig-in", "infantry", "artillery"},
                         Row{"behind-enemy-lines", "infantry", "armor"}, Row{"armor-assault", "armor", "infantry"},
                         Row{"artillery-bombard", "artillery", "infantry"}}) {
    SCOPED_TRACE(row.card);
    Table t = Position()
                  .unit("allies", row.kind, {22, 6})
                  .unit("allies", row.other, {2, 6})
                  .unit("axis", "infantry", {12, 0})
                  .hand("allies", {row.card})
                  .play();
    t.act("play " + row.card);
    EXPECT_EQ(t.legal(), (std::vector<std::string>{"order 22,6", "done"}));
  }
}

TEST(CARD06, AUnitOfTheKindInAnySectionPreventsTheFallback) {
  Table t = Position()
                .unit("allies", "infantry", {22, 6})
                .unit("allies", "armor", {2, 6})
                .hand("allies", {"infantry-assault"})
                .play();
  t.run("play infantry-assault", "section left");
  EXPECT_EQ(t.legal(), (std::vector<std::string>{"done"}));
}

TEST(CARD07, SpecialForcesAndResistanceAreInfantry) {
  for (const std::string type : {"special-forces", "resistance"}) {
    SCOPED_TRACE(type);
    Table t =
        Position().unit("allies", type, {22, 6}).unit("allies", "armor", {2, 6}).hand("allies", {"move-out"}).play();
    t.act("play move-out");
    EXPECT_TRUE(t.offers("order 22,6"));
    EXPECT_FALSE(t.offers("order 2,6"));
  }
}

TEST(CARD07, EliteArmorIsArmor) {
  Table t = Position()
                .unit("axis", "elite-armor", {22, 2})
                .unit("axis", "infantry", {2, 2})
                .first("axis")
                .hand("axis", {"armor-assault"})
                .play();
  t.act("play armor-assault");
  EXPECT_TRUE(t.offers("order 22,2"));
  EXPECT_FALSE(t.offers("order 2,2"));
}

// The example: a hand of 5 before playing Medics & Mechanics gives 5 dice.
TEST(CARD08, TheHandAndTheCardBeingPlayed) {
  Table t = Position()
                .unit("allies", "armor", {12, 6})
                .hand("allies", {"medics-and-mechanics", "probe-left", "probe-left", "recon-left", "attack-left"})
                .play();
  t.set_figures({12, 6}, 1);
  t.act("play medics-and-mechanics");
  EXPECT_EQ(t.hand("allies").size(), 4U);
  t.dice({"flag", "flag", "flag", "flag", "flag"}).act("target 12,6");
}

TEST(CARD08, TheirFinestHourLikewise) {
  Table t = Position().hand("allies", {"their-finest-hour", "probe-left", "recon-left"}).play();
  t.dice({"flag", "flag", "flag"}).act("play their-finest-hour");
  EXPECT_EQ(t.hand("allies").size(), 2U);
}

TEST(CARD09, NoRangeNoSightNoAdjacencyDuty) {
  for (const std::string card : {"air-power", "barrage"}) {
    SCOPED_TRACE(card);
    Table t = Position()
                  .terrain("town", {{1, 1}, {2, 0}})
                  .unit("allies", "infantry", {12, 6})
                  .unit("axis", "infantry", {14, 6})  // adjacent
                  .unit("axis", "infantry", {0, 0})   // far away and behind houses
                  .hand("allies", {card})
                  .play();
    t.act("play " + card);
    EXPECT_FALSE(t.offers_kind("order"));
    EXPECT_TRUE(t.offers("target 0,0"));
    EXPECT_TRUE(t.offers("target 14,6"));
    EXPECT_FALSE(t.offers("target 12,6"));
  }
}

TEST(CARD09, NoAmbushAndNoTakingGround) {
  Table barrage = Position()
                      .unit("allies", "infantry", {12, 6})
                      .unit("axis", "artillery", {14, 6})
                      .unit("axis", "infantry", {0, 0})
                      .hand("allies", {"barrage"})
                      .hand("axis", {"ambush", "probe-left"})
                      .play();
  barrage.ask_ambush().act("play barrage");
  barrage.dice({"grenade", "grenade", "star", "star"}).act("target 14,6");
  EXPECT_TRUE(barrage.empty({14, 6}));
  EXPECT_EQ(barrage.decision(), "play");
  EXPECT_EQ(barrage.pending_side(), "axis");

  Table air = Position()
                  .unit("allies", "infantry", {12, 6})
                  .unit("axis", "artillery", {14, 6})
                  .unit("axis", "infantry", {0, 0})
                  .hand("allies", {"air-power"})
                  .hand("axis", {"ambush", "probe-left"})
                  .play();
  air.ask_ambush().run("play air-power", "target 14,6");
  air.dice({"grenade", "star"}).act("done");
  EXPECT_TRUE(air.empty({14, 6}));
  EXPECT_EQ(air.decision(), "play");
  EXPECT_EQ(air.pending_side(), "axis");
}

}  // namespace
}  // namespace bocage
