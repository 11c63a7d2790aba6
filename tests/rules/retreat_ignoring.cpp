// RET-17 to RET-20 and RET-24: flags that may be ignored.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

constexpr Coord kOpen{12, 4};  // the Axis can retreat from here
constexpr Coord kHome{12, 0};  // and not from here

// Allied artillery on the row of the Axis unit, two hexes to the right, has fired three dice.
Table shelled(Position position, Coord at, const Texts& roll) {
  const Coord from{at.col + 4, at.row};
  Table t = position.unit("allies", "artillery", from).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  t.dice(roll).act("battle " + text(from) + " > " + text(at));
  return t;
}

Position infantry(Coord at) { return Position().unit("axis", "infantry", at).unit("axis", "infantry", {0, 8}); }

// Each work that lets an Axis unit on this hex ignore a flag.
std::vector<Position> shelters(const Position& position, Coord at) {
  return {Position(position).bunker("axis", at), Position(position).work("sandbags", at),
          Position(position).sea_wall("axis", at), Position(position).work("hedgehog", at)};
}

TEST(RET17, IgnoringAFlagIsOptional) {
  for (const Position& position : shelters(infantry(kOpen), kOpen)) {
    Table stays = shelled(position, kOpen, flags(1));
    EXPECT_EQ(stays.decision(), "ignore-flag");
    EXPECT_EQ(stays.pending_side(), "axis");
    EXPECT_EQ(stays.legal(), (Texts{"ignore-flag 12,4", "pass"}));
    stays.act("ignore-flag 12,4");
    EXPECT_EQ(stays.happened("flag-ignored"), 1);
    EXPECT_EQ(stays.figures(kOpen), 4);
    EXPECT_EQ(stays.decision(), "battle");

    Table goes = shelled(position, kOpen, flags(1));
    goes.act("pass");
    EXPECT_EQ(goes.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
    goes.act("retreat 12,4 > 11,3");
    EXPECT_EQ(goes.figures({11, 3}), 4);
  }
}

TEST(RET17, NothingIsAskedOfAUnitThatMayIgnoreNoFlag) {
  const Position plain = infantry(kOpen);
  const std::vector<Position> others{plain,
                                     Position(plain).bunker("allies", kOpen),
                                     Position(plain).sea_wall("allies", kOpen),
                                     Position(plain).work("wire", kOpen),
                                     Position(plain).terrain("town", kOpen),
                                     Position(plain).terrain("forest", kOpen),
                                     Position(plain).terrain("hill", kOpen),
                                     Position(plain).work("sandbags", {11, 3}).bunker("axis", {13, 3})};
  for (const Position& position : others) {
    const Table t = shelled(position, kOpen, flags(1));
    EXPECT_EQ(t.decision(), "retreat");
    EXPECT_FALSE(t.offers_kind("ignore-flag"));
  }
}

TEST(RET17, WithoutAFlagNothingIsAsked) {
  for (const Position& position : shelters(infantry(kOpen), kOpen)) {
    const Table t = shelled(position, kOpen, {"star", "infantry", "grenade"});
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.figures(kOpen), 2);
  }
}

TEST(RET17, AFlagMayBeIgnoredInEachAttackAfterTheRoll) {
  Table t = infantry(kOpen)
                .work("sandbags", kOpen)
                .unit("allies", "artillery", {16, 4})
                .unit("allies", "artillery", {8, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 16,4", "order 8,4", "done").skip_to("battle");
  t.dice({"flag", "infantry", "star"}).act("battle 16,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_EQ(t.figures(kOpen), 3);
  EXPECT_EQ(t.decision(), "ignore-flag");
  t.act("ignore-flag 12,4");
  t.dice(flags(1)).act("battle 8,4 > 12,4");
  EXPECT_EQ(t.decision(), "ignore-flag");
  t.run("pass", "retreat 12,4 > 13,3");
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(RET17, EveryKindOfUnitMay) {
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor", "artillery"}) {
    const Table t = shelled(Position().unit("axis", type, kOpen).work("sandbags", kOpen), kOpen, flags(1));
    EXPECT_EQ(t.decision(), "ignore-flag") << type;
  }
}

TEST(RET18, IgnoringComesBeforePathsAndLosses) {
  Table one = shelled(infantry(kHome).work("sandbags", kHome), kHome, flags(1));
  one.act("ignore-flag 12,0");
  EXPECT_EQ(one.figures(kHome), 4);
  EXPECT_EQ(one.decision(), "battle");
  Table two = shelled(infantry(kHome).work("sandbags", kHome), kHome, flags(2));
  two.act("ignore-flag 12,0");
  EXPECT_EQ(two.figures(kHome), 3);
  EXPECT_EQ(two.decision(), "battle");
  Table neither = shelled(infantry(kHome).work("sandbags", kHome), kHome, flags(2));
  neither.act("pass");
  EXPECT_EQ(neither.figures(kHome), 2);
}

TEST(RET18, TheOtherFlagsAreObeyed) {
  for (std::size_t n = 1; n <= 3; ++n) {
    Table t = shelled(infantry(kOpen).work("hedgehog", kOpen), kOpen, flags(n));
    t.act("ignore-flag 12,4");
    Coord at = kOpen;
    for (std::size_t i = 1; i < n; ++i) {
      ASSERT_EQ(t.decision(), "retreat");
      const Coord next{at.col + 1, at.row - 1};
      t.act("retreat " + text(at) + " > " + text(next));
      at = next;
    }
    EXPECT_EQ(t.figures(at), 4);
    EXPECT_EQ(t.decision(), "battle");
  }
}

TEST(RET19, SeveralSourcesIgnoreOneFlag) {
  const Position many =
      infantry(kHome).bunker("axis", kHome).work("sandbags", kHome).work("hedgehog", kHome).sea_wall("axis", kHome);
  Table t = shelled(many, kHome, flags(3));
  EXPECT_EQ(t.legal(), (Texts{"ignore-flag 12,0", "pass"}));
  t.act("ignore-flag 12,0");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.figures(kHome), 2);
}

TEST(RET20, TheRightIsJudgedWhereTheUnitStoodWhenAttacked) {
  // Entering sandbags and its own bunker while retreating is too late.
  Table late = shelled(infantry(kOpen).work("sandbags", {11, 3}).bunker("axis", {12, 2}), kOpen, flags(3));
  EXPECT_EQ(late.decision(), "retreat");
  late.act("retreat 12,4 > 11,3");
  EXPECT_EQ(late.legal(), (Texts{"retreat 11,3 > 10,2", "retreat 11,3 > 12,2"}));
  late.act("retreat 11,3 > 12,2");
  EXPECT_EQ(late.legal(), (Texts{"retreat 12,2 > 11,1", "retreat 12,2 > 13,1"}));
  late.act("retreat 12,2 > 11,1");
  EXPECT_EQ(late.figures({11, 1}), 4);
}

TEST(RET20, RetreatingOntoSandbagsGivesNoNewRight) {
  Table t = shelled(infantry(kOpen).work("sandbags", kOpen).work("sandbags", {11, 3}), kOpen, flags(3));
  t.run("ignore-flag 12,4", "retreat 12,4 > 11,3");
  EXPECT_EQ(t.decision(), "retreat");
  t.act("retreat 11,3 > 10,2");
  EXPECT_EQ(t.decision(), "battle");
  // For the next attack its new hex counts.
  Table next = shelled(infantry(kOpen).bunker("axis", kOpen), kOpen, flags(1));
  next.run("pass", "retreat 12,4 > 13,3").end_turn();
  next.act("play probe-center").end_turn();
  next.give("allies", {"barrage"}).run("play barrage").dice({"flag", "star", "star", "star"}).act("target 13,3");
  EXPECT_EQ(next.decision(), "retreat");
}

Position guns(const std::string& owner) {
  return Position().unit("axis", "artillery", kOpen).unit("axis", "infantry", {0, 8}).bunker(owner, kOpen);
}

TEST(RET24, ArtilleryInItsBunkerPaysForEachFlagNotIgnored) {
  Table t = shelled(guns("axis"), kOpen, flags(2));
  t.act("ignore-flag 12,4");
  EXPECT_EQ(t.figures(kOpen), 1);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(RET24, AFlagThatCannotBeIgnoredCostsEachAFigure) {
  Table t = guns("axis").hand("allies", {"barrage"}).play();
  t.act("play barrage").dice({"flag", "star", "flag", "star"}).act("target 12,4");
  EXPECT_TRUE(t.empty(kOpen));
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(RET24, ArtilleryInABunkerStaysEvenIfTheWayIsFree) {
  Table one = shelled(guns("axis"), kOpen, flags(1));
  one.act("pass");
  EXPECT_EQ(one.figures(kOpen), 1);
  EXPECT_EQ(one.decision(), "battle");
  EXPECT_EQ(one.happened("unit-retreated"), 0);
  Table ignored = shelled(guns("axis"), kOpen, flags(1));
  ignored.act("ignore-flag 12,4");
  EXPECT_EQ(ignored.figures(kOpen), 2);
}

TEST(RET24, InAnEnemyBunkerNoFlagIsIgnored) {
  const Table t = shelled(guns("allies"), kOpen, flags(1));
  EXPECT_EQ(t.figures(kOpen), 1);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_TRUE(shelled(guns("allies"), kOpen, flags(2)).empty(kOpen));
}

TEST(RET24, OtherUnitsLeaveABunkerAndArtilleryLeavesOtherWorks) {
  for (const std::string type : {"infantry", "special-forces", "armor"}) {
    Table t = shelled(Position().unit("axis", type, kOpen).bunker("axis", kOpen), kOpen, flags(1));
    t.run("pass", "retreat 12,4 > 13,3");
    EXPECT_EQ(t.unit({13, 3})->type, type);
  }
  Table t = shelled(Position().unit("axis", "artillery", kOpen).work("sandbags", kOpen), kOpen, flags(1));
  t.run("pass", "retreat 12,4 > 13,3");
  EXPECT_EQ(t.figures({13, 3}), 2);
}

}  // namespace
}  // namespace bocage
