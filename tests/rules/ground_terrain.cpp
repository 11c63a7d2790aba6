// TKG-07 to TKG-12: ground that cannot be taken because of the unit's hex, its move, or the hex to enter.
#include <gtest/gtest.h>

#include "rules/ground.h"
#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kInfantry{"infantry", "special-forces", "resistance"};
const Texts kArmor{"armor", "elite-armor"};

// Whether the Allied unit may take ground after moving from `start` to `from` (if they differ) and eliminating the Axis
// infantry on `to`, which has one figure, in close assault.
bool takes(Position position, const std::string& type, Coord start, Coord from, Coord to) {
  Table t = position.unit("allies", type, start)
                .unit("axis", "infantry", to, 1)
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {24, 8})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order " + text(start), "done");
  if (start != from) { t.act("move " + text(start) + " > " + text(from)); }
  t.skip_to("battle");
  int hits = 0;  // the number of dice does not matter here: retry with random dice until the target is eliminated
  for (std::uint64_t seed = 1; hits == 0; ++seed) {
    t.random_dice(seed);
    const State before = t.state();
    t.act("battle " + text(from) + " > " + text(to));
    hits = t.happened("unit-eliminated");
    if (hits == 0) { t.state() = before; }
  }
  EXPECT_EQ(t.offers_kind("take-ground"), t.decision() == "take-ground");
  if (t.decision() != "take-ground") {
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.unit(from)->type, type);
    return false;
  }
  t.act("take-ground " + text(from));
  EXPECT_EQ(t.unit(to)->type, type);
  return true;
}

bool takes(const Position& position, const std::string& type, Coord from, Coord to) {
  return takes(position, type, from, from, to);
}

constexpr Coord kStart{11, 5};
constexpr Coord kFrom{12, 4};
constexpr Coord kTo{13, 3};

TEST(TKG07, AUnitThatMovedOntoWireTakesNoGround) {
  for (const std::string& type : kInfantry) {
    EXPECT_FALSE(takes(Position().work("wire", kFrom), type, kStart, kFrom, kTo)) << type;
    EXPECT_TRUE(takes(Position(), type, kStart, kFrom, kTo)) << type;
  }
  for (const std::string& type : kArmor) {  // the wire is gone by then
    EXPECT_FALSE(takes(Position().work("wire", kFrom), type, kStart, kFrom, kTo)) << type;
    EXPECT_TRUE(takes(Position(), type, kStart, kFrom, kTo)) << type;
  }
}

TEST(TKG07, InfantryOnWireWorkedExample) {
  Table t = Position()
                .work("wire", kFrom)
                .unit("allies", "infantry", kStart)
                .unit("axis", "infantry", kTo, 1)
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 11,5", "done", "move 11,5 > 12,4").skip_to("battle");
  t.dice({"infantry", "star"}).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_TRUE(t.has_wire(kFrom));
}

TEST(TKG07, ArmorOnWireWorkedExample) {
  Table t = Position()
                .work("wire", kFrom)
                .unit("allies", "armor", kStart)
                .unit("axis", "infantry", kTo, 1)
                .unit("axis", "infantry", {15, 3})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 11,5", "done", "move 11,5 > 12,4").skip_to("battle");
  EXPECT_FALSE(t.has_wire(kFrom));
  t.dice({"infantry", "star", "star"}).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "battle");  // neither ground nor overrun
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(TKG07, ResistanceThatEnteredCoverStays) {
  for (const char* ground : {"forest", "town", "hedgerow"}) {
    EXPECT_FALSE(takes(Position().terrain(ground, kFrom), "resistance", kStart, kFrom, kTo)) << ground;
  }
}

TEST(TKG07, AUnitThatStartedInAStopHexMayTakeGround) {
  for (const std::string& type : kInfantry) {
    EXPECT_TRUE(takes(Position().work("wire", kFrom), type, kFrom, kTo)) << type;
    for (const char* ground : {"forest", "town", "hedgerow"}) {
      EXPECT_TRUE(takes(Position().terrain(ground, kFrom), type, kFrom, kTo)) << type << " " << ground;
    }
  }
  for (const std::string& type : kArmor) {
    EXPECT_TRUE(takes(Position().work("wire", kFrom), type, kFrom, kTo)) << type;
    EXPECT_TRUE(takes(Position().terrain("town", kFrom), type, kFrom, kTo)) << type;
  }
}

TEST(TKG07, AUnitThatLeftAStopHexMayTakeGround) {
  for (const char* ground : {"forest", "town"}) {
    EXPECT_TRUE(takes(Position().terrain(ground, kStart), "infantry", kStart, kFrom, kTo)) << ground;
    EXPECT_TRUE(takes(Position().terrain(ground, kStart), "armor", kStart, kFrom, kTo)) << ground;
  }
  EXPECT_TRUE(takes(Position().work("wire", kStart), "infantry", kStart, kFrom, kTo));
}

TEST(TKG08, BunkersAndHedgehogsAreNotForArmor) {
  for (const std::string owner : {"axis", "allies"}) {
    for (const std::string& type : kArmor) { EXPECT_FALSE(takes(Position().bunker(owner, kTo), type, kFrom, kTo)); }
    for (const std::string& type : kInfantry) { EXPECT_TRUE(takes(Position().bunker(owner, kTo), type, kFrom, kTo)); }
  }
  for (const std::string& type : kArmor) { EXPECT_FALSE(takes(Position().work("hedgehog", kTo), type, kFrom, kTo)); }
  for (const std::string& type : kInfantry) { EXPECT_TRUE(takes(Position().work("hedgehog", kTo), type, kFrom, kTo)); }
}

TEST(TKG08, ABridgeIsTakenButNotOverABarredSide) {
  const Position bridge = Position().terrain("river", kTo).work("bridge", kTo);
  EXPECT_TRUE(takes(bridge, "infantry", kFrom, kTo));
  EXPECT_TRUE(takes(bridge, "armor", kFrom, kTo));
  const auto barred = [&](const char* ends) {
    return Position(bridge).special(R"({"rule": "bridge-ends-only", "span": [[13,3]], "links": )" + std::string(ends) +
                                    "}");
  };
  EXPECT_FALSE(takes(barred("[[[11,3],[13,3]], [[13,3],[15,3]]]"), "infantry", kFrom, kTo));
  EXPECT_FALSE(takes(barred("[[[11,3],[13,3]], [[13,3],[15,3]]]"), "armor", kFrom, kTo));
  EXPECT_TRUE(takes(barred("[[[12,4],[13,3]], [[13,3],[14,2]]]"), "armor", kFrom, kTo));
}

// No unit can stand in a river or on such a hill, so this cannot happen in a game; the rule function must still refuse.
TEST(TKG08, RiversAndImpassableHillsAreClosed) {
  for (const std::string type : {"infantry", "armor"}) {
    for (const char* ground : {"river", "impassable", "forest", "hill"}) {
      Table t = Position().terrain(ground, kTo).unit("allies", type, kFrom).play();
      Field& field = t.state().open.field;
      field[t.unit(kFrom)->id].set(kOrdered);
      const bool open = ground == std::string("forest") || ground == std::string("hill");
      EXPECT_EQ(may_take_ground(t.battle(), field, t.unit(kFrom)->id, t.hex(kTo)), open) << ground;
    }
  }
}

TEST(TKG09, AHedgerowIsTakenOnlyWithoutADisplacementBefore) {
  const Position hedge = Position().terrain("hedgerow", kTo);
  for (const Texts* types : {&kInfantry, &kArmor}) {
    for (const std::string& type : *types) {
      EXPECT_TRUE(takes(hedge, type, kFrom, kTo)) << type;
      EXPECT_FALSE(takes(hedge, type, kStart, kFrom, kTo)) << type;
    }
  }
  // Other cover has no such effect.
  for (const char* ground : {"forest", "town"}) {
    EXPECT_TRUE(takes(Position().terrain(ground, kTo), "infantry", kStart, kFrom, kTo)) << ground;
    EXPECT_TRUE(takes(Position().terrain(ground, kTo), "armor", kStart, kFrom, kTo)) << ground;
  }
}

TEST(TKG09, TakingGroundIsADisplacement) {
  Table t = Position()
                .terrain("hedgerow", {15, 3})
                .unit("allies", "armor", kFrom)
                .unit("axis", "infantry", kTo, 1)
                .unit("axis", "infantry", {15, 3}, 1)
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
  t.dice({"infantry"}).act("battle 13,3 > 15,3");
  EXPECT_TRUE(t.empty({15, 3}));
  EXPECT_EQ(t.decision(), "battle");
}

TEST(TKG10, AUnitThatLeftAHedgerowMayTakeGround) {
  for (const Texts* types : {&kInfantry, &kArmor}) {
    for (const std::string& type : *types) {
      EXPECT_TRUE(takes(Position().terrain("hedgerow", kStart), type, kStart, kFrom, kTo)) << type;
    }
  }
}

TEST(TKG11, TheBeachLimitDoesNotPreventIt) {
  const Position beach = Position().face("beach");
  EXPECT_TRUE(takes(beach, "special-forces", {8, 4}, {12, 4}, {14, 4}));
  EXPECT_TRUE(takes(beach, "armor", {8, 4}, {12, 4}, {14, 4}));
  EXPECT_TRUE(takes(beach, "armor", {10, 2}, {12, 4}, {14, 4}));  // from the land, two hexes
  EXPECT_TRUE(takes(beach, "infantry", {10, 4}, {12, 4}, {13, 5}));
  EXPECT_TRUE(takes(beach, "elite-armor", {8, 4}, {12, 4}, {13, 3}));
}

TEST(TKG12, InfantryTakesGroundUpASeaBluffAndArmorDoesNot) {
  const Position shore = Position().face("beach").terrain("bluff", {{13, 3}, {11, 3}});
  for (const std::string& type : kInfantry) { EXPECT_TRUE(takes(shore, type, {12, 4}, {13, 3})) << type; }
  for (const std::string& type : kArmor) { EXPECT_FALSE(takes(shore, type, {12, 4}, {13, 3})) << type; }
}

TEST(TKG12, InfantryTakesNoGroundUpACliff) {
  const Position shore = Position().face("beach").terrain("cliff", {{13, 3}, {11, 3}});
  for (const std::string& type : kInfantry) { EXPECT_FALSE(takes(shore, type, {12, 4}, {13, 3})) << type; }
}

TEST(TKG12, CliffsAndBluffsMatterOnlyFromABeachUpwards) {
  for (const char* hill : {"bluff", "cliff"}) {
    const Position shore = Position().face("beach").terrain(hill, {{13, 3}, {11, 3}});
    for (const Texts* types : {&kInfantry, &kArmor}) {
      for (const std::string& type : *types) {
        EXPECT_TRUE(takes(shore, type, {12, 2}, {13, 3})) << hill << type;  // from inland
        EXPECT_TRUE(takes(shore, type, {13, 3}, {12, 4})) << hill << type;  // down to the beach
        EXPECT_TRUE(takes(shore, type, {13, 3}, {11, 3})) << hill << type;  // along the top
      }
    }
  }
}

}  // namespace
}  // namespace bocage
