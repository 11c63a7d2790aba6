// RET-07 to RET-11: where a retreat may not go.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/scenes.h"

namespace bocage {
namespace {

bool is_infantry(const std::string& type) { return type != "armor" && type != "elite-armor" && type != "artillery"; }

// Artillery on `from`, at most two hexes away, has rolled one flag at the unit of `side` on `to`.
Table flagged(Position position, const std::string& side, Coord from, Coord to) {
  const std::string enemy = other_side(side);
  Table t = position.unit(enemy, "artillery", from).first(enemy).hand(enemy, {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  t.dice({"flag", "star", "star"}).act("battle " + text(from) + " > " + text(to));
  return t;
}

// The hexes it may retreat to; if there are none, it must have lost a figure.
std::vector<std::string> ways(const Position& position, const std::string& side, const std::string& type, Coord from,
                              Coord at) {
  const Table t = flagged(Position(position).unit(side, type, at), side, from, at);
  Texts hexes;
  for (const std::string& action : t.legal()) {
    if (action.starts_with("retreat ")) { hexes.push_back(action.substr(action.find('>') + 2)); }
  }
  const int full = Position(position).unit(side, type, at).play().figures(at);
  EXPECT_EQ(t.figures(at), hexes.empty() ? full - 1 : full) << side << " " << type;
  EXPECT_EQ(t.decision() == "retreat", !hexes.empty());
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

// A unit of the bottom side on [12,4] retreats to [11,5] or [13,5], one of the top side to [11,3] or [13,3]. Both are
// tested.
struct Way {
  std::string side;
  Coord from;
  Coord left;
  Coord right;
};
const std::vector<Way> kWays{{"allies", {12, 2}, {11, 5}, {13, 5}}, {"axis", {12, 6}, {11, 3}, {13, 3}}};

TEST(RET07, NoRetreatIntoAnOccupiedHex) {
  for (const Way& way : kWays) {
    for (const std::string& type : kEveryType) {
      for (const std::string owner : {"allies", "axis"}) {
        const Position one = Position().unit(owner, "infantry", way.left);
        EXPECT_EQ(ways(one, way.side, type, way.from, {12, 4}), Texts{text(way.right)}) << type << owner;
        const Position both = Position(one).unit(owner, "artillery", way.right);
        EXPECT_EQ(ways(both, way.side, type, way.from, {12, 4}), Texts{}) << type << owner;
      }
    }
  }
}

TEST(RET08, NoRetreatIntoImpassableTerrain) {
  for (const Way& way : kWays) {
    for (const std::string& type : kEveryType) {
      for (const std::string ground : {"river", "wide-river", "impassable"}) {
        const Position one = Position().terrain(ground, way.right);
        EXPECT_EQ(ways(one, way.side, type, way.from, {12, 4}), Texts{text(way.left)}) << type << ground;
        const Position both = Position(one).terrain(ground, way.left);
        EXPECT_EQ(ways(both, way.side, type, way.from, {12, 4}), Texts{}) << type << ground;
      }
    }
  }
}

TEST(RET08, ARetreatOverABridgeIsAllowed) {
  for (const Way& way : kWays) {
    const Position river = Position().terrain("river", {way.left, way.right}).work("bridge", way.left);
    for (const std::string& type : kEveryType) {
      EXPECT_EQ(ways(river, way.side, type, way.from, {12, 4}), Texts{text(way.left)}) << type;
    }
  }
}

TEST(RET08, OtherHillsAreOpen) {
  for (const Way& way : kWays) {
    for (const std::string hill : {"hill", "steep", "cliff", "bluff"}) {
      for (const std::string& type : kEveryType) {
        EXPECT_EQ(ways(Position().terrain(hill, {way.left, way.right}), way.side, type, way.from, {12, 4}).size(), 2U);
      }
    }
  }
}

// A bridge over [11,3] and [12,4] with its ends at [10,2] and [13,5].
Position span() {
  return Position()
      .terrain("river", {{11, 3}, {12, 4}})
      .work("bridge", {11, 3})
      .work("bridge", {12, 4})
      .special(R"({"rule": "bridge-ends-only", "span": [[11,3],[12,4]], "ends": [[10,2],[13,5]],
                   "links": [[[10,2],[11,3]], [[11,3],[12,4]], [[12,4],[13,5]]]})");
}

TEST(RET08, NoRetreatOverABarredBridgeSide) {
  // Leaving the span: [12,4] to [11,5] and to [13,3] are barred.
  EXPECT_EQ(ways(span(), "allies", "infantry", {12, 2}, {12, 4}), Texts{"13,5"});
  EXPECT_EQ(ways(span(), "axis", "infantry", {12, 6}, {12, 4}), Texts{"11,3"});
  EXPECT_EQ(ways(span(), "allies", "armor", {11, 1}, {11, 3}), Texts{"12,4"});
  EXPECT_EQ(ways(span(), "axis", "armor", {11, 5}, {11, 3}), Texts{"10,2"});
  // Entering it: from [12,2] to [11,3], and from [13,3] to [12,4].
  EXPECT_EQ(ways(span(), "allies", "infantry", {12, 0}, {12, 2}), Texts{"13,3"});
  EXPECT_EQ(ways(span(), "allies", "infantry", {13, 1}, {13, 3}), Texts{"14,4"});
  EXPECT_EQ(ways(span(), "axis", "artillery", {11, 7}, {11, 5}), Texts{"10,4"});
  EXPECT_EQ(ways(span(), "allies", "infantry", {10, 0}, {10, 2}), (Texts{"11,3", "9,3"}));
}

TEST(RET08, AtArnhemTheSpanIsLeftOnlyAtItsEnds) {
  const auto steps = [](const std::string& side, Coord at, Coord from) {
    Position position = Position::from_battle("13");
    Table t = flagged(position.unit(side, "infantry", at), side, from, at);
    Texts hexes = t.legal();
    std::sort(hexes.begin(), hexes.end());
    return hexes;
  };
  EXPECT_EQ(steps("axis", {14, 4}, {18, 4}), Texts{"retreat 14,4 > 15,3"});
  EXPECT_EQ(steps("allies", {14, 4}, {18, 4}), Texts{"retreat 14,4 > 13,5"});
}

TEST(RET09, NoRetreatIntoTheOcean) {
  const Position beach = Position().face("beach");
  for (const std::string& type : kEveryType) {
    EXPECT_EQ(ways(beach, "allies", type, {12, 4}, {12, 6}), Texts{}) << type;  // beach to ocean
    EXPECT_EQ(ways(beach, "allies", type, {11, 5}, {11, 7}), Texts{}) << type;  // ocean to ocean
    EXPECT_EQ(ways(beach, "axis", type, {12, 6}, {12, 8}), Texts{}) << type;    // the same, upwards
    EXPECT_EQ(ways(beach, "allies", type, {12, 2}, {12, 4}), (Texts{"11,5", "13,5"})) << type;
  }
}

TEST(RET09, OutOfTheOceanItMayGo) {
  for (const std::string& type : kEveryType) {
    const Position beach = Position().face("beach");
    EXPECT_EQ(ways(beach, "axis", type, {10, 6}, {11, 7}), Texts{"12,6"}) << type;
  }
}

TEST(RET10, BunkersAndHedgehogsAreClosedToArmorAndArtillery) {
  for (const Way& way : kWays) {
    for (const std::string& type : kEveryType) {
      const Texts closed = Texts{text(way.right)};
      Texts open{text(way.left), text(way.right)};
      for (const std::string owner : {"allies", "axis"}) {
        EXPECT_EQ(ways(Position().bunker(owner, way.left), way.side, type, way.from, {12, 4}),
                  is_infantry(type) ? open : closed)
            << type << owner;
      }
      EXPECT_EQ(ways(Position().work("hedgehog", way.left), way.side, type, way.from, {12, 4}),
                is_infantry(type) ? open : closed)
          << type;
      const Position both = Position().work("hedgehog", way.left).bunker("axis", way.right);
      EXPECT_EQ(ways(both, way.side, type, way.from, {12, 4}), is_infantry(type) ? open : Texts{}) << type;
    }
  }
}

TEST(RET10, OtherWorksAreOpen) {
  for (const Way& way : kWays) {
    for (const std::string& type : kEveryType) {
      for (const std::string work : {"wire", "sandbags"}) {
        const Position position = Position().work(work, way.left).work(work, way.right);
        EXPECT_EQ(ways(position, way.side, type, way.from, {12, 4}).size(), 2U) << type << work;
      }
      const Position walls = Position().sea_wall("axis", way.left).sea_wall("allies", way.right);
      EXPECT_EQ(ways(walls, way.side, type, way.from, {12, 4}).size(), 2U) << type;
    }
  }
}

TEST(RET11, NoRetreatOffTheBoard) {
  for (const std::string& type : kEveryType) {
    for (const int col : {0, 12, 24}) {
      const int aside = col == 24 ? 20 : col + 4;
      EXPECT_EQ(ways(Position(), "allies", type, {aside, 8}, {col, 8}), Texts{}) << type << col;
      EXPECT_EQ(ways(Position(), "axis", type, {aside, 0}, {col, 0}), Texts{}) << type << col;
    }
    EXPECT_EQ(ways(Position(), "allies", type, {23, 5}, {24, 6}), Texts{"23,7"}) << type;
    EXPECT_EQ(ways(Position(), "axis", type, {1, 3}, {0, 2}), Texts{"1,1"}) << type;
  }
}

}  // namespace
}  // namespace bocage
