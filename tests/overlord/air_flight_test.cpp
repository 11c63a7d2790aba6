// AIR-67 to AIR-69, AIR-71: airplanes and wings.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "air_table.h"

namespace bocage {
namespace {

Position wide() { return wide_sky(); }

// The Allies begin a turn with these airplanes in flight.
Table begun(const Position& position, const std::vector<Coord>& planes) {
  Table t = Position(position)
                .air(0, 3)
                .first("axis")
                .hand("axis", {"probe-left", "probe-center"})
                .hand("allies", {"probe-left", "probe-center", "probe-right", "attack-left"})
                .play();
  for (const Coord at : planes) { t.fly("allies", "p-40", at); }
  t.hand_out({"probe-left left"}).place_all().end_turn();
  return t;
}

bool may_bring_in(const Table& t, const std::string& post) {
  for (const std::string& action : t.legal_for(post)) {
    if (action.starts_with("bring-in ")) { return true; }
  }
  return false;
}

TEST(AIR67, NoSecondAirplaneEntersAWing) {
  Table t = begun(wide(), {{10, 4}});
  t.hand_out({"air-sortie left", "air-sortie center"}).place_all();
  EXPECT_FALSE(may_bring_in(t, "allies/left"));
  EXPECT_TRUE(may_bring_in(t, "allies/center"));
  EXPECT_TRUE(t.offers_to("allies/left", "fly 10,4 > 12,4"));
  EXPECT_FALSE(t.offers_to("allies/center", "fly 10,4 > 12,4")) << "not in one of its sections";
}

TEST(AIR67, AnAirplaneEntersInTheFieldGeneralsOwnSections) {
  Table t = begun(wide(), {});
  t.hand_out({"air-sortie left"}).place_all();
  EXPECT_TRUE(t.offers_to("allies/left", "bring-in p-40 0,4"));
  EXPECT_TRUE(t.offers_to("allies/left", "bring-in p-40 16,0"));
  EXPECT_FALSE(t.offers_to("allies/left", "bring-in p-40 18,0"));
  EXPECT_FALSE(t.offers_to("allies/left", "bring-in p-40 50,4"));
}

TEST(AIR67, TheOneInFlightWithoutAnAirCheck) {
  Table t = begun(wide().terrain("forest", {10, 4}), {{10, 4}});
  t.hand_out({"air-sortie left"}).place_all();
  t.act_as("allies/left", "fly 10,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

// The position at the start of the turn counts.
TEST(AIR67, AnAirplaneThatLeftTheWingThisTurnStillCounts) {
  Table t = begun(wide(), {{16, 4}});
  t.hand_out({"air-sortie left", "probe-left left"});
  for (const char* step :
       {"place air-sortie", "place probe-left right", "order-plane 16,4", "done", "fly 16,4 > 18,4", "done"}) {
    t.act_as("allies/left", step);
  }
  EXPECT_FALSE(may_bring_in(t, "allies/left"));
  EXPECT_EQ(t.why_not("bring-in p-40 4,8"), "AIR-67 plane-in-wing");
}

TEST(AIR67, AnAirplaneOnASharedHexIsInBothWings) {
  Table t = begun(wide(), {{17, 3}});
  t.hand_out({"air-sortie left", "air-sortie center"}).place_all();
  EXPECT_FALSE(may_bring_in(t, "allies/left"));
  EXPECT_FALSE(may_bring_in(t, "allies/center"));
  EXPECT_TRUE(t.offers_to("allies/left", "fly 17,3 > 19,3"));
  EXPECT_TRUE(t.offers_to("allies/center", "fly 17,3 > 19,3"));
}

// The example: a star; a parked airplane in the Field General's wing, one in flight next door.
Table star_in_the_left(const Position& position, const std::vector<Coord>& planes) {
  Table t = begun(position, planes);
  t.hand_out({"probe-right right"});
  t.dice({"star"}).act_as("allies/left", "initiative");
  return t;
}

TEST(AIR68_INI16, TheExample) {
  Table t = star_in_the_left(wide().terrain("airfield", {10, 6}).parked("allies", "p-38", {10, 6}), {{24, 4}});
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"order 4,6", "order-plane 10,6", "done"}));
  t.act_as("allies/left", "order-plane 10,6");
  EXPECT_EQ(t.happened("dice-rolled"), 0) << "taking off needs no Air Check";
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"done"})) << "the star is spent";
  t.act_as("allies/left", "done").act_as("allies/left", "fly 10,6 > 12,6");
}

TEST(AIR68_INI16, AnAirplaneInFlightOrderedByInitiativeNeedsAnAirCheck) {
  Table t = star_in_the_left(wide().terrain("forest", {10, 4}), {{10, 4}});
  t.dice({"armor", "flag"}).act_as("allies/left", "order-plane 10,4");
  EXPECT_TRUE(t.plane({10, 4}).has_value());
}

TEST(AIR68_INI16, OnlyAStarOrdersAnAirplane) {
  Table t = begun(wide(), {{10, 4}});
  t.hand_out({"probe-right right"});
  t.dice({"infantry"}).act_as("allies/left", "initiative");
  EXPECT_FALSE(t.offers_to("allies/left", "order-plane 10,4"));
}

TEST(AIR68_INI16, AnAirplaneIsEnoughToOrder) {
  Table t = star_in_the_left(
      Position().overlord().unit("allies", "infantry", {24, 6}).unit("axis", "infantry", {24, 2}), {{10, 4}});
  EXPECT_EQ(t.legal_for("allies/left"), (Texts{"order-plane 10,4", "done"}));
}

TEST(AIR69, TwoInOneSectionAndOneIsSentAway) {
  Table t = begun(wide(), {{2, 4}, {4, 4}, {24, 4}});
  EXPECT_EQ(t.pending_posts(), (Texts{"allies/commander dismiss"}));
  EXPECT_EQ(t.legal(), (Texts{"dismiss 2,4", "dismiss 4,4"}));
  t.act("dismiss 4,4");
  EXPECT_EQ(t.decision(), "hand-out");
  EXPECT_FALSE(t.plane({4, 4}).has_value());
  EXPECT_TRUE(t.plane({2, 4}).has_value());
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.happened("plane-left"), 1);
}

TEST(AIR69, AnAirplaneOnASharedHexDoesNotCount) {
  EXPECT_EQ(begun(wide(), {{16, 4}, {17, 3}}).decision(), "hand-out");
  EXPECT_EQ(begun(wide(), {{4, 4}, {10, 4}}).decision(), "hand-out") << "two sections of one wing";
  EXPECT_EQ(begun(wide(), {{6, 4}, {7, 3}}).decision(), "dismiss") << "a line inside the wing";
}

TEST(AIR69, ParkedOnesDoNotFly) {
  const Position ground =
      wide().terrain("airfield", {{2, 6}, {6, 6}}).parked("allies", "p-38", {2, 6}).parked("allies", "p-40", {6, 6});
  EXPECT_EQ(begun(ground, {{4, 4}}).decision(), "hand-out");
}

TEST(AIR71, EachWingMayHaveAnAirplane) {
  Table t = begun(wide(), {});
  t.hand_out({"air-sortie left", "air-sortie center", "air-sortie right"}).place_all();
  for (const auto& [role, hex] : {std::pair{"left", "4,8"}, std::pair{"center", "24,8"}, std::pair{"right", "40,8"}}) {
    const std::string post = "allies/" + std::string(role);
    t.act_as(post, "bring-in p-40 " + std::string(hex)).act_as(post, "done");
    EXPECT_FALSE(may_bring_in(t, post));
  }
  int flying = 0;
  for (const Plane& plane : t.state().open.field.planes) { flying += plane.flies() ? 1 : 0; }
  EXPECT_EQ(flying, 3);
  EXPECT_EQ(t.battle().chain().planes_in_flight, 3);
}

TEST(AIR71, ASideHasAtMostThreeAirplanesInFlight) {
  Table t = begun(wide(), {{4, 4}, {10, 4}, {24, 4}});
  t.hand_out({"air-sortie right"}).place_all();
  EXPECT_FALSE(may_bring_in(t, "allies/right"));
}

// AIR-30: each Field General has the actions of the airplanes they ordered.
TEST(AIR71_OVL61, ThePostThatOrderedAnAirplaneActsWithIt) {
  Table t = begun(wide(), {{10, 4}});
  t.hand_out({"air-sortie left"}).place_all();
  t.act_as("allies/left", "fly 10,4 > 12,4").skip_to("battle");
  EXPECT_TRUE(t.offers_to("allies/left", "air-action ground-support 12,4"));
}

}  // namespace
}  // namespace bocage
