// Overlord over the line protocol: hand-outs, generals who are asked at the same time, their actions and events.
#include <gtest/gtest.h>

#include <set>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

constexpr std::string_view kCommander = "allies/commander";

json actions(Talk& talk, std::string_view post) { return talk.get("legal", of_post(post)).at("actions"); }

json state_of(Talk& talk, std::string_view field) { return talk.get("state").at(std::string(field)); }

// A hand for everything: two cards for the left, one for the commander, the others roll.
void hand_out(Talk& talk) {
  talk.get("new", wide({"probe-left", "probe-left", "recon-right", "counter-attack", "ambush"},
                       {"probe-right", "barrage", "probe-center", "attack-left"}));
  for (const char* action : {"hand-out probe-left left", "hand-out probe-left left"}) { talk.act(action); }
}

// The generals' turn begins: left has cards to place, the others may roll.
void begin_generals(Talk& talk) {
  hand_out(talk);
  talk.act("done");
}

TEST(EngineOverlord, PlaysWithTwoDecks) {
  Talk talk;
  talk.get("new", {{"battle", "o1-omaha-beach-overlord"}, {"seed", 3}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("hands").at("axis").size(), 8U);
  EXPECT_EQ(state.at("deck").size(), 120U - 16U);
  EXPECT_EQ(state.at("phase"), "hand-out");
  EXPECT_EQ(state.at("council_over"), false);
  talk.get("new", wide({"ambush", "ambush"}, {}));
  EXPECT_EQ(talk.refused("new", wide({"ambush", "ambush", "ambush"}, {})), "hands.allies: there is no ambush left");
}

// CIC-03: with a single card there is nothing to hand out, and nobody is asked to.
TEST(EngineOverlord, AHandTooSmallSkipsTheHandOut) {
  Talk talk;
  for (const std::vector<std::string>& hand : {std::vector<std::string>{}, {"probe-left"}}) {
    const json answer = talk.get("new", wide(hand, {}));
    EXPECT_EQ(answer.at("pending").size(), 3U);
    EXPECT_EQ(answer.at("pending").at(0).at("kind"), "initiative");
    EXPECT_EQ(state_of(talk, "council_over"), true);
    talk.get("load", {{"state", talk.get("state")}});
  }
  EXPECT_EQ(talk.get("new", wide({"probe-left", "probe-left"}, {})).at("pending").at(0).at("kind"), "hand-out");
}

TEST(EngineOverlord, HandOutsHaveTheirParts) {
  Talk talk;
  hand_out(talk);
  const json offered = actions(talk, kCommander);
  for (const char* action :
       {R"({"text": "hand-out recon-right right", "kind": "hand-out", "card": "recon-right", "post": "right"})",
        R"({"text": "hand-out recon-right commander as barrage", "kind": "hand-out", "card": "recon-right",
            "as": "barrage", "post": "commander"})",
        R"({"text": "take-back probe-left left", "kind": "take-back", "card": "probe-left", "post": "left"})",
        R"({"text": "visit center", "kind": "visit", "post": "center"})", R"({"text": "done", "kind": "done"})"}) {
    EXPECT_TRUE(contains(offered, json::parse(action)));
  }
  talk.act("visit center");
  EXPECT_TRUE(contains(actions(talk, kCommander), json::parse(R"({"text": "end-visit", "kind": "end-visit"})")));
}

TEST(EngineOverlord, TheStateShowsWhatIsTakenOut) {
  Talk talk;
  hand_out(talk);
  talk.act("hand-out recon-right commander as barrage");
  json state = talk.get("state");
  EXPECT_EQ(state.at("hands").at("allies"), (json{"ambush", "counter-attack"}));
  EXPECT_EQ(state.at("given"), json::parse(R"({"commander": ["recon-right"], "left": ["probe-left", "probe-left"]})"));
  EXPECT_EQ(state.at("given_as"), "barrage");
  EXPECT_EQ(state.at("posts"), json::object());  // nothing is given before the hand-out is done
  EXPECT_EQ(state.at("visit"), "not-yet");
  EXPECT_EQ(state.at("visited"), nullptr);
  EXPECT_EQ(state.at("council_over"), true);
  talk.act_all({"take-back recon-right commander", "visit right"});
  state = talk.get("state");
  EXPECT_EQ(state.at("given"), json::parse(R"({"left": ["probe-left", "probe-left"]})"));
  EXPECT_EQ(state.at("given_as"), nullptr);
  EXPECT_EQ(state.at("visit"), "begun");
  EXPECT_EQ(state.at("visited"), "right");
  talk.act("end-visit");
  EXPECT_EQ(state_of(talk, "visit"), "ended");
}

TEST(EngineOverlord, TheHandOutIsTold) {
  Talk talk;
  hand_out(talk);
  EXPECT_EQ(talk.act("visit left").at("events"),
            json::parse(R"([{"kind": "visit-began", "side": "allies", "post": "left"}])"));
  talk.act("hand-out recon-right commander as barrage");
  EXPECT_EQ(talk.act("done").at("events"), json::parse(R"([{"kind": "visit-ended", "side": "allies", "post": "left"},
                            {"kind": "cards-handed-out", "side": "allies", "post": "commander", "count": 1},
                            {"kind": "cards-handed-out", "side": "allies", "post": "left", "count": 2},
                            {"kind": "card-played", "side": "allies", "card": "recon-right", "as": "barrage"}])"));
  EXPECT_EQ(state_of(talk, "phase"), "strike");
}

// A flag is answered by the general in whose wing the unit stands: the enemy's left is on the Allies' right.
TEST(EngineOverlord, TheGeneralOfTheWingAnswers) {
  Talk talk;
  hand_out(talk);
  talk.act_all({"hand-out recon-right commander as barrage", "done"});
  const json answer = talk.get("apply", {{"action", "target 44,4"}, {"dice", {"infantry", "star", "flag", "armor"}}});
  EXPECT_EQ(answer.at("pending"), json::parse(R"([{"side": "axis", "post": "left", "kind": "retreat"}])"));
}

TEST(EngineOverlord, SeveralPostsAreAskedAtTheSameTime) {
  Talk talk;
  begin_generals(talk);
  const json asked = json::parse(R"([{"side": "allies", "post": "left", "kind": "place"},
                                     {"side": "allies", "post": "center", "kind": "initiative"},
                                     {"side": "allies", "post": "right", "kind": "initiative"}])");
  EXPECT_EQ(talk.get("pending").at("pending"), asked);
  EXPECT_EQ(state_of(talk, "phase"), "place");
  EXPECT_EQ(talk.legal_texts({{"post", "center"}}), (std::vector<std::string>{"initiative", "pass"}));
  EXPECT_EQ(talk.legal_texts(of_post("allies/left")),
            (std::vector<std::string>{"place probe-left left", "place probe-left right"}));
  EXPECT_EQ(talk.legal_texts(of_post("allies/commander")), std::vector<std::string>{});
  EXPECT_EQ(talk.legal_texts(of_post("axis/left")), std::vector<std::string>{});
}

TEST(EngineOverlord, WhoIsMeantMustBeSaid) {
  Talk talk;
  begin_generals(talk);
  const json before = talk.get("state");
  const std::string several =
      "post: several posts are asked, name one: allies/left (place), allies/center "
      "(initiative), allies/right (initiative)";
  EXPECT_EQ(talk.refused("legal"), several);
  EXPECT_EQ(talk.refused("legal", {{"side", "allies"}}), several);
  EXPECT_EQ(talk.refused("apply", {{"action", "pass"}}), several);
  const auto refused = [&](const char* post, const char* action) {
    json fields = of_post(post);
    fields["action"] = action;
    return talk.refused("apply", fields);
  };
  EXPECT_EQ(refused("allies/commander", "pass"), "not-your-decision");
  EXPECT_EQ(refused("axis/left", "pass"), "not-your-decision");
  EXPECT_EQ(refused("allies/left", "pass"), "OVL-53 must-place");
  EXPECT_EQ(refused("allies/left", "place probe-right left"), "OVL-53 not-given");
  EXPECT_TRUE(begins(refused("allies/left", "place probe-left top"), "action: cannot be read"));
  EXPECT_EQ(talk.get("state"), before);
}

TEST(EngineOverlord, CardsArePlacedInSections) {
  Talk talk;
  begin_generals(talk);
  EXPECT_TRUE(contains(actions(talk, "allies/left"),
                       json::parse(R"({"text": "place probe-left right", "kind": "place", "card": "probe-left",
                                       "section": "right"})")));
  EXPECT_EQ(talk.act_as("allies/left", "place probe-left right").at("events"),
            json::parse(R"([{"kind": "card-placed", "side": "allies", "post": "left", "card": "probe-left",
                             "as": "probe-left", "strips": [1]}])"));
  json left = state_of(talk, "posts").at("left");
  EXPECT_EQ(left, json::parse(R"({"step": "place", "given": 2,
                                  "placed": [{"card": "probe-left", "acting": "probe-left", "strips": [1]}]})"));
  EXPECT_EQ(state_of(talk, "given").at("left"), json{"probe-left"});
  talk.act_as("allies/left", "place probe-left left");
  talk.act_as("allies/left", "order 2,6");
  left = state_of(talk, "posts").at("left");
  EXPECT_EQ(left.at("step"), "order");
  EXPECT_EQ(left.at("orders").at("within"), (json{0, 1}));
  EXPECT_EQ(left.at("orders").at("in_strip"), (json{2, 2, 0, 0, 0, 0}));
  EXPECT_EQ(left.at("orders").at("spent_at"), (json{{"0", 1}}));
  EXPECT_EQ(left.at("orders").at("spent_on").at("infantry"), 1);
  EXPECT_EQ(
      state_of(talk, "cards").at("last").at("allies"),
      json::parse(R"({"left": [{"acting": "probe-left", "strips": [1]}, {"acting": "probe-left", "strips": [0]}]})"));
}

TEST(EngineOverlord, ACardAcrossBothSectionsSaysSo) {
  Talk talk;
  talk.get("new", wide({"move-out", "ambush"}, {}));
  talk.act_all({"hand-out move-out left", "done"});
  EXPECT_EQ(actions(talk, "allies/left"),
            json::parse(R"([{"text": "place move-out", "kind": "place", "card": "move-out", "section": "both"}])"));
  EXPECT_EQ(talk.act_as("allies/left", "place move-out").at("events").at(0).at("strips"), (json{0, 1}));
}

TEST(EngineOverlord, ACounterAttackSaysWhatItRepeats) {
  Talk talk;
  talk.get("new", wide({"probe-left", "ambush"}, {"counter-attack", "ambush"}));
  talk.act_all({"hand-out probe-left left", "done"});
  talk.act_as("allies/left", "place probe-left left");
  for (const char* post : {"allies/center", "allies/right"}) { talk.act_as(post, "pass"); }
  talk.act_as("allies/left", "done");
  ASSERT_EQ(talk.decision(), "hand-out");
  talk.act_all({"hand-out counter-attack right", "done"});
  EXPECT_EQ(actions(talk, "axis/right"),
            json::parse(R"([{"text": "place counter-attack as probe-right right", "kind": "place",
                             "card": "counter-attack", "as": "probe-right", "section": "right"}])"));
  const json event = talk.act_as("axis/right", "place counter-attack as probe-right right").at("events").at(0);
  EXPECT_EQ(event.at("card"), "counter-attack");
  EXPECT_EQ(event.at("as"), "probe-right");
  EXPECT_EQ(event.at("strips"), json{0});
}

TEST(EngineOverlord, InitiativeIsRolledAndPaidFor) {
  Talk talk;
  begin_generals(talk);
  EXPECT_EQ(actions(talk, "allies/center").at(0), json::parse(R"({"text": "initiative", "kind": "initiative"})"));
  const json rolled = talk.act_as("allies/center", "initiative", {{"dice", {"grenade"}}});
  EXPECT_EQ(rolled.at("events"),
            json::parse(R"([{"kind": "initiative-rolled", "side": "allies", "post": "center", "dice": ["grenade"]}])"));
  EXPECT_EQ(rolled.at("dice"), json{"grenade"});
  EXPECT_EQ(state_of(talk, "posts").at("center").at("step"), "initiative-loss");
  EXPECT_EQ(actions(talk, "allies/center"),
            json::parse(R"([{"text": "lose-figure 18,6", "kind": "lose-figure", "unit": [18, 6]},
                            {"text": "lose-figure 26,6", "kind": "lose-figure", "unit": [26, 6]}])"));
  talk.act_as("allies/center", "lose-figure 18,6");
  const json units = state_of(talk, "units");
  EXPECT_EQ(units.at(2).at("at"), (json{18, 6}));
  EXPECT_EQ(units.at(2).at("barred"), true);
  EXPECT_EQ(units.at(2).at("figures"), 3);
  EXPECT_EQ(units.at(3).at("barred"), false);
}

TEST(EngineOverlord, AnInitiativeFlagIsARetreat) {
  Talk talk;
  begin_generals(talk);
  talk.act_as("allies/center", "initiative", {{"dice", {"flag"}}});
  EXPECT_EQ(state_of(talk, "posts").at("center").at("step"), "initiative-flag");
  EXPECT_TRUE(contains(actions(talk, "allies/center"),
                       json::parse(R"({"text": "retreat 18,6 > 17,7", "kind": "retreat", "unit": [18, 6],
                                       "to": [17, 7]})")));
}

TEST(EngineOverlord, UnitsAreOrderedByTheirGeneralAndLeaveTheBoard) {
  Talk talk;
  begin_generals(talk);
  for (const char* action : {"place probe-left left", "place probe-left right"}) { talk.act_as("allies/left", action); }
  EXPECT_EQ(talk.act_as("allies/left", "order 4,2").at("events"),
            json::parse(R"([{"kind": "unit-ordered", "side": "allies", "post": "left", "at": [4, 2]}])"));
  talk.act_as("allies/left", "done");
  EXPECT_TRUE(
      contains(actions(talk, "allies/left"), json::parse(R"({"text": "exit 4,2", "kind": "exit", "unit": [4, 2]})")));
  EXPECT_EQ(talk.act_as("allies/left", "exit 4,2").at("events"),
            json::parse(R"([{"kind": "unit-exited", "side": "allies", "from": [4, 2]},
                            {"kind": "medals-changed", "side": "allies", "count": 1}])"));
  EXPECT_EQ(state_of(talk, "phase"), "place");  // the slowest is meant
  EXPECT_EQ(state_of(talk, "posts").at("left").at("step"), "move");
}

// Two generals battle at the same time; odds asks the one who ordered the attacker.
TEST(EngineOverlord, OddsKnowWhoseUnitAttacks) {
  Talk talk;
  talk.get("new", wide({"probe-left", "probe-center", "ambush"}, {}));
  talk.act_all({"hand-out probe-left left", "hand-out probe-center center", "done"});
  talk.act_as("allies/right", "pass");
  talk.act_as("allies/left", "place probe-left left");
  talk.act_as("allies/center", "place probe-center left");
  talk.act_as("allies/left", "order 2,6");
  talk.act_as("allies/center", "order 18,6");
  for (const char* post : {"allies/left", "allies/center", "allies/left", "allies/center"}) {
    talk.act_as(post, "done");
  }
  EXPECT_EQ(state_of(talk, "phase"), "battle");
  ASSERT_EQ(talk.get("pending").at("pending").size(), 2U);
  const auto why = [&](const json& from, const json& to) {
    return why_text(talk.get("odds", {{"from", from}, {"to", to}}).at("why"));
  };
  EXPECT_EQ(why({2, 6}, {2, 4}), "");
  EXPECT_EQ(why({18, 6}, {18, 4}), "");
  EXPECT_TRUE(begins(why({10, 6}, {10, 4}), "ORD-01"));
  EXPECT_TRUE(begins(why({18, 4}, {18, 6}), "TURN-01"));
}

TEST(EngineOverlord, GoPlaysForWhoeverIsAsked) {
  Talk talk;
  begin_generals(talk);
  json answer = talk.get("go", {{"player", "random"}});
  EXPECT_EQ(answer.at("post"), "left");
  EXPECT_TRUE(begins(answer.at("action").get<std::string>(), "place probe-left "));
  json fields = of_post("allies/right");
  fields["player"] = "heuristic";
  answer = talk.get("go", fields);
  EXPECT_EQ(answer.at("post"), "right");
  EXPECT_TRUE(contains(talk.legal_texts(of_post("allies/right")), answer.at("action").get<std::string>()));
  fields["side"] = "axis";
  EXPECT_EQ(talk.refused("go", fields), "not-your-decision");
}

TEST(EngineOverlord, GoPlaysABattleToItsEnd) {
  Talk talk;
  talk.get("new", {{"battle", "o1"}, {"seed", 2}});
  int steps = 0;
  while (!is_over(talk) && ++steps < 20000) { talk.get("apply", talk.get("go", {{"player", "random"}})); }
  EXPECT_EQ(talk.get("state").at("phase"), "over");
}

// talk.

bool may(Talk& talk, const json& from, const json& to) {
  return talk.get("talk", {{"from", from}, {"to", to}}).at("may").get<bool>();
}
std::string phase(Talk& talk, const char* from) { return talk.get("talk", {{"from", from}}).at("phase"); }

TEST(EngineOverlordTalk, FollowsTheChainOfCommand) {
  Talk talk;
  talk.get("new", wide({"probe-left", "ambush"}, {"probe-left", "ambush"}));
  EXPECT_EQ(phase(talk, "allies/left"), "council");
  EXPECT_TRUE(may(talk, "allies/left", kCommander));
  talk.act("visit left");
  EXPECT_EQ(phase(talk, "allies/left"), "hand-out");
  EXPECT_EQ(phase(talk, "axis/left"), "enemy-turn");
  EXPECT_TRUE(may(talk, kCommander, "allies/left"));
  EXPECT_TRUE(may(talk, "allies/left", kCommander));
  EXPECT_FALSE(may(talk, kCommander, "allies/right"));
  EXPECT_FALSE(may(talk, "axis/commander", "axis/left"));
  EXPECT_TRUE(may(talk, "axis/center", "axis/left"));
  EXPECT_FALSE(may(talk, "axis/left", "allies/right"));
  EXPECT_FALSE(may(talk, "spectator", "allies/right"));
  EXPECT_TRUE(may(talk, "spectator", "spectator"));
  talk.act_all({"hand-out probe-left left", "done"});
  EXPECT_EQ(phase(talk, "allies/left"), "own-turn");
  EXPECT_FALSE(may(talk, kCommander, "allies/left"));
}

// COM-14: a general who is also the commander talks as the commander.
TEST(EngineOverlordTalk, APersonMayHoldSeveralPosts) {
  Talk talk;
  talk.get("new", wide({"probe-left", "ambush"}, {}));
  talk.act("hand-out probe-left left");
  EXPECT_TRUE(may(talk, {"allies/left", "allies/right"}, "allies/center"));
  EXPECT_FALSE(may(talk, {"allies/left", "allies/right"}, {"allies/commander", "allies/center"}));
}

TEST(EngineOverlordTalk, FollowsAgreedOptionsAndToTheWholeTable) {
  Talk talk;
  talk.get("new", wide({"probe-left", "ambush"}, {}));
  const auto to_table = [&](const char* from, const json& options) {
    const json left_out = talk.get("talk", {{"from", from}, {"options", options}});
    EXPECT_EQ(talk.get("talk", {{"from", from}, {"to", "table"}, {"options", options}}), left_out);
    return left_out.at("may").get<bool>();
  };
  EXPECT_TRUE(to_table("allies/commander", json::object()));
  talk.act("hand-out probe-left left");
  EXPECT_FALSE(to_table("allies/left", json::object()));
  EXPECT_TRUE(to_table("allies/left", {{"generals_to_table", true}}));
  EXPECT_FALSE(to_table("allies/commander", {{"generals_to_table", true}}));
  const json across = {{"from", "allies/left"}, {"to", "axis/left"}, {"options", {{"between_sides", true}}}};
  EXPECT_EQ(talk.get("talk", across).at("may"), true);
}

TEST(EngineOverlordTalk, TwoPlayersTalkAsTheyLike) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  EXPECT_EQ(talk.get("talk", {{"from", "axis"}, {"to", "allies"}}), json::parse(R"({"may": true, "phase": null})"));
}

}  // namespace
}  // namespace bocage::cli::engine
