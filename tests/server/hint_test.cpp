// Hints: only against computer players, only for a post that must choose, and invisible to everyone else.
#include <gtest/gtest.h>

#include <algorithm>

#include "schema.h"
#include "world.h"

namespace bocage::server {
namespace {

constexpr const char* kOurs = "allies/commander";
constexpr const char* kTheirs = "axis/commander";

// A battle against a computer player; the Allies are to play a card. The adviser is limited by nodes, not by time.
struct Solo {
  explicit Solo(const std::string& adviser = "general@300n", const std::string& battle = "01-pegasus-bridge")
      : club("", config_with(adviser)), ann(club.guest()) {
    table = club.make(ann, {{"battle", battle}, {"maker", {kOurs}}, {"bots", "recruit"}});
    connection = club.join(ann, table);
    EXPECT_TRUE(club.world().run_until([&] { return !offers().empty(); }));
  }
  static Config config_with(const std::string& adviser) {
    Config config;
    config.adviser = adviser;
    return config;
  }
  Json game() {
    const auto& messages = club.world().sent(connection);
    const auto newest =
        std::find_if(messages.rbegin(), messages.rend(), [](const Json& it) { return it.contains("game"); });
    return newest == messages.rend() ? Json() : (*newest)["game"];
  }
  Json offers() { return game().is_null() ? Json::array() : game()["offers"]; }
  Json hint() { return club.ask(connection, {{"do", "hint"}, {"post", kOurs}}); }
  const Table& game_table() { return club.room(table)->table(); }

  Club club;
  std::string ann;
  std::string table;
  ConnectionId connection = 0;
};

std::string refusal_of(const Json& answer) {
  return answer.value("ok", false) ? "" : answer["error"]["code"].get<std::string>();
}

// A battle between two people that has not begun yet.
struct TwoPeople {
  explicit TwoPeople(const Config& config) : club("", config) {
    const std::string ann = club.guest();
    table = club.make(ann, {{"battle", "01-pegasus-bridge"}, {"maker", {kOurs}}, {"listed", true}});
    allies = club.join(ann, table);
    axis = club.join(club.guest(), table);
  }
  void begin() {
    EXPECT_EQ(refusal_of(club.ask(axis, {{"do", "sit"}, {"posts", {kTheirs}}})), "");
    EXPECT_EQ(refusal_of(club.ask(axis, {{"do", "begin"}})), "");
  }
  std::string refused(ConnectionId connection) {
    return refusal_of(club.ask(connection, {{"do", "hint"}, {"post", kOurs}}));
  }

  Club club;
  std::string table;
  ConnectionId allies = 0;
  ConnectionId axis = 0;
};

TEST(Hint, IsOneOfTheOffersWithAWinningChance) {
  Solo solo;
  EXPECT_TRUE(solo.game()["hint"].get<bool>());
  const Json answer = solo.hint();
  ASSERT_EQ(refusal_of(answer), "");
  const Json& hint = answer["hint"];
  EXPECT_EQ(schema_fault("Hint", hint), "");
  const auto offered = client::offered_actions(solo.offers()[0]);
  EXPECT_NE(std::find(offered.begin(), offered.end(), hint["action"].get<std::string>()), offered.end());
  EXPECT_EQ(client::offered_actions(hint["offer"]), std::vector{hint["action"].get<std::string>()});
  EXPECT_GE(hint["chance"].get<double>(), 0);
  EXPECT_LE(hint["chance"].get<double>(), 1);
  EXPECT_EQ(refusal_of(solo.club.act(solo.connection, kOurs, hint["action"])), "");
}

TEST(Hint, CanBeFollowedThroughAWholeTurn) {
  Solo solo;
  const int turn = solo.game_table().game()->state().open.turn;
  while (solo.game_table().state() == TableState::Playing && solo.game_table().game()->state().open.turn == turn) {
    const Json answer = solo.hint();
    ASSERT_EQ(refusal_of(answer), "");
    ASSERT_EQ(refusal_of(solo.club.act(solo.connection, kOurs, answer["hint"]["action"])), "");
    if (solo.game_table().game()->state().open.turn != turn) { break; }
    ASSERT_TRUE(solo.club.world().run_until(
        [&] { return solo.game_table().game()->state().open.turn != turn || !solo.offers().empty(); }));
  }
}

TEST(Hint, ChangesNothingAndGoesOnlyToTheAsker) {
  Solo solo;
  const ConnectionId watcher = solo.club.join(solo.club.guest(), solo.table);
  const ConnectionId own_other_tab = solo.club.join(solo.ann, solo.table);
  const State before = solo.game_table().game()->state();
  const auto entries = solo.game_table().entries();
  const auto seen = solo.club.world().sent(watcher).size();
  const auto seen_there = solo.club.world().sent(own_other_tab).size();
  ASSERT_EQ(refusal_of(solo.hint()), "");
  EXPECT_EQ(hash(solo.game_table().game()->state()), hash(before));
  EXPECT_EQ(solo.game_table().entries(), entries);
  EXPECT_EQ(solo.club.world().sent(watcher).size(), seen);
  EXPECT_EQ(solo.club.world().sent(own_other_tab).size(), seen_there);
  EXPECT_FALSE(solo.club.world().newest(watcher, "table")["game"]["hint"].get<bool>());
}

TEST(Hint, IsNotGivenAgainstPeople) {
  TwoPeople people(Solo::config_with("random"));
  EXPECT_EQ(people.refused(people.allies), "not-playing");
  people.begin();
  EXPECT_EQ(people.refused(people.allies), "against-people");
  EXPECT_EQ(people.refused(people.axis), "not-yours");
  for (const ConnectionId connection : {people.allies, people.axis}) {
    ASSERT_TRUE(people.club.world().run_until([&] {
      const Json& seats = people.club.world().newest(connection, "seats");
      return !seats.is_null() && !seats["game"].is_null();
    }));
    EXPECT_FALSE(people.club.world().newest(connection, "seats")["game"]["hint"].get<bool>());
  }
}

// Someone who has left may come back, or another person may take the seat; a computer player does not count.
TEST(Hint, AnEmptySeatCountsAsAPerson) {
  TwoPeople people(Solo::config_with("random"));
  people.begin();
  ASSERT_EQ(refusal_of(people.club.ask(people.axis, {{"do", "leave"}, {"posts", {kTheirs}}})), "");
  EXPECT_EQ(people.refused(people.allies), "against-people");
}

// A person who is away is still a person.
TEST(Hint, APersonWithAStandInCountsAsAPerson) {
  Config config = Solo::config_with("random");
  config.stand_in_after = 1000;
  config.stand_in = "recruit";
  TwoPeople people(config);
  people.begin();
  people.club.hall().disconnect(people.axis);
  people.club.world().pass(1000);
  const Table& room = people.club.room(people.table)->table();
  ASSERT_EQ(room.seat({Side::Axis, Role::Commander}).stand_in, "recruit");
  EXPECT_EQ(people.refused(people.allies), "against-people");
}

TEST(Hint, IsOnlyForOwnPostsDuringTheGame) {
  Solo solo("random", "o1-omaha-beach-overlord");
  EXPECT_EQ(refusal_of(solo.club.ask(solo.connection, {{"do", "hint"}, {"post", "allies/left"}})), "not-yours");
  const ConnectionId watcher = solo.club.join(solo.club.guest(), solo.table);
  EXPECT_EQ(refusal_of(solo.club.ask(watcher, {{"do", "hint"}, {"post", kOurs}})), "not-yours");
  EXPECT_EQ(refusal_of(solo.club.ask(solo.connection, {{"do", "resign"}})), "");
  EXPECT_EQ(refusal_of(solo.hint()), "not-playing");
}

TEST(Hint, IsRefusedWhileOthersChoose) {
  Club club("", Solo::config_with("random"));
  const std::string ann = club.guest();
  const std::string table =
      club.make(ann, {{"battle", "o1-omaha-beach-overlord"}, {"maker", {kOurs, "allies/left"}}, {"bots", "recruit"}});
  const ConnectionId connection = club.join(ann, table);
  const Table& room = club.room(table)->table();
  ASSERT_TRUE(club.world().run_until([&] { return room.game()->state().open.on_turn == Side::Allies; }));
  EXPECT_EQ(refusal_of(club.ask(connection, {{"do", "hint"}, {"post", "allies/left"}})), "not-asked");
  EXPECT_EQ(refusal_of(club.ask(connection, {{"do", "hint"}, {"post", kOurs}})), "");
}

// Two people have the left and center wings at Omaha, computer players the rest; both are asked at the same time.
struct Wings {
  Wings() : club("", with_patience()) {
    const std::string ann = club.guest();
    table = club.make(ann, {{"battle", "o1-omaha-beach-overlord"}, {"maker", {kLeft}}, {"listed", true}});
    left = club.join(ann, table);
    center = club.join(club.guest(), table);
    EXPECT_EQ(refusal_of(club.ask(center, {{"do", "sit"}, {"posts", {kCenter}}})), "");
    const Json others{kTheirs, "axis/left", "axis/center", "axis/right", kOurs, "allies/right"};
    EXPECT_EQ(refusal_of(club.ask(left, {{"do", "bot"}, {"posts", others}, {"player", "sergeant"}})), "");
    EXPECT_EQ(refusal_of(club.ask(left, {{"do", "begin"}})), "");
    EXPECT_TRUE(club.world().run_until([&] {
      if (is_asked(Role::Left) && is_asked(Role::Center)) { return true; }
      const bool one = is_asked(Role::Left) || is_asked(Role::Center);
      if (one) {
        club.play_on({left, center}, [](std::size_t) { return 0; });
      }
      return false;
    }));
  }
  static Config with_patience() {
    Config config = Solo::config_with("sergeant");
    config.limits.messages = {1e6, 1e6};  // unlimited: the clock of the test does not advance
    return config;
  }
  bool is_asked(Role role) {
    const Table& room = club.room(table)->table();
    return room.game() != nullptr && pending(room.battle(), room.game()->state()).has({Side::Allies, role});
  }
  std::string could_do(Role role) {
    const Table& room = club.room(table)->table();
    ActionList offers;
    legal(room.battle(), room.game()->state(), {Side::Allies, role}, offers);
    return to_text(room.battle().board(), offers[0]);
  }
  void hear(ConnectionId connection, int request, Json what) {
    what["id"] = request;
    club.hall().on_message(connection, what.dump());
  }
  Json answered(ConnectionId connection, int request) {
    EXPECT_TRUE(club.world().run_until([&] { return !club.world().answer(connection, request).is_null(); }));
    return club.world().answer(connection, request);
  }

  static constexpr const char* kLeft = "allies/left";
  static constexpr const char* kCenter = "allies/center";
  Club club;
  std::string table;
  ConnectionId left = 0;
  ConnectionId center = 0;
};

TEST(Hint, IsGivenToEachOfTwoPeopleOnOneSide) {
  Wings wings;
  for (const auto& [connection, own, other] :
       {std::tuple{wings.left, Wings::kLeft, Wings::kCenter}, std::tuple{wings.center, Wings::kCenter, Wings::kLeft}}) {
    const Json answer = wings.club.ask(connection, {{"do", "hint"}, {"post", own}});
    ASSERT_EQ(refusal_of(answer), "");
    EXPECT_EQ(answer["hint"]["offer"]["post"], own);
    EXPECT_EQ(refusal_of(wings.club.ask(connection, {{"do", "hint"}, {"post", other}})), "not-yours");
  }
}

TEST(Hint, IsStillValidAfterAnotherPostActed) {
  Wings wings;
  const std::string played = wings.could_do(Role::Center);
  wings.hear(wings.left, 901, {{"do", "hint"}, {"post", Wings::kLeft}});
  wings.hear(wings.center, 902, {{"do", "act"}, {"post", Wings::kCenter}, {"action", played}});
  EXPECT_EQ(refusal_of(wings.answered(wings.center, 902)), "");
  EXPECT_EQ(refusal_of(wings.answered(wings.left, 901)), "");
}

TEST(Hint, OneAtATime) {
  Solo solo;
  solo.club.hall().on_message(solo.connection, Json{{"id", 901}, {"do", "hint"}, {"post", kOurs}}.dump());
  solo.club.hall().on_message(solo.connection, Json{{"id", 902}, {"do", "hint"}, {"post", kOurs}}.dump());
  World& world = solo.club.world();
  ASSERT_TRUE(world.run_until([&] { return !world.answer(solo.connection, 901).is_null(); }));
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 902)), "thinking");
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 901)), "");
  EXPECT_EQ(refusal_of(solo.hint()), "");
}

TEST(Hint, ARepeatedRequestIsAnsweredOnTheNewConnection) {
  Solo solo;
  const std::string request = Json{{"id", 903}, {"do", "hint"}, {"post", kOurs}}.dump();
  const std::string key = "key-of-connection-" + std::to_string(solo.connection);
  solo.club.hall().on_message(solo.connection, request);
  solo.club.hall().disconnect(solo.connection);
  const ConnectionId back = solo.connection + 100;
  ASSERT_EQ(solo.club.connect(back, solo.ann, solo.table), "");
  solo.club.hall().on_message(back, Json{{"id", 1}, {"do", "hello"}, {"key", key}}.dump());
  solo.club.hall().on_message(back, request);
  World& world = solo.club.world();
  ASSERT_TRUE(world.run_until([&] { return !world.answer(back, 903).is_null(); }));
  EXPECT_EQ(refusal_of(world.answer(back, 903)), "");
}

TEST(Hint, IsRefusedOnceThePostHasActed) {
  Solo solo;
  const std::string played = client::offered_actions(solo.offers()[0])[0];
  World& world = solo.club.world();
  // Both are sent before any answer from the thinkers can arrive.
  solo.club.hall().on_message(solo.connection, Json{{"id", 904}, {"do", "hint"}, {"post", kOurs}}.dump());
  solo.club.hall().on_message(solo.connection,
                              Json{{"id", 905}, {"do", "act"}, {"post", kOurs}, {"action", played}}.dump());
  ASSERT_TRUE(world.run_until([&] { return !world.answer(solo.connection, 904).is_null(); }));
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 904)), "moved-on");
}

// As many steps as before, and the same question, but in a different game.
TEST(Hint, IsRefusedAfterAnUndo) {
  Solo solo;
  World& world = solo.club.world();
  const auto say = [&](int request, Json what) {
    what["id"] = request;
    solo.club.hall().on_message(solo.connection, what.dump());
  };
  // A card with two orders: give one, ask about the other, then undo and order a different unit.
  const auto cards = client::offered_actions(solo.offers()[0]);
  bool asked = false;
  for (const std::string& card : cards) {
    ASSERT_EQ(refusal_of(solo.club.act(solo.connection, kOurs, card)), "");
    ASSERT_TRUE(world.run_until([&] { return !solo.offers().empty(); }));
    const auto orders = client::offered_actions(solo.offers()[0]);
    if (orders.size() >= 4 && orders[0].starts_with("order") && orders[1].starts_with("order")) {
      ASSERT_EQ(refusal_of(solo.club.act(solo.connection, kOurs, orders[0])), "");
      say(921, {{"do", "hint"}, {"post", kOurs}});
      say(922, {{"do", "undo"}});
      say(923, {{"do", "act"}, {"post", kOurs}, {"action", orders[1]}});
      asked = true;
      break;
    }
    ASSERT_EQ(refusal_of(solo.club.ask(solo.connection, {{"do", "undo"}})), "");
    ASSERT_TRUE(world.run_until([&] { return !solo.offers().empty(); }));
  }
  ASSERT_TRUE(asked);
  const auto answered = [&](int request) { return !world.answer(solo.connection, request).is_null(); };
  ASSERT_TRUE(world.run_until([&] { return answered(921) && answered(922) && answered(923); }));
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 922)), "");
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 923)), "");
  EXPECT_EQ(refusal_of(world.answer(solo.connection, 921)), "moved-on");
}

TEST(Hint, IsRefusedWithoutAnAdviser) {
  Solo solo("hal");
  EXPECT_EQ(refusal_of(solo.hint()), "no-player");
  Solo other("random");  // which estimates no winning chance
  EXPECT_TRUE(other.hint()["hint"]["chance"].is_null());
}

}  // namespace
}  // namespace bocage::server
