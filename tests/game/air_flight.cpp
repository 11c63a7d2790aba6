// AIR-10 to AIR-19: airplanes in flight.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// The Allies have played an Air Sortie and nothing else.
Table sortie(const Position& position) {
  Table t = Position(position).air().play();
  t.run("play air-sortie", "pass");
  return t;
}

// An Allied P-40 flies over [12,4]; the Allies play this card.
Table over_the_middle(const Position& position, const std::string& card) {
  Table t = Position(position).air().hand("allies", {card, "probe-left"}).play();
  t.fly("allies", "p-40", {12, 4});
  t.act("play " + card);
  return t;
}

int count_kind(const Table& t, const std::string& verb) {
  int n = 0;
  for (const std::string& action : t.legal()) { n += action.starts_with(verb + " ") ? 1 : 0; }
  return n;
}

TEST(AIR10, ASideHasOneAirplaneInFlight) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4}).fly("axis", "bf-109", {2, 2});
  t.run("play air-sortie", "pass");
  EXPECT_FALSE(t.offers_kind("bring-in"));
  EXPECT_EQ(t.why_not("bring-in p-38 12,8"), "AIR-10 plane-in-flight");
  EXPECT_TRUE(t.offers("fly 12,4 > 14,4"));
}

TEST(AIR10, AParkedOneDoesNotTakeOffBesideIt) {
  Table t = Position().terrain("airfield", {12, 6}).parked("allies", "p-40", {12, 6}).air().play();
  t.fly("allies", "p-38", {12, 4});
  t.run("play air-sortie", "pass");
  EXPECT_FALSE(t.offers("fly 12,6 > 14,6"));
  EXPECT_EQ(t.why_not("fly 12,6 > 14,6"), "AIR-10 plane-in-flight");
}

TEST(AIR10, AnAirplaneOrderedToTakeOffCountsAsInFlight) {
  Table t = Position()
                .terrain("airfield", {{12, 6}, {14, 6}})
                .parked("allies", "p-40", {12, 6})
                .parked("allies", "p-38", {14, 6})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.run("play air-sortie", "play attack-center", "order-plane 12,6");
  EXPECT_FALSE(t.offers("order-plane 14,6"));
  t.act("done");
  EXPECT_FALSE(t.offers_kind("bring-in"));
  EXPECT_FALSE(t.offers("fly 14,6 > 16,6"));
}

TEST(AIR11, BringsOneOfTheNationIn) {
  Table us = sortie(Position());
  EXPECT_TRUE(us.offers("bring-in p-40 12,8"));
  EXPECT_TRUE(us.offers("bring-in p-38 12,8"));
  for (const char* other : {"corsair", "spitfire", "storch", "bf-109", "zero", "yak"}) {
    EXPECT_FALSE(us.offers("bring-in " + std::string(other) + " 12,8")) << other;
  }
  Table soviet = sortie(Position().nation("allies", "soviet-union"));
  EXPECT_EQ(count_kind(soviet, "bring-in"), 32);
  EXPECT_TRUE(soviet.offers("bring-in yak 12,8"));
  us.act("bring-in p-38 12,8");
  EXPECT_EQ(us.plane({12, 8})->is, Airplane::P38);
  EXPECT_EQ(us.happened("plane-arrived"), 1);
}

TEST(AIR11, MakesAParkedOneTakeOff) {
  Table t = sortie(Position().terrain("airfield", {12, 6}).parked("allies", "p-40", {12, 6}));
  t.act("fly 12,6 > 14,6");
  EXPECT_FALSE(t.plane({14, 6})->parked);
}

TEST(AIR11, AnAirSortieMayOrderTheAirplaneInFlight) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4", "done");
  EXPECT_FALSE(t.offers_kind("fly")) << "the card is used, and the airplane has flown";
  EXPECT_FALSE(t.offers_kind("bring-in"));
}

TEST(AIR11, TheEnemysIsNotOrdered) {
  Table t = Position().air().play();
  t.fly("axis", "bf-109", {12, 4});
  t.run("play air-sortie", "pass");
  EXPECT_FALSE(t.offers_kind("fly"));
  EXPECT_EQ(t.why_not("fly 12,4 > 14,4"), "no-own-plane");
}

TEST(AIR12, AnyHexOfTheFourEdges) {
  Table t = sortie(Position().nation("allies", "britain"));
  for (int col = 0; col <= 24; col += 2) {
    EXPECT_TRUE(t.offers("bring-in spitfire " + std::to_string(col) + ",0"));
    EXPECT_TRUE(t.offers("bring-in spitfire " + std::to_string(col) + ",8"));
  }
  for (const char* side : {"0,2", "0,4", "0,6", "24,2", "24,4", "24,6"}) {
    EXPECT_TRUE(t.offers("bring-in spitfire " + std::string(side)));
  }
  EXPECT_EQ(count_kind(t, "bring-in"), 32) << "13 and 13 and three on each side";
  EXPECT_EQ(t.why_not("bring-in spitfire 1,1"), "AIR-12 enters-at-edge");
}

TEST(AIR13, AFlightIsOneToFourHexesIncludingTheEntryHex) {
  Table t = sortie(Position());
  t.act("bring-in p-40 12,8");
  EXPECT_EQ(t.decision(), "fly");
  EXPECT_TRUE(t.offers("done")) << "one hex is enough";
  t.run("fly 12,8 > 13,7", "fly 13,7 > 14,6");
  EXPECT_TRUE(t.offers("done"));
  t.act("fly 14,6 > 15,5");
  EXPECT_NE(t.decision(), "fly") << "that was the fourth";
  EXPECT_TRUE(t.plane({15, 5}).has_value());
}

TEST(AIR13, AnAirplaneInFlightMovesFourHexes) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {2, 4});
  t.run("play air-sortie", "pass", "fly 2,4 > 4,4", "fly 4,4 > 6,4", "fly 6,4 > 8,4");
  EXPECT_EQ(t.decision(), "fly");
  t.act("fly 8,4 > 10,4");
  EXPECT_NE(t.decision(), "fly");
}

TEST(AIR13, AnOrderedAirplaneMustFly) {
  Table t = over_the_middle(Position(), "probe-center");
  t.run("order-plane 12,4", "done");
  EXPECT_EQ(t.decision(), "move");
  EXPECT_FALSE(t.offers("done"));
  EXPECT_EQ(t.why_not("done"), "AIR-13 must-fly");
  t.run("fly 12,4 > 14,4", "done");
  EXPECT_TRUE(t.offers("done"));
}

TEST(AIR13, AnAirplaneFliesHexByHex) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass");
  EXPECT_EQ(count_kind(t, "fly"), 6);
  EXPECT_EQ(t.why_not("fly 12,4 > 16,4"), "AIR-13 flies-hex-by-hex");
}

TEST(AIR14, AFlightEntersNoHexTwice) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_FALSE(t.offers("fly 14,4 > 12,4")) << "where it began";
  t.act("fly 14,4 > 13,5");
  EXPECT_FALSE(t.offers("fly 13,5 > 14,4"));
  EXPECT_FALSE(t.offers("fly 13,5 > 12,4"));
  EXPECT_TRUE(t.offers("fly 13,5 > 11,5"));
}

TEST(AIR15, EndsOnAHexWithoutAUnit) {
  Table t = sortie(Position().unit("allies", "infantry", {12, 8}).unit("axis", "infantry", {13, 7}));
  t.act("bring-in p-40 12,8");
  EXPECT_FALSE(t.offers("done")) << "a friend stands there";
  t.act("fly 12,8 > 13,7");
  EXPECT_FALSE(t.offers("done")) << "an enemy stands there";
  EXPECT_EQ(t.why_not("done"), "AIR-15 must-end-flight-free");
  t.act("fly 13,7 > 14,6");
  EXPECT_TRUE(t.offers("done"));
}

// The fourth hex must be free, so the third may be occupied only if a free one is next to it.
TEST(AIR15, NoHexFromWhichItsMoveCouldNotEnd) {
  Position ground;
  for (const Coord at : {Coord{18, 4}, Coord{20, 4}, Coord{22, 4}, Coord{24, 4}, Coord{21, 3}, Coord{23, 3},
                         Coord{21, 5}, Coord{23, 5}}) {
    ground.unit("axis", "infantry", at);
  }
  Table t = Position(ground).air().play();
  t.fly("allies", "p-40", {16, 4});
  t.run("play air-sortie", "pass", "fly 16,4 > 18,4", "fly 18,4 > 20,4");
  EXPECT_FALSE(t.offers("fly 20,4 > 22,4")) << "everything around it is taken";
  EXPECT_TRUE(t.offers("fly 20,4 > 21,3")) << "from there [20,2] or [22,2]";
  t.act("fly 20,4 > 21,3");
  EXPECT_FALSE(t.offers("fly 21,3 > 23,3"));
  EXPECT_TRUE(t.offers("fly 21,3 > 22,2"));
  EXPECT_FALSE(t.offers("done"));
}

TEST(AIR15, AFlightMayNotEndOverAnotherAirplane) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4}).fly("axis", "bf-109", {14, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_FALSE(t.offers("done"));
  t.act("fly 14,4 > 16,4");
  EXPECT_TRUE(t.offers("done"));
}

TEST(AIR16, AnAirplaneFliesOverUnitsAndAnyTerrain) {
  Table t =
      Position().terrain("river", {14, 4}).terrain("impassable", {16, 4}).unit("axis", "armor", {18, 4}).air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4", "fly 14,4 > 16,4", "fly 16,4 > 18,4", "fly 18,4 > 20,4");
  EXPECT_TRUE(t.plane({20, 4}).has_value());
}

TEST(AIR17, DoesNotBlockSightAndIsNoTarget) {
  Table t = Position()
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {14, 4})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.fly("axis", "bf-109", {12, 4});
  t.run("play attack-center", "order 10,4", "done", "done");
  EXPECT_EQ(t.legal(), (Texts{"battle 10,4 > 14,4", "done"}));
}

TEST(AIR17, HoldsNoObjectiveAndIsInNobodysWay) {
  Table t = Position()
                .unit("allies", "infantry", {10, 4})
                .objective("allies", {{12, 4}})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.fly("allies", "p-40", {12, 4});
  EXPECT_EQ(t.medals("allies"), 0);
  t.run("play attack-center", "order 10,4", "done", "move 10,4 > 12,4");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(AIR18, ASectionCardThatCoversItsHex) {
  Table covers = over_the_middle(Position(), "attack-center");
  EXPECT_TRUE(covers.offers("order-plane 12,4"));
  Table beside = over_the_middle(Position(), "attack-left");
  EXPECT_FALSE(beside.offers("order-plane 12,4"));
  EXPECT_EQ(beside.why_not("order-plane 12,4"), "AIR-18 no-order-for-plane");
}

TEST(AIR18, AnAirplaneOnALineIsOrderedFromEitherSection) {
  for (const char* card : {"probe-left", "probe-center"}) {
    Table t = Position().air().hand("allies", {card}).play();
    t.fly("allies", "p-40", {7, 3});
    t.act("play " + std::string(card));
    EXPECT_TRUE(t.offers("order-plane 7,3")) << card;
  }
}

TEST(AIR18, AnOrderForAnAirplaneUsesUpAnOrder) {
  Table t = over_the_middle(Position()
                                .unit("allies", "infantry", {10, 6})
                                .unit("allies", "infantry", {14, 6})
                                .unit("allies", "infantry", {12, 6}),
                            "probe-center");
  t.run("order-plane 12,4", "order 10,6");
  EXPECT_FALSE(t.offers("order 14,6"));
  EXPECT_FALSE(t.offers("order-plane 12,4")) << "it has its order";

  Table full = over_the_middle(Position().unit("allies", "infantry", {10, 6}).unit("allies", "infantry", {14, 6}),
                               "probe-center");
  full.run("order 10,6", "order 14,6");
  EXPECT_FALSE(full.offers("order-plane 12,4"));
}

TEST(AIR18, ATacticForUnitsOfChoice) {
  EXPECT_TRUE(over_the_middle(Position(), "direct-from-hq").offers("order-plane 12,4"));
  for (const char* card : {"move-out", "armor-assault", "dig-in", "firefight", "close-assault", "artillery-bombard"}) {
    Table t = over_the_middle(Position()
                                  .unit("allies", "infantry", {2, 8})
                                  .unit("allies", "armor", {4, 8})
                                  .unit("allies", "artillery", {6, 8}),
                              card);
    EXPECT_FALSE(t.offers("order-plane 12,4")) << card;
  }
}

TEST(AIR18, ACardForAnyUnitMayOrderAnAirplane) {
  Table t = over_the_middle(Position().unit("allies", "infantry", {10, 6}), "armor-assault");
  EXPECT_TRUE(t.offers("order-plane 12,4")) << "no armor: one unit of choice (CARD-04)";
  t.act("order-plane 12,4");
  EXPECT_FALSE(t.offers("order 10,6"));
}

TEST(AIR18, TheStarsOfTheirFinestHour) {
  for (const bool star : {true, false}) {
    Table t = Position().air().hand("allies", {"their-finest-hour"}).play();
    t.fly("allies", "p-40", {12, 4});
    t.dice({star ? "star" : "infantry"}).act("play their-finest-hour");
    EXPECT_EQ(t.offers("order-plane 12,4"), star);
  }
}

TEST(AIR18, AParkedOneTakesOffByAnOrder) {
  Table t = Position()
                .terrain("airfield", {12, 6})
                .parked("allies", "p-40", {12, 6})
                .hand("allies", {"probe-center"})
                .air()
                .play();
  t.run("play probe-center", "order-plane 12,6", "done", "fly 12,6 > 14,6", "done", "done");
  EXPECT_FALSE(t.plane({14, 6})->parked);
}

TEST(AIR19, LeavesIfItWasNotOrdered) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4}).fly("axis", "bf-109", {2, 2});
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.plane({12, 4}).has_value());
  EXPECT_TRUE(t.plane({2, 2}).has_value()) << "at the end of its own side's turn";
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.happened("plane-left"), 1);
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.plane({2, 2}).has_value());
}

TEST(AIR19, StaysIfItWas) {
  Table t = Position().air().play();
  t.run("play air-sortie", "pass", "bring-in p-40 12,8", "done").end_turn();
  EXPECT_TRUE(t.plane({12, 8}).has_value());
  t.act("play probe-left").end_turn();
  EXPECT_TRUE(t.plane({12, 8}).has_value()) << "the enemy's turn does not drive it away";
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.plane({12, 8}).has_value());
}

}  // namespace
}  // namespace bocage
