// AMB-10 to AMB-17: what happens to the attack, and to the card.
#include "ambush.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace bocage {
namespace {

TEST(AMB10, AnAttackerThatLeftItsHexDoesNotAttack) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 13,5");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.happened("attack-stopped"), 1);
  EXPECT_EQ(t.figures({13, 3}), 4);
}

TEST(AMB10, ADrivenOffAttackerLosesItsAttackEvenIfStillAdjacent) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {11, 5})  // behind the attacker
                .hand("allies", {"probe-center"})
                .hand("axis", {"ambush"})
                .play();
  t.run("play probe-center", "order 12,4", "done", "done", "battle 12,4 > 11,5");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 13,5");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.figures({11, 5}), 4);
  EXPECT_FALSE(t.offers("battle 13,5 > 11,5"));
}

TEST(AMB11, WithoutAFlagTheAttackGoesOn) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"infantry", "infantry", "grenade"}).dice({"infantry", "star", "star"}).act("ambush");
  EXPECT_EQ(t.figures({12, 4}), 1);
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(AMB11, TheAttackGoesOnIfTheFlagIsIgnored) {
  Table t = assault("infantry", "infantry").work("sandbags", {12, 4}).play();
  declare(t);
  t.dice({"flag", "armor"}).act("ambush");
  t.dice({"infantry", "star", "star"}).act("ignore-flag 12,4");
  EXPECT_EQ(t.figures({12, 4}), 4);
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(AMB11, TheAttackGoesOnWithTheSameDiceIfTheAttackerCannotRetreat) {
  Table t = Position()
                .unit("allies", "infantry", {12, 8})
                .unit("axis", "infantry", {11, 7})
                .hand("allies", {"close-assault"})
                .hand("axis", {"ambush"})
                .play();
  t.run("play close-assault", "order 12,8", "done", "battle 12,8 > 11,7");
  t.dice({"flag", "flag", "infantry"}).dice({"infantry", "star", "star", "star"}).act("ambush");
  EXPECT_EQ(t.figures({12, 8}), 1);
  EXPECT_EQ(t.figures({11, 7}), 3);
}

TEST(AMB12, AStoppedAttackIsTheUnitsBattle) {
  Table t = assault("infantry", "infantry").unit("axis", "infantry", {15, 5}).play();
  declare(t);
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 13,5");  // next to another enemy
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  EXPECT_TRUE(t.unit({13, 5})->battled);
}

TEST(AMB12, UnderArtilleryBombardAStoppedAttackCostsBothBattles) {
  Table t = assault("artillery", "infantry").hand("allies", {"artillery-bombard"}).play();
  t.run("play artillery-bombard", "order 12,4", "done", "done", "battle 12,4 > 13,3");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 13,5");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(AMB12, UnderArtilleryBombardAnIgnoredFlagCostsNoBattle) {
  Table t = assault("artillery", "infantry").hand("allies", {"artillery-bombard"}).work("sandbags", {12, 4}).play();
  t.run("play artillery-bombard", "order 12,4", "done", "done", "battle 12,4 > 13,3");
  t.dice({"flag", "star"}).act("ambush");
  t.dice({"star", "star", "star"}).act("ignore-flag 12,4");
  EXPECT_EQ(t.decision(), "battle-again");
  EXPECT_TRUE(t.offers("battle 12,4 > 13,3"));
}

TEST(AMB13, TheAmbusherNeverTakesGround) {
  Table killed = assault("infantry", "armor").unit("allies", "infantry", {0, 8}).play();
  declare(killed);
  killed.set_figures({12, 4}, 1);
  killed.dice({"infantry", "star", "star"}).act("ambush");
  EXPECT_TRUE(killed.empty({12, 4}));
  EXPECT_EQ(killed.decision(), "battle");
  EXPECT_EQ(killed.pending_side(), "allies");

  Table driven = assault("infantry", "infantry").play();
  declare(driven);
  driven.dice({"flag", "star", "star"}).act("ambush");
  driven.act("retreat 12,4 > 11,5");
  EXPECT_EQ(driven.decision(), "battle");
  EXPECT_EQ(driven.pending_side(), "allies");
}

TEST(AMB14, FireCannotBeAmbushed) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"probe-center"})
                .hand("axis", {"ambush"})
                .play();
  t.ask_ambush().run("play probe-center", "order 12,4", "done", "done");
  t.dice({"infantry", "star"}).act("battle 12,4 > 16,4");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

TEST(AMB14, AirPowerAndBarrageCannotBeAmbushed) {
  const Position ground = assault("infantry", "infantry");
  Table air = Position(ground).hand("allies", {"air-power"}).play();
  air.ask_ambush().run("play air-power", "target 13,3");
  air.dice({"star", "armor"}).act("done");
  EXPECT_EQ(air.figures({13, 3}), 3);

  Table barrage = Position(ground).hand("allies", {"barrage"}).play();
  barrage.ask_ambush().act("play barrage");
  barrage.dice({"infantry", "star", "star", "star"}).act("target 13,3");
  EXPECT_EQ(barrage.figures({13, 3}), 3);
}

TEST(AMB15, ReplacedAtTheEndOfTheTurnBeforeTheActivePlayerDraws) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.hand("axis"), (Texts{"probe-left"}));  // not before the end
  t.draw({"recon-left", "recon-right"}).act("done");
  EXPECT_EQ(t.hand("axis"), (Texts{"recon-left", "probe-left"}));
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-right"}));
  EXPECT_TRUE(t.state().open.discard.holds(Card::Ambush));
  EXPECT_TRUE(t.state().open.discard.holds(Card::DirectFromHq));
}

TEST(AMB15, ASideThatUsedNoAmbushDrawsNoReplacement) {
  Table t = assault("infantry", "infantry").play();
  declare(t);
  t.dice({"star", "star", "star"}).act("pass");
  t.draw({"recon-right"}).act("done");
  EXPECT_EQ(t.hand("axis"), (Texts{"probe-left", "ambush"}));
}

TEST(AMB16, AmbushIsNotPlayedAsTheCardOfATurn) {
  Table t = Position().hand("allies", {"ambush", "probe-left"}).play();
  EXPECT_EQ(t.legal(), (Texts{"play probe-left"}));
}

TEST(AMB17, ACounterAttackDoesNotCopyAnAmbush) {
  Table t = assault("infantry", "infantry")
                .first("axis")
                .hand("axis", {"ambush", "attack-right", "attack-right"})
                .hand("allies", {"direct-from-hq", "counter-attack"})
                .unit("allies", "infantry", {2, 8})
                .unit("allies", "infantry", {22, 8})
                .play();
  t.act("play attack-right").end_turn();
  declare(t);
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,5").end_turn();
  t.act("play attack-right").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.decision(), "order");  // Attack (left), not Ambush
  EXPECT_TRUE(t.offers("order 2,8"));
  EXPECT_FALSE(t.offers("order 22,8"));
}

TEST(AMB17, TheAmbusherCopiesTheCardHeWasAttackedWith) {
  Table t = assault("infantry", "infantry")
                .hand("allies", {"probe-center"})
                .hand("axis", {"ambush", "counter-attack"})
                .unit("axis", "infantry", {22, 0})
                .play();
  t.run("play probe-center", "order 12,4", "done", "done", "battle 12,4 > 13,3");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,5").end_turn();
  t.act("play counter-attack");
  EXPECT_TRUE(t.offers("order 13,3"));
  EXPECT_FALSE(t.offers("order 22,0"));
}

}  // namespace
}  // namespace bocage
