// AMB-01 to AMB-09: when Ambush may be played, and how it is resolved.
#include "ambush.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bocage {
namespace {

TEST(AMB01, TheAttackedSideIsAskedBeforeTheDiceAreRolled) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.legal(), (Texts{"ambush", "pass"}));
  EXPECT_EQ(t.happened("battle-declared"), 1);
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  t.dice({"infantry", "infantry", "infantry"}).act("pass");
  EXPECT_EQ(t.figures({13, 3}), 1);
}

TEST(AMB01, TheTopSideIsAmbushedLikewise) {
  Table t = Position()
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "infantry", {13, 5})
                .first("axis")
                .hand("axis", {"probe-center"})
                .hand("allies", {"ambush", "probe-left"})
                .play();
  t.run("play probe-center", "order 12,4", "done", "done", "battle 12,4 > 13,5");
  EXPECT_EQ(t.pending_side(), "allies");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.figures({13, 5}), 4);
}

TEST(AMB01, TheSideOnTurnCannotAmbush) {
  Table t =
      assault("infantry", "infantry").hand("allies", {"direct-from-hq", "ambush"}).hand("axis", {"recon-left"}).play();
  t.ask_ambush();
  declare(t);
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.legal(), (Texts{"pass"}));
}

TEST(AMB01, AmbushIsNotPlayedBeforeAnAttackIsDeclared) {
  Table t = assault("infantry", "infantry").play();
  for (const std::string action : {"play direct-from-hq", "order 12,4", "done", "done"}) {
    t.act(action);
    EXPECT_EQ(t.pending_side(), "allies");
    EXPECT_FALSE(t.offers("ambush"));
  }
}

TEST(AMB02, ACloseAssaultByAnyKindOfUnitCanBeAmbushed) {
  for (const std::string attacker : {"infantry", "special-forces", "resistance", "armor", "elite-armor", "artillery"}) {
    SCOPED_TRACE(attacker);
    Table t = assault(attacker, "infantry").play();
    declare(t);
    EXPECT_TRUE(t.offers("ambush"));
    t.dice({"flag", "star", "star"}).act("ambush");
  }
}

TEST(AMB02, ACloseAssaultUnderAnyCardCanBeAmbushed) {
  struct Row {
    std::string card, attacker;
  };
  for (const Row& row :
       {Row{"probe-center", "infantry"}, Row{"close-assault", "infantry"}, Row{"armor-assault", "armor"},
        Row{"artillery-bombard", "artillery"}, Row{"behind-enemy-lines", "infantry"}, Row{"move-out", "infantry"},
        Row{"pincer-move", "infantry"}}) {
    SCOPED_TRACE(row.card);
    const int column = row.card == "pincer-move" ? 2 : 12;
    const std::string at = std::to_string(column) + ",4";
    const std::string target = std::to_string(column + 1) + ",3";
    Table t = Position()
                  .unit("allies", row.attacker, {column, 4})
                  .unit("axis", "infantry", {column + 1, 3})
                  .hand("allies", {row.card})
                  .hand("axis", {"ambush"})
                  .play();
    t.run("play " + row.card, "order " + at, "done");
    t.skip_to("battle");
    t.act("battle " + at + " > " + target);
    EXPECT_TRUE(t.offers("ambush"));
  }
}

TEST(AMB02, PlayingTheCardCloseAssaultIsNotAnAttack) {
  Table t = assault("infantry", "infantry").hand("allies", {"close-assault"}).play();
  t.act("play close-assault");
  EXPECT_EQ(t.decision(), "order");
  EXPECT_EQ(t.pending_side(), "allies");
}

TEST(AMB03, OverrunCombatCanBeAmbushed) {
  Table t = assault("armor", "infantry").unit("axis", "infantry", {14, 2}).play();
  declare(t);
  t.set_figures({13, 3}, 1);
  t.dice({"infantry", "star", "star"}).act("pass");
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.act("battle 13,3 > 14,2");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_TRUE(t.offers("ambush"));
  t.dice({"armor", "armor", "armor"}).act("ambush");
  EXPECT_TRUE(t.empty({13, 3}));
  EXPECT_EQ(t.figures({14, 2}), 4);
}

TEST(AMB03, OverrunFireCannotBeAmbushed) {
  Table t = assault("armor", "infantry").unit("axis", "infantry", {15, 1}).play();
  t.ask_ambush();
  declare(t);
  t.set_figures({13, 3}, 1);
  t.dice({"infantry", "star", "star"}).act("pass");
  t.act("take-ground 12,4");
  t.dice({"star", "star", "star"}).act("battle 13,3 > 15,1");
  EXPECT_EQ(t.decision(), "battle");
}

TEST(AMB03, EachBattleOfABombardCanBeAmbushed) {
  Table t = assault("artillery", "infantry").hand("allies", {"artillery-bombard"}).play();
  t.run("play artillery-bombard", "order 12,4", "done", "done", "battle 12,4 > 13,3");
  EXPECT_TRUE(t.offers("ambush"));
  t.dice({"star", "star", "star"}).act("pass");
  ASSERT_EQ(t.decision(), "battle-again");
  t.act("battle 12,4 > 13,3");
  EXPECT_TRUE(t.offers("ambush"));
  t.dice({"grenade", "grenade", "star"}).act("ambush");
  EXPECT_TRUE(t.empty({12, 4}));
}

TEST(AMB04, TheNextAttackIsNotCovered) {
  Table t = assault("infantry", "infantry").unit("allies", "infantry", {15, 3}).play();
  t.ask_ambush();
  t.run("play direct-from-hq", "order 12,4", "order 15,3", "done", "done", "battle 12,4 > 13,3");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,5");
  t.act("battle 15,3 > 13,3");
  EXPECT_EQ(t.legal(), (Texts{"pass"}));
  t.dice({"infantry", "star", "star"}).act("pass");
  EXPECT_EQ(t.figures({13, 3}), 3);
}

// The example: armor in a town ambushes infantry in the open with 1 die.
TEST(AMB05, ArmorInATown) {
  Table t = assault("infantry", "armor").terrain("town", {13, 3}).play();
  declare(t);
  t.dice({"flag"}).act("ambush");
  EXPECT_EQ(t.decision(), "retreat");
}

// The example: infantry on wire ambushes armor in a forest that it did not enter this turn: 3-1-1 = 1 die.
TEST(AMB05, InfantryOnWireAgainstArmorInAForest) {
  Table t = assault("armor", "infantry").work("wire", {13, 3}).terrain("forest", {12, 4}).play();
  declare(t);
  t.dice({"flag"}).act("ambush");
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_TRUE(t.has_wire({13, 3}));
}

// The example: artillery ambushes anything with 3 dice.
TEST(AMB05, ArtilleryThreeDice) {
  for (const std::string terrain : {"countryside", "forest", "town", "hill"}) {
    SCOPED_TRACE(terrain);
    Position ground = assault("infantry", "artillery");
    if (terrain != "countryside") { ground.terrain(terrain, {12, 4}); }
    Table t = ground.play();
    declare(t);
    t.dice({"flag", "star", "star"}).act("ambush");
    EXPECT_EQ(t.decision(), "retreat");
  }
}

TEST(AMB05, AnAmbushInTheOpenRollsThreeDice) {
  for (const std::string attacked : {"infantry", "special-forces", "resistance", "armor", "artillery"}) {
    SCOPED_TRACE(attacked);
    Table t = assault("infantry", attacked).play();
    declare(t);
    t.dice({"infantry", "infantry", "flag"}).act("ambush");
    EXPECT_EQ(t.figures({12, 4}), 2);
  }
}

TEST(AMB06, ExtraDiceOfTheAttackersCardDoNotHelp) {
  Table t = assault("infantry", "infantry").hand("allies", {"close-assault"}).play();
  t.run("play close-assault", "order 12,4", "done", "battle 12,4 > 13,3");
  t.dice({"star", "star", "star"}).dice({"infantry", "star", "star", "star"}).act("ambush");  // three, then four
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(AMB07, AUnitWithoutDiceCannotAmbush) {
  Table t = assault("infantry", "armor").terrain("town", {{12, 4}, {13, 3}}).play();
  t.ask_ambush();
  t.run("play direct-from-hq", "order 12,4", "done", "done");
  t.dice({"star", "star"}).act("battle 12,4 > 13,3");  // the ambush would have 3-2-2 dice
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_EQ(t.hand("axis").size(), 2U);
}

TEST(AMB07, AUnitOnOceanCannotAmbush) {
  Table t = Position()
                .face("beach")
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {11, 7})
                .hand("allies", {"probe-center"})
                .hand("axis", {"ambush"})
                .play();
  t.ask_ambush().run("play probe-center", "order 12,6", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 12,6 > 11,7");
  EXPECT_EQ(t.figures({11, 7}), 3);
  EXPECT_EQ(t.decision(), "battle");
}

TEST(AMB08, HitsAndFlagsStrikeTheAttackerAndItsOwnerChooses) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"infantry", "flag", "armor"}).act("ambush");
  EXPECT_EQ(t.figures({12, 4}), 3);
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
}

TEST(AMB08, StarsMiss) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  EXPECT_EQ(t.figures({12, 4}), 4);
}

TEST(AMB08, AFlagMayBeIgnoredWhereTheHexAllows) {
  Table t = assault("infantry", "infantry").work("sandbags", {12, 4}).play();
  declare(t);
  t.dice({"flag", "armor"}).act("ambush");  // 3-1 dice
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  t.act("pass");
  EXPECT_EQ(t.decision(), "retreat");
}

TEST(AMB09, AnEliminatedAttackerDoesNotAttack) {
  Table t = assault("infantry", "infantry").unit("allies", "infantry", {0, 8}).play();
  declare(t);
  t.set_figures({12, 4}, 2);
  t.dice({"infantry", "grenade", "flag"}).act("ambush");
  EXPECT_TRUE(t.empty({12, 4}));
  EXPECT_EQ(t.figures({13, 3}), 4);
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_EQ(t.medals("axis"), 1);
  EXPECT_EQ(t.decision(), "battle");  // the turn goes on; the medal is already won
  EXPECT_EQ(t.side_on_turn(), "allies");
}

}  // namespace
}  // namespace bocage
