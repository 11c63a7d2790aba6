// Compares a battle's sight tables with the general geometry, and both with the table at the top of the LOS chapter:
// every pair within distance 3, on all shipped battles and on randomly tiled boards.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/chance.h"
#include "rules/sight.h"
#include "scenario/library.h"
#include "support/scenes.h"

namespace bocage {
namespace {

Coord operator+(Coord a, Coord b) { return {a.col + b.col, a.row + b.row}; }

// Line of sight from the table in core.md alone, without geometry.
struct Row {
  Coord target;
  bool edge;  // both hexes must be obstructed; otherwise one is enough
  std::vector<Coord> hexes;
};
const std::vector<Row> kRows{
    {{4, 0}, false, {{2, 0}}},         {{2, 2}, false, {{1, 1}}},         {{0, 2}, true, {{-1, 1}, {1, 1}}},
    {{3, 1}, true, {{2, 0}, {1, 1}}},  {{6, 0}, false, {{2, 0}, {4, 0}}}, {{3, 3}, false, {{1, 1}, {2, 2}}},
    {{5, 1}, false, {{2, 0}, {3, 1}}}, {{4, 2}, false, {{1, 1}, {3, 1}}}, {{1, 3}, false, {{1, 1}, {0, 2}}}};

// Terrain that always blocks sight: the LOS tables, and column s of the XT tables.
constexpr std::array kWalls{Terrain::Forest,   Terrain::Hedgerow,   Terrain::Town,        Terrain::CityRuins,
                            Terrain::Factory,  Terrain::HillForest, Terrain::HillVillage, Terrain::Jungle,
                            Terrain::Hospital, Terrain::HqTents,    Terrain::LaborCamp};

class Reader {
 public:
  explicit Reader(const Battle& battle) : battle_(battle) {
    int number = 0;
    battle.board().all().for_each([&](Hex hex) {
      if ((is_hill(hex) || is_mountain(hex)) && height_[index(hex)] == 0) { climb(hex, ++number); }
    });
  }

  bool sees(const Field& field, Coord a, Coord b) const {
    if (distance(a, b) <= 1) { return true; }  // LOS-01
    const Coord way{b.col - a.col, b.row - a.row};
    for (const Row& row : kRows) {
      if (row.target.col != std::abs(way.col) || row.target.row != std::abs(way.row)) { continue; }
      std::size_t blocked = 0;
      for (const Coord offset : row.hexes) {
        const Coord at = a + Coord{way.col < 0 ? -offset.col : offset.col, way.row < 0 ? -offset.row : offset.row};
        blocked += obstructs(field, at, a, b) ? 1 : 0;
      }
      return row.edge ? blocked < row.hexes.size() : blocked == 0;
    }
    ADD_FAILURE() << "not in the table: " << text(a) << " to " << text(b);
    return false;
  }

 private:
  bool is_hill(Hex hex) const {
    const Terrain is = battle_.terrain(hex);
    return is == Terrain::Hill || is == Terrain::Cliff || is == Terrain::SeaBluff || is == Terrain::SteepHill ||
           is == Terrain::ImpassableHill || is == Terrain::HillForest || is == Terrain::HillVillage;
  }
  bool is_mountain(Hex hex) const { return battle_.terrain(hex) == Terrain::Mountain; }

  // LOS-13, XT-22.s, by the neighbours of GRID-03. Hills and mountains are not connected.
  void climb(Hex hex, int number) {
    height_[index(hex)] = number;
    for (const Coord way : {Coord{2, 0}, Coord{-2, 0}, Coord{1, 1}, Coord{-1, 1}, Coord{1, -1}, Coord{-1, -1}}) {
      const auto next = battle_.board().find(battle_.board().coord(hex) + way);
      const bool joins = next && (is_hill(hex) ? is_hill(*next) : is_mountain(*next));
      if (joins && height_[index(*next)] == 0) { climb(*next, number); }
    }
  }

  bool obstructs(const Field& field, Coord at, Coord a, Coord b) const {
    const auto hex = battle_.board().find(at);
    if (!hex) { return false; }                      // LOS-08
    if (field.at(*hex) != kNoUnit) { return true; }  // LOS-11
    const Terrain is = battle_.terrain(*hex);
    if (std::find(kWalls.begin(), kWalls.end(), is) != kWalls.end()) { return true; }
    if (battle_.fixed(Work::Bunker).contains(*hex)) { return true; }       // LOS-15
    if (battle_.fixed(Work::FieldBunker).contains(*hex)) { return true; }  // XT-10.s
    const int height = height_[index(*hex)];
    return height != 0 && (height_of(a) != height || height_of(b) != height);  // LOS-12, XT-22.s
  }
  int height_of(Coord at) const { return height_[index(*battle_.board().find(at))]; }

  const Battle& battle_;
  ByHex<int> height_{};
};

// Scatters all units of the battle at random; in half of the trials close together.
void scatter(const Battle& battle, Field& field, FastChance& chance) {
  field.everybody().for_each([&](Hex hex) { lift(battle, field, field.at(hex)); });
  const bool crowded = chance.pick(2) == 0;
  const Hex middle{static_cast<std::uint8_t>(chance.pick(battle.board().hexes()))};
  for (int i = 0; i < battle.units(); ++i) {
    const Hex hex{static_cast<std::uint8_t>(chance.pick(battle.board().hexes()))};
    const bool near = !crowded || battle.board().distance(middle, hex) <= 4;
    if (near && field.at(hex) == kNoUnit) { place(battle, field, UnitId{static_cast<std::uint8_t>(i)}, hex); }
  }
}

struct Count {
  int pairs = 0;
  int hidden = 0;
};

void compare(const Battle& battle, const Field& field, Count& count) {
  const Reader reader(battle);
  const Board& board = battle.board();
  board.all().for_each([&](Hex from) {
    board.within(from, 3).for_each([&](Hex to) {
      const bool seen = can_see(battle, field, from, to);
      const HexSet in_the_way = blockers(battle, field, from, to);
      ++count.pairs;
      count.hidden += seen ? 0 : 1;
      const std::string pair = text(board.coord(from)) + " to " + text(board.coord(to));
      EXPECT_EQ(in_the_way.empty(), seen) << pair;
      EXPECT_EQ(reader.sees(field, board.coord(from), board.coord(to)), seen) << pair;
      EXPECT_EQ(can_see(battle, field, to, from), seen) << pair;  // LOS-16
      EXPECT_FALSE(in_the_way.contains(from) || in_the_way.contains(to)) << pair;
    });
  });
}

TEST(LOS16, TablesGeometryAndRulesAgreeOnAllBattlesWithUnitsAnywhere) {
  FastChance chance(16);
  const auto ids = default_library().ids();
  ASSERT_EQ(ids.size(), 19U);
  for (const std::string& id : ids) {
    SCOPED_TRACE(id);
    Table t = Position::from_battle(id).play();
    Count count;
    compare(t.battle(), t.state().open.field, count);  // as it is set up
    for (int trial = 0; trial < 6; ++trial) {
      scatter(t.battle(), t.state().open.field, chance);
      compare(t.battle(), t.state().open.field, count);
    }
    EXPECT_GT(count.pairs, 7 * 113 * 20);
    EXPECT_GT(count.hidden, count.pairs / 50) << "too little is hidden to tell anything";
    EXPECT_LT(count.hidden, count.pairs * 49 / 50);
    if (HasFailure()) { return; }
  }
}

TEST(LOS16, TheTablesAgreeWithTheGeometryOnRandomBoards) {
  FastChance chance(1944);
  const std::vector<std::string> base{"forest", "hedgerow", "town",  "hill",       "hill", "hill",
                                      "steep",  "cliff",    "bluff", "impassable", "river"};
  const std::vector<std::string> more{"jungle", "mountain", "mountain", "mountain",    "hill",         "hill",
                                      "trench", "hospital", "ravine",   "hill-forest", "hill-village", "city-ruins"};
  for (int trial = 0; trial < 30; ++trial) {
    SCOPED_TRACE(trial);
    Position position;
    const bool wide = trial % 4 == 3;  // two boards side by side
    const std::vector<std::string>& tiles = trial < 20 ? base : more;
    if (wide) { position.board(26, 9, {7, 17, 25, 33, 43}); }
    position.face(trial % 2 == 0 ? "beach" : "countryside");
    position.unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {24, 8});
    const int density = 10 + chance.pick(50);
    for (int row = 0; row < 9; ++row) {
      for (int col = row % 2; col < (wide ? 51 : 25); col += 2) {
        const bool corner = (row == 0 && col == 0) || (row == 8 && col == 24);  // a spare unit stands there
        if (corner) { continue; }
        if (chance.pick(100) < density) {
          position.terrain(tiles[static_cast<std::size_t>(chance.pick(static_cast<int>(tiles.size())))], {col, row});
        } else if (chance.pick(100) < (wide ? 10 : 20)) {
          position.unit("axis", "infantry", {col, row});
        }
        if (chance.pick(100) >= 5) { continue; }
        if (trial < 20) {
          position.bunker("axis", {col, row});
        } else {
          position.work("field-bunker", {col, row});
        }
      }
    }
    Table t = position.play();
    Count count;
    compare(t.battle(), t.state().open.field, count);
    scatter(t.battle(), t.state().open.field, chance);  // onto the tiles too
    compare(t.battle(), t.state().open.field, count);
    EXPECT_GT(count.hidden, 0);
    if (HasFailure()) { return; }
  }
}

}  // namespace
}  // namespace bocage
