// TER-12 to TER-15 and TER-31: rivers and bridges. TER-16 to TER-21: ocean and beach.
//
// On the beach face rows 4 to 6 are beach, rows 7 and 8 are ocean (GRID-06).
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const std::vector<Coord> kAround{{10, 4}, {14, 4}, {11, 3}, {13, 3}, {11, 5}, {13, 5}};  // [12,4]

Position bridge() { return Position().terrain("river", {12, 4}).work("bridge", {12, 4}); }

// Allied infantry on `from` attacks the Axis unit on [12,4] and rolls one flag.
Table one_flag(const Position& position, Coord from) {
  Table t = ordered(position, "infantry", from);
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle " + text(from) + " > 12,4");
  return t;
}

TEST(TER12, NoUnitMovesIntoARiver) {
  for (const std::string& type : kEveryType) {
    const Table t = ordered(Position().terrain("river", {14, 4}), type, {12, 4});
    EXPECT_FALSE(t.offers("move 12,4 > 14,4")) << type;
    EXPECT_TRUE(t.offers("move 12,4 > 10,4")) << type;
  }
}

TEST(TER12, NoUnitRetreatsIntoARiver) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const Position one_way = Position().terrain("river", {11, 3}).unit("axis", type, {12, 4}, 2);
    Table retreat = one_flag(one_way, {10, 4});
    EXPECT_EQ(retreat.legal(), Texts{"retreat 12,4 > 13,3"});
    Table no_way = one_flag(Position(one_way).terrain("river", {13, 3}), {10, 4});
    EXPECT_EQ(no_way.figures({12, 4}), 1);
    Table over_the_bridge = one_flag(Position(one_way).work("bridge", {11, 3}), {10, 4});
    EXPECT_EQ(over_the_bridge.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  }
}

TEST(TER12, NoUnitTakesGroundInARiver) {
  // No unit can ever stand there, so no game can show it; test the tables directly.
  const auto battle = Position().terrain("river", {{14, 4}, {10, 4}}).work("bridge", {10, 4}).battle();
  const Hex from = *battle->board().find({12, 4});
  for (const Arm arm : kArms) {
    EXPECT_FALSE(battle->take_ground(gait_of(arm), from).contains(*battle->board().find({14, 4}))) << name(arm);
    EXPECT_TRUE(battle->take_ground(gait_of(arm), from).contains(*battle->board().find({10, 4}))) << name(arm);
  }
}

TEST(TER13, UnitsSeeAndFightAcrossARiver) {
  const Position river = Position().terrain("river", {8, 4}).unit("axis", "infantry", {10, 4});
  EXPECT_EQ(dice(river, "infantry", {6, 4}, {10, 4}), 2);
  EXPECT_EQ(dice(river, "special-forces", {6, 4}, {10, 4}), 2);
  EXPECT_EQ(dice(river, "resistance", {6, 4}, {10, 4}), 2);
  EXPECT_EQ(dice(river, "armor", {6, 4}, {10, 4}), 3);
  EXPECT_EQ(dice(river, "artillery", {6, 4}, {10, 4}), 3);
  const Position wider = Position().terrain("river", {{8, 4}, {10, 4}}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(wider, "infantry", {6, 4}, {12, 4}), 1);
}

TEST(TER14, ABridgeIsEnteredFromEverySide) {
  for (const Coord from : kAround) {
    for (const std::string& type : kEveryType) {
      EXPECT_TRUE(ordered(bridge(), type, from).offers("move " + text(from) + " > 12,4")) << type << " " << text(from);
    }
  }
}

TEST(TER14, ABridgeIsLeftToEverySide) {
  EXPECT_EQ(moves(ordered(bridge(), "artillery", {12, 4}), {12, 4}),
            (Hexes{"10,4", "14,4", "11,3", "13,3", "11,5", "13,5"}));
  for (const Coord to : kAround) {
    for (const std::string& type : kEveryType) {
      EXPECT_TRUE(ordered(bridge(), type, {12, 4}).offers("move 12,4 > " + text(to))) << type << " " << text(to);
    }
  }
}

TEST(TER14, ABridgeIsCrossedWithoutStopping) {
  EXPECT_TRUE(ordered(bridge(), "infantry", {10, 4}).offers("move 10,4 > 14,4"));
  EXPECT_TRUE(ordered(bridge(), "armor", {10, 4}).offers("move 10,4 > 16,4"));
  EXPECT_TRUE(ordered(bridge(), "infantry", {8, 4}).offers("move 8,4 > 12,4"));    // as the second hex
  EXPECT_TRUE(ordered(bridge(), "infantry", {12, 4}).offers("move 12,4 > 16,4"));  // and on from it
  Table t = ordered(bridge().unit("axis", "infantry", {14, 4}), "infantry", {10, 4});
  t.act("move 10,4 > 12,4").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 12,4 > 14,4"));
}

TEST(TER14, ABattleMayBarSides) {
  const Position barred = bridge().special(
      R"({"rule": "bridge-ends-only", "span": [[12, 4]], "ends": [[10, 4], [14, 4]],
          "links": [[[10, 4], [12, 4]], [[12, 4], [14, 4]]]})");
  for (const Coord from : kAround) {
    const bool end = from.row == 4;
    EXPECT_EQ(ordered(barred, "artillery", from).offers("move " + text(from) + " > 12,4"), end) << text(from);
    EXPECT_EQ(ordered(barred, "artillery", {12, 4}).offers("move 12,4 > " + text(from)), end) << text(from);
  }
}

TEST(TER15, AUnitOnABridgeBattlesNormally) {
  for (const std::string& type : kEveryType) {
    EXPECT_EQ(dice(bridge().unit("axis", "infantry", {14, 4}), type, {12, 4}, {14, 4}), 3) << type;
  }
  EXPECT_EQ(dice(bridge().unit("axis", "infantry", {16, 4}), "infantry", {12, 4}, {16, 4}), 2);
}

TEST(TER15, AUnitOnABridgeHasNoProtection) {
  const Position target = bridge().unit("axis", "infantry", {12, 4});
  for (const std::string& type : kEveryType) { EXPECT_EQ(dice(target, type, {10, 4}, {12, 4}), 3) << type; }
  EXPECT_EQ(one_flag(target, {10, 4}).decision(), "retreat");  // and no flag to ignore
}

TEST(TER15, ABridgeDoesNotBlockSight) {
  EXPECT_EQ(dice(bridge().unit("axis", "infantry", {14, 4}), "infantry", {10, 4}, {14, 4}), 2);
  EXPECT_EQ(dice(bridge().unit("axis", "infantry", {14, 4}), "armor", {10, 4}, {14, 4}), 3);
}

TEST(TER31, InfantryDoesNotBattleAcrossAWideRiver) {
  Position rhine = Position().unit("axis", "infantry", {11, 3});
  for (int col = 0; col <= 24; col += 2) { rhine.terrain("wide-river", {col, 4}); }
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(dice(rhine, type, {11, 5}, {11, 3}), 0) << type;
  }
  EXPECT_EQ(dice(rhine, "armor", {11, 5}, {11, 3}), 3);
  EXPECT_EQ(dice(rhine, "elite-armor", {11, 5}, {11, 3}), 3);
  EXPECT_EQ(dice(rhine, "artillery", {11, 5}, {11, 3}), 3);
  // On its own bank nothing changes.
  EXPECT_EQ(dice(rhine, "infantry", {7, 3}, {11, 3}), 2);

  Position river = Position().unit("axis", "infantry", {11, 3});
  for (int col = 0; col <= 24; col += 2) { river.terrain("river", {col, 4}); }
  EXPECT_EQ(dice(river, "infantry", {11, 5}, {11, 3}), 2);
}

TEST(TER31, AUnitOnTheBridgeIsOnNeitherBank) {
  Position rhine;
  for (int col = 0; col <= 24; col += 2) { rhine.terrain("wide-river", {col, 4}); }
  rhine.work("bridge", {12, 4});
  EXPECT_EQ(dice(Position(rhine).unit("axis", "infantry", {11, 3}), "infantry", {12, 4}, {11, 3}), 3);
  EXPECT_EQ(dice(Position(rhine).unit("axis", "infantry", {11, 5}), "infantry", {12, 4}, {11, 5}), 3);
  EXPECT_EQ(dice(Position(rhine).unit("axis", "infantry", {12, 4}), "infantry", {11, 5}, {12, 4}), 3);
}

TEST(TER16, TheSeaIsEnteredByAMoveOfExactlyOneHex) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const Table shore = ordered(beach(), type, {12, 6});
    Hexes at_sea;
    for (const std::string& to : moves(shore, {12, 6})) {
      if (to.ends_with(",7") || to.ends_with(",8")) { at_sea.insert(to); }
    }
    EXPECT_EQ(at_sea, (Hexes{"11,7", "13,7"}));
    EXPECT_EQ(moves(ordered(beach(), type, {0, 8}), {0, 8}), (Hexes{"2,8", "1,7"}));  // from sea to sea
  }
  EXPECT_FALSE(ordered(beach(), "infantry", {11, 5}).offers("move 11,5 > 11,7"));
  EXPECT_FALSE(ordered(beach(), "armor", {12, 4}).offers("move 12,4 > 11,7"));
}

TEST(TER17, AUnitAtSeaIsOrderedAndMovesButDoesNotBattle) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    Table t = ordered(beach().unit("axis", "infantry", {12, 6}), type, {11, 7});
    EXPECT_TRUE(t.unit({11, 7})->ordered);
    EXPECT_TRUE(t.offers("move 11,7 > 10,6"));
    t.skip_to("battle");
    EXPECT_FALSE(t.offers_kind("battle"));
  }
}

TEST(TER17, AUnitAtSeaIsAttackedWithoutProtection) {
  const Position target = beach().unit("axis", "infantry", {11, 7});
  EXPECT_EQ(dice(target, "infantry", {12, 6}, {11, 7}), 3);
  EXPECT_EQ(dice(target, "armor", {12, 6}, {11, 7}), 3);
  EXPECT_EQ(dice(target, "artillery", {12, 6}, {11, 7}), 3);
  EXPECT_EQ(dice(target, "armor", {11, 5}, {11, 7}), 3);  // fire over sea and sand
  EXPECT_EQ(dice(target, "infantry", {11, 5}, {11, 7}), 2);
  // Straight over the sea: [13,7] lies between.
  EXPECT_EQ(dice(beach().unit("axis", "infantry", {14, 8}), "armor", {12, 6}, {14, 8}), 3);
}

// The game after Axis infantry on `from` has rolled one flag at an Allied unit on `at`.
Table axis_flag(Position position, Coord at, Coord from) {
  Table t = position.unit("allies", "infantry", at)
                .unit("axis", "artillery", from)
                .first("axis")
                .hand("axis", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  t.dice({"flag", "star", "star"}).act("battle " + text(from) + " > " + text(at));
  return t;
}

TEST(TER18, NoUnitRetreatsIntoTheSea) {
  EXPECT_EQ(axis_flag(beach(), {12, 6}, {13, 5}).figures({12, 6}), 3);  // from the beach
  EXPECT_EQ(axis_flag(beach(), {11, 7}, {12, 6}).figures({11, 7}), 3);  // from row 7 to row 8
  EXPECT_EQ(axis_flag(Position(), {12, 6}, {13, 5}).decision(), "retreat");
  // The Axis retreats the other way: not from row 8 to row 7, but from row 7 to the beach.
  Table inner = ordered(beach().unit("axis", "infantry", {13, 7}), "artillery", {12, 6});
  inner.skip_to("battle").dice({"flag", "star", "star"}).act("battle 12,6 > 13,7");
  EXPECT_EQ(inner.legal(), Texts{"retreat 13,7 > 14,6"});
  Table outer = ordered(beach().unit("axis", "infantry", {12, 8}), "artillery", {12, 6});
  outer.skip_to("battle").dice({"flag", "star", "star"}).act("battle 12,6 > 12,8");
  EXPECT_EQ(outer.figures({12, 8}), 3);
}

TEST(TER19, TheRowWithPrintedSandIsOceanInEveryRespect) {
  for (int col = 1; col <= 23; col += 2) {
    const Coord sand{col, 7};
    SCOPED_TRACE(text(sand));
    const Coord land{col - 1, 6};
    EXPECT_FALSE(ordered(beach(), "infantry", {col, 5}).offers("move " + text({col, 5}) + " > " + text(sand)));
    EXPECT_TRUE(ordered(beach(), "infantry", land).offers("move " + text(land) + " > " + text(sand)));
    EXPECT_EQ(dice(beach().unit("axis", "infantry", land), "armor", sand, land), 0);
    EXPECT_EQ(axis_flag(beach(), land, {col, 5}).figures(land), 3);
  }
}

TEST(TER20, AMoveThatEntersABeachIsTwoAtMostForEveryUnit) {
  for (const std::string type : {"armor", "elite-armor"}) {
    const Table t = ordered(beach(), type, {12, 4});
    EXPECT_TRUE(t.offers("move 12,4 > 16,4")) << type;
    EXPECT_FALSE(t.offers("move 12,4 > 18,4")) << type;
  }
  const Table guns = ordered(beach(), "artillery", {12, 4}, "artillery-bombard");  // three hexes
  EXPECT_TRUE(guns.offers("move 12,4 > 16,4"));
  EXPECT_FALSE(guns.offers("move 12,4 > 18,4"));
  EXPECT_TRUE(guns.offers("move 12,4 > 11,1"));
  Table assault = beach().unit("allies", "infantry", {12, 4}).hand("allies", {"infantry-assault"}).play();
  assault.run("play infantry-assault", "section center", "order 12,4", "done");  // three hexes
  EXPECT_TRUE(assault.offers("move 12,4 > 16,4"));
  EXPECT_FALSE(assault.offers("move 12,4 > 18,4"));
  EXPECT_TRUE(assault.offers("move 12,4 > 11,1"));
}

TEST(TER21, ABeachChangesNoBattle) {
  for (const int away : {1, 2, 3}) {
    const Coord target{12 + 2 * away, 4};
    const Position enemy = beach().unit("axis", "infantry", target);
    EXPECT_EQ(dice(enemy, "infantry", {12, 4}, target), 4 - away);
    EXPECT_EQ(dice(enemy, "armor", {12, 4}, target), 3);
    EXPECT_EQ(dice(enemy, "artillery", {12, 4}, target), away == 3 ? 2 : 3);
  }
  Table entered = ordered(beach().unit("axis", "infantry", {14, 4}), "infantry", {11, 3});
  entered.act("move 11,3 > 12,4").skip_to("battle");
  EXPECT_TRUE(entered.offers("battle 12,4 > 14,4"));
}

TEST(TER21, GroundIsTakenOnABeachWhateverTheLimit) {
  Table t = ordered(beach().unit("axis", "infantry", {18, 4}, 1).unit("axis", "infantry", {20, 4}), "armor", {12, 4});
  t.act("move 12,4 > 16,4").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 16,4 > 18,4");
  t.act("take-ground 16,4");
  EXPECT_EQ(t.decision(), "overrun");
  EXPECT_TRUE(t.offers("battle 18,4 > 20,4"));
}

}  // namespace
}  // namespace bocage
