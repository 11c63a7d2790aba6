// AIR-40 to AIR-52: airfields and carriers, parked airplanes, airplanes against each other, losses.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

Position airfield() { return Position().terrain("airfield", {{14, 4}, {16, 4}}).air(); }

TEST(AIR40, AirfieldsForAll) {
  Table t = airfield().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_TRUE(t.offers("air-action land 14,4"));
  t.act("fly 14,4 > 13,5");
  EXPECT_FALSE(t.offers_kind("air-action")) << "open ground is no airfield";
  EXPECT_EQ(t.why_not("air-action land 13,5"), "AIR-42 lands-on-airfield");
}

// Over the ocean, with a carrier at [12,8].
Table over_carrier(const std::string& nation, const std::string& kind, const std::string& whose) {
  Table t = Position()
                .face("beach")
                .nation("allies", nation)
                .unit(whose, "aircraft-carrier", {12, 8})
                .unit("axis", "infantry", {0, 0})
                .air()
                .play();
  t.fly("allies", kind, {10, 8});
  t.run("play air-sortie", "pass", "fly 10,8 > 12,8");
  return t;
}

TEST(AIR40, CarriersForSome) {
  Table corsair = over_carrier("usa-marines", "corsair", "allies");
  EXPECT_FALSE(corsair.offers("done")) << "a ship is a unit (AIR-15)";
  corsair.act("air-action land 12,8");
  EXPECT_TRUE(corsair.plane({12, 8})->parked);
  EXPECT_FALSE(over_carrier("usa", "p-40", "allies").offers_kind("air-action"));
  EXPECT_FALSE(over_carrier("usa-marines", "corsair", "axis").offers_kind("air-action")) << "not on the enemy's";
}

TEST(AIR40_XU10no7, AParkedAirplaneMovesAndSinksWithItsCarrier) {
  Table t = Position()
                .face("beach")
                .nation("allies", "usa-marines")
                .unit("allies", "aircraft-carrier", {12, 8})
                .unit("allies", "infantry", {0, 4})
                .unit("axis", "destroyer", {18, 8})
                .parked("allies", "corsair", {12, 8})
                .hand("allies", {"attack-center"})
                .hand("axis", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 12,8", "done", "move 12,8 > 14,8").end_turn();
  EXPECT_TRUE(t.plane({14, 8})->parked);
  EXPECT_FALSE(t.plane({12, 8}).has_value());
  t.set_figures({14, 8}, 1).give("axis", {"attack-left"});
  t.run("play attack-left", "order 18,8", "done").skip_to("battle");
  t.dice({"grenade", "grenade", "grenade"}).act("battle 18,8 > 14,8");
  EXPECT_FALSE(t.plane({14, 8}).has_value());
  EXPECT_EQ(t.medals("axis"), 2) << "the ship and the airplane on it";
}

TEST(AIR41, ParkedFromTheStart) {
  const Position ground = Position().terrain("airfield", {14, 4}).parked("axis", "bf-109", {14, 4});
  const Table t = Position(ground).air().play();
  ASSERT_TRUE(t.plane({14, 4}).has_value());
  EXPECT_TRUE(t.plane({14, 4})->parked);
  EXPECT_EQ(t.plane({14, 4})->side, Side::Axis);
  EXPECT_FALSE(ground.play().plane({14, 4}).has_value()) << "without the Air rules there is none";
}

TEST(AIR42, AParkedOneStaysWithoutOrders) {
  Table t = airfield().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4", "air-action land 14,4").end_turn();
  for (int i = 0; i < 2; ++i) { t.act("play probe-left").end_turn(); }
  EXPECT_TRUE(t.plane({14, 4})->parked);
}

TEST(AIR42, LandingIsOptionalAndEndsTheAirplanesTurn) {
  Table t = airfield().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_TRUE(t.offers("done"));
  t.run("air-action land 14,4", "done");
  EXPECT_EQ(t.side_on_turn(), "axis") << "no battles to fight";
}

TEST(AIR42, AnAirplaneLandsOnlyOnAnEmptyHex) {
  Table unit = airfield().unit("axis", "infantry", {14, 4}).play();
  unit.fly("allies", "p-40", {12, 4});
  unit.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_FALSE(unit.offers_kind("air-action"));
  Table plane = airfield().parked("allies", "p-38", {14, 4}).play();
  plane.fly("allies", "p-40", {12, 4});
  plane.run("play air-sortie", "pass", "fly 12,4 > 14,4");
  EXPECT_FALSE(plane.offers_kind("air-action"));
}

TEST(AIR42, AnAirplaneMayLandAfterAFullMove) {
  Table t = airfield().play();
  t.fly("allies", "p-40", {8, 4});
  t.run("play air-sortie", "pass", "fly 8,4 > 10,4", "fly 10,4 > 12,4", "fly 12,4 > 13,3", "fly 13,3 > 14,4");
  EXPECT_EQ(t.legal(), (Texts{"air-action land 14,4", "done"}));
}

// [10,4] has orders; a Bf 109 is parked on [14,4].
Table beside_parked(const Position& position) {
  Table t = Position(position)
                .terrain("airfield", {14, 4})
                .parked("axis", "bf-109", {14, 4})
                .unit("allies", "infantry", {10, 4})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 10,4", "done").skip_to("battle");
  return t;
}

TEST(AIR43, AParkedAirplaneIsAttackedLikeAUnit) {
  Table t = beside_parked(Position());
  EXPECT_TRUE(t.offers("battle 10,4 > 14,4"));
  t.dice({"infantry", "grenade"}).act("battle 10,4 > 14,4");  // two dice at this distance
  EXPECT_FALSE(t.plane({14, 4}).has_value());
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(AIR43, GrenadeOrStarAndFlagsDoNothing) {
  Table star = beside_parked(Position());
  star.dice({"star", "armor"}).act("battle 10,4 > 14,4");
  EXPECT_FALSE(star.plane({14, 4}).has_value());
  Table none = beside_parked(Position());
  none.dice({"infantry", "flag"}).act("battle 10,4 > 14,4");
  EXPECT_TRUE(none.plane({14, 4}).has_value());
  EXPECT_FALSE(none.offers("battle 10,4 > 14,4")) << "it has battled (BAT-01)";
}

TEST(AIR43, RangeSightAndAdjacentEnemies) {
  Table hidden = beside_parked(Position().terrain("forest", {12, 4}));
  EXPECT_FALSE(hidden.offers("battle 10,4 > 14,4"));
  EXPECT_EQ(hidden.why_not("battle 10,4 > 14,4"), "BAT-04 out-of-sight");
  Table close = beside_parked(Position().unit("axis", "infantry", {8, 4}));
  EXPECT_EQ(close.why_not("battle 10,4 > 14,4"), "BAT-08 enemy-adjacent");
}

TEST(AIR43, AnAirplaneInFlightIsNoTarget) {
  Table t = Position().unit("allies", "infantry", {10, 4}).hand("allies", {"attack-center"}).air().play();
  t.fly("axis", "bf-109", {12, 4});
  t.run("play attack-center", "order 10,4", "done").skip_to("battle");
  EXPECT_FALSE(t.offers("battle 10,4 > 12,4"));
  EXPECT_EQ(t.why_not("battle 10,4 > 12,4"), "BAT-02 no-enemy-there");
}

TEST(AIR43, AnOverrunMayFindOne) {
  Table t = Position()
                .terrain("airfield", {14, 4})
                .parked("axis", "bf-109", {14, 4})
                .unit("allies", "armor", {10, 4})
                .unit("axis", "infantry", {12, 4})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 10,4", "done").skip_to("battle");
  t.dice({"grenade", "infantry", "infantry"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.figures({12, 4}), 1);
  Table again = Position()
                    .terrain("airfield", {14, 4})
                    .parked("axis", "bf-109", {14, 4})
                    .unit("allies", "armor", {10, 4})
                    .unit("axis", "infantry", {12, 4}, 3)
                    .unit("axis", "infantry", {0, 0})
                    .hand("allies", {"attack-center"})
                    .air()
                    .play();
  again.run("play attack-center", "order 10,4", "done").skip_to("battle");
  again.dice({"grenade", "infantry", "infantry"}).act("battle 10,4 > 12,4").act("take-ground 10,4");
  EXPECT_EQ(again.decision(), "overrun");
  again.dice({"star", "flag", "flag"}).act("battle 12,4 > 14,4");
  EXPECT_FALSE(again.plane({14, 4}).has_value());
}

TEST(AIR44, LostIfAnEnemyEntersItsHex) {
  Table t = Position()
                .terrain("airfield", {14, 4})
                .parked("axis", "bf-109", {14, 4})
                .unit("allies", "infantry", {12, 4})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 12,4", "done", "move 12,4 > 14,4");
  EXPECT_FALSE(t.plane({14, 4}).has_value());
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(AIR44, AFriendMayStandThere) {
  Table t = Position()
                .terrain("airfield", {14, 4})
                .parked("allies", "p-40", {14, 4})
                .unit("allies", "infantry", {12, 4})
                .hand("allies", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 12,4", "done", "move 12,4 > 14,4");
  EXPECT_TRUE(t.plane({14, 4})->parked);
}

TEST(AIR44, ARetreatingUnitDestroysParkedAirplanes) {
  Table t = Position()
                .terrain("airfield", {13, 5})
                .parked("axis", "bf-109", {13, 5})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {10, 4})
                .first("axis")
                .hand("axis", {"attack-center"})
                .air()
                .play();
  t.run("play attack-center", "order 10,4", "done").skip_to("battle");
  t.dice({"flag", "armor", "armor"}).act("battle 10,4 > 12,4").act("retreat 12,4 > 13,5");
  EXPECT_FALSE(t.plane({13, 5}).has_value());
  EXPECT_EQ(t.medals("allies"), 1);
}

// An Allied airplane ends its move next to an enemy one over [16,4].
Table duel(const std::string& nation, const std::string& kind) {
  Table t = Position().nation("allies", nation).air().play();
  t.fly("allies", kind, {12, 4}).fly("axis", "bf-109", {16, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4").skip_to("battle");
  return t;
}

TEST(AIR50, TwoDiceAndAStarShootsItDown) {
  Table t = duel("usa", "p-40");
  t.dice({"grenade", "star"}).act("air-action dogfight 14,4 > 16,4");
  EXPECT_FALSE(t.plane({16, 4}).has_value());
  EXPECT_FALSE(t.offers_kind("air-action")) << "instead of another action";
  Table missed = duel("usa", "p-40");
  missed.dice({"grenade", "flag"}).act("air-action dogfight 14,4 > 16,4");
  EXPECT_TRUE(missed.plane({16, 4}).has_value());
  EXPECT_EQ(kDogfightDice, 2);
}

TEST(AIR50, ADogfightNeedsAnAdjacentAirplaneInFlight) {
  Table t = Position().terrain("airfield", {13, 3}).parked("axis", "bf-109", {13, 3}).air().play();
  t.fly("allies", "p-40", {10, 4}).fly("axis", "bf-109", {16, 4});
  t.run("play air-sortie", "pass", "fly 10,4 > 12,4").skip_to("battle");
  EXPECT_FALSE(t.offers("air-action dogfight 12,4 > 16,4"));
  EXPECT_FALSE(t.offers("air-action dogfight 12,4 > 13,3"));
  EXPECT_EQ(t.why_not("air-action dogfight 12,4 > 16,4"), "AIR-50 no-dogfight-target");
}

// It has no attack.
TEST(AIR50_AIR38, TheStorchDoesNotFight) {
  Table t = Position().first("axis").air().play();
  t.fly("axis", "storch", {12, 4}).fly("allies", "p-40", {16, 4});
  t.run("play air-sortie", "pass", "fly 12,4 > 14,4").skip_to("battle");
  EXPECT_FALSE(t.offers_kind("air-action"));
}

TEST(AIR51, AMedalForEachThatIsShotDown) {
  Table fight = duel("usa", "p-40");
  fight.dice({"star", "star"}).act("air-action dogfight 14,4 > 16,4");
  EXPECT_EQ(fight.medals("allies"), 1);
  EXPECT_EQ(fight.happened("plane-lost"), 1);

  Table check = Position().terrain("forest", {12, 4}).hand("allies", {"attack-center"}).air().play();
  check.fly("allies", "p-40", {12, 4});
  check.act("play attack-center").dice({"star", "flag"}).act("order-plane 12,4");
  EXPECT_EQ(check.medals("axis"), 1);
}

TEST(AIR51, NoneForLeaving) {
  Table t = Position().air().play();
  t.fly("allies", "p-40", {12, 4});
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(AIR51, TheLastMedalEndsTheBattleAtOnce) {
  Table t = Position().medals(1).terrain("forest", {12, 4}).hand("allies", {"attack-center"}).air().play();
  t.fly("allies", "p-40", {12, 4});
  t.act("play attack-center").dice({"star", "flag"}).act("order-plane 12,4");
  EXPECT_EQ(t.winner(), "axis");
}

TEST(AIR52, ALostOneMayComeAgain) {
  Table t = Position().terrain("forest", {12, 4}).hand("allies", {"attack-center", "probe-left"}).air(0, 2).play();
  t.fly("allies", "p-40", {12, 4});
  t.act("play attack-center").dice({"star", "flag"}).act("order-plane 12,4").end_turn();
  t.act("play probe-left").end_turn();
  t.run("play air-sortie", "pass");
  EXPECT_TRUE(t.offers("bring-in p-40 12,8"));
}

TEST(AIR52, AnAirplaneThatLeftMayReturn) {
  Table t = Position().air(0, 2).play();
  t.run("play air-sortie", "pass", "bring-in p-40 12,8", "done").end_turn();
  t.act("play probe-left").end_turn();
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.plane({12, 8}).has_value());
  t.act("play probe-center").end_turn();
  t.run("play air-sortie", "pass");
  EXPECT_TRUE(t.offers("bring-in p-40 12,8"));
}

}  // namespace
}  // namespace bocage
