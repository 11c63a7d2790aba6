// OBS-01 to OBS-08: bunkers. OBS-09 to OBS-11: hedgehogs.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kFoot{"infantry", "special-forces", "resistance"};
const Texts kHeavy{"armor", "elite-armor", "artillery"};
const Texts kSides2{"axis", "allies"};

// Allied artillery, whose dice no cover reduces, attacks the Axis unit on [12,4] and rolls these flags.
Table flags(const Position& position, int flags) {
  Table t = ordered(position, "artillery", {10, 4});
  std::vector<std::string> faces(3, "star");
  for (std::size_t i = 0; i < static_cast<std::size_t>(flags); ++i) { faces[i] = "flag"; }
  t.skip_to("battle").dice(faces).act("battle 10,4 > 12,4");
  return t;
}

TEST(OBS01, OnlyTheBestProtectionOfAHexCounts) {
  const Position target = Position().unit("axis", "infantry", {12, 4});
  const Position bunker_on_hill = Position(target).terrain("hill", {12, 4}).bunker("axis", {12, 4});
  EXPECT_EQ(dice(bunker_on_hill, "armor", {10, 4}, {12, 4}), 1);  // -2, not -3
  EXPECT_EQ(dice(bunker_on_hill, "infantry", {10, 4}, {12, 4}), 2);
  EXPECT_EQ(dice(bunker_on_hill, "artillery", {10, 4}, {12, 4}), 3);
  const Position sandbags_in_town = Position(target).terrain("town", {12, 4}).work("sandbags", {12, 4});
  EXPECT_EQ(dice(sandbags_in_town, "infantry", {10, 4}, {12, 4}), 2);  // -1
  EXPECT_EQ(dice(sandbags_in_town, "armor", {10, 4}, {12, 4}), 1);     // -2
  const Position sandbags_on_hill = Position(target).terrain("hill", {{10, 4}, {12, 4}}).work("sandbags", {12, 4});
  EXPECT_EQ(dice(sandbags_on_hill, "infantry", {10, 4}, {12, 4}), 2);  // the hill gives 0 here, the sandbags -1
  EXPECT_EQ(dice(sandbags_on_hill, "infantry", {13, 5}, {12, 4}), 2);  // both give -1
  const Position sea_wall_on_hill = Position(target).terrain("hill", {12, 4}).sea_wall("axis", {12, 4});
  EXPECT_EQ(dice(sea_wall_on_hill, "armor", {10, 4}, {12, 4}), 2);
  const Position all_in_one = Position(bunker_on_hill).work("sandbags", {12, 4});
  EXPECT_EQ(dice(all_in_one, "armor", {10, 4}, {12, 4}), 1);
}

TEST(OBS02, InfantryEntersABunkerWithoutStopping) {
  for (const std::string& owner : kSides2) {
    for (const std::string& type : kFoot) {
      const Table t = ordered(corridor().bunker(owner, {2, 8}), type, {0, 8});
      EXPECT_EQ(moves(t, {0, 8}), (Hexes{"2,8", "4,8"})) << owner << " " << type;
    }
  }
}

TEST(OBS02, InfantryBattlesInTheTurnInWhichItEnters) {
  for (const std::string& owner : kSides2) {
    for (const std::string& type : kFoot) {
      Table t = ordered(Position().bunker(owner, {14, 4}).unit("axis", "infantry", {16, 4}), type, {12, 4});
      t.act("move 12,4 > 14,4").skip_to("battle");
      EXPECT_TRUE(t.offers("battle 14,4 > 16,4")) << owner << " " << type;
    }
  }
}

TEST(OBS03, ArmorAndArtilleryDoNotMoveIntoABunker) {
  for (const std::string& owner : kSides2) {
    for (const std::string& type : kHeavy) {
      const Table t = ordered(corridor().bunker(owner, {2, 8}), type, {0, 8});
      EXPECT_EQ(moves(t, {0, 8}), Hexes{}) << owner << " " << type;
    }
  }
}

TEST(OBS03, ArmorAndArtilleryDoNotRetreatIntoABunker) {
  const Position bunkers = Position().bunker("axis", {11, 3}).bunker("axis", {13, 3});
  for (const std::string& type : kHeavy) {
    Table t = flags(Position(bunkers).unit("axis", type, {12, 4}, 2), 1);
    EXPECT_EQ(t.figures({12, 4}), 1) << type;
  }
  Table foot = flags(Position(bunkers).unit("axis", "infantry", {12, 4}), 1);
  EXPECT_EQ(foot.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
}

// What is asked after a unit of this type has destroyed the one on [12,4].
std::string asked_after_victory(const Position& position, const std::string& type) {
  Table t = ordered(Position(position).unit("axis", "infantry", {0, 0}), type, {10, 4});
  t.set_figures({12, 4}, 1).skip_to("battle");
  const int rolled = dice(position, type, {10, 4}, {12, 4});
  t.dice(std::vector<std::string>(static_cast<std::size_t>(rolled), "grenade")).act("battle 10,4 > 12,4");
  EXPECT_TRUE(t.empty({12, 4}));
  return t.decision();
}

TEST(OBS03, ArmorDoesNotTakeGroundInABunker) {
  const Position bunker = Position().bunker("axis", {12, 4}).unit("axis", "infantry", {12, 4});
  const Position open = Position().unit("axis", "infantry", {12, 4});
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(asked_after_victory(bunker, type), "battle") << type;
    EXPECT_EQ(asked_after_victory(open, type), "take-ground") << type;
  }
  for (const std::string& type : kFoot) { EXPECT_EQ(asked_after_victory(bunker, type), "take-ground") << type; }
}

TEST(OBS04, ArtilleryNeverLeavesItsBunker) {
  for (const std::string& owner : kSides2) {
    for (const std::string card : {"direct-from-hq", "artillery-bombard"}) {
      const Table t = ordered(Position().bunker(owner, {12, 4}), "artillery", {12, 4}, card);
      EXPECT_EQ(moves(t, {12, 4}), Hexes{}) << owner << " " << card;
    }
  }
  EXPECT_EQ(moves(ordered(Position(), "artillery", {12, 4}), {12, 4}).size(), std::size_t{6});
}

TEST(OBS04, NotByRetreatEither) {
  Table t = flags(Position().bunker("allies", {12, 4}).unit("axis", "artillery", {12, 4}), 1);
  EXPECT_EQ(t.figures({12, 4}), 1);  // RET-24: loses a figure instead
  Table own = flags(Position().bunker("axis", {12, 4}).unit("axis", "artillery", {12, 4}), 1);
  own.act("pass");  // it does not ignore the flag
  EXPECT_EQ(own.figures({12, 4}), 1);
}

TEST(OBS04, OtherUnitsLeaveABunkerFreely) {
  for (const std::string& type : kFoot) {
    const Table t = ordered(corridor().bunker("allies", {0, 8}), type, {0, 8});
    EXPECT_EQ(moves(t, {0, 8}), (Hexes{"2,8", "4,8"})) << type;
  }
  EXPECT_EQ(moves(ordered(corridor().bunker("allies", {0, 8}), "armor", {0, 8}), {0, 8}), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(flags(Position().bunker("allies", {12, 4}).unit("axis", "infantry", {12, 4}), 1).decision(), "retreat");
}

TEST(OBS05, ABunkerProtectsItsOwner) {
  for (const std::string target : {"infantry", "artillery"}) {
    SCOPED_TRACE(target);
    const Position bunker = Position().bunker("axis", {12, 4}).unit("axis", target, {12, 4});
    for (const std::string& type : kFoot) {
      EXPECT_EQ(dice(bunker, type, {10, 4}, {12, 4}), 2);
      EXPECT_EQ(dice(bunker, type, {8, 4}, {12, 4}), 1);
      EXPECT_EQ(dice(bunker, type, {6, 4}, {12, 4}), 0);
    }
    for (const std::string type : {"armor", "elite-armor"}) {
      for (const int col : {10, 8, 6}) { EXPECT_EQ(dice(bunker, type, {col, 4}, {12, 4}), 1); }
    }
    EXPECT_EQ(dice(bunker, "artillery", {10, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(bunker, "artillery", {4, 4}, {12, 4}), 2);
  }
}

TEST(OBS05, ItCostsTheUnitInItNoDice) {
  const Position enemy = Position().bunker("allies", {10, 4}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(enemy, "infantry", {10, 4}, {12, 4}), 3);
  EXPECT_EQ(dice(enemy, "artillery", {10, 4}, {12, 4}), 3);
}

TEST(OBS06, AUnitInItsBunkerMayIgnoreTheFirstFlag) {
  const Position bunker = Position().bunker("axis", {12, 4}).unit("axis", "infantry", {12, 4});
  Table stays = flags(bunker, 1);
  EXPECT_EQ(stays.pending_side(), "axis");
  EXPECT_EQ(stays.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  stays.act("ignore-flag 12,4");
  EXPECT_EQ(stays.figures({12, 4}), 4);
  EXPECT_EQ(stays.pending_side(), "allies");

  Table goes = flags(bunker, 1);
  goes.act("pass");
  EXPECT_EQ(goes.decision(), "retreat");

  Table two = flags(bunker, 2);  // the first only
  two.act("ignore-flag 12,4");
  EXPECT_EQ(two.decision(), "retreat");
  two.act("retreat 12,4 > 11,3");
  EXPECT_EQ(two.pending_side(), "allies");
}

TEST(OBS07, TheOtherSideGainsNothingFromABunker) {
  const Position bunker = Position().bunker("allies", {12, 4}).unit("axis", "infantry", {12, 4});
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    EXPECT_EQ(dice(bunker, type, {10, 4}, {12, 4}), 3) << type;
  }
  EXPECT_EQ(flags(bunker, 1).decision(), "retreat");
}

TEST(OBS07, TerrainUnderTheBunkerStillCounts) {
  const Position hill = Position().terrain("hill", {12, 4}).bunker("allies", {12, 4}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(hill, "infantry", {10, 4}, {12, 4}), 2);
  EXPECT_EQ(dice(hill, "armor", {10, 4}, {12, 4}), 2);
  const Position town = Position().terrain("town", {12, 4}).bunker("allies", {12, 4}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(town, "armor", {10, 4}, {12, 4}), 1);
}

TEST(OBS08, ABunkerBlocksSightOccupiedOrNot) {
  for (const std::string& owner : kSides2) {
    SCOPED_TRACE(owner);
    const Position empty = Position().bunker(owner, {8, 4}).unit("axis", "infantry", {10, 4});
    EXPECT_EQ(dice(empty, "infantry", {6, 4}, {10, 4}), 0);
    EXPECT_EQ(dice(empty, "armor", {6, 4}, {10, 4}), 0);
    EXPECT_EQ(dice(empty, "artillery", {6, 4}, {10, 4}), 3);
    const Position occupied = Position(empty).unit("allies", "infantry", {8, 4});
    EXPECT_EQ(dice(occupied, "infantry", {6, 4}, {10, 4}), 0);
    EXPECT_EQ(dice(occupied, "artillery", {6, 4}, {10, 4}), 3);
  }
}

TEST(OBS09, OnlyInfantryMovesIntoHedgehogs) {
  const Position hedgehogs = corridor().work("hedgehog", {2, 8});
  for (const std::string& type : kFoot) {
    EXPECT_TRUE(ordered(hedgehogs, type, {0, 8}).offers("move 0,8 > 2,8")) << type;
  }
  for (const std::string& type : kHeavy) {
    EXPECT_EQ(moves(ordered(hedgehogs, type, {0, 8}), {0, 8}), Hexes{}) << type;
  }
}

TEST(OBS09, OnlyInfantryRetreatsIntoThemOrTakesGroundThere) {
  const Position behind = Position().work("hedgehog", {11, 3}).work("hedgehog", {13, 3});
  for (const std::string& type : kHeavy) {
    EXPECT_EQ(flags(Position(behind).unit("axis", type, {12, 4}, 2), 1).figures({12, 4}), 1) << type;
  }
  EXPECT_EQ(flags(Position(behind).unit("axis", "infantry", {12, 4}), 1).decision(), "retreat");

  const Position target = Position().work("hedgehog", {12, 4}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(asked_after_victory(target, "armor"), "battle");
  EXPECT_EQ(asked_after_victory(target, "elite-armor"), "battle");
  EXPECT_EQ(asked_after_victory(target, "infantry"), "take-ground");
}

TEST(OBS10, HedgehogsStopNoUnit) {
  for (const std::string& type : kFoot) {
    EXPECT_EQ(moves(ordered(corridor().work("hedgehog", {2, 8}), type, {0, 8}), {0, 8}), (Hexes{"2,8", "4,8"})) << type;
    Table t = ordered(Position().work("hedgehog", {14, 4}).unit("axis", "infantry", {16, 4}), type, {12, 4});
    t.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 14,4 > 16,4")) << type;
  }
  // Units that start in them leave them like any hex.
  EXPECT_EQ(moves(ordered(corridor().work("hedgehog", {0, 8}), "armor", {0, 8}), {0, 8}), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(moves(ordered(corridor().work("hedgehog", {0, 8}), "artillery", {0, 8}), {0, 8}), Hexes{"2,8"});
}

TEST(OBS10, HedgehogsChangeNeitherDiceNorSight) {
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    SCOPED_TRACE(type);
    const Position target = Position().work("hedgehog", {12, 4}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(target, type, {10, 4}, {12, 4}), 3);
    const Position between = Position().work("hedgehog", {8, 4}).unit("axis", "infantry", {10, 4});
    EXPECT_EQ(dice(between, type, {6, 4}, {10, 4}), type == "infantry" ? 2 : 3);
  }
  const Position out_of = Position().work("hedgehog", {10, 4}).unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(out_of, "infantry", {10, 4}, {12, 4}), 3);
}

TEST(OBS11, AUnitOfEitherSideInHedgehogsMayIgnoreTheFirstFlag) {
  Table axis = flags(Position().work("hedgehog", {12, 4}).unit("axis", "infantry", {12, 4}), 2);
  EXPECT_EQ(axis.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  axis.act("ignore-flag 12,4");
  EXPECT_EQ(axis.decision(), "retreat");

  Table allies = Position()
                     .work("hedgehog", {12, 4})
                     .unit("allies", "infantry", {12, 4})
                     .unit("axis", "infantry", {13, 3})
                     .first("axis")
                     .play();
  allies.run("play probe-center", "order 13,3", "done").skip_to("battle");
  allies.dice({"flag", "star", "star"}).act("battle 13,3 > 12,4");
  EXPECT_EQ(allies.pending_side(), "allies");
  EXPECT_EQ(allies.legal(), (Texts{"ignore-flag 12,4", "pass"}));
}

}  // namespace
}  // namespace bocage
