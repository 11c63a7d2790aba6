// The units of the sixteen battles and their hexes, from the fact sheets.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "support/position.h"

namespace bocage {
namespace {

struct Group {
  std::string_view battle;
  Side side;
  UnitType type;
  int figures;  // of each
  std::string_view hexes;
};

// clang-format off
constexpr auto kGroups = std::to_array<Group>({
    {"01-pegasus-bridge", Side::Axis, UnitType::Infantry, 4, "0,0 21,1 4,2 8,2 7,3 24,6"},
    {"01-pegasus-bridge", Side::Allies, UnitType::Infantry, 4, "5,5 4,6 6,6 9,7 11,7 15,7 10,8 14,8 16,8"},
    {"02-sainte-mere-eglise", Side::Axis, UnitType::Infantry, 4, "0,0 2,0 22,0 1,1 21,1 23,1 0,2 20,2 12,4"},
    {"02-sainte-mere-eglise", Side::Axis, UnitType::Armor, 3, "24,0"},
    {"02-sainte-mere-eglise", Side::Allies, UnitType::Infantry, 4, "3,5 12,6 15,7 21,7 8,8 14,8"},
    {"03-sword-beach", Side::Axis, UnitType::Infantry, 4, "10,0 24,0 17,1 2,2 5,3 17,3"},
    {"03-sword-beach", Side::Axis, UnitType::Armor, 3, "0,0"},
    {"03-sword-beach", Side::Axis, UnitType::Artillery, 2, "12,2"},
    {"03-sword-beach", Side::Allies, UnitType::Infantry, 4, "5,7 11,7 17,7 21,7 10,8 12,8"},
    {"03-sword-beach", Side::Allies, UnitType::SpecialForces, 4, "0,8 8,8 24,8"},
    {"03-sword-beach", Side::Allies, UnitType::Armor, 3, "3,7 9,7 19,7"},
    {"04-pointe-du-hoc", Side::Axis, UnitType::Infantry, 4, "13,1 4,2 14,2 7,3 20,6"},
    {"04-pointe-du-hoc", Side::Axis, UnitType::Artillery, 2, "23,3"},
    {"04-pointe-du-hoc", Side::Allies, UnitType::SpecialForces, 4, "0,6 1,7 3,7 7,7 9,7 11,7 13,7 14,8 16,8"},
    {"05-omaha-beach", Side::Axis, UnitType::Infantry, 4, "10,0 21,1 14,2 9,3 17,3 21,3 0,4"},
    {"05-omaha-beach", Side::Axis, UnitType::Artillery, 2, "3,3 24,4"},
    {"05-omaha-beach", Side::Allies, UnitType::Infantry, 4, "1,7 3,7 5,7 11,7 23,7 0,8 4,8 12,8 22,8"},
    {"05-omaha-beach", Side::Allies, UnitType::SpecialForces, 4, "24,8"},
    {"05-omaha-beach", Side::Allies, UnitType::Armor, 3, "9,7 15,7 21,7"},
    {"06-mont-mouchet", Side::Axis, UnitType::Infantry, 4, "14,0 16,0 5,1 23,1 20,2 11,3"},
    {"06-mont-mouchet", Side::Axis, UnitType::EliteArmor, 4, "0,0 3,1"},
    {"06-mont-mouchet", Side::Allies, UnitType::Resistance, 3, "3,5 17,5 6,6 16,6 22,6 7,7 11,7"},
    {"07-vassieux", Side::Axis, UnitType::Infantry, 4, "5,1 7,1 8,2 16,2 13,3 17,3"},
    {"07-vassieux", Side::Allies, UnitType::Resistance, 3, "0,4 8,4 13,5 2,6 4,6 11,7 23,7 12,8 18,8 20,8"},
    {"08-operation-cobra", Side::Axis, UnitType::Infantry, 4, "12,0 7,3 17,3 2,4 12,4 20,4 22,4"},
    {"08-operation-cobra", Side::Axis, UnitType::Armor, 3, "0,4"},
    {"08-operation-cobra", Side::Axis, UnitType::EliteArmor, 4, "14,0"},
    {"08-operation-cobra", Side::Allies, UnitType::Infantry, 4, "3,7 5,7 11,7 13,7 15,7 19,7 21,7 23,7 4,8 12,8"},
    {"08-operation-cobra", Side::Allies, UnitType::Armor, 3, "8,8 10,8 22,8 24,8"},
    {"09-operation-luttich", Side::Axis, UnitType::Infantry, 4, "2,0 4,0 14,0 24,0 9,1 17,1"},
    {"09-operation-luttich", Side::Axis, UnitType::SpecialForces, 4, "20,0"},
    {"09-operation-luttich", Side::Axis, UnitType::Armor, 3, "0,0 10,0 11,1 21,1"},
    {"09-operation-luttich", Side::Axis, UnitType::EliteArmor, 4, "16,0 22,0"},
    {"09-operation-luttich", Side::Allies, UnitType::Infantry, 4, "2,4 12,4 16,4 22,4 7,5 14,6 1,7 19,7 16,8"},
    {"09-operation-luttich", Side::Allies, UnitType::Armor, 3, "0,8 2,8"},
    {"09-operation-luttich", Side::Allies, UnitType::Artillery, 2, "3,7 11,7"},
    {"10-toulon", Side::Axis, UnitType::Infantry, 4, "18,0 11,1 15,1 23,1 8,2 12,2 2,4 18,4 11,5 13,5"},
    {"10-toulon", Side::Axis, UnitType::Artillery, 2, "5,3"},
    {"10-toulon", Side::Allies, UnitType::Infantry, 4, "1,7 5,7 21,7 23,7 6,8 8,8 10,8 12,8"},
    {"10-toulon", Side::Allies, UnitType::SpecialForces, 4, "3,7 20,8"},
    {"10-toulon", Side::Allies, UnitType::Armor, 3, "0,8 2,8 22,8 24,8"},
    {"11-liberation-of-paris", Side::Axis, UnitType::Infantry, 4, "20,2 15,3 2,4 6,4"},
    {"11-liberation-of-paris", Side::Axis, UnitType::Armor, 3, "2,0 3,3"},
    {"11-liberation-of-paris", Side::Axis, UnitType::Artillery, 2, "15,1 24,2"},
    {"11-liberation-of-paris", Side::Allies, UnitType::Infantry, 4, "3,7 7,7 17,7 21,7 8,8 16,8"},
    {"11-liberation-of-paris", Side::Allies, UnitType::Armor, 3, "0,8 2,8 4,8 6,8 18,8 20,8 22,8 24,8"},
    {"12-montelimar", Side::Axis, UnitType::Infantry, 3, "7,1 9,1 11,1 0,2 3,3 21,3"},
    {"12-montelimar", Side::Axis, UnitType::SpecialForces, 4, "13,1 4,2 23,3"},
    {"12-montelimar", Side::Axis, UnitType::Armor, 3, "0,0 8,0 3,1 24,2"},
    {"12-montelimar", Side::Axis, UnitType::Artillery, 2, "10,0"},
    {"12-montelimar", Side::Allies, UnitType::Infantry, 4, "10,4 14,4 8,6 14,6 16,6 3,7 23,7 6,8 18,8 20,8"},
    {"12-montelimar", Side::Allies, UnitType::Armor, 3, "14,8 16,8"},
    {"12-montelimar", Side::Allies, UnitType::Artillery, 2, "7,7"},
    {"13-arnhem-bridge", Side::Axis, UnitType::Infantry, 4, "24,0 17,1 23,1 22,2 1,7 0,8"},
    {"13-arnhem-bridge", Side::Axis, UnitType::SpecialForces, 4, "0,0 8,0"},
    {"13-arnhem-bridge", Side::Axis, UnitType::Armor, 3, "18,0 15,1"},
    {"13-arnhem-bridge", Side::Axis, UnitType::EliteArmor, 4, "2,0 4,0 6,0"},
    {"13-arnhem-bridge", Side::Axis, UnitType::Artillery, 2, "14,0"},
    {"13-arnhem-bridge", Side::Allies, UnitType::SpecialForces, 4, "6,4 10,4 20,6 7,7 12,8"},
    {"13-arnhem-bridge", Side::Allies, UnitType::Artillery, 2, "13,7 17,7"},
    {"14-arracourt", Side::Axis, UnitType::Infantry, 4, "6,0 8,0 18,0 22,0 3,1 7,1"},
    {"14-arracourt", Side::Axis, UnitType::Armor, 3, "0,0 2,0 4,0 10,0 12,0 24,0 1,1 23,1"},
    {"14-arracourt", Side::Allies, UnitType::Infantry, 4, "12,2 8,6 18,6 5,7 12,8"},
    {"14-arracourt", Side::Allies, UnitType::Armor, 3, "3,3 5,3 4,6 6,6 16,8 18,8"},
    {"14-arracourt", Side::Allies, UnitType::Artillery, 2, "9,7 15,7 19,7"},
    {"15-st-vith", Side::Axis, UnitType::Infantry, 4, "2,0 4,0 20,0 22,0 5,1 7,1 9,1 11,1 15,1 19,1"},
    {"15-st-vith", Side::Axis, UnitType::EliteArmor, 4, "8,0 10,0 16,0 18,0"},
    {"15-st-vith", Side::Axis, UnitType::Artillery, 2, "12,0"},
    {"15-st-vith", Side::Allies, UnitType::Infantry, 4, "2,4 4,4 20,4 22,4 11,5 13,5 12,8"},
    {"15-st-vith", Side::Allies, UnitType::Armor, 3, "5,5 7,5 17,5 19,5 10,8 14,8"},
    {"16-saverne-gap", Side::Axis, UnitType::Infantry, 4, "10,0 21,1 2,2 15,3 11,5 23,5"},
    {"16-saverne-gap", Side::Axis, UnitType::Armor, 3, "6,0 16,0"},
    {"16-saverne-gap", Side::Axis, UnitType::Artillery, 2, "10,2"},
    {"16-saverne-gap", Side::Allies, UnitType::Infantry, 4, "7,7 4,8 6,8 8,8 10,8 12,8 14,8 20,8"},
    {"16-saverne-gap", Side::Allies, UnitType::Armor, 3, "2,6 1,7 3,7 18,8 22,8 24,8"},
});
// clang-format on

std::vector<std::string> words(std::string_view text) {
  std::istringstream in{std::string(text)};
  return {std::istream_iterator<std::string>(in), {}};
}

class UnitsOf : public testing::TestWithParam<Group> {};

TEST_P(UnitsOf, StandOnTheirHexes) {
  const Group& want = GetParam();
  const Table t = Position::from_battle(want.battle).play();
  const Board& board = t.battle().board();
  std::vector<std::string> found;
  for (int i = 0; i < t.battle().units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    const RosterUnit& row = t.battle().roster(unit);
    if (row.side != want.side || row.type != want.type || row.start == kNoHex) { continue; }
    found.push_back(to_text(board, row.start));
    EXPECT_EQ(row.full, want.figures) << found.back();
    EXPECT_EQ(t.state().open.field[unit].at, row.start);
    EXPECT_EQ(t.state().open.field[unit].figures, want.figures);
  }
  std::vector<std::string> hexes = words(want.hexes);
  std::sort(found.begin(), found.end());
  std::sort(hexes.begin(), hexes.end());
  EXPECT_EQ(found, hexes);
}

INSTANTIATE_TEST_SUITE_P(All, UnitsOf, testing::ValuesIn(kGroups), [](const auto& group) {
  std::string text = std::string(group.param.battle.substr(0, 2)) + "_" + std::string(name(group.param.side)) + "_" +
                     std::string(bocage::info(group.param.type).name);
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

// There are no other units.
TEST(Units, AreAllInTheTableAbove) {
  for (std::size_t i = 0; i < kGroups.size(); ++i) {
    int units = 0;
    for (const Group& group : kGroups) {
      units += group.battle == kGroups[i].battle ? static_cast<int>(words(group.hexes).size()) : 0;
    }
    const Table t = Position::from_battle(kGroups[i].battle).play();
    EXPECT_EQ(t.state().open.field.everybody().count(), units) << kGroups[i].battle;
  }
}

}  // namespace
}  // namespace bocage
