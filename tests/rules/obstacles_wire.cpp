// OBS-12 to OBS-20: wire.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kFoot{"infantry", "special-forces", "resistance"};
const Texts kTanks{"armor", "elite-armor"};

Position wire_at(Coord at) { return Position().work("wire", at); }

// Keeps a spare Axis unit, so that eliminating the target does not end the game (VIC-14).
Position with_reserve(Position position) { return position.unit("axis", "infantry", {0, 0}); }

TEST(OBS12, EveryUnitThatMovesOntoWireStops) {
  const Position corridor = wire_at({2, 8}).terrain("river", {{1, 7}, {3, 7}, {5, 7}});
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor", "artillery"}) {
    EXPECT_EQ(moves(ordered(corridor, type, {0, 8}), {0, 8}), Hexes{"2,8"}) << type;
  }
  EXPECT_EQ(moves(ordered(corridor, "artillery", {0, 8}, "artillery-bombard"), {0, 8}), Hexes{"2,8"});  // of three
}

TEST(OBS12, ArmorThatTakesGroundOntoWireStopsThere) {
  const Position enemies = Position().unit("axis", "infantry", {12, 4}, 1).unit("axis", "infantry", {14, 4}, 1);
  Table t = ordered(with_reserve(enemies).work("wire", {12, 4}), "armor", {10, 4});
  t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  t.act("take-ground 10,4");
  t.dice({"grenade", "star", "star"}).act("battle 12,4 > 14,4");  // overrun
  EXPECT_TRUE(t.empty({14, 4}));
  EXPECT_EQ(t.decision(), "battle");  // not: take-ground

  Table open = ordered(with_reserve(enemies), "armor", {10, 4});
  open.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  open.act("take-ground 10,4");
  open.dice({"grenade", "star", "star"}).act("battle 12,4 > 14,4");
  EXPECT_EQ(open.decision(), "take-ground");
}

TEST(OBS13, InfantryOnWireRollsOneDieFewer) {
  for (const std::string& type : kFoot) {
    SCOPED_TRACE(type);
    EXPECT_EQ(dice(wire_at({6, 4}).unit("axis", "infantry", {8, 4}), type, {6, 4}, {8, 4}), 2);
    EXPECT_EQ(dice(wire_at({6, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4}, {10, 4}), 1);
    EXPECT_EQ(dice(wire_at({6, 4}).unit("axis", "infantry", {12, 4}), type, {6, 4}, {12, 4}), 0);
    EXPECT_EQ(dice(Position().unit("axis", "infantry", {12, 4}), type, {6, 4}, {12, 4}), 1);
  }
}

TEST(OBS13, InfantryThatMovedOntoWireRollsOneDieFewer) {
  for (const std::string& type : kFoot) {
    Table t = ordered(wire_at({8, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4});
    t.act("move 6,4 > 8,4").skip_to("battle");
    t.dice({"grenade", "star"}).act("battle 8,4 > 10,4");
    EXPECT_EQ(t.figures({10, 4}), 3) << type;
    EXPECT_TRUE(t.has_wire({8, 4})) << type;  // battle does not remove it
  }
}

TEST(OBS14, InfantryOnWireMayRemoveItInsteadOfBattling) {
  for (const std::string& type : kFoot) {
    SCOPED_TRACE(type);
    Table t = ordered(wire_at({6, 4}).unit("axis", "infantry", {8, 4}), type, {6, 4});
    t.skip_to("battle");
    EXPECT_TRUE(t.offers("battle 6,4 > 8,4"));
    t.act("remove-wire 6,4");
    EXPECT_FALSE(t.has_wire({6, 4}));
  }
}

TEST(OBS14, NoTargetIsNeeded) {
  for (const std::string& type : kFoot) {
    SCOPED_TRACE(type);
    Table t = ordered(wire_at({6, 4}), type, {6, 4});
    t.skip_to("battle");
    EXPECT_FALSE(t.offers_kind("battle"));
    t.act("remove-wire 6,4");
    EXPECT_FALSE(t.has_wire({6, 4}));
  }
}

TEST(OBS14, OnlyAUnitThatStandsOnWireRemovesIt) {
  Table t = ordered(wire_at({8, 4}), "infantry", {6, 4});
  t.skip_to("battle");
  EXPECT_FALSE(t.offers_kind("remove-wire"));
  Table without_order = wire_at({6, 4}).unit("allies", "infantry", {6, 4}).unit("allies", "infantry", {2, 4}).play();
  without_order.run("play probe-left", "order 2,4", "done").skip_to("battle");
  EXPECT_FALSE(without_order.offers_kind("remove-wire"));
}

TEST(OBS15, RegularInfantryThatMovedOneHexMayBattleOrRemoveTheWire) {
  for (const std::string type : {"infantry", "resistance"}) {
    Table t = ordered(wire_at({8, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4});
    t.act("move 6,4 > 8,4").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 8,4 > 10,4")) << type;
    EXPECT_TRUE(t.offers("remove-wire 8,4")) << type;
  }
}

TEST(OBS15, RegularInfantryThatMovedTwoHexesNeitherBattlesNorRemovesWire) {
  for (const std::string& type : kFoot) {
    SCOPED_TRACE(type);
    Table t = ordered(wire_at({10, 4}).unit("axis", "infantry", {12, 4}), type, {6, 4});
    t.act("move 6,4 > 10,4").skip_to("battle");
    EXPECT_EQ(t.offers("battle 10,4 > 12,4"), type == "special-forces");
    EXPECT_EQ(t.offers("remove-wire 10,4"), type == "special-forces");
  }
}

TEST(OBS15, InfantryThatEnteredCoverMayNotRemoveWireThere) {
  for (const std::string cover : {"forest", "town", "hedgerow"}) {
    for (const std::string& type : kFoot) {
      Table t = ordered(wire_at({8, 4}).terrain(cover, {8, 4}), type, {6, 4});
      t.act("move 6,4 > 8,4").skip_to("battle");
      EXPECT_EQ(t.offers("remove-wire 8,4"), type == "resistance") << cover << " " << type;  // UNIT-04
    }
  }
}

TEST(OBS15, ACardThatBarsTheUnitFromBattleBarsItFromRemovingWire) {
  // Close Assault: once no enemy is adjacent, the unit may not battle (CLO-05).
  Table close = wire_at({10, 4})
                    .unit("allies", "infantry", {10, 4})
                    .unit("allies", "infantry", {14, 4})
                    .unit("axis", "infantry", {12, 4})
                    .hand("allies", {"close-assault"})
                    .play();
  close.run("play close-assault", "order 10,4", "order 14,4", "done").skip_to("battle");
  EXPECT_TRUE(close.offers("remove-wire 10,4"));  // CLO-09
  close.dice({"flag", "star", "star", "star"}).run("battle 14,4 > 12,4", "retreat 12,4 > 13,3", "pass");
  EXPECT_EQ(close.legal(), Texts{"done"});

  // Firefight: once an enemy is adjacent, the unit may not battle (FIR-04).
  Table fire = wire_at({10, 2})
                   .unit("allies", "infantry", {10, 2})
                   .unit("allies", "infantry", {12, 6})
                   .unit("axis", "infantry", {12, 4})
                   .hand("allies", {"firefight"})
                   .play();
  fire.run("play firefight", "order 10,2", "order 12,6", "done").skip_to("battle");
  EXPECT_TRUE(fire.offers("remove-wire 10,2"));
  fire.dice({"flag", "star", "star"}).run("battle 12,6 > 12,4", "retreat 12,4 > 11,3");
  EXPECT_EQ(fire.legal(), Texts{"done"});
}

TEST(OBS16, RemovingWireIsTheBattleOfTheTurn) {
  Table t = ordered(wire_at({6, 4}).unit("axis", "infantry", {8, 4}), "infantry", {6, 4});
  t.skip_to("battle").act("remove-wire 6,4");
  EXPECT_EQ(t.legal(), Texts{"done"});
  EXPECT_TRUE(t.why_not("battle 6,4 > 8,4").starts_with("BAT-01"));
}

TEST(OBS16, AUnitThatBattledDoesNotRemoveWire) {
  Table t = ordered(wire_at({6, 4}).unit("axis", "infantry", {8, 4}), "infantry", {6, 4});
  t.skip_to("battle").dice({"star", "star"}).act("battle 6,4 > 8,4");
  EXPECT_EQ(t.legal(), Texts{"done"});
  EXPECT_TRUE(t.has_wire({6, 4}));
}

TEST(OBS17, ArmorThatMovesOntoWireRemovesItAndBattlesWithoutPenalty) {
  for (const std::string& type : kTanks) {
    SCOPED_TRACE(type);
    Table t = ordered(wire_at({8, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4});
    t.act("move 6,4 > 8,4");
    EXPECT_FALSE(t.has_wire({8, 4}));
    EXPECT_EQ(t.happened("wire-removed"), 1);
    t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 8,4 > 10,4");
    EXPECT_EQ(t.figures({10, 4}), 3);
  }
}

TEST(OBS17, ArmorThatTakesGroundOntoWireRemovesItAndMayBattleOn) {
  for (const std::string& type : kTanks) {
    SCOPED_TRACE(type);
    Table t =
        ordered(wire_at({8, 4}).unit("axis", "infantry", {8, 4}, 1).unit("axis", "infantry", {10, 4}), type, {6, 4});
    t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 6,4 > 8,4");
    EXPECT_TRUE(t.has_wire({8, 4}));
    t.act("take-ground 6,4");
    EXPECT_FALSE(t.has_wire({8, 4}));
    EXPECT_EQ(t.decision(), "overrun");
    t.dice({"grenade", "star", "star"}).act("battle 8,4 > 10,4");
    EXPECT_EQ(t.figures({10, 4}), 3);
  }
}

TEST(OBS17, InfantryThatEntersWireLeavesItThere) {
  for (const std::string& type : kFoot) {
    Table moved = ordered(wire_at({8, 4}), type, {6, 4});
    moved.act("move 6,4 > 8,4");
    EXPECT_TRUE(moved.has_wire({8, 4})) << type;
    Table took = ordered(with_reserve(wire_at({8, 4})).unit("axis", "infantry", {8, 4}, 1), type, {6, 4});
    took.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 6,4 > 8,4");
    took.act("take-ground 6,4");
    EXPECT_TRUE(took.has_wire({8, 4})) << type;
  }
}

// The index of the first event of this kind in the last action's story; -1 if there was none.
int place(const Table& t, EventKind kind) {
  for (std::size_t i = 0; i < t.events().size(); ++i) {
    if (t.events()[i].kind == kind) { return static_cast<int>(i); }
  }
  return -1;
}

TEST(OBS18, ArmorSetUpOnWireRemovesItBeforeItRolls) {
  for (const std::string& type : kTanks) {
    for (const int away : {1, 3}) {
      SCOPED_TRACE(type);
      const Coord target{6 + 2 * away, 4};
      Table t = ordered(wire_at({6, 4}).unit("axis", "infantry", target), type, {6, 4});
      t.skip_to("battle");
      EXPECT_TRUE(t.has_wire({6, 4}));
      t.dice({"grenade", "star", "star"}).act("battle 6,4 > " + text(target));
      EXPECT_FALSE(t.has_wire({6, 4}));
      EXPECT_GE(place(t, EventKind::WireRemoved), 0);
      EXPECT_LT(place(t, EventKind::WireRemoved), place(t, EventKind::DiceRolled));
    }
  }
}

TEST(OBS18, IfArmorDoesNotBattleTheWireStays) {
  for (const std::string& type : kTanks) {
    Table idle = ordered(wire_at({6, 4}).unit("axis", "infantry", {8, 4}), type, {6, 4});
    idle.skip_to("battle");
    EXPECT_FALSE(idle.offers_kind("remove-wire")) << type;
    idle.end_turn();
    EXPECT_TRUE(idle.has_wire({6, 4})) << type;
    Table gone = ordered(wire_at({6, 4}), type, {6, 4});
    gone.act("move 6,4 > 4,4").end_turn();
    EXPECT_TRUE(gone.has_wire({6, 4})) << type;
  }
}

TEST(OBS18, ArmorThatRetreatedOntoWireRemovesItWithItsNextBattle) {
  for (const std::string& type : kTanks) {
    SCOPED_TRACE(type);
    Table t = wire_at({11, 5}).unit("allies", type, {12, 4}).unit("axis", "infantry", {13, 3}).first("axis").play();
    t.run("play probe-center", "order 13,3", "done").skip_to("battle");
    t.dice({"flag", "star", "star"}).act("battle 13,3 > 12,4");
    t.act("retreat 12,4 > 11,5").end_turn();
    EXPECT_TRUE(t.has_wire({11, 5}));
    t.run("play probe-center", "order 11,5", "done").skip_to("battle");
    t.dice({"grenade", "star", "star"}).act("battle 11,5 > 13,3");
    EXPECT_FALSE(t.has_wire({11, 5}));
    EXPECT_EQ(t.figures({13, 3}), 3);
  }
}

TEST(OBS19, ArtilleryOnWireHasNoPenaltyAndNeverRemovesIt) {
  for (const int away : {1, 2, 6}) {
    const Coord target{6 + 2 * away, 4};
    Table t = ordered(wire_at({6, 4}).unit("axis", "infantry", target), "artillery", {6, 4});
    t.skip_to("battle");
    EXPECT_FALSE(t.offers_kind("remove-wire"));
    t.dice(away == 6 ? Texts{"star"} : Texts{"star", "star", "star"}).act("battle 6,4 > " + text(target));
    EXPECT_TRUE(t.has_wire({6, 4}));
  }
}

TEST(OBS19, ArtilleryThatEntersWireStopsAndLeavesItThere) {
  Table t = ordered(wire_at({8, 4}), "artillery", {6, 4}, "artillery-bombard");
  EXPECT_FALSE(t.offers("move 6,4 > 12,4"));  // three hexes straight on
  t.act("move 6,4 > 8,4");
  EXPECT_TRUE(t.has_wire({8, 4}));
  t.skip_to("battle");
  EXPECT_FALSE(t.offers_kind("remove-wire"));
}

TEST(OBS20, WireNeitherProtectsNorHides) {
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    EXPECT_EQ(dice(wire_at({12, 4}).unit("axis", "infantry", {12, 4}), type, {10, 4}, {12, 4}), 3) << type;
    EXPECT_EQ(dice(wire_at({8, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4}, {10, 4}),
              type == "infantry" ? 2 : 3)
        << type;
  }
  Table t = ordered(wire_at({12, 4}).unit("axis", "infantry", {12, 4}), "infantry", {10, 4});
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.decision(), "retreat");  // no flag to ignore
}

}  // namespace
}  // namespace bocage
