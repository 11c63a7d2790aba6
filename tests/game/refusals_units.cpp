// Refusals because of the unit, the hex or the section: each names the rule, and the unit, hex or section.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

constexpr FlankMask kLeft = mask(Flank::Left);
constexpr FlankMask kCenter = mask(Flank::Center);
constexpr FlankMask kRight = mask(Flank::Right);

Position three_sections() {
  return Position()
      .unit("allies", "infantry", {4, 4})
      .unit("allies", "infantry", {2, 4})
      .unit("allies", "infantry", {12, 4})
      .unit("allies", "armor", {14, 4})
      .unit("allies", "infantry", {22, 4})
      .unit("axis", "infantry", {12, 0});
}

Table with(Position position, const std::string& card) {
  Table t = position.hand("allies", {card}).play();
  t.act("play " + card);
  return t;
}

TEST(ORD04, AUnitInAnotherSectionIsToldWhichSectionsTheCardHas) {
  const Table t = with(three_sections(), "probe-left");
  const Refusal why = t.refusal("order 12,4");
  EXPECT_EQ(to_text(why), "ORD-04 wrong-section");
  EXPECT_EQ(why.card, Card::ProbeLeft);
  EXPECT_EQ(why.sections, kLeft);
  EXPECT_EQ(why.section, kCenter);
}

// Left and right are the player's (SEC-02).
TEST(ORD04, SectionsAreThoseOfTheSideAtTheTop) {
  Table t = Position()
                .first("axis")
                .unit("axis", "infantry", {2, 0})
                .unit("allies", "infantry", {12, 8})
                .hand("axis", {"pincer-move", "probe-left"})
                .play();
  t.act("play probe-left");
  const Refusal why = t.refusal("order 2,0");
  EXPECT_EQ(why.sections, kLeft);
  EXPECT_EQ(why.section, kRight);
}

TEST(ORD04, AUnitOnALineStandsInBothSections) {
  const Table t = with(three_sections().unit("allies", "infantry", {7, 5}), "probe-right");
  EXPECT_EQ(t.refusal("order 7,5").section, kLeft | kCenter);
  EXPECT_EQ(with(three_sections(), "pincer-move").refusal("order 12,4").sections, kLeft | kRight);
}

TEST(ORD04, AnOrderOfOneSectionIsNoneInAnother) {
  Table t = with(three_sections(), "recon-in-force");
  t.act("order 4,4");
  const Refusal why = t.refusal("order 2,4");
  EXPECT_EQ(to_text(why), "ORD-04 no-order-left-in-section");
  EXPECT_EQ(why.section, kLeft);
}

TEST(ORD03, WhenEveryOrderIsGivenNoneIsLeft) {
  Table t = with(three_sections(), "recon-left");
  t.act("order 4,4");
  EXPECT_EQ(t.why_not("order 2,4"), "ORD-03 no-order-left");
  EXPECT_EQ(t.why_not("order 12,4"), "ORD-04 wrong-section") << "that it never had";
}

TEST(CARD06, ACardForOneKindSaysSo) {
  const Refusal why = with(three_sections(), "armor-assault").refusal("order 12,4");
  EXPECT_EQ(to_text(why), "CARD-06 wrong-kind");
  EXPECT_EQ(why.card, Card::ArmorAssault);
}

TEST(CLO01, AUnitNotNextToAnEnemyIsNotOrdered) {
  EXPECT_EQ(with(three_sections(), "close-assault").why_not("order 12,4"), "CLO-01 not-next-to-enemy");
}

TEST(FIR01, AUnitNextToAnEnemyIsNotOrdered) {
  const Position near = three_sections().unit("axis", "infantry", {13, 3});
  EXPECT_EQ(with(near, "firefight").why_not("order 12,4"), "FIR-01 next-to-enemy");
}

TEST(DIG05, UnitsDoNotDigInOnOcean) {
  const Position afloat = three_sections().face("beach").unit("allies", "infantry", {11, 7});
  EXPECT_EQ(with(afloat, "dig-in").why_not("order 11,7"), "DIG-05 no-sandbags-here");
}

TEST(MED06, OnlyATreatedUnitIsOrdered) {
  Table t = three_sections().hand("allies", {"medics-and-mechanics", "probe-left"}).play();
  t.set_figures({4, 4}, 2).run("play medics-and-mechanics").dice({"star", "flag"}).act("target 4,4");
  EXPECT_EQ(t.why_not("order 12,4"), "MED-06 not-treated");
}

TEST(TFH07, AFaceOfAnotherKindOrdersNobody) {
  Table t = three_sections().hand("allies", {"their-finest-hour"}).play();
  t.dice({"armor"}).act("play their-finest-hour");
  EXPECT_EQ(t.why_not("order 12,4"), "TFH-07 no-face-for-unit");
  t.act("order 14,4");
  EXPECT_EQ(t.why_not("order 12,4"), "ORD-03 no-order-left");
}

TEST(TEAM05, ASectionHasItsOwnPlayer) {
  Table t = three_sections().teams().hand("allies", {"general-advance"}).play();
  t.act("play general-advance");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "order 12,4")), "TEAM-05 other-team-section");
}

TEST(ORD01, AHexWithoutAnOwnUnitOrdersNobody) {
  const Refusal why = with(three_sections(), "probe-center").refusal("order 12,0");
  EXPECT_EQ(to_text(why), "no-own-unit");
}

// Moves: infantry on 12,4 has its order.
Table moving(Position position) {
  Table t = position.hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 12,4", "done");
  return t;
}
Position lonely() { return Position().unit("allies", "infantry", {12, 4}).unit("axis", "infantry", {24, 0}); }

TEST(MOV01, AUnitMovesOnce) {
  Table t = moving(lonely());
  t.act("move 12,4 > 14,4");
  EXPECT_EQ(t.why_not("move 14,4 > 16,4"), "MOV-01 moved-already");
}

TEST(MOV02, ARefusedMoveSaysHowFarTheUnitGoes) {
  const Refusal why = moving(lonely()).refusal("move 12,4 > 18,4");
  EXPECT_EQ(to_text(why), "MOV-02 too-far");
  EXPECT_EQ(why.number, 2);
}

TEST(MOV04, AnotherUnitIsInTheHex) {
  EXPECT_EQ(moving(lonely().unit("allies", "armor", {14, 4})).why_not("move 12,4 > 14,4"), "MOV-04 hex-occupied");
}

TEST(MOV06, SomeTerrainIsClosed) {
  EXPECT_EQ(moving(lonely().terrain("river", {14, 4})).why_not("move 12,4 > 14,4"), "MOV-06 impassable");
}

TEST(MOV09, TerrainMayStopItOnTheWay) {
  const Position woods = lonely().terrain("forest", {{14, 4}, {13, 3}, {13, 5}});
  EXPECT_EQ(moving(woods).why_not("move 12,4 > 16,4"), "MOV-02 no-way");
}

TEST(MOV11, AHedgerowIsEnteredFromTheNextHex) {
  EXPECT_EQ(moving(lonely().terrain("hedgerow", {16, 4})).why_not("move 12,4 > 16,4"), "MOV-11 hedgerow-next-door");
}

TEST(MOV12, AHedgerowIsLeftByOneHex) {
  EXPECT_EQ(moving(lonely().terrain("hedgerow", {12, 4})).why_not("move 12,4 > 16,4"), "MOV-12 hedgerow-one-hex");
}

TEST(MOV14, OceanIsEnteredFromTheNextHex) {
  Table t = Position().face("beach").unit("allies", "infantry", {11, 5}).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 11,5", "done");
  EXPECT_EQ(t.why_not("move 11,5 > 11,7"), "MOV-14 ocean-one-hex");
}

TEST(OBS04, ArtilleryStaysInItsBunker) {
  const Position held =
      Position().bunker("allies", {12, 4}).unit("allies", "artillery", {12, 4}).unit("axis", "infantry", {24, 0});
  EXPECT_EQ(moving(held).why_not("move 12,4 > 14,4"), "OBS-04 held-in-bunker");
}

TEST(PAC40, OnlyAnExitHexLeadsOffTheBoard) { EXPECT_EQ(moving(lonely()).why_not("exit 12,4"), "PAC-40 no-exit"); }

// Behind Enemy Lines moves a second time among the battles.
TEST(BEL02, ASecondMoveIsForItsUnitAlone) {
  Table t = lonely().unit("allies", "armor", {2, 4}).hand("allies", {"behind-enemy-lines"}).play();
  t.run("play behind-enemy-lines", "order 12,4", "done", "done");
  EXPECT_EQ(t.why_not("move 2,4 > 4,4"), "TURN-04 moves-are-over");
  EXPECT_EQ(t.why_not("move 12,4 > 20,4"), "MOV-02 too-far");
}

// Battles: tests/rules covers every Ban; here are the actions in place of a battle.
TEST(OBS14, WireIsRemovedByAUnitOnIt) {
  Table t = moving(lonely());
  t.act("done");
  EXPECT_EQ(t.why_not("remove-wire 12,4"), "OBS-14 no-wire-to-remove");
  EXPECT_EQ(t.why_not("seal-cave 12,4"), "PAC-04 no-cave-to-seal");
  EXPECT_EQ(t.why_not("recover 12,4"), "PAC-30 no-hospital");
}

TEST(OBS15, RemovingWireIsRefusedForTheReasonThatBarsBattle) {
  Table t = moving(lonely().work("wire", {16, 4}));
  t.run("move 12,4 > 16,4", "done");
  EXPECT_EQ(t.why_not("remove-wire 16,4"), "BAT-20 moved-too-far");
}

// Retreats: the Axis infantry on 12,4 has one flag to obey, towards the top.
Table retreating(Position position) {
  Table t = position.unit("axis", "infantry", {12, 4})
                .unit("allies", "armor", {14, 4})
                .hand("allies", {"direct-from-hq"})
                .hand("axis", {"probe-left"})
                .play();
  t.run("play direct-from-hq", "order 14,4", "done", "done").dice({"flag", "star", "star"}).act("battle 14,4 > 12,4");
  return t;
}

TEST(RET04, ARetreatLeadsToTheOwnEdge) {
  const Table t = retreating(Position());
  ASSERT_EQ(t.decision(), "retreat");
  EXPECT_EQ(t.why_not("retreat 12,4 > 13,5"), "RET-04 retreats-to-own-edge");
  EXPECT_EQ(t.why_not("retreat 12,4 > 10,4"), "RET-04 retreats-to-own-edge");
}

TEST(RET07, ARetreatGoesRoundOtherUnits) {
  const Table t = retreating(Position().unit("axis", "armor", {11, 3}));
  EXPECT_EQ(t.why_not("retreat 12,4 > 11,3"), "RET-07 retreat-occupied");
  EXPECT_EQ(t.refusal("retreat 11,3 > 10,2").at, t.hex({12, 4})) << "it says who must retreat";
}

TEST(RET08, ARetreatGoesRoundRivers) {
  const Table t = retreating(Position().terrain("river", {11, 3}));
  EXPECT_EQ(t.why_not("retreat 12,4 > 11,3"), "RET-08 retreat-impassable");
}

TEST(RET13, ARetreatMayNotEndEarly) {
  Table t = Position()
                .unit("axis", "infantry", {12, 4})
                .unit("axis", "infantry", {10, 2})
                .unit("axis", "infantry", {12, 2})
                .unit("allies", "armor", {14, 4})
                .hand("allies", {"direct-from-hq"})
                .hand("axis", {"probe-left"})
                .play();
  t.run("play direct-from-hq", "order 14,4", "done", "done").dice({"flag", "flag", "star"}).act("battle 14,4 > 12,4");
  EXPECT_EQ(t.why_not("retreat 12,4 > 11,3"), "RET-13 retreat-ends-early") << "both hexes behind it are taken";
}

}  // namespace
}  // namespace bocage
