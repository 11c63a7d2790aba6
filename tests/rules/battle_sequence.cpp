// BAT-18 and BAT-19: the steps of one battle, and which unit its roll affects.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

// The Allies order the unit on [12,4] and leave it there.
Table ready(Position position) {
  Table t = position.hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  return t;
}

Position duel() { return Position().unit("allies", "infantry", {12, 4}).unit("axis", "infantry", {13, 3}); }

TEST(BAT18, DeclaredRolledHitRetreatedTaken) {
  Table t = ready(duel());
  t.dice({"flag", "infantry", "grenade"}).act("battle 12,4 > 13,3");  // the flag is rolled first but applied last
  EXPECT_EQ(t.story(), (Texts{"battle-declared allies 12,4 > 13,3 3", "dice-rolled allies 13,3 flag infantry grenade",
                              "figures-lost axis 13,3 2"}));
  EXPECT_EQ(t.figures({13, 3}), 2);
  EXPECT_EQ(t.decision(), "retreat");
  t.act("retreat 13,3 > 12,2");
  EXPECT_EQ(t.story(), (Texts{"unit-retreated axis 13,3 > 12,2"}));
  EXPECT_EQ(t.decision(), "take-ground");
  t.act("take-ground 12,4");
  EXPECT_EQ(t.unit({13, 3})->side, "allies");
  EXPECT_EQ(t.decision(), "battle");
}

TEST(BAT18, TheChanceForAmbushIsBeforeTheRoll) {
  Table t = ready(duel().hand("axis", {"ambush", "probe-left"}));
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.happened("battle-declared"), 1);
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  t.dice({"infantry", "star", "star"}).dice({"star", "star", "infantry"}).act("ambush");
  EXPECT_EQ(t.figures({12, 4}), 3);
  EXPECT_EQ(t.figures({13, 3}), 3);
  ASSERT_EQ(t.happened("dice-rolled"), 2);
  const Texts story = t.story();
  EXPECT_LT(std::find(story.begin(), story.end(), "figures-lost allies 12,4 1"),
            std::find(story.begin(), story.end(), "figures-lost axis 13,3 1"));
}

TEST(BAT18, ThereIsNoChanceForAmbushAtADistance) {
  Table t = ready(Position()
                      .unit("allies", "infantry", {12, 4})
                      .unit("axis", "infantry", {12, 2})
                      .hand("axis", {"ambush", "probe-left"}));
  t.ask_ambush().dice({"infantry", "star"}).act("battle 12,4 > 12,2");
  EXPECT_EQ(t.figures({12, 2}), 3);
  EXPECT_EQ(t.decision(), "battle");
}

// The dice are fixed before Ambush, so removed wire or lost figures do not matter.
TEST(BAT18, TheDiceAreFixedWhenTheBattleIsDeclared) {
  Table t = ready(duel().terrain("town", {13, 3}).hand("axis", {"ambush", "probe-left"}));
  t.act("battle 12,4 > 13,3");
  t.dice({"infantry", "infantry", "grenade"}).dice({"star", "grenade"}).act("ambush");
  EXPECT_EQ(t.figures({12, 4}), 1);
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(BAT18, AllHitsComeBeforeTheFlags) {
  Table t = ready(duel().terrain("river", {{12, 2}, {14, 2}}).unit("axis", "infantry", {0, 0}));
  t.set_figures({13, 3}, 2);
  t.dice({"flag", "infantry", "star"}).act("battle 12,4 > 13,3");  // one by the hit, one because it cannot retreat
  EXPECT_TRUE(t.empty({13, 3}));
  const Texts story = t.story();
  EXPECT_EQ(std::count(story.begin(), story.end(), "figures-lost axis 13,3 1"), 2);
  EXPECT_EQ(t.decision(), "take-ground");
}

TEST(BAT19, OnlyTheTargetIsAffected) {
  Table t = ready(duel()
                      .unit("axis", "infantry", {11, 3})
                      .unit("axis", "armor", {15, 3})
                      .unit("axis", "infantry", {12, 2})
                      .unit("allies", "infantry", {14, 4})
                      .unit("allies", "armor", {10, 4}));
  t.dice({"infantry", "grenade", "flag"}).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.legal(), (Texts{"retreat 13,3 > 14,2"}));
  t.act("retreat 13,3 > 14,2");
  EXPECT_EQ(t.figures({14, 2}), 2);
  for (const Coord at : {Coord{11, 3}, Coord{12, 2}, Coord{14, 4}, Coord{12, 4}}) { EXPECT_EQ(t.figures(at), 4); }
  for (const Coord at : {Coord{15, 3}, Coord{10, 4}}) { EXPECT_EQ(t.figures(at), 3); }
}

// Surplus hits do not affect the unit behind the target.
TEST(BAT19, HitsDoNotPassOn) {
  Table t = ready(Position()
                      .unit("allies", "infantry", {12, 4})
                      .unit("axis", "infantry", {13, 3}, 1)
                      .unit("axis", "infantry", {14, 2}));
  t.dice({"infantry", "infantry", "flag"}).act("battle 12,4 > 13,3");
  EXPECT_TRUE(t.empty({13, 3}));
  EXPECT_EQ(t.figures({14, 2}), 4);
  EXPECT_EQ(t.decision(), "take-ground");  // and the flag has no effect
}

}  // namespace
}  // namespace bocage
