#include "ai/heuristic/memory.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// The cache misses: what had to be computed again.
struct Misses {
  bool dice = false;
  bool order = false;
  bool walk = false;
  friend bool operator==(const Misses&, const Misses&) = default;
};

// A memory that has seen a field and been asked everything once.
struct Remembered {
  explicit Remembered(const Position& position) : table(position.play()), field(table.state().open.field) { ask(); }

  Unit& unit(Coord at) { return field[table.unit(at)->id]; }
  Misses ask() { return ask(table.battle(), Side::Allies); }
  Misses ask(const Battle& battle, Side side) {
    Misses misses;
    memory.look(battle, field, side);
    memory.enemy_dice(table.hex({12, 4}), [&] { return misses.dice = true, 1; });
    memory.order(own, Card::ProbeLeft, field[own], [&] { return misses.order = true, 1; });
    memory.walk(Gait::Foot, Memory::Toward::Enemy, field.units_of(Side::Axis),
                [&] { return misses.walk = true, Distances{}; });
    return misses;
  }

  Table table;
  Field field;
  UnitId own = table.unit({8, 6})->id;
  Memory memory;
};

Position position() {
  return Position()
      .unit("allies", "infantry", {8, 6})
      .unit("allies", "armor", {10, 6})
      .unit("axis", "infantry", {8, 2})
      .unit("axis", "armor", {10, 2});
}

void exchange(Field& field, Coord a, Coord b, const Table& table) {
  const UnitId one = table.unit(a)->id;
  const UnitId other = table.unit(b)->id;
  std::swap(field[one].at, field[other].at);
  std::swap(field.unit_at[index(field[one].at)], field.unit_at[index(field[other].at)]);
}

TEST(PlayersMemory, KeepsEverythingWhileOthersGetOrders) {
  Remembered it(position());
  it.unit({10, 6}).set(kOrdered);
  it.unit({10, 6}).effect = Card::ProbeLeft;
  it.unit({10, 6}).by = Role::Left;
  EXPECT_EQ(it.ask(), Misses{});
}

TEST(PlayersMemory, RecomputesTheOrderOfAUnitThatActed) {
  Remembered it(position());
  it.unit({8, 6}).set(kBarred);
  EXPECT_EQ(it.ask(), Misses{.order = true});
}

TEST(PlayersMemory, SharesOrdersBetweenCardsWithTheSameEffects) {
  Remembered it(position());
  const auto worked_out = [&](Card card) {
    bool again = false;
    it.memory.order(it.own, card, it.field[it.own], [&] { return again = true, 1; });
    return again;
  };
  EXPECT_FALSE(worked_out(Card::AttackCenter));
  EXPECT_FALSE(worked_out(Card::MoveOut));
  EXPECT_TRUE(worked_out(Card::InfantryAssault));
  EXPECT_FALSE(worked_out(Card::AttackCenter));
}

TEST(PlayersMemory, KeepsTheDiceWhileOnlyOurUnitsMove) {
  Remembered it(position());
  const UnitId tank = it.table.unit({10, 6})->id;
  lift(it.table.battle(), it.field, tank);
  place(it.table.battle(), it.field, tank, it.table.hex({10, 4}));
  EXPECT_EQ(it.ask(), Misses{.order = true});
}

TEST(PlayersMemory, RecomputesTheDiceForOtherEnemiesOnTheSameHexes) {
  Remembered it(position());
  exchange(it.field, {8, 2}, {10, 2}, it.table);
  EXPECT_EQ(it.ask(), (Misses{.dice = true, .order = true}));
}

TEST(PlayersMemory, RecomputesTheDiceForSandbagsAndAtNight) {
  Remembered it(position());
  it.field.sandbags.add(it.table.hex({12, 4}));
  EXPECT_TRUE(it.ask().dice);
  it.field.visibility = 2;
  EXPECT_TRUE(it.ask().dice);
  EXPECT_FALSE(it.ask().dice);
}

TEST(PlayersMemory, RecomputesTheDiceWhereThereAreCaves) {
  Remembered it(position());
  it.field.caves.add(it.table.hex({12, 4}));
  EXPECT_TRUE(it.ask().dice);
  EXPECT_TRUE(it.ask().dice);
}

TEST(PlayersMemory, ForgetsALostFigureAndTheOtherSide) {
  Remembered it(position());
  it.unit({8, 2}).figures = 1;
  EXPECT_TRUE(it.ask().order);
  EXPECT_TRUE(it.ask(it.table.battle(), Side::Axis).dice);
  EXPECT_TRUE(it.ask(it.table.battle(), Side::Allies).order);
}

TEST(PlayersMemory, ForgetsAnotherBattle) {
  Remembered it(position());
  const Table another = position().play();
  EXPECT_EQ(it.ask(another.battle(), Side::Allies), (Misses{.dice = true, .order = true, .walk = true}));
}

}  // namespace
}  // namespace bocage
