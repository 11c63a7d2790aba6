// COM-01 to COM-22: who may talk to whom, and when.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/talk.h"
#include "game/view.h"
#include "rules/seating.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr TalkOptions kOff{};
constexpr TalkOptions kOn{.between_sides = true, .generals_to_table = true};

constexpr Talker at(Role role) { return talker_at({Side::Allies, role}); }
constexpr Talker enemy(Role role) { return talker_at({Side::Axis, role}); }
constexpr Talker kSpectator{};

Position battle_for_one_medal() {
  return Position()
      .overlord()
      .medals(1)
      .unit("axis", "infantry", {0, 0})
      .unit("axis", "infantry", {12, 4}, 1)
      .unit("allies", "infantry", {10, 4})
      .hand("allies", {"barrage", "probe-left", "probe-center", "attack-center"});
}

// A game in one of the phases P0 to P4 of the Allies; in P1 the left Field General is being visited.
Table in_phase(TalkPhase phase) {
  Table t = battle_for_one_medal().play();
  if (phase == TalkPhase::Council) { return t; }
  if (phase == TalkPhase::After) {
    t.run("hand-out barrage commander", "done").dice({"grenade", "star", "star", "star"}).act("target 12,4");
    return t;
  }
  t.run("hand-out probe-left left", "visit left");
  if (phase == TalkPhase::HandOut) { return t; }
  t.act("done");
  if (phase == TalkPhase::OwnTurn) { return t; }
  t.act("place probe-left left").end_turn();
  return t;
}

bool may(const Table& t, Talker from, Talker to, TalkOptions options) {
  return may_talk(t.battle(), t.state().open, from, to, options);
}
bool both(const Table& t, Talker one, Talker two) { return may(t, one, two, kOff) && may(t, two, one, kOff); }
bool neither(const Table& t, Talker one, Talker two) { return !may(t, one, two, kOff) && !may(t, two, one, kOff); }
bool to_table(const Table& t, Talker from, TalkOptions options) {
  return may_talk_to_table(t.battle(), t.state().open, from, options);
}

constexpr std::array kPhases{TalkPhase::Council, TalkPhase::HandOut, TalkPhase::OwnTurn, TalkPhase::EnemyTurn,
                             TalkPhase::After};

// A row of the table in section 11, by phase: y yes, n no, o only if the table has agreed on it.
using Row = std::string_view;
using Games = std::vector<Table>;  // one in each phase
void expect_cell(char cell, bool off, bool on, std::size_t phase, const char* what) {
  EXPECT_EQ(off, cell == 'y') << what << " in P" << phase;
  EXPECT_EQ(on, cell != 'n') << what << " in P" << phase << ", agreed on";
}
void expect_talk(const Games& games, Row row, Talker one, Talker two, const char* what) {
  for (std::size_t i = 0; i < kPhases.size(); ++i) {
    const Table& t = games[i];
    ASSERT_EQ(talk_phase(t.state().open, Side::Allies), kPhases[i]);
    expect_cell(row[i], may(t, one, two, kOff), may(t, one, two, kOn), i, what);
    expect_cell(row[i], may(t, two, one, kOff), may(t, two, one, kOn), i, what);
  }
}
void expect_to_table(const Games& games, Row row, Talker from, const char* what) {
  for (std::size_t i = 0; i < kPhases.size(); ++i) {
    const Table& t = games[i];
    expect_cell(row[i], to_table(t, from, kOff), to_table(t, from, kOn), i, what);
  }
}

TEST(COM, TheTableFromToByPhase) {
  Games games;
  for (const TalkPhase phase : kPhases) { games.push_back(in_phase(phase)); }
  expect_talk(games, "yynny", at(Role::Commander), at(Role::Left), "commander and visited general");
  expect_talk(games, "ynnny", at(Role::Commander), at(Role::Center), "commander and another general");
  expect_talk(games, "ynnny", at(Role::Commander), at(Role::Right), "commander and another general");
  expect_talk(games, "yyyyy", at(Role::Left), at(Role::Center), "generals");
  expect_talk(games, "yyyyy", at(Role::Left), at(Role::Right), "generals");
  expect_to_table(games, "ynnny", at(Role::Commander), "commander to the table");
  expect_to_table(games, "yoooy", at(Role::Left), "general to the table");
  expect_talk(games, "yoooy", at(Role::Left), enemy(Role::Right), "side and other side");
  expect_talk(games, "ynnny", kSpectator, at(Role::Left), "spectator and general");
  expect_talk(games, "ynnny", kSpectator, at(Role::Commander), "spectator and commander");
  expect_to_table(games, "ynnny", kSpectator, "spectator to the table");
}

TEST(COM01, BeforeTheFirstHandOutEveryoneOfASideMayTalk) {
  const Table t = in_phase(TalkPhase::Council);
  for (const Role one : kRoles) {
    for (const Role two : kRoles) { EXPECT_TRUE(may(t, at(one), at(two), kOff)) << name(one) << " " << name(two); }
  }
  EXPECT_TRUE(may(t, enemy(Role::Commander), enemy(Role::Left), kOff));
}

TEST(COM02, FromTheFirstHandOutOnTheChainOfCommandHolds) {
  Table t = battle_for_one_medal().play();
  t.act("hand-out probe-left left");
  EXPECT_TRUE(neither(t, at(Role::Commander), at(Role::Left)));
  EXPECT_TRUE(neither(t, enemy(Role::Commander), enemy(Role::Left))) << "for both sides";
}

TEST(COM03, OneGeneralIsVisitedInEachOwnTurn) {
  Table t = battle_for_one_medal().play();
  for (const char* visit : {"visit left", "visit center", "visit right"}) { EXPECT_TRUE(t.offers(visit)) << visit; }
  t.act("visit center");
  EXPECT_TRUE(both(t, at(Role::Commander), at(Role::Center)));
  t.act("hand-out probe-left left").act("done").act("place probe-left left").end_turn();
  t.act("hand-out probe-left left").act("done").act("place probe-left left").end_turn();
  EXPECT_TRUE(t.offers("visit center")) << "and again in the next";
}

TEST(COM04, NoSecondVisitInTheSameTurn) {
  Table t = battle_for_one_medal().play();
  t.act("visit left");
  EXPECT_FALSE(t.offers_kind("visit")) << "while it lasts";
  t.act("end-visit");
  EXPECT_FALSE(t.offers_kind("visit")) << "neither another general nor the same one";
  EXPECT_TRUE(neither(t, at(Role::Commander), at(Role::Left)));
}

TEST(COM05, TheCommanderDoesNotTalkToGeneralsWhoAreNotVisited) {
  Table t = battle_for_one_medal().play();
  t.run("visit left", "hand-out probe-center center");
  EXPECT_TRUE(both(t, at(Role::Commander), at(Role::Left)));
  EXPECT_TRUE(neither(t, at(Role::Commander), at(Role::Center))) << "although the center gets a card";
  EXPECT_TRUE(neither(t, at(Role::Commander), at(Role::Right)));
}

// The engine cannot check what people say; it shows no card to a visited Field General.
TEST(COM06, AVisitRevealsNoCards) {
  Table t = battle_for_one_medal().play();
  t.run("visit left", "hand-out probe-left left");
  const View visited = observe(t.battle(), t.state(), viewer_at({Side::Allies, Role::Left}));
  EXPECT_FALSE(visited.sees_hand);
  EXPECT_EQ(visited.hand.size, 0);
  EXPECT_EQ(visited.given, Given{});
  const View commander = observe(t.battle(), t.state(), viewer_at({Side::Allies, Role::Commander}));
  EXPECT_EQ(commander.hand.size, 3);
}

TEST(COM07, TheVisitEndsWhenTheCommanderSaysSoOrWithTheStep) {
  Table ended = battle_for_one_medal().play();
  EXPECT_FALSE(ended.offers("end-visit"));
  ended.run("visit left", "end-visit");
  EXPECT_EQ(ended.happened("visit-ended"), 1);
  EXPECT_EQ(ended.decision(), "hand-out") << "play goes on";
  EXPECT_TRUE(neither(ended, at(Role::Commander), at(Role::Left)));
  Table stepped = battle_for_one_medal().play();
  stepped.run("visit left", "hand-out probe-left left", "done");
  EXPECT_EQ(stepped.happened("visit-ended"), 1);
  EXPECT_TRUE(neither(stepped, at(Role::Commander), at(Role::Left)));
}

TEST(COM08, GeneralsOfOneSideTalkInEveryPhase) {
  for (const TalkPhase phase : kPhases) {
    const Table t = in_phase(phase);
    for (const Role one : kGeneralRoles) {
      for (const Role two : kGeneralRoles) { EXPECT_TRUE(may(t, at(one), at(two), kOff)); }
    }
  }
  EXPECT_TRUE(neither(in_phase(TalkPhase::OwnTurn), at(Role::Left), enemy(Role::Right))) << "of one side";
}

TEST(COM09, NothingBetweenCommanderAndGeneralsOutsideTheVisit) {
  for (const TalkPhase phase : {TalkPhase::OwnTurn, TalkPhase::EnemyTurn}) {
    const Table t = in_phase(phase);
    for (const Role role : kGeneralRoles) { EXPECT_TRUE(neither(t, at(Role::Commander), at(role))) << name(role); }
  }
}

TEST(COM09, AFieldGeneralMayNotAskForAnAmbush) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {12, 4})
                .hand("allies", {"probe-left", "probe-center"})
                .hand("axis", {"ambush", "probe-left"})
                .play();
  t.run("hand-out probe-left left", "done", "place probe-left right", "order 10,4").skip_to("battle");
  t.act("battle 10,4 > 12,4");
  ASSERT_EQ(t.decision(), "ambush");
  EXPECT_TRUE(neither(t, enemy(Role::Commander), enemy(Role::Right)));
  EXPECT_TRUE(both(t, enemy(Role::Left), enemy(Role::Right)));
}

TEST(COM10, AVisitChangesNothingAboutWhatIsLegal) {
  Table plain = battle_for_one_medal().play();
  Table visited = battle_for_one_medal().play();
  visited.act("visit left");
  for (Table* t : {&plain, &visited}) { t->run("hand-out probe-left left", "done", "place probe-left right"); }
  EXPECT_EQ(visited.legal(), plain.legal());
  EXPECT_TRUE(visited.offers_to("allies/left", "done")) << "no unit has to be ordered";
}

TEST(COM11, CardsGoOutBeforeAndDuringTheVisit) {
  Table t = battle_for_one_medal().play();
  t.run("hand-out probe-center center", "visit left", "hand-out probe-left left");
  EXPECT_TRUE(both(t, at(Role::Commander), at(Role::Left)));
  EXPECT_TRUE(t.offers("take-back probe-center center"));
  t.act("end-visit");
  EXPECT_TRUE(t.offers("hand-out barrage commander")) << "and after it";
}

TEST(COM12, TheVisitedGeneralMayTellTheOthers) {
  const Table t = in_phase(TalkPhase::HandOut);
  EXPECT_TRUE(may(t, at(Role::Left), at(Role::Center), kOff));
  EXPECT_TRUE(may(t, at(Role::Left), at(Role::Right), kOff));
}

TEST(COM13, TheVisitedGeneralNeedNotGetACard) {
  Table t = battle_for_one_medal().play();
  t.run("visit right", "hand-out probe-left left");
  EXPECT_TRUE(t.offers("done"));
  t.act("done");
  EXPECT_TRUE(t.offers_to("allies/right", "initiative"));
}

TEST(COM14, TheHolderOfTheCommandersPostTalksAsCommander) {
  const Talker commander{Side::Allies, posts_of(seating(3), 0)};  // commander and center
  const Table turn = in_phase(TalkPhase::OwnTurn);
  EXPECT_TRUE(neither(turn, commander, at(Role::Right))) << "although also a Field General";
  EXPECT_FALSE(to_table(turn, commander, kOn));
  const Table visit = in_phase(TalkPhase::HandOut);
  EXPECT_TRUE(both(visit, commander, at(Role::Left)));
  EXPECT_TRUE(neither(visit, commander, at(Role::Right)));
}

TEST(COM14, APersonWithTwoFieldGeneralsIsVisitedAtEitherPost) {
  const Talker both_flanks{Side::Allies, posts_of(seating(2), 1)};
  EXPECT_TRUE(both(in_phase(TalkPhase::HandOut), at(Role::Commander), both_flanks));
  EXPECT_TRUE(neither(in_phase(TalkPhase::OwnTurn), at(Role::Commander), both_flanks));
}

TEST(COM15, PostsOfOnePersonAreNotKeptApart) {
  const Talker alone{Side::Allies, posts_of(seating(1), 0)};
  for (const TalkPhase phase : kPhases) { EXPECT_TRUE(may(in_phase(phase), alone, alone, kOff)); }
}

// Pings and arrows have no channel of their own: there is one answer per pair of people and moment.
TEST(COM16, ThereIsOneAnswerForAllKindsOfTalk) {
  const Table t = in_phase(TalkPhase::OwnTurn);
  EXPECT_FALSE(may(t, at(Role::Commander), at(Role::Left), kOff));
  EXPECT_FALSE(may(t, at(Role::Commander), at(Role::Left), kOn)) << "no option opens it";
  EXPECT_TRUE(may(t, at(Role::Left), at(Role::Right), kOff));
}

TEST(COM17, TheCommanderDoesNotWriteToTheTable) {
  for (const TalkPhase phase : {TalkPhase::HandOut, TalkPhase::OwnTurn, TalkPhase::EnemyTurn}) {
    EXPECT_FALSE(to_table(in_phase(phase), at(Role::Commander), kOn));
    EXPECT_TRUE(to_table(in_phase(phase), at(Role::Left), kOn));
  }
  EXPECT_TRUE(to_table(in_phase(TalkPhase::Council), at(Role::Commander), kOff));
}

TEST(COM18, BetweenTheSidesIsAnOptionThatIsOff) {
  const Table t = in_phase(TalkPhase::OwnTurn);
  EXPECT_FALSE(TalkOptions{}.between_sides);
  EXPECT_FALSE(may(t, at(Role::Left), enemy(Role::Right), kOff));
  EXPECT_TRUE(may(t, at(Role::Left), enemy(Role::Right), {.between_sides = true}));
}

TEST(COM19, SpectatorsTalkToNoPlayer) {
  const Table t = in_phase(TalkPhase::EnemyTurn);
  for (const Role role : kRoles) {
    EXPECT_FALSE(may(t, kSpectator, at(role), kOn)) << name(role);
    EXPECT_FALSE(may(t, enemy(role), kSpectator, kOn)) << name(role);
  }
  EXPECT_TRUE(may(in_phase(TalkPhase::After), kSpectator, at(Role::Left), kOff));
}

TEST(COM20, AfterTheBattleEveryoneMayTalkToEveryone) {
  const Table t = in_phase(TalkPhase::After);
  ASSERT_TRUE(t.over());
  for (const Role one : kRoles) {
    EXPECT_TRUE(may(t, kSpectator, at(one), kOff));
    EXPECT_TRUE(to_table(t, at(one), kOff));
    for (const Role two : kRoles) {
      EXPECT_TRUE(both(t, at(one), at(two)));
      EXPECT_TRUE(both(t, at(one), enemy(two)));
    }
  }
}

TEST(COM21, CountsAndFaceUpCardsArePublic) {
  Table t = battle_for_one_medal().play();
  t.run("hand-out probe-left left", "done");
  const View before = observe(t.battle(), t.state(), spectator());
  EXPECT_EQ(before.open.hand_size[index(Side::Allies)], 3);
  EXPECT_EQ(before.open.deck_size, 120 - 4 - 4);
  EXPECT_EQ(before.open.discard.size, 0);
  EXPECT_EQ(before.given, Given{}) << "given, but not placed";
  EXPECT_EQ(before.hand.size, 0);
  t.act("place probe-left right");
  EXPECT_EQ(observe(t.battle(), t.state(), spectator()).open.posts[index(Role::Left)].placed[0].card, Card::ProbeLeft);
}

// No event names a card before it is placed, except to those who may know (may_see_card).
TEST(COM22, NoEventNamesAHiddenCard) {
  Table t = battle_for_one_medal().play();
  for (const char* action : {"hand-out probe-left left", "hand-out probe-center center", "take-back probe-left left",
                             "visit left", "hand-out probe-left left", "done"}) {
    t.act(action);
    for (const Event& event : t.events()) { EXPECT_EQ(event.card, Card::None) << action << ": " << name(event.kind); }
  }
  EXPECT_EQ(t.happened("cards-handed-out"), 2) << "how many went to whom is told";
  t.act("place probe-left left").act("place probe-center left");
  EXPECT_EQ(t.events().front().card, Card::ProbeCenter) << "now it is";
  t.end_turn();
  int draws = 0;
  for (const Event& event : t.events()) {
    if (event.kind != EventKind::CardDrawn) { continue; }
    ++draws;
    EXPECT_TRUE(may_see_card(t.battle(), event, viewer_at({Side::Allies, Role::Commander})));
    EXPECT_FALSE(may_see_card(t.battle(), event, viewer_at({Side::Allies, Role::Left})));
    EXPECT_FALSE(may_see_card(t.battle(), event, viewer_of(Side::Axis)));
    EXPECT_FALSE(may_see_card(t.battle(), event, spectator()));
  }
  EXPECT_EQ(draws, 2);
}

}  // namespace
}  // namespace bocage
