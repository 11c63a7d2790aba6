// Refusals because something else is asked: each names what is asked, and the rule that puts the action at another point of
// the turn.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

struct Case {
  const char* action;
  const char* why;
};

void expect_at(const char* decision, const Table& t, const std::vector<Case>& cases) {
  ASSERT_EQ(t.decision(), decision);
  for (const Case& row : cases) { EXPECT_EQ(t.why_not(row.action), row.why) << row.action << " at " << decision; }
}

// Allied armor on 6,4 next to Axis infantry on 8,4, with infantry on 4,4 behind it and on 12,6 in the center.
Position clash() {
  return Position()
      .unit("allies", "armor", {6, 4})
      .unit("allies", "infantry", {4, 4})
      .unit("allies", "infantry", {12, 6})
      .unit("axis", "infantry", {8, 4})
      .unit("axis", "infantry", {24, 0})
      .hand("allies", {"probe-left", "recon-center"})
      .hand("axis", {"ambush", "probe-left"});
}

Table at_orders() { return std::move(clash().play().act("play probe-left")); }
Table at_moves() { return std::move(at_orders().run("order 6,4", "done")); }
Table at_battles() { return std::move(at_moves().act("done")); }
Table at_ambush() { return std::move(at_battles().ask_ambush().act("battle 6,4 > 8,4")); }
Table at_retreat() { return std::move(at_ambush().dice({"flag", "grenade", "star"}).act("pass")); }
Table at_ground() { return std::move(at_retreat().act("retreat 8,4 > 7,3")); }
Table at_overrun() { return std::move(at_ground().act("take-ground 6,4")); }

// Actions that are possible only as the answer to a question.
const std::vector<Case>& unasked() {
  static const std::vector<Case> kCases{
      {"aim 12,4", "SCN-07 no-air-drop"},
      {"section left", "INF-01 no-section-to-choose"},
      {"target 8,4", "no-target-to-name"},
      {"strike 8,4", "AIRP-09 nothing-to-strike"},
      {"ambush", "AMB-01 nothing-to-ambush"},
      {"ignore-flag 6,4", "RET-17 no-flag-to-ignore"},
      {"retreat 6,4 > 7,5", "RET-02 no-retreat"},
      {"take-ground 6,4", "TKG-01 no-ground-to-take"},
      {"keep probe-left", "DRAW-02 nothing-to-keep"},
      {"lose-figure 6,4", "INI-10 no-figure-to-lose"},
      // Actions of Overlord, of a commissar and of the Air rules.
      {"hand-out probe-left left", "OVL-51 overlord-only"},
      {"take-back probe-left left", "OVL-51 overlord-only"},
      {"visit left", "OVL-51 overlord-only"},
      {"end-visit", "OVL-51 overlord-only"},
      {"name-general left", "OVL-51 overlord-only"},
      {"place probe-left left", "OVL-51 overlord-only"},
      {"initiative", "OVL-51 overlord-only"},
      {"chip probe-left", "COMR-01 no-commissar"},
      {"unchip probe-left", "COMR-01 no-commissar"},
      {"order-plane 6,4", "AIR-01 no-air-rules"},
      {"bring-in spitfire 4,0", "AIR-01 no-air-rules"},
      {"fly 6,4 > 8,4", "AIR-01 no-air-rules"},
      {"air-action strafing 6,4", "AIR-01 no-air-rules"},
      {"dismiss 6,4", "AIR-01 no-air-rules"},
  };
  return kCases;
}

TEST(TURN01, ActionsThatAreNotAskedForAreRefusedInEveryPhase) {
  expect_at("play", clash().play(), unasked());
  expect_at("order", at_orders(), unasked());
  expect_at("move", at_moves(), unasked());
  expect_at("battle", at_battles(), unasked());
}

TEST(TURN02, TheCardComesFirst) {
  expect_at("play", clash().play(),
            {{"order 6,4", "TURN-01 orders-come-later"},
             {"move 6,4 > 7,5", "TURN-03 moves-come-later"},
             {"exit 6,4", "TURN-03 moves-come-later"},
             {"battle 6,4 > 8,4", "TURN-04 battles-come-later"},
             {"remove-wire 6,4", "TURN-04 battles-come-later"},
             {"seal-cave 6,4", "TURN-04 battles-come-later"},
             {"recover 6,4", "TURN-04 battles-come-later"},
             {"done", "TURN-02 must-play"},
             {"pass", "TURN-02 must-play"}});
}

TEST(TURN03, AllOrdersComeBeforeTheFirstMove) {
  expect_at("order", at_orders(),
            {{"play recon-center", "TURN-02 card-is-played"},
             {"move 6,4 > 7,5", "TURN-03 moves-come-later"},
             {"battle 6,4 > 8,4", "TURN-04 battles-come-later"},
             {"pass", "done-instead"}});
}

TEST(TURN04, DuringMovesBattlesComeLater) {
  expect_at("move", at_moves(),
            {{"play recon-center", "TURN-02 card-is-played"},
             {"order 4,4", "TURN-03 orders-are-over"},
             {"battle 6,4 > 8,4", "TURN-04 battles-come-later"},
             {"battle 4,4 > 8,4", "TURN-04 battles-come-later"},
             {"remove-wire 6,4", "TURN-04 battles-come-later"},
             {"pass", "done-instead"}});
  EXPECT_EQ(at_moves().refusal("battle 6,4 > 8,4").decision, Decision::Move) << "it says what is asked instead";
}

TEST(TURN04, DuringBattlesMovesAreOver) {
  expect_at("battle", at_battles(),
            {{"play recon-center", "TURN-02 card-is-played"},
             {"order 4,4", "TURN-03 orders-are-over"},
             {"move 6,4 > 7,5", "TURN-04 moves-are-over"},
             {"exit 6,4", "TURN-04 moves-are-over"},
             {"pass", "done-instead"}});
}

TEST(TURN06, ABattleIsFinishedBeforeTheNext) {
  expect_at("take-ground", at_ground(),
            {{"battle 6,4 > 7,3", "TURN-06 finish-battle-first"},
             {"remove-wire 6,4", "TURN-06 finish-battle-first"},
             {"move 6,4 > 7,5", "TURN-04 moves-are-over"},
             {"order 4,4", "TURN-03 orders-are-over"},
             {"take-ground 4,4", "TURN-06 only-this-unit"},
             {"done", "pass-instead"}});
  expect_at("overrun", at_overrun(),
            {{"battle 4,4 > 7,3", "TURN-06 only-this-unit"},
             {"battle 8,4 > 24,0", "BAT-08 enemy-adjacent"},
             {"take-ground 8,4", "TKG-01 no-ground-to-take"},
             {"move 8,4 > 9,5", "TURN-04 moves-are-over"},
             {"done", "pass-instead"}});
}

TEST(TURN01, TheDefenderHasNoTurn) {
  expect_at("ambush", at_ambush(),
            {{"play probe-left", "TURN-01 not-your-turn"},
             {"order 8,4", "TURN-01 not-your-turn"},
             {"move 8,4 > 9,3", "TURN-01 not-your-turn"},
             {"battle 8,4 > 6,4", "TURN-01 not-your-turn"},
             {"retreat 8,4 > 7,3", "RET-02 no-retreat"},
             {"done", "pass-instead"}});
  expect_at("retreat", at_retreat(),
            {{"move 8,4 > 9,3", "TURN-01 not-your-turn"},
             {"ambush", "AMB-01 nothing-to-ambush"},
             {"done", "RET-13 must-retreat"},
             {"pass", "RET-13 must-retreat"}});
}

TEST(DRAW02, NothingIsLeftButToKeepACard) {
  Table t = clash().play();
  t.run("play recon-center", "order 12,6", "done", "done", "done");
  expect_at("keep", t,
            {{"battle 12,6 > 24,0", "TURN-01 battles-are-over"},
             {"move 12,6 > 14,6", "TURN-04 moves-are-over"},
             {"order 6,4", "TURN-03 orders-are-over"},
             {"keep ambush", "DRAW-02 not-drawn"},
             {"done", "DRAW-02 must-keep"}});
}

TEST(AIRP08, TargetsAreNamedAndThenStruck) {
  Table t = clash().unit("axis", "infantry", {10, 4}).hand("allies", {"air-power"}).play();
  t.act("play air-power");
  expect_at("target", t,
            {{"done", "AIRP-01 must-name-target"},
             {"target 6,4", "no-enemy-to-name"},
             {"strike 8,4", "AIRP-09 nothing-to-strike"},
             {"order 6,4", "TURN-01 orders-come-later"},
             {"battle 6,4 > 8,4", "TURN-04 battles-come-later"}});
  t.act("target 8,4");
  expect_at("target", t, {{"target 8,4", "AIRP-01 named-already"}, {"target 24,0", "AIRP-01 targets-must-touch"}});
  t.run("target 10,4", "done");
  expect_at("strike", t,
            {{"strike 24,0", "AIRP-08 not-named"},
             {"target 24,0", "no-target-to-name"},
             {"done", "AIRP-09 must-strike"},
             {"move 6,4 > 7,5", "TURN-03 moves-come-later"}});
}

TEST(INF01, TheSectionComesBeforeTheOrders) {
  Table t = clash().hand("allies", {"infantry-assault"}).play();
  t.act("play infantry-assault");
  expect_at("section", t,
            {{"order 4,4", "TURN-01 orders-come-later"},
             {"done", "INF-01 must-choose-section"},
             {"play infantry-assault", "TURN-02 card-is-played"}});
}

TEST(MED01, ThePatientComesBeforeTheOrders) {
  Table t = clash().hand("allies", {"medics-and-mechanics"}).play();
  t.set_figures({4, 4}, 2).act("play medics-and-mechanics");
  expect_at("patient", t,
            {{"target 6,4", "MED-01 not-damaged"},
             {"target 8,4", "no-own-unit"},
             {"order 4,4", "TURN-01 orders-come-later"},
             {"done", "MED-01 must-choose-patient"}});
}

TEST(TURN05, AnAirplaneFinishesItsFlight) {
  Table t = clash().air(0, 1).nation("allies", "britain").play();
  t.run("play air-sortie", "pass", "bring-in spitfire 4,0");
  expect_at("fly", t,
            {{"move 6,4 > 7,5", "TURN-05 finish-move-first"},
             {"bring-in spitfire 4,0", "TURN-05 finish-move-first"},
             {"air-action strafing 4,0", "TURN-04 battles-come-later"},
             {"order 6,4", "TURN-03 orders-are-over"}});
}

TEST(VIC09, NothingIsPossibleOnceTheBattleIsOver) {
  Table t = clash().medals("allies", 1).hand("axis", {"probe-left"}).play();
  t.set_figures({8, 4}, 1).run("play probe-left", "order 6,4", "done", "done").dice({"grenade", "star", "star"});
  t.act("battle 6,4 > 8,4");
  ASSERT_TRUE(t.over());
  EXPECT_EQ(to_text(t.refusal_to("allies/commander", "done")), "battle-over");
}

TEST(TURN01, ARefusalNamesThePostThatIsAsked) {
  const Table t = at_ambush();
  const Refusal why = t.refusal_to("allies/commander", "done");
  EXPECT_EQ(to_text(why), "not-your-decision");
  ASSERT_EQ(why.asked.size(), 1U);
  EXPECT_EQ(why.asked[0], (PendingPost{{Side::Axis, Role::Commander}, Decision::Ambush}));
}

}  // namespace
}  // namespace bocage
