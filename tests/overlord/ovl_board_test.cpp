// OVL-04 to OVL-11: wings and the units in them. The bare geometry (OVL-01 to OVL-03) is in tests/board.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

// The columns of the three wings from the left of the map (OVL-04).
struct Columns {
  int from;
  int to;
};
constexpr Columns kW1{0, 17};
constexpr Columns kW2{17, 33};
constexpr Columns kW3{33, 50};

void expect_wing(const Battle& battle, Side side, Role role, Columns columns) {
  battle.board().all().for_each([&](Hex hex) {
    const int col = battle.board().coord(hex).col;
    const bool inside = columns.from <= col && col <= columns.to;
    EXPECT_EQ((battle.wing(side, role) & battle.board().sections_of(hex)) != 0, inside)
        << name(side) << " " << name(role) << " column " << col;
  });
}

Position two_corners() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
}

// A turn in which a card is played without using it.
void idle_turn(Table& t) {
  t.run(t.legal().front(), "done");
  t.place_all();
  t.end_turn();
}

TEST(OVL04, SectionsPairIntoThreeWings) {
  const auto battle = two_corners().battle();
  expect_wing(*battle, Side::Allies, Role::Left, kW1);
  expect_wing(*battle, Side::Allies, Role::Center, kW2);
  expect_wing(*battle, Side::Allies, Role::Right, kW3);
  EXPECT_EQ(battle->wing(Side::Allies, Role::Commander), 0) << "the commander has no wing";
}

TEST(OVL05, TheSideAtTheTopHasItsLeftAtTheRightOfThePicture) {
  const auto battle = two_corners().battle();
  expect_wing(*battle, Side::Axis, Role::Left, kW3);
  expect_wing(*battle, Side::Axis, Role::Center, kW2);
  expect_wing(*battle, Side::Axis, Role::Right, kW1);
}

TEST(OVL05, EdgesDecideNotTheSide) {
  const auto battle = two_corners().edge("axis", "bottom").edge("allies", "top").battle();
  expect_wing(*battle, Side::Axis, Role::Left, kW1);
  expect_wing(*battle, Side::Axis, Role::Right, kW3);
  expect_wing(*battle, Side::Allies, Role::Left, kW3);
  expect_wing(*battle, Side::Allies, Role::Right, kW1);
}

TEST(OVL06, LeftFacesRightAndCenterFacesCenter) {
  const auto battle = two_corners().battle();
  EXPECT_EQ(battle->wing(Side::Allies, Role::Left), battle->wing(Side::Axis, Role::Right));
  EXPECT_EQ(battle->wing(Side::Allies, Role::Right), battle->wing(Side::Axis, Role::Left));
  EXPECT_EQ(battle->wing(Side::Allies, Role::Center), battle->wing(Side::Axis, Role::Center));
  EXPECT_NE(battle->wing(Side::Allies, Role::Left), battle->wing(Side::Axis, Role::Left));
}

// S2 is the inner section of W1: the left one for the Field General at the top, the right one for the one at the
// bottom.
TEST(OVL06, TheSectionOppositeIsTheSameSection) {
  Table t = Position()
                .overlord()
                .first("axis")
                .unit("axis", "infantry", {12, 2})
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {2, 6})
                .hand("axis", {"probe-right", "probe-left"})
                .hand("allies", {"counter-attack", "probe-left"})
                .play();
  t.hand_out({"probe-right right"});
  t.act_as("axis/right", "place probe-right left");
  EXPECT_TRUE(t.offers_to("axis/right", "order 12,2")) << "its left section is S2";
  t.act_as("axis/right", "order 12,2").end_turn();
  t.hand_out({"counter-attack left"});
  EXPECT_EQ(t.legal_for("allies/left"), std::vector<std::string>{"place counter-attack as probe-left right"});
  t.act_as("allies/left", "place counter-attack as probe-left right");
  EXPECT_TRUE(t.offers_to("allies/left", "order 12,6")) << "S2 faces S2";
  EXPECT_FALSE(t.offers_to("allies/left", "order 2,6"));
}

TEST(OVL07, AFieldGeneralCommandsUnitsThatOthersMovedIntoTheWing) {
  Table t = two_corners()
                .unit("allies", "infantry", {16, 4})
                .hand("allies", {"probe-left", "probe-left", "probe-center", "probe-center", "attack-center"})
                .play();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/left", "place probe-left right").act_as("allies/center", "place probe-center left");
  EXPECT_TRUE(t.offers_to("allies/left", "order 16,4"));
  EXPECT_FALSE(t.offers_to("allies/center", "order 16,4"));
  t.act_as("allies/left", "order 16,4").act_as("allies/left", "done").act_as("allies/left", "move 16,4 > 20,4");
  t.end_turn();
  idle_turn(t);
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/left", "place probe-left right").act_as("allies/center", "place probe-center left");
  EXPECT_FALSE(t.offers_to("allies/left", "order 20,4")) << "it has left the wing";
  EXPECT_TRUE(t.offers_to("allies/center", "order 20,4"));
}

TEST(OVL08, EitherGeneralMayOrderAUnitOnTheLineBetweenThemButOnlyOnce) {
  Table t = two_corners()
                .unit("allies", "infantry", {17, 5})
                .unit("allies", "infantry", {33, 5})
                .hand("allies", {"probe-left", "probe-center", "probe-right", "probe-left"})
                .play();
  t.hand_out({"probe-left left", "probe-center center", "probe-right right"});
  t.act_as("allies/left", "place probe-left right").act_as("allies/center", "place probe-center left");
  t.act_as("allies/right", "place probe-right left");
  EXPECT_TRUE(t.offers_to("allies/left", "order 17,5"));
  EXPECT_TRUE(t.offers_to("allies/center", "order 17,5"));
  EXPECT_FALSE(t.offers_to("allies/right", "order 17,5"));
  EXPECT_TRUE(t.offers_to("allies/right", "order 33,5"));
  EXPECT_FALSE(t.offers_to("allies/center", "order 33,5")) << "the card lies in S3";
  t.act_as("allies/center", "order 17,5");
  EXPECT_FALSE(t.offers_to("allies/left", "order 17,5")) << "one order a turn";
}

TEST(OVL09, ALineWithinAWingServesACardInEitherSection) {
  struct Line {
    const char* post;
    const char* card;
    Coord unit;
    const char* order;
  };
  for (const Line& line :
       {Line{"left", "probe-left", {7, 5}, "order 7,5"}, Line{"center", "probe-center", {25, 5}, "order 25,5"},
        Line{"right", "probe-right", {43, 5}, "order 43,5"}}) {
    for (const char* section : {"left", "right"}) {
      Table t = two_corners().unit("allies", "infantry", line.unit).hand("allies", {line.card, "recon-left"}).play();
      t.hand_out({std::string(line.card) + " " + line.post});
      const std::string post = std::string("allies/") + line.post;
      t.act_as(post, std::string("place ") + line.card + " " + section);
      EXPECT_TRUE(t.offers_to(post, line.order)) << line.order << " " << section;
    }
  }
}

// Recon (1) in S1, Probe (2) in S2: three orders in total, and the unit on the line uses one order of one card.
TEST(OVL09, AUnitOnALineCountsAgainstOneCardOnly) {
  Position position = two_corners()
                          .unit("allies", "infantry", {2, 4})
                          .unit("allies", "infantry", {7, 5})
                          .unit("allies", "infantry", {10, 4})
                          .unit("allies", "infantry", {12, 4})
                          .hand("allies", {"recon-left", "probe-left", "probe-right"});
  const auto begin = [&] {
    Table t = position.play();
    t.hand_out({"recon-left left", "probe-left left"});
    t.act_as("allies/left", "place recon-left left").act_as("allies/left", "place probe-left right");
    t.act_as("allies/left", "order 7,5");
    return t;
  };
  Table with_recon = begin();
  with_recon.act("order 10,4").act("order 12,4");
  EXPECT_FALSE(with_recon.offers("order 2,4")) << "the line's unit has used the Recon";
  Table with_probe = begin();
  with_probe.act("order 2,4").act("order 10,4");
  EXPECT_FALSE(with_probe.offers("order 12,4")) << "the line's unit has used one of the Probe";
}

TEST(OVL10, BeachAndOceanRunOverTheFullWidth) {
  const auto battle = two_corners().unit("allies", "infantry", {2, 2}).face("beach").battle();
  battle->board().all().for_each([&](Hex hex) {
    const Coord at = battle->board().coord(hex);
    const Terrain expected = at.row >= 7 ? Terrain::Ocean : at.row >= 4 ? Terrain::Beach : Terrain::Countryside;
    EXPECT_EQ(battle->terrain(hex), expected) << at.col << "," << at.row;
  });
}

TEST(OVL11, MovesBattlesAndRetreatsCrossTheSeam) {
  Table t = two_corners()
                .unit("allies", "armor", {22, 4})
                .unit("axis", "infantry", {26, 4})
                .hand("allies", {"probe-center", "probe-left"})
                .play();
  t.hand_out({"probe-center center"});
  t.act_as("allies/center", "place probe-center left").run("order 22,4", "done", "move 22,4 > 24,4");
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 24,4 > 26,4"));
  t.dice({"flag", "star", "star"}).act("battle 24,4 > 26,4");
  EXPECT_TRUE(t.offers("retreat 26,4 > 25,3")) << "over the seam";
  EXPECT_TRUE(t.offers("retreat 26,4 > 27,3"));
  EXPECT_FALSE(t.offers("retreat 26,4 > 28,4"));
  t.run("retreat 26,4 > 25,3", "take-ground 24,4");
  EXPECT_FALSE(t.empty({26, 4}));
}

}  // namespace
}  // namespace bocage
