// LOS-17: artillery needs no line of sight, but some battles forbid it to fire over hills.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/scenes.h"

namespace bocage {
namespace {

// The reason why the Allied unit may not battle the Axis infantry; empty if it may.
std::string refusal(Position position, const std::string& type, Coord from, Coord to) {
  Table t = position.unit("allies", type, from).unit("axis", "infantry", to).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  const std::string battle = "battle " + text(from) + " > " + text(to);
  const std::string why = t.why_not(battle);
  EXPECT_EQ(t.offers(battle), why.empty());
  return why.substr(0, 6);
}

bool fires(const Position& position, Coord from, Coord to) {
  const std::string why = refusal(position, "artillery", from, to);
  EXPECT_TRUE(why.empty() || why == "SCN-52") << why;
  return why.empty();
}

// Hills over which artillery may not fire.
Position no_fire_over(std::initializer_list<Coord> hills, const std::string& kind = "hill") {
  nlohmann::json rule = {{"rule", "hills-block-artillery"}, {"hexes", nlohmann::json::array()}};
  for (const Coord at : hills) { rule["hexes"].push_back({at.col, at.row}); }
  return Position().terrain(kind, hills).special(rule.dump());
}

TEST(LOS17, ArtilleryFiresOverAnything) {
  for (const char* terrain : {"forest", "hedgerow", "town", "hill", "steep", "cliff", "bluff", "impassable"}) {
    Position walled = Position().terrain(terrain, {{5, 3}, {5, 5}});
    for (const int distance : {2, 3, 4, 5, 6}) {
      const Coord target{4 + 2 * distance, 4};
      walled.terrain(terrain, {target.col - 2, 4});
      EXPECT_TRUE(fires(walled, {4, 4}, target)) << terrain << " " << distance;
      if (distance > 3) { continue; }
      for (const char* type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
        EXPECT_EQ(refusal(walled, type, {4, 4}, target), "BAT-04") << terrain << " " << type;
      }
    }
  }
}

TEST(LOS17, AndOverUnitsAndBunkers) {
  Position crowd;
  for (const int col : {6, 8, 10, 12, 14}) { crowd.unit("allies", "infantry", {col, 4}).bunker("axis", {col, 4}); }
  EXPECT_TRUE(fires(crowd, {4, 4}, {16, 4}));
  EXPECT_EQ(refusal(Position().bunker("axis", {6, 4}), "elite-armor", {4, 4}, {8, 4}), "BAT-04");
  EXPECT_EQ(refusal(Position().unit("allies", "infantry", {6, 4}), "special-forces", {4, 4}, {8, 4}), "BAT-04");
}

TEST(LOS17, WhereHillsAreForbiddenTheyAloneBlock) {
  EXPECT_FALSE(fires(no_fire_over({{6, 4}}), {4, 4}, {8, 4}));
  EXPECT_FALSE(fires(no_fire_over({{6, 4}}, "impassable"), {4, 4}, {16, 4}));
  EXPECT_FALSE(fires(no_fire_over({{12, 4}}), {4, 4}, {16, 4}));
  EXPECT_TRUE(fires(no_fire_over({{18, 4}}), {4, 4}, {16, 4}));  // behind the target
  // Nothing else matters.
  for (const char* terrain : {"forest", "hedgerow", "town"}) {
    EXPECT_TRUE(fires(no_fire_over({{18, 0}}).terrain(terrain, {6, 4}), {4, 4}, {8, 4})) << terrain;
  }
  EXPECT_TRUE(fires(no_fire_over({{18, 0}}).unit("allies", "armor", {6, 4}), {4, 4}, {8, 4}));
  EXPECT_TRUE(fires(no_fire_over({{18, 0}}).bunker("axis", {6, 4}), {4, 4}, {8, 4}));
  // A unit or a forest on the other side of an edge is not a second obstruction.
  EXPECT_TRUE(fires(no_fire_over({{5, 5}}).terrain("forest", {7, 5}), {6, 4}, {6, 6}));
  EXPECT_TRUE(fires(no_fire_over({{5, 5}}).unit("allies", "armor", {7, 5}), {6, 4}, {6, 6}));
  EXPECT_FALSE(fires(no_fire_over({{5, 5}, {7, 5}}), {6, 4}, {6, 6}));
}

TEST(LOS17, AdjacentAndAtTheEndsTheyDoNotBlock) {
  EXPECT_TRUE(fires(no_fire_over({{6, 4}}), {4, 4}, {6, 4}));
  EXPECT_TRUE(fires(no_fire_over({{8, 4}}), {4, 4}, {8, 4}));
  EXPECT_TRUE(fires(no_fire_over({{4, 4}}), {4, 4}, {8, 4}));
}

// The examples of LOS-03 and LOS-04, with hills.
TEST(LOS17, TheGeometryOfShortLines) {
  for (const Coord at : {Coord{8, 4}, Coord{9, 5}}) { EXPECT_FALSE(fires(no_fire_over({at}), {6, 4}, {11, 5})); }
  for (const Coord at : {Coord{7, 5}, Coord{9, 5}}) { EXPECT_FALSE(fires(no_fire_over({at}), {6, 4}, {10, 6})); }
  for (const Coord at : {Coord{7, 5}, Coord{6, 6}}) { EXPECT_FALSE(fires(no_fire_over({at}), {6, 4}, {7, 7})); }
  EXPECT_TRUE(fires(no_fire_over({{5, 5}}), {6, 4}, {6, 6}));
  EXPECT_FALSE(fires(no_fire_over({{8, 4}, {7, 5}}), {6, 4}, {9, 5}));
  EXPECT_TRUE(fires(no_fire_over({{8, 4}}), {6, 4}, {9, 5}));
}

// The example of LOS-06.
TEST(LOS17, TheGeometryOfSeveralEdges) {
  EXPECT_FALSE(fires(no_fire_over({{5, 1}, {7, 3}}), {6, 0}, {6, 4}));
  EXPECT_TRUE(fires(no_fire_over({{5, 1}, {5, 3}}), {6, 0}, {6, 4}));
  EXPECT_FALSE(fires(no_fire_over({{6, 2}}), {6, 0}, {6, 4}));
  EXPECT_FALSE(fires(no_fire_over({{6, 2}}), {6, 4}, {6, 0}));
}

// The example of LOS-07, from [6,2] to [12,6].
TEST(LOS17, TheGeometryOfCorners) {
  EXPECT_FALSE(fires(no_fire_over({{9, 3}, {9, 5}}), {6, 2}, {12, 6}));
  EXPECT_TRUE(fires(no_fire_over({{9, 3}}), {6, 2}, {12, 6}));
  EXPECT_TRUE(fires(no_fire_over({{9, 5}}), {6, 2}, {12, 6}));
  for (const Coord crossed : {Coord{7, 3}, Coord{8, 4}, Coord{10, 4}, Coord{11, 5}}) {
    EXPECT_FALSE(fires(no_fire_over({crossed}), {6, 2}, {12, 6})) << text(crossed);
  }
}

// The example of LOS-08.
TEST(LOS17, SpaceOffTheBoardIsNoHill) {
  EXPECT_TRUE(fires(no_fire_over({{1, 3}}), {0, 2}, {0, 4}));
  EXPECT_FALSE(fires(no_fire_over({{0, 4}}), {0, 2}, {0, 6}));
}

TEST(LOS17, InfantryAndArmorSeeAsEverywhere) {
  const std::initializer_list<Coord> ridge{{6, 4}, {8, 4}, {10, 4}};
  for (const char* type : {"infantry", "armor"}) {
    EXPECT_EQ(refusal(no_fire_over(ridge), type, {6, 4}, {10, 4}), "") << type;
    EXPECT_EQ(refusal(no_fire_over({{8, 4}}), type, {6, 4}, {10, 4}), "BAT-04") << type;
    EXPECT_EQ(refusal(no_fire_over({{20, 4}}).terrain("forest", {8, 4}), type, {6, 4}, {10, 4}), "BAT-04") << type;
  }
}

// At Saverne the Axis artillery on [10,2] has hills on [8,2] and [8,4] to its left, and none to its right.
TEST(LOS17, SaverneGap) {
  Table t = Position::from_battle("16")
                .unit("allies", "infantry", {6, 2})
                .unit("allies", "infantry", {4, 2})
                .unit("allies", "infantry", {11, 7})
                .first("axis")
                .hand("axis", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 10,2", "done").skip_to("battle");
  EXPECT_FALSE(t.offers("battle 10,2 > 6,2"));  // across [8,2]
  EXPECT_FALSE(t.offers("battle 10,2 > 4,2"));  // across [8,2]
  EXPECT_TRUE(t.offers("battle 10,2 > 11,7"));  // across [11,5], a town with a unit in it
  EXPECT_TRUE(t.offers("battle 10,2 > 10,8"));
  EXPECT_FALSE(t.offers("battle 10,2 > 7,7"));  // across [9,3], [8,4], ...
  EXPECT_EQ(t.why_not("battle 10,2 > 6,2").substr(0, 6), "SCN-52");
}

}  // namespace
}  // namespace bocage
