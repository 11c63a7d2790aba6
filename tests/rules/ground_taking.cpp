// TKG-01 to TKG-06: who takes ground, and when.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kTakers{"infantry", "special-forces", "resistance", "armor", "elite-armor"};

// The unit of `side` on [12,4] is ordered and stays; both sides have other units too.
Table ready(Position position, const std::string& side = "allies") {
  Table t = position.unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {24, 8})
                .first(side)
                .hand(side, {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  return t;
}

const Texts kThreeHits{"infantry", "grenade", "infantry"};
const Texts kFlag{"flag", "star", "star"};
const Texts kMiss{"star", "star", "armor"};

TEST(TKG01, InfantryAndArmorTakeGroundAfterElimination) {
  for (const std::string side : {"allies", "axis"}) {
    for (const std::string& type : kTakers) {
      Table t = ready(Position().unit(side, type, {12, 4}).unit(other_side(side), "infantry", {13, 3}, 3), side);
      t.dice(kThreeHits).act("battle 12,4 > 13,3");
      EXPECT_EQ(t.decision(), "take-ground") << type;
      EXPECT_EQ(t.pending_side(), side) << type;
      t.act("take-ground 12,4");
      EXPECT_EQ(t.unit({13, 3})->type, type);
      EXPECT_EQ(t.unit({13, 3})->side, side);
      EXPECT_TRUE(t.empty({12, 4}));
      EXPECT_EQ(t.happened("ground-taken"), 1);
    }
  }
}

TEST(TKG01, AndAfterARetreat) {
  for (const std::string& type : kTakers) {
    Table t = ready(Position().unit("allies", type, {12, 4}).unit("axis", "artillery", {13, 3}));
    t.dice(kFlag).act("battle 12,4 > 13,3");
    EXPECT_EQ(t.decision(), "retreat");
    t.run("retreat 13,3 > 14,2", "take-ground 12,4");
    EXPECT_EQ(t.unit({13, 3})->type, type);
  }
}

TEST(TKG01, NotIfTheTargetStaysInItsHex) {
  for (const std::string& type : kTakers) {
    Table t = ready(Position().unit("allies", type, {12, 4}).unit("axis", "infantry", {13, 3}));
    t.dice(kThreeHits).act("battle 12,4 > 13,3");
    EXPECT_EQ(t.figures({13, 3}), 1);
    EXPECT_EQ(t.decision(), "battle") << type;
    EXPECT_FALSE(t.offers_kind("take-ground"));
  }
  Table ignored =
      ready(Position().unit("allies", "infantry", {12, 4}).unit("axis", "infantry", {13, 3}).work("sandbags", {13, 3}));
  ignored.dice({"flag", "star"}).run("battle 12,4 > 13,3", "ignore-flag 13,3");
  EXPECT_EQ(ignored.decision(), "battle");
}

TEST(TKG02, ItIsOptionalAndOnlyThatHexCanBeEntered) {
  Table t = ready(Position()
                      .unit("allies", "infantry", {12, 4})
                      .unit("allies", "infantry", {14, 4})
                      .unit("axis", "infantry", {13, 3}, 1)
                      .unit("axis", "infantry", {15, 3}));
  t.dice(kThreeHits).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.legal(), (Texts{"take-ground 12,4", "pass"}));
  t.act("pass");
  EXPECT_TRUE(t.empty({13, 3}));
  EXPECT_EQ(t.figures({12, 4}), 4);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("take-ground"));
}

TEST(TKG02, ItIsDecidedBeforeTheNextUnitBattles) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {15, 3}, 1)
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "order 14,4", "done").skip_to("battle");
  t.dice(kThreeHits).act("battle 12,4 > 13,3");
  EXPECT_FALSE(t.offers("battle 14,4 > 15,3"));
  t.run("pass");
  t.dice(kThreeHits).act("battle 14,4 > 15,3");
  // Neither the earlier winner nor the earlier hex is offered again.
  EXPECT_EQ(t.legal(), (Texts{"take-ground 14,4", "pass"}));
  t.act("take-ground 14,4");
  EXPECT_EQ(t.unit({15, 3})->side, "allies");
  EXPECT_TRUE(t.empty({13, 3}));
}

TEST(TKG03, ArtilleryNeverTakesGround) {
  Table t = ready(Position().unit("allies", "artillery", {12, 4}).unit("axis", "infantry", {13, 3}, 1));
  t.dice(kThreeHits).act("battle 12,4 > 13,3");
  EXPECT_TRUE(t.empty({13, 3}));
  EXPECT_EQ(t.decision(), "battle");
  Table driven = ready(Position().unit("allies", "artillery", {12, 4}).unit("axis", "infantry", {13, 3}));
  driven.dice(kFlag).run("battle 12,4 > 13,3", "retreat 13,3 > 14,2");
  EXPECT_EQ(driven.decision(), "battle");
}

TEST(TKG04, FireNeverGivesGround) {
  for (const std::string& type : kTakers) {
    const bool armor = type == "armor" || type == "elite-armor";
    for (const Coord target : {Coord{16, 4}, Coord{18, 4}}) {
      const std::string to = std::to_string(target.col) + ",4";
      Texts roll(armor ? 3 : target.col == 16 ? 2 : 1, "infantry");
      Table t = ready(Position().unit("allies", type, {12, 4}).unit("axis", "infantry", target, 1));
      t.dice(roll).act("battle 12,4 > " + to);
      EXPECT_TRUE(t.empty(target));
      EXPECT_EQ(t.decision(), "battle") << type;

      roll[0] = "flag";
      for (std::size_t i = 1; i < roll.size(); ++i) { roll[i] = "star"; }
      Table driven = ready(Position().unit("allies", type, {12, 4}).unit("axis", "infantry", target));
      driven.dice(roll).run("battle 12,4 > " + to, "retreat " + to + " > " + std::to_string(target.col - 1) + ",3");
      EXPECT_EQ(driven.decision(), "battle") << type;
    }
  }
}

Table ambushed(const std::string& ambusher, const Texts& roll) {
  Table t = ready(Position()
                      .unit("allies", "infantry", {12, 4}, 2)
                      .unit("axis", ambusher, {13, 3})
                      .hand("axis", {"ambush", "probe-left"}));
  t.act("battle 12,4 > 13,3").dice(roll).act("ambush");
  return t;
}

TEST(TKG05, AnAmbushingUnitTakesNoGround) {
  for (const std::string& ambusher : kTakers) {
    const Table kills = ambushed(ambusher, kThreeHits);
    EXPECT_TRUE(kills.empty({12, 4}));
    EXPECT_EQ(kills.pending_side(), "allies") << ambusher;
    EXPECT_EQ(kills.decision(), "battle");
    EXPECT_FALSE(kills.empty({13, 3}));
    Table drives = ambushed(ambusher, kFlag);
    drives.act("retreat 12,4 > 11,5");
    EXPECT_EQ(drives.pending_side(), "allies") << ambusher;
    EXPECT_EQ(drives.decision(), "battle");
    EXPECT_TRUE(drives.empty({12, 4}));
  }
}

TEST(TKG05, NorDoesTheAttackerThatTheAmbushStopped) {
  Table t = ambushed("infantry", kFlag);
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.happened("attack-stopped"), 1);
  EXPECT_FALSE(t.offers_kind("take-ground"));
}

TEST(TKG05, AfterAirPowerAndBarrageNoUnitTakesGround) {
  const Position position = Position()
                                .unit("allies", "infantry", {12, 4})
                                .unit("allies", "armor", {14, 4})
                                .unit("axis", "infantry", {13, 3}, 1)
                                .unit("axis", "infantry", {0, 0});
  Table barrage = Position(position).hand("allies", {"barrage"}).play();
  barrage.act("play barrage").dice({"infantry", "star", "star", "star"}).act("target 13,3");
  EXPECT_TRUE(barrage.empty({13, 3}));
  EXPECT_EQ(barrage.side_on_turn(), "axis");
  Table air = Position(position).hand("allies", {"air-power"}).play();
  air.run("play air-power", "target 13,3").dice({"star", "grenade"}).act("done");
  EXPECT_TRUE(air.empty({13, 3}));
  EXPECT_EQ(air.side_on_turn(), "axis");
}

TEST(TKG05, AnAttackerThatSurvivesAnAmbushInPlaceDoes) {
  Table t = ready(Position()
                      .unit("allies", "infantry", {12, 4})
                      .unit("axis", "infantry", {13, 3}, 1)
                      .hand("axis", {"ambush", "probe-left"}));
  t.act("battle 12,4 > 13,3").dice(kMiss).dice(kThreeHits).act("ambush");
  EXPECT_EQ(t.legal(), (Texts{"take-ground 12,4", "pass"}));
}

// The unit goes from one place to [12,4] first.
Table moved(const std::string& type, Coord start) {
  Table t = Position()
                .unit("allies", type, start)
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq"})
                .play();
  const std::string from = std::to_string(start.col) + "," + std::to_string(start.row);
  t.run("play direct-from-hq", "order " + from, "done", "move " + from + " > 12,4").skip_to("battle");
  t.dice(kThreeHits).act("battle 12,4 > 13,3");
  return t;
}

TEST(TKG06, TheDistanceMovedDoesNotMatter) {
  struct Case {
    const char* type;
    Coord start;
    int hexes;
  };
  for (const Case& row : {Case{"armor", {11, 7}, 3}, Case{"armor", {10, 6}, 2}, Case{"elite-armor", {11, 7}, 3},
                          Case{"special-forces", {10, 6}, 2}, Case{"special-forces", {11, 5}, 1},
                          Case{"infantry", {11, 5}, 1}, Case{"resistance", {11, 5}, 1}}) {
    Table t = moved(row.type, row.start);
    EXPECT_EQ(t.unit({12, 4})->moved, row.hexes) << row.type;
    EXPECT_EQ(t.legal(), (Texts{"take-ground 12,4", "pass"})) << row.type << " moved " << row.hexes;
    t.act("take-ground 12,4");
    EXPECT_EQ(t.unit({13, 3})->type, row.type);
  }
}

}  // namespace
}  // namespace bocage
