// The expansion vocabulary of tests/support.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

Hex at(const Battle& battle, Coord coord) { return battle.board().find(coord).value(); }

TEST(BenchExpansions, EveryTileHasItsWord) {
  int col = 0;
  int row = 2;
  for (const TerrainInfo& terrain : kTerrains) {
    if (terrain.id < Terrain::Trench || terrain.headquarters) { continue; }
    const auto battle = Position().terrain(terrain.name, {col, row}).battle();
    EXPECT_EQ(battle->terrain(at(*battle, {col, row})), terrain.id) << terrain.name;
  }
  const auto battle = Position().tents("axis", {8, 4}).terrain("fordable-river", {10, 4}).battle();
  EXPECT_EQ(battle->terrain(at(*battle, {8, 4})), Terrain::HqTents);
  EXPECT_TRUE(battle->spec().headquarters[index(Side::Axis)].contains(at(*battle, {8, 4})));
  EXPECT_FALSE(battle->spec().headquarters[index(Side::Allies)].contains(at(*battle, {8, 4})));
  EXPECT_EQ(battle->terrain(at(*battle, {10, 4})), Terrain::Ford);
}

TEST(BenchExpansions, EveryWorkHasItsWord) {
  const auto battle = Position()
                          .terrain("river", {8, 4})
                          .terrain("mountain", {10, 4})
                          .work("rope-bridge", {8, 4})
                          .work("road", {8, 4})
                          .work("cave", {10, 4})
                          .work("field-bunker", {12, 4})
                          .work("dragons-teeth", {14, 4})
                          .minefield("allies", {16, 4})
                          .battle();
  EXPECT_TRUE(battle->fixed(Work::RopeBridge).contains(at(*battle, {8, 4})));
  EXPECT_TRUE(battle->fixed(Work::Road).contains(at(*battle, {8, 4})));
  EXPECT_TRUE(battle->fixed(Work::Cave).contains(at(*battle, {10, 4})));
  EXPECT_TRUE(battle->fixed(Work::FieldBunker).contains(at(*battle, {12, 4})));
  EXPECT_TRUE(battle->fixed(Work::DragonsTeeth).contains(at(*battle, {14, 4})));
  EXPECT_EQ(battle->minefields(), std::vector<Hex>{at(*battle, {16, 4})});
  EXPECT_EQ(battle->mine_layer(at(*battle, {16, 4})), Side::Allies);
}

TEST(BenchExpansions, EveryUnitHasItsWord) {
  for (const UnitInfo& type : kUnits) {
    const Table t = Position().face("beach").unit("axis", type.name, {8, 8}).play();
    EXPECT_EQ(t.unit({8, 8})->type, type.name);
    EXPECT_EQ(t.figures({8, 8}), type.full);
    EXPECT_EQ(t.battle().roster(t.unit({8, 8})->id).worth, type.worth) << type.name;
  }
}

TEST(BenchExpansions, UnitsHideAndComeByBoat) {
  const Table t = Position()
                      .face("beach")
                      .unit("axis", "infantry", {8, 0})
                      .camouflaged()
                      .unit("allies", "armor", {8, 8})
                      .in_craft()
                      .play();
  EXPECT_TRUE(t.is_camouflaged({8, 0}));
  EXPECT_FALSE(t.is_camouflaged({8, 8}));
  EXPECT_TRUE(t.is_in_craft({8, 8}));
}

TEST(BenchExpansions, ArmiesAndTheirCommand) {
  const auto battle = Position().command("axis", "imperial-army").command("allies", "gung-ho").battle();
  EXPECT_EQ(battle->command(Side::Axis).id, Command::ImperialArmy);
  EXPECT_EQ(battle->command(Side::Allies).id, Command::GungHo);
  EXPECT_EQ(battle->spec().nation, (BySide<Nation>{Nation::Japan, Nation::UsMarines}));
  const auto plain = Position().nation("allies", "soviet-union").battle();
  EXPECT_EQ(plain->command(Side::Allies).id, Command::Ordinary);
  const auto wanted = Position().nation("allies", "soviet-union").commissar().battle();
  EXPECT_EQ(wanted->command(Side::Allies).id, Command::Commissar);
  EXPECT_EQ(Position().command("allies", "commissar").battle()->command(Side::Allies).id, Command::Commissar);
}

TEST(BenchExpansions, NightAndAir) {
  EXPECT_EQ(Position().night(3).battle()->night()->visibility, 3);
  EXPECT_EQ(Position().night_option().battle()->night()->visibility, 1);
  EXPECT_FALSE(Position().battle()->night());
  EXPECT_EQ(Position().air(2, 0).battle()->air()->sorties, (BySide<std::uint8_t>{2, 0}));
  EXPECT_EQ(Position().air().battle()->air()->sorties, (BySide<std::uint8_t>{1, 1}));
  EXPECT_FALSE(Position().battle()->air());
  const auto battle = Position().air(1, 1).terrain("airfield", {8, 4}).parked("axis", "zero", {8, 4}).battle();
  EXPECT_EQ(battle->spec().airplanes.size(), 1U);
  EXPECT_EQ(battle->spec().airplanes[0].is, Airplane::Zero);
  EXPECT_EQ(battle->spec().nation[index(Side::Axis)], Nation::Japan);
  Table t = Position().air().play();
  t.fly("axis", "bf-109", {8, 4});
  EXPECT_TRUE(t.plane({8, 4})->flies());
  EXPECT_FALSE(t.plane({10, 4}));
}

TEST(BenchExpansions, MinesAreLaidAndTold) {
  Table t = Position().minefield("axis", {8, 4}).minefield("axis", {10, 4}).play();
  EXPECT_TRUE(t.has_mines({8, 4}));
  EXPECT_FALSE(t.has_mines({12, 4}));
  EXPECT_EQ(t.mine_shown({8, 4}), -1);
  t.set_mine({10, 4}, 4);
  EXPECT_EQ(t.state().hidden.mines[1], 4);
}

TEST(BenchExpansions, SixSectionsToo) {
  const Table t = Position()
                      .overlord()
                      .command("axis", "imperial-army")
                      .command("allies", "gung-ho")
                      .terrain("jungle", {40, 4})
                      .unit("axis", "infantry", {40, 4})
                      .camouflaged()
                      .unit("allies", "engineers", {42, 6})
                      .play();
  EXPECT_EQ(t.unit({42, 6})->type, "engineers");
  EXPECT_EQ(t.battle().terrain(t.hex({40, 4})), Terrain::Jungle);
}

}  // namespace
}  // namespace bocage
