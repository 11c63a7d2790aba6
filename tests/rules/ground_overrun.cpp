// TKG-16 to TKG-21 and TKG-23: overrun combat.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kArmor{"armor", "elite-armor"};
const Texts kKill{"infantry", "star", "star"};
const Texts kMiss{"star", "star", "star"};

// The Allied armor on [12,4] eliminates the Axis infantry on [13,3] and is asked whether to take ground.
Table broken_through(Position position, const std::string& type = "armor") {
  Table t = position.unit("allies", type, {12, 4})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {24, 8})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice(kKill).act("battle 12,4 > 13,3");
  return t;
}

TEST(TKG16, ArmorThatHasTakenGroundMayBattleOnceMore) {
  for (const std::string& type : kArmor) {
    Table t = broken_through(Position().unit("axis", "infantry", {15, 3}), type);
    t.act("take-ground 12,4");
    EXPECT_EQ(t.decision(), "overrun") << type;
    EXPECT_EQ(t.pending_side(), "allies") << type;
    EXPECT_EQ(t.legal(), (Texts{"battle 13,3 > 15,3", "pass"})) << type;
    t.dice(kKill).act("battle 13,3 > 15,3");
    EXPECT_EQ(t.figures({15, 3}), 3) << type;
    EXPECT_EQ(t.decision(), "battle") << type;
  }
}

TEST(TKG16, ArmorMayOverrunAfterARetreatOfTheTarget) {
  Table t = Position()
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice({"flag", "star", "star"}).run("battle 12,4 > 13,3", "retreat 13,3 > 14,2", "take-ground 12,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 13,3 > 14,2", "pass"}));  // the same unit again
}

TEST(TKG16, TheDistanceMovedDoesNotPreventAnOverrun) {
  Table t = Position()
                .unit("allies", "armor", {11, 7})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {15, 3})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 11,7", "done", "move 11,7 > 12,4").skip_to("battle");
  t.dice(kKill).run("battle 12,4 > 13,3", "take-ground 12,4");
  EXPECT_TRUE(t.offers("battle 13,3 > 15,3"));
}

TEST(TKG17, WithoutEnteringTheHexThereIsNoOverrun) {
  Table t = broken_through(Position().unit("axis", "infantry", {15, 3}).unit("axis", "infantry", {10, 4}));
  EXPECT_EQ(t.decision(), "take-ground");
  t.act("pass");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(TKG17, NoOverrunWhereTheHexCannotBeEntered) {
  Table t = Position()
                .work("hedgehog", {13, 3})
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {10, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice(kKill).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(TKG18, WithAnAdjacentEnemyOverrunIsACloseAssault) {
  Table t = broken_through(Position()
                               .unit("axis", "infantry", {15, 3})
                               .unit("axis", "armor", {12, 2})
                               .unit("axis", "infantry", {17, 3})
                               .unit("axis", "infantry", {9, 3}));
  t.act("take-ground 12,4");
  EXPECT_EQ(sorted(t.legal()), (Texts{"battle 13,3 > 12,2", "battle 13,3 > 15,3", "pass"}));
  EXPECT_EQ(t.why_not("battle 13,3 > 9,3").substr(0, 6), "BAT-08");
}

TEST(TKG18, WithoutAnAdjacentEnemyOverrunMayBeFire) {
  Table t = broken_through(Position()
                               .terrain("forest", {11, 3})
                               .unit("axis", "infantry", {17, 3})    // two hexes off
                               .unit("axis", "infantry", {13, 1})    // two hexes off, along an edge
                               .unit("axis", "infantry", {9, 3})     // behind the forest
                               .unit("axis", "infantry", {21, 3}));  // out of range
  t.act("take-ground 12,4");
  EXPECT_EQ(sorted(t.legal()), (Texts{"battle 13,3 > 13,1", "battle 13,3 > 17,3", "pass"}));
  EXPECT_EQ(t.why_not("battle 13,3 > 9,3").substr(0, 6), "BAT-04");
  t.dice({"infantry", "infantry", "grenade"}).act("battle 13,3 > 17,3");
  EXPECT_EQ(t.figures({17, 3}), 1);
}

TEST(TKG18, CoverCountsAsInAnyBattle) {
  Table t = broken_through(Position()
                               .terrain("forest", {15, 3})
                               .unit("axis", "infantry", {15, 3})
                               .terrain("hill", {12, 2})
                               .unit("axis", "infantry", {12, 2}));
  t.act("take-ground 12,4");
  Table other = broken_through(Position().terrain("hill", {12, 2}).unit("axis", "infantry", {12, 2}));
  other.act("take-ground 12,4");
  t.dice({"infantry"}).act("battle 13,3 > 15,3");  // one die
  EXPECT_EQ(t.figures({15, 3}), 3);
  other.dice({"infantry", "star"}).act("battle 13,3 > 12,2");  // two dice
  EXPECT_EQ(other.figures({12, 2}), 3);
}

TEST(TKG19, OverrunMayBeDeclined) {
  Table t = broken_through(Position().unit("axis", "infantry", {15, 3}));
  t.run("take-ground 12,4", "pass");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("battle"));
  EXPECT_EQ(t.unit({13, 3})->type, "armor");
  EXPECT_EQ(t.figures({15, 3}), 4);
}

TEST(TKG20, ASuccessfulOverrunAssaultGivesGroundAgain) {
  for (const std::string& type : kArmor) {
    Table t = broken_through(Position().unit("axis", "infantry", {15, 3}, 1), type);
    t.act("take-ground 12,4").dice(kKill).act("battle 13,3 > 15,3");
    EXPECT_EQ(t.legal(), (Texts{"take-ground 13,3", "pass"})) << type;
    t.act("take-ground 13,3");
    EXPECT_EQ(t.unit({15, 3})->type, type);
  }
}

TEST(TKG20, AnOverrunThatDroveTheTargetOffGivesGround) {
  Table t = broken_through(Position().unit("axis", "infantry", {15, 3}));
  t.act("take-ground 12,4").dice({"flag", "star", "star"}).run("battle 13,3 > 15,3", "retreat 15,3 > 16,2");
  EXPECT_EQ(t.legal(), (Texts{"take-ground 13,3", "pass"}));
}

TEST(TKG20, AnOverrunGivesNoGroundIfTheTargetStaysOrAfterFire) {
  Table stays = broken_through(Position().unit("axis", "infantry", {15, 3}));
  stays.act("take-ground 12,4").dice(kMiss).act("battle 13,3 > 15,3");
  EXPECT_EQ(stays.decision(), "battle");
  Table fire = broken_through(Position().unit("axis", "infantry", {17, 3}, 1));
  fire.act("take-ground 12,4").dice(kKill).act("battle 13,3 > 17,3");
  EXPECT_TRUE(fire.empty({17, 3}));
  EXPECT_EQ(fire.decision(), "battle");
}

TEST(TKG21, AtMostOneOverrunPerTurn) {
  for (const std::string& type : kArmor) {
    Table t = broken_through(Position().unit("axis", "infantry", {15, 3}, 1).unit("axis", "infantry", {17, 3}), type);
    t.act("take-ground 12,4").dice(kKill).run("battle 13,3 > 15,3", "take-ground 13,3");
    EXPECT_EQ(t.unit({15, 3})->type, type);
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.legal(), Texts{"done"}) << type;  // with an enemy next to it
  }
}

TEST(TKG21, EachArmorUnitHasItsOwn) {
  Table t = Position()
                .unit("allies", "armor", {12, 4})
                .unit("allies", "armor", {6, 4})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {15, 3}, 1)
                .unit("axis", "infantry", {7, 3}, 1)
                .unit("axis", "infantry", {8, 2})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "order 6,4", "done").skip_to("battle");
  t.dice(kKill).run("battle 12,4 > 13,3", "take-ground 12,4");
  t.dice(kKill).run("battle 13,3 > 15,3", "take-ground 13,3");
  t.dice(kKill).run("battle 6,4 > 7,3", "take-ground 6,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 7,3 > 8,2", "pass"}));
}

TEST(TKG23, OverrunAgainstAnAdjacentUnitCanBeAmbushed) {
  Table t = broken_through(Position().unit("axis", "infantry", {15, 3}).hand("axis", {"probe-left", "probe-right"}));
  t.give("axis", {"ambush", "probe-left"});
  t.run("take-ground 12,4", "battle 13,3 > 15,3");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(t.pending_side(), "axis");
  t.dice({"armor", "star", "star"}).dice(kKill).act("ambush");
  EXPECT_EQ(t.figures({13, 3}), 2);
  EXPECT_EQ(t.figures({15, 3}), 3);
}

TEST(TKG23, AnOverrunningUnitDrivenOffByAnAmbushIsDone) {
  Table t = broken_through(Position().unit("axis", "infantry", {15, 3}, 1));
  t.give("axis", {"ambush", "probe-left"});
  t.run("take-ground 12,4", "battle 13,3 > 15,3").dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 13,3 > 14,4");
  EXPECT_EQ(t.happened("attack-stopped"), 1);
  EXPECT_EQ(t.figures({15, 3}), 1);
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(TKG23, OverrunFireCannotBeAmbushed) {
  Table t = broken_through(Position().unit("axis", "infantry", {17, 3}));
  t.give("axis", {"ambush", "probe-left"}).ask_ambush();
  t.act("take-ground 12,4").dice(kMiss).act("battle 13,3 > 17,3");
  EXPECT_EQ(t.decision(), "battle");
}

}  // namespace
}  // namespace bocage
