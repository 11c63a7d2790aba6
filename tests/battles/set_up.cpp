// The setup of the sixteen battles: the table at the beginning of SCN, and the pieces listed in the booklet.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/medals.h"
#include "support/position.h"

namespace bocage {
namespace {

struct Briefing {
  std::string_view battle;
  BySide<int> hand;  // Axis, Allies
  Side first;
  int medals;
};

// clang-format off
constexpr auto kBriefings = std::to_array<Briefing>({
    {"01", {2, 6}, Side::Allies, 4},
    {"02", {4, 5}, Side::Allies, 4},
    {"03", {4, 5}, Side::Allies, 5},
    {"04", {4, 6}, Side::Allies, 4},
    {"05", {5, 4}, Side::Axis,   6},
    {"06", {4, 5}, Side::Allies, 4},
    {"07", {4, 4}, Side::Axis,   4},
    {"08", {4, 5}, Side::Allies, 5},
    {"09", {5, 6}, Side::Axis,   4},
    {"10", {4, 6}, Side::Allies, 6},
    {"11", {4, 5}, Side::Allies, 5},
    {"12", {5, 5}, Side::Axis,   6},
    {"13", {6, 6}, Side::Axis,   5},
    {"14", {4, 6}, Side::Axis,   6},
    {"15", {5, 4}, Side::Axis,   6},
    {"16", {4, 6}, Side::Allies, 5},
});

struct Pieces {
  std::string_view battle;
  int forest, town, hedgerow, hill, river;
  int bridge, bunker, wire, hedgehog, sandbags, sea_wall;
};
constexpr auto kPieces = std::to_array<Pieces>({
    {"01",  9, 4,  0,  0, 20,   2, 0,  4, 0, 1, 0},
    {"02", 16, 6,  3,  1,  0,   0, 0,  0, 0, 1, 0},
    {"03",  4, 3,  0,  0,  0,   0, 3, 10, 7, 0, 0},
    {"04",  2, 0,  0, 16,  0,   0, 4,  7, 0, 2, 0},
    {"05",  0, 5,  0, 13,  0,   0, 4,  9, 8, 2, 2},
    {"06", 20, 5,  0,  4,  0,   0, 0,  0, 0, 0, 0},
    {"07", 14, 4,  0,  7,  0,   0, 0,  0, 0, 0, 0},
    {"08",  9, 5, 12,  0,  6,   1, 0,  0, 0, 0, 0},
    {"09",  7, 6,  8,  8,  7,   2, 0,  0, 0, 4, 0},
    {"10", 14, 5,  0, 12,  0,   0, 0,  2, 0, 5, 0},
    {"11", 15, 6,  0,  0,  0,   0, 0,  5, 0, 6, 0},
    {"12",  9, 5,  0, 16,  5,   0, 0,  0, 0, 0, 0},
    {"13", 10, 9,  0,  0, 14,   3, 0,  0, 0, 7, 0},
    {"14", 12, 6,  0,  9,  4,   1, 0,  0, 0, 1, 0},
    {"15", 16, 5,  0, 20,  0,   0, 0,  0, 0, 6, 0},
    {"16",  7, 6,  0, 20,  9,   1, 0,  3, 0, 2, 0},
});

// Each of these hexes gives its own medal.
struct Objectives {
  std::string_view battle;
  Side side;
  bool keep;
  std::vector<Coord> hexes;
};
const std::vector<Objectives>& objectives() {
  static const std::vector<Objectives> table{
      {"01", Side::Allies, false, {{6, 2}, {21, 5}}},
      {"03", Side::Allies, false, {{2, 0}, {10, 0}, {24, 0}}},
      {"04", Side::Allies, true,  {{18, 0}, {20, 0}}},
      {"05", Side::Allies, false, {{0, 0}, {10, 0}, {21, 1}, {23, 1}, {14, 2}}},
      {"08", Side::Allies, false, {{9, 1}, {20, 0}}},
      {"09", Side::Axis,   false, {{22, 8}}},
      {"11", Side::Allies, true,  {{4, 0}, {10, 0}, {18, 0}}},
      {"12", Side::Axis,   false, {{3, 7}, {23, 7}}},
  };
  return table;
}
// clang-format on

class BriefingOf : public testing::TestWithParam<Briefing> {};

TEST_P(BriefingOf, IsKept) {
  const Briefing& want = GetParam();
  const Table t = Position::from_battle(want.battle).play();
  EXPECT_EQ(t.state().open.on_turn, want.first);
  EXPECT_EQ(t.pending_side(), name(want.first));
  int dealt = 0;
  for (const Side side : kSides) {
    EXPECT_EQ(t.hand(name(side)).size(), static_cast<std::size_t>(want.hand[index(side)]));
    EXPECT_EQ(t.battle().spec().medals[index(side)], want.medals);
    EXPECT_EQ(medals(t.battle(), t.state().open.field, side), 0);
    dealt += want.hand[index(side)];
  }
  EXPECT_EQ(t.deck_size(), 60 - dealt);
  EXPECT_EQ(t.decision(), want.battle == "02" ? "airdrop" : "play");
}

INSTANTIATE_TEST_SUITE_P(All, BriefingOf, testing::ValuesIn(kBriefings),
                         [](const auto& row) { return std::string(row.param.battle); });

class PiecesOf : public testing::TestWithParam<Pieces> {};

TEST_P(PiecesOf, LieOnTheBoard) {
  const Pieces& want = GetParam();
  const auto battle = Position::from_battle(want.battle).battle();
  const auto hexes_of = [&](Terrain terrain) {
    int n = 0;
    battle->board().all().for_each([&](Hex hex) { n += battle->terrain(hex) == terrain ? 1 : 0; });
    return n;
  };
  EXPECT_EQ(hexes_of(Terrain::Forest), want.forest);
  EXPECT_EQ(hexes_of(Terrain::Town), want.town);
  EXPECT_EQ(hexes_of(Terrain::Hedgerow), want.hedgerow);
  EXPECT_EQ(battle->hills().count(), want.hill);
  EXPECT_EQ(hexes_of(Terrain::River), want.river);
  EXPECT_EQ(battle->fixed(Work::Bridge).count(), want.bridge);
  EXPECT_EQ(battle->fixed(Work::Bunker).count(), want.bunker);
  EXPECT_EQ(battle->fixed(Work::Wire).count(), want.wire);
  EXPECT_EQ(battle->fixed(Work::Hedgehog).count(), want.hedgehog);
  EXPECT_EQ(battle->fixed(Work::Sandbags).count(), want.sandbags);
  EXPECT_EQ(battle->fixed(Work::SeaWall).count(), want.sea_wall);
}

INSTANTIATE_TEST_SUITE_P(All, PiecesOf, testing::ValuesIn(kPieces),
                         [](const auto& row) { return std::string(row.param.battle); });

// Exactly the battles with a beach use that face of the board.
TEST(Faces, ThreeBattlesLandOnABeach) {
  for (const Briefing& row : kBriefings) {
    const auto battle = Position::from_battle(row.battle).battle();
    const bool beach = row.battle == "03" || row.battle == "04" || row.battle == "05";
    EXPECT_EQ(battle->terrain(*battle->board().find({0, 8})) == Terrain::Ocean, beach) << row.battle;
    EXPECT_EQ(battle->terrain(*battle->board().find({4, 6})) == Terrain::Beach, beach) << row.battle;
  }
}

TEST(ObjectivesOf, AllBattles) {
  for (const Briefing& row : kBriefings) {
    const auto battle = Position::from_battle(row.battle).battle();
    std::size_t singles = 0;
    for (const Objectives& want : objectives()) {
      if (want.battle != row.battle) { continue; }
      for (const Coord at : want.hexes) {
        const HexSet hex = HexSet::of(*battle->board().find(at));
        const auto& all = battle->spec().objectives;
        const auto found = std::find_if(all.begin(), all.end(), [&](const Objective& o) { return o.hexes == hex; });
        ASSERT_NE(found, all.end()) << row.battle << ": " << at.col << "," << at.row;
        EXPECT_EQ(found->side, want.side) << row.battle;
        EXPECT_EQ(found->keep, want.keep) << row.battle;
        EXPECT_EQ(found->worth, 1) << row.battle;
        ++singles;
      }
    }
    const std::size_t groups = row.battle == "12" ? 1 : 0;  // SCN-39
    EXPECT_EQ(battle->spec().objectives.size(), singles + groups) << row.battle;
  }
}

}  // namespace
}  // namespace bocage
