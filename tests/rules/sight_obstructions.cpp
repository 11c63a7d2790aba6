// LOS-01, LOS-02, LOS-05, LOS-09 to LOS-11: what blocks sight and what does not.
#include <gtest/gtest.h>

#include <functional>

#include "rules/sight.h"
#include "support/scenes.h"

namespace bocage {
namespace {

const std::vector<std::string> kBlocking{"forest", "hedgerow", "town", "hill", "steep", "cliff", "bluff", "impassable"};

Coord operator+(Coord a, Coord b) { return {a.col + b.col, a.row + b.row}; }

// By the tables, by the geometry, and both ways.
bool sees(const Table& t, Coord a, Coord b) {
  const Field& field = t.state().open.field;
  const bool seen = can_see(t.battle(), field, t.hex(a), t.hex(b));
  EXPECT_EQ(can_see(t.battle(), field, t.hex(b), t.hex(a)), seen) << text(a) << " " << text(b);
  EXPECT_EQ(blockers(t.battle(), field, t.hex(a), t.hex(b)).empty(), seen) << text(a) << " " << text(b);
  EXPECT_EQ(blockers(t.battle(), field, t.hex(b), t.hex(a)).empty(), seen) << text(a) << " " << text(b);
  return seen;
}

// The same, and by what is offered to an Allied armor unit on `a`. Bystanders next to it must be friends (BAT-08).
bool sees(Position position, Coord a, Coord b) {
  Table t = position.unit("allies", "armor", a).unit("axis", "armor", b).hand("allies", {"direct-from-hq"}).play();
  const bool seen = sees(t, a, b);
  t.run("play direct-from-hq", "order " + text(a), "done").skip_to("battle");
  const std::string why = t.why_not("battle " + text(a) + " > " + text(b));
  EXPECT_EQ(t.offers("battle " + text(a) + " > " + text(b)), why.empty());
  EXPECT_EQ(why.substr(0, 6) == "BAT-04", !seen) << why;
  EXPECT_TRUE(!seen || why.empty() || why.substr(0, 6) == "BAT-13") << why;
  return seen;
}

// Something in a hex that blocks, by name.
Position with(Position position, const std::string& what, Coord at) {
  if (what == "bunker") { return position.bunker("allies", at); }
  for (const std::string& type : kEveryType) {
    if (type == what) { return position.unit("allies", type, at); }
  }
  return position.terrain(what, at);
}

constexpr Coord kMiddle{12, 4};
const std::vector<Coord> kAround{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}};
// One target of each kind of the table, in four mirror images.
const std::vector<Coord> kFar{{4, 0}, {2, 2}, {0, 2}, {3, 1}, {6, 0}, {3, 3}, {5, 1}, {4, 2}, {1, 3}};

TEST(LOS01, AdjacentUnitsSeeEachOtherOverAnyGround) {
  for (const Coord way : kAround) {
    const Coord next = kMiddle + way;
    EXPECT_TRUE(sees(Position(), kMiddle, next));
    for (const std::string terrain : {"forest", "hedgerow", "town", "hill", "steep", "cliff", "bluff"}) {
      EXPECT_TRUE(sees(Position().terrain(terrain, kMiddle), kMiddle, next)) << terrain;
      EXPECT_TRUE(sees(Position().terrain(terrain, next), kMiddle, next)) << terrain;
      EXPECT_TRUE(sees(Position().terrain(terrain, {kMiddle, next}), kMiddle, next)) << terrain;
    }
    EXPECT_TRUE(sees(Position().terrain("river", next).work("bridge", next), kMiddle, next));
  }
}

TEST(LOS01, BunkersAndNeighboursDoNotHideAdjacentUnits) {
  for (const Coord way : kAround) {
    const Coord next = kMiddle + way;
    const Table bunkers = Position()
                              .bunker("axis", kMiddle)
                              .bunker("allies", next)
                              .unit("axis", "infantry", kMiddle)
                              .unit("allies", "infantry", next)
                              .play();
    EXPECT_TRUE(sees(bunkers, kMiddle, next));
    Position crowd = Position().unit("allies", "infantry", kMiddle).unit("axis", "infantry", next);
    for (const Coord other : kAround) {
      if (other != way) { crowd.unit("allies", "infantry", kMiddle + other).terrain("forest", kMiddle + other); }
    }
    EXPECT_TRUE(sees(crowd.play(), kMiddle, next));
  }
}

TEST(LOS02, TheHexesOfAttackerAndTargetNeverBlock) {
  for (const Coord offset : kFar) {
    for (const int mirror : {1, -1}) {
      const Coord target = kMiddle + Coord{offset.col * mirror, offset.row};
      for (const std::string terrain : {"forest", "hedgerow", "town", "hill", "steep", "cliff", "bluff"}) {
        EXPECT_TRUE(sees(Position().terrain(terrain, kMiddle), kMiddle, target)) << terrain << text(target);
        EXPECT_TRUE(sees(Position().terrain(terrain, target), kMiddle, target)) << terrain << text(target);
        EXPECT_TRUE(sees(Position().terrain(terrain, {kMiddle, target}), kMiddle, target)) << terrain << text(target);
      }
      const Table bunkers = Position()
                                .bunker("allies", kMiddle)
                                .bunker("axis", target)
                                .unit("allies", "infantry", kMiddle)
                                .unit("axis", "artillery", target)
                                .play();
      EXPECT_TRUE(sees(bunkers, kMiddle, target));
    }
  }
}

// Along an edge between [5,5] and [7,5], and along one between [8,4] and [7,5].
TEST(LOS05, ObstructionsOnBothSidesMayDiffer) {
  std::vector<std::string> kinds = kBlocking;
  kinds.insert(kinds.end(), {"bunker", "infantry", "armor", "artillery"});
  for (const std::string& one : kinds) {
    EXPECT_TRUE(sees(with(Position(), one, {5, 5}), {6, 4}, {6, 6})) << one;
    EXPECT_TRUE(sees(with(Position(), one, {7, 5}), {6, 4}, {6, 6})) << one;
    EXPECT_TRUE(sees(with(Position(), one, {8, 4}), {6, 4}, {9, 5})) << one;
    EXPECT_TRUE(sees(with(Position(), one, {7, 5}), {6, 4}, {9, 5})) << one;
    for (const std::string& other : kinds) {
      EXPECT_FALSE(sees(with(with(Position(), one, {5, 5}), other, {7, 5}), {6, 4}, {6, 6})) << one << " " << other;
      EXPECT_FALSE(sees(with(with(Position(), one, {8, 4}), other, {7, 5}), {6, 4}, {9, 5})) << one << " " << other;
    }
  }
}

TEST(LOS05, AUnitOnOneSideAndATownOnTheOtherBlockTheLine) {
  EXPECT_FALSE(sees(Position().unit("allies", "infantry", {5, 5}).terrain("town", {7, 5}), {6, 4}, {6, 6}));
  EXPECT_FALSE(sees(Position().unit("allies", "infantry", {7, 5}).terrain("town", {5, 5}), {6, 4}, {6, 6}));
  EXPECT_TRUE(sees(Position().unit("allies", "infantry", {5, 5}).terrain("river", {7, 5}), {6, 4}, {6, 6}));
  // Two obstructions on the same side of the line do not block it.
  EXPECT_TRUE(sees(Position().unit("allies", "infantry", {5, 5}).terrain("town", {5, 5}), {6, 4}, {6, 6}));
}

// Each candidate hex of each straight and bent line.
TEST(LOS09, EachOfTheseBlocksAlone) {
  struct Line {
    Coord target;
    std::vector<Coord> across;
  };
  const std::vector<Line> lines{{{4, 0}, {{2, 0}}},         {{2, 2}, {{1, 1}}},         {{6, 0}, {{2, 0}, {4, 0}}},
                                {{3, 3}, {{1, 1}, {2, 2}}}, {{5, 1}, {{2, 0}, {3, 1}}}, {{4, 2}, {{1, 1}, {3, 1}}},
                                {{1, 3}, {{1, 1}, {0, 2}}}};
  std::vector<std::string> kinds = kBlocking;
  kinds.emplace_back("bunker");
  kinds.insert(kinds.end(), kEveryType.begin(), kEveryType.end());
  for (const Line& line : lines) {
    const Coord target = kMiddle + line.target;
    EXPECT_TRUE(sees(Position(), kMiddle, target));
    for (const Coord offset : line.across) {
      for (const std::string& kind : kinds) {
        EXPECT_FALSE(sees(with(Position(), kind, kMiddle + offset), kMiddle, target)) << kind << " " << text(target);
      }
    }
  }
}

TEST(LOS09, AnEnemyBunkerAndAnEnemyUnitBlockToo) {
  EXPECT_FALSE(sees(Position().bunker("axis", {8, 4}), {6, 4}, {10, 4}));
  EXPECT_FALSE(sees(Position().unit("axis", "infantry", {10, 4}), {6, 4}, {12, 4}));
}

TEST(LOS10, OpenGroundAndTheseWorksNeverBlock) {
  for (const Coord offset : kFar) {
    const Coord target = kMiddle + offset;
    std::vector<Coord> between;
    for (int row = 0; row < 9; ++row) {
      for (int col = 0; col < 25; ++col) {
        if (col % 2 == row % 2 && Coord{col, row} != kMiddle && Coord{col, row} != target) {
          between.push_back({col, row});
        }
      }
    }
    const auto fill = [&](const std::function<void(Position&, Coord)>& put, std::size_t most) {
      Position position;
      std::size_t n = 0;
      for (const Coord at : between) {
        if (distance(at, kMiddle) + distance(at, target) > distance(kMiddle, target) + 1 || n++ >= most) { continue; }
        put(position, at);
      }
      return position;
    };
    const auto river = [](Position& p, Coord at) { p.terrain("river", at); };
    const auto bridge = [](Position& p, Coord at) { p.terrain("river", at).work("bridge", at); };
    EXPECT_TRUE(sees(fill(river, 99), kMiddle, target)) << text(target);
    EXPECT_TRUE(sees(fill(bridge, 99), kMiddle, target)) << text(target);
    for (const char* work : {"wire", "hedgehog"}) {
      const auto put = [&](Position& p, Coord at) { p.work(work, at); };
      EXPECT_TRUE(sees(fill(put, 99), kMiddle, target)) << work << text(target);
    }
    EXPECT_TRUE(sees(fill([](Position& p, Coord at) { p.work("sandbags", at); }, 12), kMiddle, target));
    EXPECT_TRUE(sees(fill([](Position& p, Coord at) { p.sea_wall("axis", at); }, 12), kMiddle, target));
    // Beach from row 4 on, ocean from row 7 on.
    EXPECT_TRUE(sees(Position().face("beach"), kMiddle, target)) << text(target);
  }
  const Table sea = Position().face("beach").unit("allies", "armor", {6, 8}).unit("axis", "armor", {12, 8}).play();
  EXPECT_TRUE(sees(sea, {6, 8}, {12, 8}));  // ocean in between
  EXPECT_TRUE(sees(sea, {6, 8}, {9, 5}));
}

TEST(LOS11, AUnitBlocksWhateverItsSideKindAndStrength) {
  for (const std::string side : {"axis", "allies"}) {
    for (const std::string& type : kEveryType) {
      Table t = Position()
                    .unit("allies", "infantry", {6, 4})
                    .unit(side, type, {8, 4})
                    .unit("axis", "infantry", {10, 4})
                    .play();
      EXPECT_FALSE(sees(t, {6, 4}, {10, 4})) << side << " " << type;
      t.set_figures({8, 4}, 1);
      EXPECT_FALSE(sees(t, {6, 4}, {10, 4})) << side << " " << type;
    }
  }
}

TEST(LOS11, AUnitBlocksInLowGroundBetweenHillsAndOnAHill) {
  const Position two = Position().terrain("hill", {{6, 4}, {10, 4}});
  EXPECT_TRUE(sees(two, {6, 4}, {10, 4}));
  EXPECT_FALSE(sees(Position(two).unit("allies", "infantry", {8, 4}), {6, 4}, {10, 4}));
  const Position one = Position().terrain("hill", {{6, 4}, {8, 4}, {10, 4}});
  EXPECT_TRUE(sees(one, {6, 4}, {10, 4}));
  EXPECT_FALSE(sees(Position(one).unit("allies", "artillery", {8, 4}), {6, 4}, {10, 4}));
}

TEST(LOS11, AUnitThatGoesAwayNoLongerBlocks) {
  Table t = Position()
                .unit("allies", "infantry", {6, 4})
                .unit("allies", "armor", {8, 4})
                .unit("axis", "infantry", {10, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  EXPECT_FALSE(sees(t, {6, 4}, {10, 4}));
  t.run("play direct-from-hq", "order 6,4", "order 8,4", "done", "move 8,4 > 9,7").skip_to("battle");
  EXPECT_TRUE(sees(t, {6, 4}, {10, 4}));
  EXPECT_TRUE(t.offers("battle 6,4 > 10,4"));
}

}  // namespace
}  // namespace bocage
