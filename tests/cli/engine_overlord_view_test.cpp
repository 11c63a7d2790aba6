// What each post of an Overlord table is shown, and that the text contains nothing else.
#include <gtest/gtest.h>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

json view(Talk& talk, const json& viewer) { return talk.get("view", {{"viewer", viewer}}); }
std::string view_text(Talk& talk, const json& viewer) {
  return talk.line(json{{"op", "view"}, {"viewer", viewer}}.dump());
}

const json kOthers = json::parse(R"(["allies/left", "allies/center", "allies/right", ["allies/left", "allies/right"],
                                     "axis", "axis/commander", "axis/left", "spectator"])");

TEST(EngineOverlordView, OVL27_TheHandIsTheCommanders) {
  Talk talk;
  talk.get("new", wide({"dig-in", "ambush"}, {"barrage", "firefight"}));
  const json hand = {"ambush", "dig-in"};
  EXPECT_EQ(view(talk, "allies/commander").at("hands").at("allies"), hand);
  EXPECT_EQ(view(talk, "allies").at("hands").at("allies"), hand);
  EXPECT_EQ(view(talk, {"allies/center", "allies/commander"}).at("hands").at("allies"), hand);
  EXPECT_EQ(view(talk, "allies").at("hands").at("axis"), json({{"size", 2}}));
  for (const json& viewer : kOthers) {
    EXPECT_EQ(view(talk, viewer).at("hands").at("allies"), json({{"size", 2}})) << viewer;
    EXPECT_FALSE(mentions(view_text(talk, viewer), "dig-in")) << viewer;
  }
  EXPECT_EQ(view(talk, "axis").at("hands").at("axis"), (json{"barrage", "firefight"}));
  EXPECT_EQ(view(talk, "spectator").at("deck"), json({{"size", 116}}));
}

// CIC-19: until the hand-out is done, all cards are still in the hand, as far as the others can tell.
TEST(EngineOverlordView, WhatIsTakenOutIsSeenByTheCommanderAlone) {
  Talk talk;
  talk.get("new", wide({"dig-in", "firefight", "ambush"}, {}));
  std::vector<std::string> before;
  for (const json& viewer : kOthers) { before.push_back(view_text(talk, viewer)); }
  talk.act("hand-out dig-in left");
  talk.act("take-back dig-in left");  // the council is over from here on, and that may be seen
  for (std::size_t i = 0; i < kOthers.size(); ++i) { before[i] = view_text(talk, kOthers[i]); }
  talk.act_all({"hand-out dig-in left", "hand-out firefight right"});
  for (std::size_t i = 0; i < kOthers.size(); ++i) { EXPECT_EQ(view_text(talk, kOthers[i]), before[i]) << kOthers[i]; }
  const json own = view(talk, "allies/commander");
  EXPECT_EQ(own.at("given"), json::parse(R"({"left": ["dig-in"], "right": ["firefight"]})"));
  EXPECT_EQ(own.at("hands").at("allies"), json{"ambush"});
}

TEST(EngineOverlordView, CIC19_WhatIsGivenIsSeenByWhoHasIt) {
  Talk talk;
  talk.get("new", wide({"dig-in", "firefight", "ambush"}, {}));
  talk.act_all({"hand-out dig-in left", "hand-out firefight right", "done"});
  const auto given = [&](const json& viewer) { return view(talk, viewer).at("given"); };
  const json all = json::parse(R"({"left": ["dig-in"], "right": ["firefight"]})");
  EXPECT_EQ(given("allies/commander"), all);
  EXPECT_EQ(given("allies"), all);
  EXPECT_EQ(given({"allies/left", "allies/right"}), all);
  EXPECT_EQ(given("allies/left"), json::parse(R"({"left": ["dig-in"]})"));
  EXPECT_EQ(given("allies/center"), json::object());
  EXPECT_EQ(given("axis"), json::object());
  EXPECT_EQ(given("spectator"), json::object());
  for (const json& viewer : kOthers) {
    EXPECT_EQ(view(talk, viewer).at("posts").at("left").at("given"), 1) << viewer;  // how many is open to all
    EXPECT_EQ(view(talk, viewer).at("hands").at("allies"), json({{"size", 1}})) << viewer;
  }
  talk.act_as("allies/left", "place dig-in");
  EXPECT_EQ(view(talk, "spectator").at("posts").at("left").at("placed").at(0).at("card"), "dig-in");
}

// Two deals that differ only in what a viewer may not know give that viewer the same text.
TEST(EngineOverlordView, TheTextDependsOnNothingHidden) {
  const auto texts = [](const char* in_hand, const char* for_right) {
    Talk talk;
    talk.get("new", wide({"probe-left", "ambush", in_hand, for_right}, {}));
    talk.act_all({"hand-out probe-left left", "hand-out " + std::string(for_right) + " right", "done"});
    std::vector<std::string> shown;
    for (const json& viewer : json::parse(R"(["allies/left", "allies/center", "axis", "spectator"])")) {
      shown.push_back(view_text(talk, viewer));
      EXPECT_FALSE(mentions(shown.back(), in_hand));
      EXPECT_FALSE(mentions(shown.back(), for_right));
    }
    return shown;
  };
  EXPECT_EQ(texts("barrage", "dig-in"), texts("air-power", "firefight"));
}

TEST(EngineOverlordView, HasNeitherHashNorSeed) {
  Talk talk;
  talk.get("new", {{"battle", "o1"}, {"seed", 3}});
  for (const json& viewer : kOthers) {
    EXPECT_FALSE(view(talk, viewer).contains("hash"));
    EXPECT_FALSE(view(talk, viewer).contains("seed"));
  }
}

}  // namespace
}  // namespace bocage::cli::engine
