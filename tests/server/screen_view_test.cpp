#include <gtest/gtest.h>

#include "scenario/library.h"
#include "schema.h"
#include "server/screen/view_json.h"
#include "support/position.h"

namespace bocage::server {
namespace {

Json view_of(const Table& table, Viewer viewer) {
  Json view = screen_view_json(table.battle(), observe(table.battle(), table.state(), viewer), {});
  EXPECT_EQ(schema_fault("View", view), "");
  return view;
}

const Json* unit_on(const Json& view, Coord at) {
  for (const Json& unit : view.at("units")) {
    if (unit.at("at") == Json::array({at.col, at.row})) { return &unit; }
  }
  return nullptr;
}

constexpr Viewer kAllies = viewer_at({Side::Allies, Role::Commander});
constexpr Viewer kAxis = viewer_at({Side::Axis, Role::Commander});

TEST(ScreenView, OfTheSetupOfATwoPlayerBattle) {
  const Table t = Position::from_battle("01").play();
  const Json view = view_of(t, kAllies);
  EXPECT_EQ(view.at("turn").get<int>(), 1);
  EXPECT_EQ(view.at("side").get<std::string>(), "allies");
  EXPECT_EQ(view.at("phase").get<std::string>(), "play");
  EXPECT_EQ(view.at("medals").dump(), R"({"axis":0,"allies":0})");
  EXPECT_EQ(view.at("needed").dump(), R"({"axis":4,"allies":4})");
  EXPECT_EQ(view.at("held").dump(), "[null,null]");      // two bridges, both still to be taken
  EXPECT_EQ(view.at("hands").at("allies").size(), 6U);   // the viewer's own, by name
  EXPECT_EQ(view.at("hands").at("axis").get<int>(), 2);  // the other one, by number
  EXPECT_EQ(view.at("deck").get<int>(), 60 - 6 - 2);
  EXPECT_EQ(view.at("visit").dump(), R"({"state":"not-yet"})");
  EXPECT_TRUE(view.at("posts").empty());
  EXPECT_FALSE(view.contains("attack"));
  const Json watching = view_of(t, spectator());
  EXPECT_EQ(watching.at("hands").dump(), R"({"axis":2,"allies":6})");
}

// VIC-04: an objective counts while it is held.
TEST(ScreenView, ObjectivesShowWhoHoldsThem) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {20, 0})
                .objective("allies", {{4, 2}, {5, 3}})
                .objective("axis", {{20, 0}})
                .play();
  EXPECT_EQ(view_of(t, kAllies).at("held").dump(), R"([null,null,"axis"])");
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 5,3");
  const Json view = view_of(t, kAxis);
  EXPECT_EQ(view.at("held").dump(), R"([null,"allies","axis"])");
  EXPECT_EQ(view.at("medals").dump(), R"({"axis":1,"allies":1})");
}

// Battle files list exits after objectives, so `held` is in file order.
TEST(ScreenView, HeldFollowsTheOrderOfTheFile) {
  const Library library = default_library();
  for (const std::string& id : library.ids()) {
    const auto scenario = library.load(id);
    bool out = false;
    std::size_t medals = 0;
    for (const auto& medal : scenario->document.value("medals", nlohmann::json::array())) {
      const bool exit = medal.at("kind") == "exit";
      EXPECT_TRUE(exit || !out) << id;
      out = exit;
      ++medals;
    }
    EXPECT_EQ(scenario->spec.objectives.size() + scenario->spec.exits.size(), medals) << id;
  }
}

TEST(ScreenView, FalseFlagsOfAUnitAreLeftOut) {
  Table t =
      Position().terrain("forest", {6, 4}).unit("allies", "infantry", {4, 4}).unit("axis", "armor", {20, 0}).play();
  Json view = view_of(t, kAllies);
  const std::string id = unit_on(view, {4, 4})->at("id").dump();
  EXPECT_EQ(unit_on(view, {4, 4})->dump(),
            R"({"id":)" + id + R"(,"at":[4,4],"side":"allies","type":"infantry","figures":4,"full":4})");
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4");
  view = view_of(t, kAllies);
  const Json* unit = unit_on(view, {6, 4});
  ASSERT_NE(unit, nullptr);
  EXPECT_EQ(unit->at("id").dump(), id);
  EXPECT_TRUE(unit->at("ordered").get<bool>());
  EXPECT_TRUE(unit->at("moved").get<bool>());
  EXPECT_FALSE(unit->contains("battled"));
  EXPECT_TRUE(unit->at("done").get<bool>());  // MOV-17: it entered a forest
  EXPECT_EQ(unit->at("card").get<std::string>(), "probe-left");
  EXPECT_FALSE(unit->contains("by"));
}

// BAT-21: no unit battles in the ocean, but it may from the beach.
TEST(ScreenView, AUnitInTheOceanIsDoneOnlyOnceItHasMoved) {
  Table t = Position().face("beach").unit("allies", "infantry", {4, 8}).unit("axis", "infantry", {20, 0}).play();
  t.run("play probe-left", "order 4,8");
  EXPECT_FALSE(unit_on(view_of(t, kAllies), {4, 8})->contains("done"));
  t.run("done", "done");
  const Json view = view_of(t, kAllies);
  const Json* unit = unit_on(view, {4, 8});
  EXPECT_TRUE(unit->at("done").get<bool>());
}

TEST(ScreenView, ShowsTheAttackInProgress) {
  Table t =
      Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {6, 4}).hand("axis", {"ambush"}).play();
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 6,4");
  EXPECT_EQ(view_of(t, kAxis).at("attack").dump(), R"({"from":[4,4],"at":[6,4]})");
  EXPECT_EQ(view_of(t, kAllies).at("hands").at("axis").get<int>(), 1);
}

TEST(ScreenView, EveryoneMayTalkToEveryoneInTheTwoPlayerGame) {
  const Table t = Position().play();
  EXPECT_EQ(view_of(t, kAllies).at("talk").dump(), R"({"to":["table","axis/commander"]})");
}

TEST(ScreenView, TheReplayShowsEveryHand) {
  const Table t = Position::from_battle("01").play();
  const Json view = open_view_json(t.battle(), t.state());
  EXPECT_EQ(schema_fault("View", view), "");
  EXPECT_EQ(view.at("hands").at("axis").size(), 2U);
  EXPECT_EQ(view.at("hands").at("allies").size(), 6U);
}

// Overlord.
Position overlord() {
  return Position()
      .overlord()
      .unit("allies", "infantry", {4, 6})
      .unit("allies", "infantry", {24, 6})
      .unit("axis", "infantry", {24, 0})
      .hand("allies", {"probe-left", "probe-center", "recon-right", "attack-left"})
      .hand("axis", {"probe-left", "probe-center", "recon-right", "attack-left"});
}
constexpr Viewer kLeft = viewer_at({Side::Allies, Role::Left});
constexpr Viewer kRight = viewer_at({Side::Allies, Role::Right});

// OVL-27: only the Commander-in-Chief sees the hand.
TEST(ScreenView, AFieldGeneralNeverSeesTheHand) {
  const Table t = overlord().play();
  EXPECT_EQ(view_of(t, kAllies).at("hands").at("allies").size(), 4U);
  EXPECT_EQ(view_of(t, kLeft).at("hands").dump(), R"({"axis":4,"allies":4})");
  EXPECT_EQ(view_of(t, kAxis).at("hands").at("allies").get<int>(), 4);
}

// CIC-19: the Commander-in-Chief knows the cards handed out at once, the Field General after the hand-out, others once
// they are shown.
TEST(ScreenView, CardsHandedOutAreKnownToTheirReceivers) {
  Table t = overlord().play();
  t.act("hand-out probe-left left");
  EXPECT_EQ(view_of(t, kAllies).at("posts").at("left").at("cards").dump(), R"(["probe-left"])");
  EXPECT_TRUE(view_of(t, kLeft).at("posts").empty());
  t.act("done");
  EXPECT_EQ(view_of(t, kLeft).at("posts").at("left").at("cards").dump(), R"(["probe-left"])");
  const Json other_general = view_of(t, kRight);
  EXPECT_FALSE(other_general.at("posts").at("left").contains("cards"));
  EXPECT_EQ(other_general.at("posts").at("left").at("given").get<int>(), 1);
  EXPECT_FALSE(view_of(t, kAxis).at("posts").at("left").contains("cards"));
}

// OCTR-10: with nothing to copy, the card is placed and acts as nothing.
TEST(ScreenView, ACounterAttackWithNothingToCopyActsAsNothing) {
  Table t = overlord().hand("allies", {"counter-attack", "probe-center", "recon-right", "attack-left"}).play();
  t.run("hand-out counter-attack left", "hand-out probe-center center", "done", "place counter-attack");
  EXPECT_TRUE(view_of(t, kAllies).at("posts").at("left").at("placed")[0].at("acting").is_null());
}

// OVL-07: each unit has a Field General.
TEST(ScreenView, EachUnitNamesItsFieldGeneral) {
  const Json view = view_of(overlord().play(), kAllies);
  EXPECT_EQ(unit_on(view, {4, 6})->at("by").get<std::string>(), "left");
  EXPECT_EQ(unit_on(view, {24, 6})->at("by").get<std::string>(), "center");
}

// COM-01 before the first hand-out; then COM-03, COM-08: Field Generals among themselves, the Commander-in-Chief by a
// visit.
TEST(ScreenView, TalkFollowsTheChainOfCommand) {
  Table t = overlord().play();
  EXPECT_EQ(view_of(t, kLeft).at("talk").at("phase").get<std::string>(), "council");
  EXPECT_EQ(view_of(t, kLeft).at("talk").at("to").size(), 2U + 7U);  // table, side, and seven posts
  t.act("hand-out probe-left left");
  EXPECT_EQ(view_of(t, kAllies).at("talk").dump(), R"({"phase":"hand-out","to":[]})");
  EXPECT_EQ(view_of(t, kLeft).at("talk").at("to").dump(), R"(["side","allies/center","allies/right"])");
  t.act("visit left");
  EXPECT_EQ(view_of(t, kAllies).at("talk").at("to").dump(), R"(["side","allies/left"])");
  EXPECT_EQ(view_of(t, kAllies).at("visit").dump(), R"({"state":"begun","post":"left"})");
  EXPECT_EQ(view_of(t, spectator()).at("talk").at("to").dump(), "[]");
}

}  // namespace
}  // namespace bocage::server
