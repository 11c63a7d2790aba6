// The Overlord battle of Peleliu: setup and special rules.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

Position peleliu() { return Position::from_battle("o3"); }

const Texts kCards{"recon-left",    "recon-center", "probe-left",   "probe-center", "probe-right", "attack-left",
                   "attack-center", "attack-right", "assault-left", "move-out",     "barrage"};

Hex at(const Battle& battle, Coord coord) { return battle.board().find(coord).value(); }

HexSet all_of(const Battle& battle, Terrain terrain) {
  HexSet found;
  battle.board().all().for_each([&](Hex hex) {
    if (battle.terrain(hex) == terrain) { found.add(hex); }
  });
  return found;
}

Texts units_of(const Table& t, UnitType type) {
  Texts found;
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.type == type) {
      found.push_back(std::string(name(unit.side)) + " " + to_text(t.battle().board(), unit.start));
    }
  }
  return found;
}

// The battle sheet's data say 12 medals, its text 13; we use 13 for both sides.
TEST(XBAT11, EightCardsAgainstElevenTheMarinesFirstThirteenMedals) {
  const Table t = peleliu().play();
  const BattleSpec& spec = t.battle().spec();
  EXPECT_EQ(spec.nation, (BySide<Nation>{Nation::Japan, Nation::UsMarines}));
  EXPECT_EQ(spec.medals, (BySide<std::uint8_t>{13, 13}));
  EXPECT_EQ(spec.edge, (BySide<Edge>{Edge::Top, Edge::Bottom}));
  EXPECT_EQ(t.hand("axis").size(), 8U);
  EXPECT_EQ(t.hand("allies").size(), 11U);
  EXPECT_EQ(t.pending_posts(), Texts{"allies/commander hand-out"});
}

TEST(XBAT12, BothCommandRulesAreInEffect) {
  const auto battle = peleliu().battle();
  EXPECT_EQ(battle->command(Side::Axis).id, Command::ImperialArmy);
  EXPECT_EQ(battle->command(Side::Allies).id, Command::GungHo);
}

TEST(XBAT13, TheTerrainIsComplete) {
  const auto battle = peleliu().battle();
  EXPECT_EQ(all_of(*battle, Terrain::Jungle).count(), 30);
  EXPECT_EQ(all_of(*battle, Terrain::Mountain).count(), 11);
  EXPECT_EQ(all_of(*battle, Terrain::Hill).count(), 7);
  EXPECT_EQ(all_of(*battle, Terrain::Town).count(), 4);
  EXPECT_EQ(all_of(*battle, Terrain::Airfield).count(), 7);
  EXPECT_EQ(all_of(*battle, Terrain::Marsh).count(), 4);
  EXPECT_EQ(battle->terrain(at(*battle, {3, 5})), Terrain::Beach);
  EXPECT_EQ(battle->terrain(at(*battle, {0, 8})), Terrain::Ocean);
  EXPECT_EQ(battle->terrain(at(*battle, {45, 7})), Terrain::Mountain) << "an island in the ocean";
}

TEST(XBAT13, TheWorksAndUnitsAreComplete) {
  const Table t = peleliu().play();
  const Battle& battle = t.battle();
  EXPECT_EQ(battle.fixed(Work::Wire).count(), 10);
  EXPECT_EQ(battle.fixed(Work::Sandbags).count(), 6);
  EXPECT_EQ(t.state().open.field.units_of(Side::Axis).count(), 30);
  EXPECT_EQ(t.state().open.field.units_of(Side::Allies).count(), 33);
  EXPECT_EQ(units_of(t, UnitType::Destroyer), Texts{"allies 16,8"});
  EXPECT_EQ(t.figures({16, 8}), 3);
  EXPECT_EQ(battle.exits(Side::Allies).count(), 2);
  EXPECT_TRUE(battle.exits(Side::Axis).empty());
}

TEST(XBAT14, OneBunkerForTheJapaneseThreeForAnybody) {
  const auto battle = peleliu().battle();
  const auto cover = [&](Side side, Coord hex) { return battle->protection(side, Arm::Armor, at(*battle, hex)); };
  EXPECT_EQ(battle->fixed(Work::Bunker), HexSet::of(at(*battle, {4, 4}))) << "on the Japanese right";
  EXPECT_EQ(cover(Side::Axis, {4, 4}), 2);
  EXPECT_EQ(cover(Side::Allies, {4, 4}), 0);
  EXPECT_EQ(battle->fixed(Work::FieldBunker).count(), 3);
  for (const Coord hex : {Coord{18, 4}, Coord{34, 4}, Coord{44, 4}}) {
    EXPECT_EQ(cover(Side::Axis, hex), 2);
    EXPECT_EQ(cover(Side::Allies, hex), 2);
  }
}

TEST(XBAT15, TheJapaneseLayTheSevenMinefields) {
  const Table t = peleliu().play();
  EXPECT_EQ(t.battle().minefields().size(), 7U);
  for (const Hex hex : t.battle().minefields()) { EXPECT_EQ(t.battle().mine_layer(hex), Side::Axis); }
  for (const Coord hex :
       {Coord{20, 4}, Coord{22, 4}, Coord{24, 4}, Coord{28, 4}, Coord{30, 4}, Coord{32, 4}, Coord{38, 4}}) {
    EXPECT_TRUE(t.has_mines(hex));
    EXPECT_EQ(t.mine_shown(hex), -1);
  }
}

// The Allied unit on `hex` is ordered by the Field General of this wing and may move.
Table moving(Position position, const std::string& wing, const std::string& section, const std::string& hex) {
  Table t = position.first("allies").hand("allies", kCards).play();
  t.hand_out({"probe-" + wing + " " + wing});
  t.act("place probe-" + wing + " " + section).act("order " + hex).act_as("allies/" + wing, "done");
  return t;
}

TEST(XBAT15, AMarineWhoWalksIntoOneSetsItOff) {
  Table t = moving(peleliu().unit("allies", "infantry", {21, 5}), "center", "left", "21,5");
  t.set_mine({20, 4}, 2).dice({"infantry", "flag"}).act("move 21,5 > 20,4");
  EXPECT_EQ(t.figures({20, 4}), 3);
  EXPECT_EQ(t.mine_shown({20, 4}), 2);
}

TEST(XBAT16, TheSpecialInfantryOfTheMarinesAreEngineers) {
  const Table t = peleliu().play();
  EXPECT_EQ(units_of(t, UnitType::Engineers), (Texts{"allies 11,7", "allies 26,8", "allies 38,8"}));
}

TEST(XBAT17, LeavingFromAnExitHexIsAMedal) {
  Table t = moving(peleliu().unit("allies", "infantry", {32, 0}), "center", "right", "32,0");
  t.act("exit 32,0");
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 0);
  const Table other = moving(peleliu().unit("allies", "infantry", {26, 0}), "center", "right", "26,0");
  EXPECT_FALSE(other.offers_kind("exit")) << "not from any hex of the edge";
}

// The villages are 22,0, 30,0, 33,1 and 29,3, all held by the Japanese.
TEST(XBAT18, ThreeOfTheFourVillagesAreAMedalForGood) {
  const auto battle = peleliu().battle();
  ASSERT_EQ(battle->spec().objectives.size(), 1U);
  const Objective& villages = battle->spec().objectives[0];
  EXPECT_EQ(villages.side, Side::Allies);
  EXPECT_EQ(villages.hexes, all_of(*battle, Terrain::Town));
  EXPECT_EQ(villages.need, 3);
  EXPECT_EQ(villages.worth, 1);
  EXPECT_TRUE(villages.keep);
}

void take_off(Table& t, Coord from) {
  const UnitId unit = t.unit(from).value().id;
  lift(t.battle(), t.state().open.field, unit);
  t.state().open.field[unit] = Unit{};
}

// Moves an Allied unit from `from` into this village.
void take_over(Table& t, Coord from, Coord village) {
  take_off(t, village);
  const UnitId unit = t.unit(from).value().id;
  lift(t.battle(), t.state().open.field, unit);
  place(t.battle(), t.state().open.field, unit, t.hex(village));
}

TEST(XBAT18, TheThirdVillageScoresAndLeavingItCostsNothing) {
  Table t = moving(peleliu().unit("allies", "infantry", {32, 2}), "center", "right", "32,2");
  take_over(t, {3, 7}, {22, 0});
  take_over(t, {5, 7}, {29, 3});
  take_off(t, {33, 1});
  EXPECT_EQ(t.medals("allies"), 0) << "two are not enough";
  t.act("move 32,2 > 33,1");
  EXPECT_EQ(t.medals("allies"), 1);
  take_off(t, {33, 1});
  EXPECT_EQ(t.medals("allies"), 1) << "the medal is permanent";
}

}  // namespace
}  // namespace bocage
