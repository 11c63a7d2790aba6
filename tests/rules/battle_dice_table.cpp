// BAT-05, BAT-07 and the dice table below BAT-21, row by row (BAT-12).
#include <gtest/gtest.h>

#include "rules/combat.h"
#include "support/scenes.h"

namespace bocage {
namespace {

using Dice = std::vector<int>;  // by distance, from 1 on; 0: the battle may not be declared

// On a beach board these are countryside except for the target's own hex, with nothing in between.
constexpr Coord kTarget{12, 4};
const std::vector<Coord> kAtDistance{{11, 3}, {10, 2}, {9, 1}, {8, 0}, {6, 0}, {4, 0}};

const std::vector<std::string> kInfantry{"infantry", "special-forces", "resistance"};
const std::vector<std::string> kArmor{"armor", "elite-armor"};

// The dice of an Axis unit against Allied infantry on kTarget, from each distance in turn.
Dice dice_of(Position position, const std::string& attacker, const std::string& target = "infantry") {
  Table t = position.unit("allies", target, kTarget).unit("axis", attacker, {23, 1}).play();
  Field& field = t.state().open.field;
  const UnitId unit = t.unit({23, 1})->id;
  const UnitId aim = t.unit(kTarget)->id;
  field[unit].set(kOrdered);
  Dice dice;
  for (std::size_t i = 0; i < (attacker == "artillery" ? 6U : 3U); ++i) {
    lift(t.battle(), field, unit);
    place(t.battle(), field, unit, t.hex(kAtDistance[i]));
    const int count = dice_for(t.battle(), field, unit, aim, Occasion::Attack).total();
    const bool allowed = targets(t.battle(), field, unit, Occasion::Attack).contains(t.hex(kTarget));
    EXPECT_EQ(allowed, count > 0) << attacker;
    EXPECT_EQ(may_attack(t.battle(), field, unit, t.hex(kTarget), Occasion::Attack) == Ban::None, allowed) << attacker;
    dice.push_back(count);
  }
  return dice;
}

struct Row {
  Dice infantry;
  Dice armor;
};
const Dice kArtilleryDice{3, 3, 2, 2, 1, 1};

void expect_row(const std::string& what, const Position& ground, const Row& row) {
  SCOPED_TRACE(what);
  for (const std::string& target : kEveryType) {
    for (const std::string& attacker : kInfantry) { EXPECT_EQ(dice_of(ground, attacker, target), row.infantry); }
    for (const std::string& attacker : kArmor) { EXPECT_EQ(dice_of(ground, attacker, target), row.armor); }
    EXPECT_EQ(dice_of(ground, "artillery", target), kArtilleryDice);
  }
}

const Row kOpen{{3, 2, 1}, {3, 3, 3}};
const Row kCover{{2, 1, 0}, {1, 1, 1}};
const Row kHillFromBelow{{2, 1, 0}, {2, 2, 2}};
const Row kBags{{2, 1, 0}, {2, 2, 2}};

TEST(BAT05, BaseDiceByDistance) {
  for (const std::string& type : kInfantry) { EXPECT_EQ(dice_of(Position(), type), (Dice{3, 2, 1})) << type; }
  for (const std::string& type : kArmor) { EXPECT_EQ(dice_of(Position(), type), (Dice{3, 3, 3})) << type; }
  EXPECT_EQ(dice_of(Position(), "artillery"), (Dice{3, 3, 2, 2, 1, 1}));
}

// The same by playing: the table rejects a die too many or too few.
TEST(BAT05, ABattleRollsTheDiceForTheTypeAndRange) {
  struct Case {
    const char* type;
    Dice dice;
  };
  for (const Case& row : {Case{"infantry", {3, 2, 1}}, Case{"armor", {3, 3, 3}}, Case{"artillery", kArtilleryDice}}) {
    for (std::size_t i = 0; i < row.dice.size(); ++i) {
      const std::string from = std::to_string(kAtDistance[i].col) + "," + std::to_string(kAtDistance[i].row);
      Table t = Position()
                    .unit("axis", row.type, kAtDistance[i])
                    .unit("allies", "infantry", kTarget)
                    .first("axis")
                    .hand("axis", {"direct-from-hq"})
                    .play();
      t.run("play direct-from-hq", "order " + from, "done").skip_to("battle");
      t.dice(std::vector<std::string>(static_cast<std::size_t>(row.dice[i]), "star"));
      EXPECT_NO_THROW(t.act("battle " + from + " > 12,4")) << row.type << " at distance " << i + 1;
    }
  }
}

TEST(BAT07, LossesDoNotChangeTheDice) {
  for (const std::string& type : kEveryType) {
    const int full = Position().unit("axis", type, {11, 3}).play().figures({11, 3});
    for (int figures = 1; figures <= full; ++figures) {
      Table t = Position()
                    .unit("axis", type, {11, 3})
                    .unit("allies", "infantry", kTarget)
                    .first("axis")
                    .hand("axis", {"direct-from-hq"})
                    .play();
      t.set_figures({11, 3}, figures);
      t.run("play direct-from-hq", "order 11,3", "done").skip_to("battle");
      t.dice({"star", "star", "star"});
      EXPECT_NO_THROW(t.act("battle 11,3 > 12,4")) << type << " of strength " << figures;
    }
  }
}

TEST(BAT12, TableOpenGround) { expect_row("open", Position(), kOpen); }

TEST(BAT12, TableBeach) {
  const auto battle = Position().face("beach").battle();
  ASSERT_EQ(battle->terrain(*battle->board().find(kTarget)), Terrain::Beach);
  expect_row("beach", Position().face("beach"), kOpen);
}

TEST(BAT12, TableBridge) { expect_row("bridge", Position().terrain("river", kTarget).work("bridge", kTarget), kOpen); }

TEST(BAT12, TableWireAndHedgehog) {
  expect_row("wire", Position().work("wire", kTarget), kOpen);
  expect_row("hedgehog", Position().work("hedgehog", kTarget), kOpen);
}

TEST(BAT12, TableForestHedgerowTown) {
  expect_row("forest", Position().terrain("forest", kTarget), kCover);
  expect_row("hedgerow", Position().terrain("hedgerow", kTarget), kCover);
  expect_row("town", Position().terrain("town", kTarget), kCover);
}

TEST(BAT12, TableBunker) {
  expect_row("own bunker", Position().bunker("allies", kTarget), kCover);
  expect_row("bunker of the enemy", Position().bunker("axis", kTarget), kOpen);
}

TEST(BAT12, TableHillFromBelow) {
  for (const char* hill : {"hill", "steep", "cliff", "bluff"}) {
    expect_row(hill, Position().terrain(hill, kTarget), kHillFromBelow);
  }
}

TEST(BAT12, TableSandbagsAndSeaWall) {
  expect_row("sandbags", Position().work("sandbags", kTarget), kBags);
  expect_row("own sea wall", Position().sea_wall("allies", kTarget), kBags);
  expect_row("sea wall of the enemy", Position().sea_wall("axis", kTarget), kOpen);
}

// All modifiers together: base, card, own hex, target's hex.
TEST(BAT12, TheSumOfItsParts) {
  Table t = Position()
                .terrain("town", {6, 4})
                .work("wire", {10, 2})
                .work("sandbags", {8, 4})
                .unit("allies", "armor", {6, 4})
                .unit("allies", "infantry", {10, 2})
                .unit("axis", "infantry", {8, 4})
                .unit("axis", "infantry", {12, 2})
                .hand("allies", {"armor-assault"})
                .play();
  t.run("play armor-assault", "order 6,4", "done").skip_to("battle");
  const Field& field = t.state().open.field;
  const DiceCount dice = dice_for(t.battle(), field, t.unit({6, 4})->id, t.unit({8, 4})->id, Occasion::Attack);
  EXPECT_EQ(dice.base, 3);
  EXPECT_EQ(dice.card, 1);
  EXPECT_EQ(dice.own_hex, 2);
  EXPECT_EQ(dice.cover, 1);
  EXPECT_EQ(dice.total(), 1);
  t.dice({"infantry"}).act("battle 6,4 > 8,4");
  EXPECT_EQ(t.figures({8, 4}), 3);

  const DiceCount wire = dice_for(t.battle(), field, t.unit({10, 2})->id, t.unit({12, 2})->id, Occasion::Attack);
  EXPECT_EQ(wire.base - wire.own_hex - wire.cover, 2);
  EXPECT_EQ(wire.card, 0);
}

}  // namespace
}  // namespace bocage
