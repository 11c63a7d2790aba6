// What clients are sent in battles with more than the core rules.
#include <gtest/gtest.h>

#include "schema.h"
#include "server/screen/offers_json.h"
#include "server/screen/view_json.h"
#include "server/table/settings.h"
#include "support/position.h"

namespace bocage::server {
namespace {

Json view_for(const Table& table, Viewer viewer) {
  Json view = screen_view_json(table.battle(), observe(table.battle(), table.state(), viewer), {});
  EXPECT_EQ(schema_fault("View", view), "");
  return view;
}

Json offer_now(const Table& table) {
  Json offer = offer_json(table.battle(), table.state(), pending(table.battle(), table.state())[0]);
  EXPECT_EQ(schema_fault("Offer", offer), "");
  return offer;
}

const Json* choice_in(const Json& list, std::string_view action) {
  for (const Json& choice : list) {
    if (choice.at("action") == action) { return &choice; }
  }
  return nullptr;
}

constexpr Viewer kAxisCommander = viewer_at({Side::Axis, Role::Commander});
constexpr Viewer kAlliedCommander = viewer_at({Side::Allies, Role::Commander});

TEST(ScreenExpansions, AreLeftOutInABattleWithoutThem) {
  const Json view = view_for(Position::from_battle("01").play(), kAlliedCommander);
  EXPECT_EQ(view.at("armies").at("axis").dump(), R"({"nation":"germany","command":"ordinary"})");
  for (const char* part : {"rules", "mines", "caves", "captured_tents", "cross_hairs", "visibility", "planes",
                           "sorties", "chip", "taken", "taken_up", "named"}) {
    EXPECT_FALSE(view.contains(part)) << part;
  }
}

// PAC-10, PAC-12: the value is sent once everyone has seen it.
TEST(ScreenExpansions, AMinefieldHidesItsValueUntilRevealed) {
  Table t =
      Position().minefield("axis", {6, 4}).unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {20, 0}).play();
  t.set_mine({6, 4}, 2);
  for (const Viewer& viewer : {kAxisCommander, kAlliedCommander, spectator()}) {
    EXPECT_EQ(view_for(t, viewer).at("mines").dump(), R"([{"at":[6,4],"for":"axis"}])");
  }
  t.run("play probe-left", "order 4,4", "done");
  t.dice({"flag", "flag"});
  t.act("move 4,4 > 6,4");
  EXPECT_EQ(view_for(t, spectator()).at("mines").dump(), R"([{"at":[6,4],"for":"axis","shown":2}])");
}

// COMR-08: the owner sees the cards, everyone else their number.
TEST(ScreenExpansions, AChipShowsItsCardsOnlyToItsOwner) {
  Table t = Position().command("allies", "commissar").hand("allies", {"probe-left", "attack-center"}).play();
  EXPECT_EQ(offer_now(t).at("cards")[0].at("choices").dump(),
            R"([{"action":"chip probe-left","kind":"chip","card":"probe-left"}])");
  t.act("chip probe-left");
  EXPECT_EQ(view_for(t, kAlliedCommander).at("chip").dump(), R"({"allies":["probe-left"]})");
  EXPECT_EQ(view_for(t, kAxisCommander).at("chip").dump(), R"({"allies":1})");
  EXPECT_EQ(view_for(t, spectator()).at("chip").dump(), R"({"allies":1})");
  EXPECT_EQ(view_for(t, spectator()).at("armies").at("allies").at("command"), "commissar");
}

// GUNG-61: one choice per Field General; nobody else knows before the hand-out is over.
TEST(ScreenExpansions, NamingAFieldGeneralIsAChoiceWithoutAHex) {
  Table t = Position()
                .overlord()
                .command("allies", "gung-ho")
                .unit("allies", "infantry", {2, 6})
                .unit("axis", "infantry", {2, 0})
                .hand("allies", {"probe-left", "probe-center", "probe-right"})
                .play();
  t.act("hand-out probe-left left");
  const Json offer = offer_now(t);
  const Json* choice = choice_in(offer.at("words"), "name-general left");
  ASSERT_NE(choice, nullptr);
  EXPECT_EQ(choice->at("post"), "left");
  t.act("name-general left");
  EXPECT_EQ(view_for(t, kAlliedCommander).at("named"), "left");
  EXPECT_FALSE(view_for(t, kAxisCommander).contains("named"));
  t.act("done");
  EXPECT_EQ(view_for(t, kAxisCommander).at("named"), "left");
}

TEST(ScreenExpansions, AirplanesAreShownAndOffered) {
  Table t = Position()
                .nation("allies", "britain")
                .air(1, 1)
                .unit("allies", "infantry", {4, 8})
                .unit("axis", "infantry", {2, 2})
                .hand("allies", {"probe-left"})
                .play();
  const Json before = view_for(t, spectator());
  EXPECT_EQ(before.at("rules").dump(), R"(["air"])");
  EXPECT_EQ(before.at("sorties").dump(), R"({"axis":1,"allies":1})");
  EXPECT_EQ(before.at("planes").dump(), "[]");
  t.run("play air-sortie", "pass");
  const Json incoming = offer_now(t);
  const Json* entry = choice_in(incoming.at("hexes"), "bring-in spitfire 0,0");
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->at("plane"), "spitfire");
  EXPECT_EQ(entry->at("at").dump(), "[0,0]");
  t.act("bring-in spitfire 0,0");
  const Json flying = offer_now(t);
  ASSERT_EQ(flying.at("units").size(), 1U);
  EXPECT_EQ(flying.at("units")[0].at("ways")[0].at("kind"), "fly");
  t.run("fly 0,0 > 1,1", "fly 1,1 > 2,2", "fly 2,2 > 3,3");
  t.skip_to("battle");
  EXPECT_EQ(view_for(t, kAxisCommander).at("planes").dump(),
            R"([{"id":0,"at":[3,3],"side":"allies","is":"spitfire","ordered":true,"moved":true}])");
  const Json acting = offer_now(t);
  const Json* strafing = choice_in(acting.at("units")[0].at("choices"), "air-action strafing 3,3");
  ASSERT_NE(strafing, nullptr);
  EXPECT_EQ(strafing->at("air_action"), "strafing");
}

TEST(ScreenExpansions, TraitsCavesAndVisibilityAreShown) {
  const Table t = Position()
                      .face("beach")
                      .terrain("hill", {8, 0})
                      .work("cave", {8, 0})
                      .night(2)
                      .first("axis")
                      .unit("axis", "infantry", {8, 0})
                      .camouflaged()
                      .unit("allies", "infantry", {8, 8})
                      .in_craft()
                      .play();
  const Json view = view_for(t, kAlliedCommander);
  EXPECT_EQ(view.at("caves").dump(), "[[8,0]]");
  EXPECT_EQ(view.at("visibility"), 2);
  EXPECT_EQ(view.at("rules").dump(), R"(["night"])");
  for (const Json& unit : view.at("units")) {
    EXPECT_EQ(unit.contains("camouflaged"), unit.at("side") == "axis");
    EXPECT_EQ(unit.contains("afloat"), unit.at("side") == "allies");
  }
}

TEST(ScreenExpansions, CanBeEnabledByOptionsOfTheTable) {
  const auto wish =
      nlohmann::json::parse(R"({"battle": "o2", "options": {"commissar": true, "air": true, "night": true}})");
  const auto settings = settings_from_json(wish);
  ASSERT_TRUE(settings);
  EXPECT_TRUE(settings->options.has(Option::Commissar));
  EXPECT_TRUE(settings->options.has(Option::Air));
  EXPECT_TRUE(settings->options.has(Option::Night));
  const Json written = settings_json(*settings);
  EXPECT_EQ(schema_fault("Settings", written), "");
  EXPECT_TRUE(settings_from_json(written)->options.has(Option::Night));
  EXPECT_FALSE(settings_from_json(nlohmann::json::parse(R"({"battle": "o2", "options": {"rain": true}})")));
}

}  // namespace
}  // namespace bocage::server
