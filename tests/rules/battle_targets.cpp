// BAT-01 to BAT-04, BAT-06, BAT-08 to BAT-11: who may battle whom.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/scenes.h"

namespace bocage {
namespace {

// The side orders these units with a card that orders any unit anywhere, and does not move them.
Table battles_of(Position position, const std::string& side, std::initializer_list<Coord> ordered) {
  Table t = position.first(side).hand(side, {"direct-from-hq"}).play();
  t.act("play direct-from-hq");
  for (const Coord at : ordered) { t.act("order " + text(at)); }
  t.act("done").skip_to("battle");
  return t;
}

// All offers except done.
Texts battles(const Table& t) {
  Texts found;
  for (const std::string& action : t.legal()) {
    if (action != "done" && action != "pass") { found.push_back(action); }
  }
  std::sort(found.begin(), found.end());
  return found;
}

TEST(BAT01, AUnitBattlesOncePerTurn) {
  Table t = battles_of(Position()
                           .unit("allies", "infantry", {12, 4})
                           .unit("allies", "infantry", {13, 5})
                           .unit("axis", "infantry", {11, 3})
                           .unit("axis", "infantry", {13, 3}),
                       "allies", {{12, 4}, {13, 5}});
  EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 11,3", "battle 12,4 > 13,3", "battle 13,5 > 13,3"}));
  t.dice({"star", "star", "star"}).act("battle 12,4 > 11,3");
  EXPECT_EQ(battles(t), (Texts{"battle 13,5 > 13,3"}));
  EXPECT_EQ(t.why_not("battle 12,4 > 13,3").substr(0, 6), "BAT-01");
}

TEST(BAT01, AUnitWithoutAnOrderDoesNotBattle) {
  const Table t = battles_of(
      Position().unit("allies", "infantry", {12, 4}).unit("allies", "armor", {10, 4}).unit("axis", "infantry", {11, 3}),
      "allies", {{12, 4}});
  EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 11,3"}));
}

TEST(BAT01, AUnitNeedNotBattle) {
  Table t =
      battles_of(Position().unit("allies", "armor", {12, 4}).unit("axis", "infantry", {11, 3}), "allies", {{12, 4}});
  t.act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.figures({11, 3}), 4);
}

TEST(BAT01, AUnitMayBattleAgainInItsNextTurn) {
  Table t =
      battles_of(Position().unit("allies", "infantry", {12, 4}).unit("axis", "infantry", {11, 3}), "allies", {{12, 4}});
  t.dice({"star", "star", "star"}).act("battle 12,4 > 11,3").end_turn();
  t.act("play probe-center").end_turn();
  t.give("allies", {"direct-from-hq"}).run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 12,4 > 11,3"));
}

TEST(BAT02, TheTargetIsAnEnemyUnit) {
  const Table t = battles_of(
      Position().unit("allies", "armor", {12, 4}).unit("allies", "infantry", {10, 4}).unit("axis", "infantry", {15, 3}),
      "allies", {{12, 4}});
  EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 15,3"}));
  for (const Coord at : {Coord{10, 4}, Coord{12, 4}, Coord{14, 4}}) {  // a friend, itself, an empty hex
    EXPECT_FALSE(t.offers("battle 12,4 > " + text(at)));
    EXPECT_NE(t.why_not("battle 12,4 > " + text(at)), "");
  }
}

TEST(BAT02, AllDiceGoToOneUnit) {
  Table t = battles_of(Position()
                           .unit("allies", "infantry", {12, 4})
                           .unit("axis", "infantry", {11, 3})
                           .unit("axis", "infantry", {13, 3}),
                       "allies", {{12, 4}});
  t.dice({"infantry", "infantry", "grenade"}).act("battle 12,4 > 11,3");
  EXPECT_EQ(t.figures({11, 3}), 1);
  EXPECT_EQ(t.figures({13, 3}), 4);
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(BAT03, RangeIsThreeForInfantryAndArmorAndSixForArtillery) {
  for (const std::string& type : kEveryType) {
    for (const std::string side : {"allies", "axis"}) {
      const int range = type == "artillery" ? 6 : 3;
      for (int distance = 1; distance <= 7; ++distance) {
        const Coord target{4 + 2 * distance, 4};
        const Table t =
            battles_of(Position().unit(side, type, {4, 4}).unit(other_side(side), "infantry", target), side, {{4, 4}});
        EXPECT_EQ(t.offers("battle 4,4 > " + text(target)), distance <= range)
            << side << " " << type << " " << distance;
      }
    }
  }
}

TEST(BAT03, OutOfRangeIsTheReason) {
  const Table t =
      battles_of(Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {12, 4}), "allies", {{4, 4}});
  EXPECT_EQ(battles(t), Texts{});
  EXPECT_EQ(t.why_not("battle 4,4 > 12,4").substr(0, 6), "BAT-03");
}

TEST(BAT04, InfantryAndArmorNeedSightAndArtilleryDoesNot) {
  for (const std::string& type : kEveryType) {
    const auto offered = [&](Position position) {
      return battles_of(position.unit("allies", type, {6, 4}).unit("axis", "infantry", {10, 4}), "allies", {{6, 4}})
          .offers("battle 6,4 > 10,4");
    };
    EXPECT_TRUE(offered(Position())) << type;
    EXPECT_EQ(offered(Position().terrain("forest", {8, 4})), type == "artillery") << type;
    EXPECT_EQ(offered(Position().terrain("hill", {8, 4})), type == "artillery") << type;
    EXPECT_EQ(offered(Position().unit("allies", "armor", {8, 4})), type == "artillery") << type;
  }
}

TEST(BAT04, OutOfSightIsTheReason) {
  const Table t =
      battles_of(Position().terrain("forest", {8, 4}).unit("allies", "armor", {6, 4}).unit("axis", "infantry", {10, 4}),
                 "allies", {{6, 4}});
  EXPECT_EQ(t.why_not("battle 6,4 > 10,4").substr(0, 6), "BAT-04");
}

// The dice reveal the distance that was counted.
int dice_rolled(Table& t, const std::string& action) {
  t.random_dice(1).act(action);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::DiceRolled) { return event.roll.size; }
  }
  return 0;
}

TEST(BAT06, DistanceGoesOverAnyTerrain) {
  for (const char* ground : {"river", "impassable", "wide-river", "town", "hedgerow", "steep"}) {
    Table t = battles_of(Position()
                             .terrain(ground, {{5, 3}, {6, 4}, {5, 5}, {8, 4}, {7, 3}, {7, 5}})
                             .unit("allies", "artillery", {4, 4})
                             .unit("axis", "infantry", {10, 4}),
                         "allies", {{4, 4}});
    EXPECT_EQ(dice_rolled(t, "battle 4,4 > 10,4"), 2) << ground;  // distance 3, regardless of the path
  }
  Table t = battles_of(
      Position().terrain("river", {{8, 4}, {10, 4}}).unit("allies", "infantry", {6, 4}).unit("axis", "armor", {12, 4}),
      "allies", {{6, 4}});
  EXPECT_EQ(dice_rolled(t, "battle 6,4 > 12,4"), 1);
}

TEST(BAT06, DistanceGoesOverAnyUnits) {
  Table t = battles_of(Position()
                           .unit("allies", "artillery", {4, 4})
                           .unit("allies", "infantry", {6, 4})
                           .unit("axis", "infantry", {8, 4})
                           .unit("axis", "armor", {10, 4})
                           .unit("axis", "infantry", {12, 4}),
                       "allies", {{4, 4}});
  EXPECT_EQ(battles(t), (Texts{"battle 4,4 > 10,4", "battle 4,4 > 12,4", "battle 4,4 > 8,4"}));
  EXPECT_EQ(dice_rolled(t, "battle 4,4 > 12,4"), 2);  // distance 4
}

TEST(BAT08, WithAnAdjacentEnemyTheTargetMustBeAdjacent) {
  for (const std::string& type : kEveryType) {
    for (const std::string side : {"allies", "axis"}) {
      const std::string enemy = other_side(side);
      const Table near = battles_of(Position()
                                        .unit(side, type, {12, 4})
                                        .unit(enemy, "infantry", {13, 5})
                                        .unit(enemy, "armor", {8, 4})
                                        .unit(enemy, "artillery", {12, 2}),
                                    side, {{12, 4}});
      EXPECT_EQ(battles(near), (Texts{"battle 12,4 > 13,5"})) << side << " " << type;
      EXPECT_EQ(near.why_not("battle 12,4 > 8,4").substr(0, 6), "BAT-08");

      const Table far = battles_of(
          Position().unit(side, type, {12, 4}).unit(enemy, "armor", {8, 4}).unit(enemy, "artillery", {12, 2}), side,
          {{12, 4}});
      EXPECT_EQ(battles(far), (Texts{"battle 12,4 > 12,2", "battle 12,4 > 8,4"})) << side << " " << type;
    }
  }
}

TEST(BAT08, AnyOfSeveralAdjacentEnemiesMayBeTheTarget) {
  for (const std::string& type : kEveryType) {
    const Table t = battles_of(Position()
                                   .unit("allies", type, {12, 4})
                                   .unit("axis", "infantry", {10, 4})
                                   .unit("axis", "armor", {11, 3})
                                   .unit("axis", "artillery", {13, 3})
                                   .unit("axis", "infantry", {14, 4})
                                   .unit("axis", "infantry", {13, 5})
                                   .unit("axis", "infantry", {11, 5})
                                   .unit("axis", "infantry", {12, 2}),
                               "allies", {{12, 4}});
    EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 10,4", "battle 12,4 > 11,3", "battle 12,4 > 11,5", "battle 12,4 > 13,3",
                                 "battle 12,4 > 13,5", "battle 12,4 > 14,4"}))
        << type;
  }
}

// P is on [12,2], Q on [8,2], S on [12,4]; another Allied unit drives S back to [13,3].
TEST(BAT09, AnEarlierRetreatCanBindAUnit) {
  Table t = battles_of(Position()
                           .unit("allies", "infantry", {12, 2})
                           .unit("allies", "infantry", {13, 5})
                           .unit("axis", "infantry", {8, 2})
                           .unit("axis", "infantry", {12, 4}),
                       "allies", {{12, 2}, {13, 5}});
  EXPECT_TRUE(t.offers("battle 12,2 > 8,2"));
  t.dice({"flag", "star", "star"}).run("battle 13,5 > 12,4", "retreat 12,4 > 13,3", "pass");
  EXPECT_EQ(battles(t), (Texts{"battle 12,2 > 13,3"}));
}

TEST(BAT09, AnEarlierBattleCanSetAUnitFree) {
  Table t = battles_of(Position()
                           .unit("allies", "infantry", {12, 4})
                           .unit("allies", "infantry", {14, 4})
                           .unit("axis", "infantry", {13, 3}, 1)
                           .unit("axis", "infantry", {8, 4}),
                       "allies", {{12, 4}, {14, 4}});
  EXPECT_FALSE(t.offers("battle 12,4 > 8,4"));
  t.dice({"infantry", "star", "star"}).run("battle 14,4 > 13,3", "pass");
  EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 8,4"}));
}

TEST(BAT10, AnAdjacentEnemyBindsEvenIfNoDiceAreLeftForIt) {
  for (const char* type : {"armor", "elite-armor"}) {
    const Table t = battles_of(Position()
                                   .terrain("town", {{6, 4}, {8, 4}})
                                   .unit("allies", type, {6, 4})
                                   .unit("axis", "infantry", {8, 4})
                                   .unit("axis", "infantry", {2, 4}),
                               "allies", {{6, 4}});
    EXPECT_EQ(battles(t), Texts{}) << type;
    EXPECT_EQ(t.why_not("battle 6,4 > 8,4").substr(0, 6), "BAT-13");
    EXPECT_EQ(t.why_not("battle 6,4 > 2,4").substr(0, 6), "BAT-08");
  }
}

TEST(BAT10, WithoutTheAdjacentEnemyOrWithAnotherOneItMayBattle) {
  const Table alone =
      battles_of(Position().terrain("town", {6, 4}).unit("allies", "armor", {6, 4}).unit("axis", "infantry", {2, 4}),
                 "allies", {{6, 4}});
  EXPECT_EQ(battles(alone), (Texts{"battle 6,4 > 2,4"}));
  const Table another = battles_of(Position()
                                       .terrain("town", {{6, 4}, {8, 4}})
                                       .unit("allies", "armor", {6, 4})
                                       .unit("axis", "infantry", {8, 4})
                                       .unit("axis", "infantry", {5, 3})
                                       .unit("axis", "infantry", {2, 4}),
                                   "allies", {{6, 4}});
  EXPECT_EQ(battles(another), (Texts{"battle 6,4 > 5,3"}));
}

TEST(BAT11, ArtilleryNextToAnEnemyMakesACloseAssault) {
  Table t = battles_of(Position()
                           .unit("allies", "artillery", {12, 4})
                           .unit("axis", "infantry", {13, 3})
                           .unit("axis", "infantry", {20, 4}),
                       "allies", {{12, 4}});
  EXPECT_EQ(battles(t), (Texts{"battle 12,4 > 13,3"}));
  t.ask_ambush().act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ambush");  // which only the target of a close assault is asked
  EXPECT_EQ(t.pending_side(), "axis");
  t.dice({"infantry", "infantry", "star"}).act("pass");
  EXPECT_EQ(t.figures({13, 3}), 2);
}

TEST(BAT11, ArtilleryWithoutAnAdjacentEnemyFires) {
  Table t = battles_of(Position().unit("allies", "artillery", {12, 4}).unit("axis", "infantry", {20, 4}), "allies",
                       {{12, 4}});
  t.ask_ambush().dice({"infantry", "star"}).act("battle 12,4 > 20,4");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.figures({20, 4}), 3);
}

}  // namespace
}  // namespace bocage
