// The whole application, from hello to the rematch.
#include <gtest/gtest.h>

#include <functional>

#include "world.h"

namespace bocage::server {
namespace {

const Json kDuel = {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}};

std::string code_of(const Json& answer) {
  return answer.value("ok", false) ? "" : answer["error"]["code"].get<std::string>();
}

// Two people at Pegasus Bridge; the Allies are to play a card.
struct Duel {
  explicit Duel(Club& at, Json settings = kDuel) : club(at), ann(at.guest()), bob(at.guest()) {
    table = club.make(ann, settings);
    allies = club.join(ann, table);
    axis = club.join(bob, table, club.room(table)->invitation("axis/commander"));
    EXPECT_EQ(code_of(club.ask(axis, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "");
    EXPECT_EQ(code_of(club.ask(axis, {{"do", "begin"}})), "");
    club.world().run_until([&] { return !offers(allies).empty(); });
  }
  Json offers(ConnectionId connection) {
    for (const char* type : {"step", "seats", "table"}) {
      const Json message = club.world().newest(connection, type);
      if (!message.is_null() && !message["game"].is_null()) { return message["game"]["offers"]; }
    }
    return Json::array();
  }
  std::string first_action() { return client::offered_actions(offers(allies)[0])[0]; }

  Club& club;
  std::string ann;
  std::string bob;
  std::string table;
  ConnectionId allies = 0;
  ConnectionId axis = 0;
};

TEST(Hall, AnActionIsAnsweredAndShownToEveryone) {
  Club club;
  Duel duel(club);
  const ConnectionId watcher = club.join(club.guest(), duel.table);
  const Json answer = club.act(duel.allies, "allies/commander", duel.first_action());
  EXPECT_EQ(code_of(answer), "");
  for (const ConnectionId connection : {duel.allies, duel.axis, watcher}) {
    ASSERT_TRUE(club.world().run_until([&] { return !club.world().newest(connection, "step").is_null(); }));
    const Json step = club.world().newest(connection, "step");
    EXPECT_EQ(step["n"], answer["n"]);
    EXPECT_EQ(step["by"], "allies/commander");
    EXPECT_EQ(step["events"][0]["kind"], "card-played");
  }
  EXPECT_TRUE(duel.offers(duel.axis).empty());
  EXPECT_TRUE(club.world().newest(watcher, "step")["game"]["view"]["hands"]["allies"].is_number());
}

TEST(Hall, ARefusalChangesNothingAndGoesOnlyToTheSender) {
  Club club;
  Duel duel(club);
  const auto before = club.world().sent(duel.axis).size();
  EXPECT_EQ(code_of(club.act(duel.allies, "allies/commander", "move 0,0 > 2,0")), "moves-come-later");
  EXPECT_EQ(code_of(club.act(duel.allies, "axis/commander", "pass")), "not-yours");
  EXPECT_EQ(code_of(club.act(duel.allies, "allies/commander", "dance")), "no-action");
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "undo"}})), "no-undo");
  EXPECT_EQ(club.world().sent(duel.axis).size(), before + 1);  // only the answer
  EXPECT_EQ(club.room(duel.table)->table().game()->record().steps.size(), 0U);
}

TEST(Hall, ARepeatedRequestIsAnsweredAgainButExecutedOnce) {
  Club club;
  Duel duel(club);
  const Json request = {{"id", 77}, {"do", "act"}, {"post", "allies/commander"}, {"action", duel.first_action()}};
  club.hall().on_message(duel.allies, request.dump());
  club.hall().on_message(duel.allies, request.dump());  // even before the first one is stored
  const auto answers = [&] {
    int count = 0;
    for (const Json& message : club.world().sent(duel.allies)) { count += message.value("re", 0) == 77 ? 1 : 0; }
    return count;
  };
  ASSERT_TRUE(club.world().run_until([&] { return answers() == 2; }));
  EXPECT_EQ(code_of(club.world().answer(duel.allies, 77)), "");
  EXPECT_EQ(club.room(duel.table)->table().game()->record().steps.size(), 1U);
}

TEST(Hall, AnUndoIsShownToEveryone) {
  Club club;
  Duel duel(club);
  club.act(duel.allies, "allies/commander", duel.first_action());
  EXPECT_TRUE(club.world().newest(duel.allies, "step")["game"]["undo"].get<bool>());
  EXPECT_FALSE(club.world().newest(duel.axis, "step")["game"]["undo"].get<bool>());
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "undo"}})), "");
  EXPECT_TRUE(club.world().newest(duel.axis, "step")["undone"].get<bool>());
  EXPECT_FALSE(club.world().newest(duel.axis, "step")["game"]["view"].contains("played"));
}

TEST(Hall, APrivateTableNeedsAnInvitation) {
  Club club;
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kDuel);
  const ConnectionId stranger = club.join(club.guest(), table, "no-such-token");
  EXPECT_EQ(code_of(club.ask(stranger, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "not-invited");
  EXPECT_TRUE(club.world().newest(stranger, "table")["table"]["may_sit"].empty());
  const ConnectionId friendly = club.join(club.guest(), table, club.room(table)->invitation("any"));
  EXPECT_EQ(club.world().newest(friendly, "table")["table"]["may_sit"], Json({"axis/commander"}));
  EXPECT_EQ(code_of(club.ask(friendly, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "");
  EXPECT_EQ(code_of(club.ask(stranger, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "taken");
}

TEST(Hall, AnyoneMaySitAtAListedTable) {
  Club club;
  Json settings = kDuel;
  settings["listed"] = true;
  const std::string table = club.make(club.guest(), settings);
  const std::string bob = club.guest();
  EXPECT_EQ(club.tables(bob)["open"][0]["id"], table);
  const ConnectionId connection = club.join(bob, table);
  EXPECT_EQ(code_of(club.ask(connection, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "");
  EXPECT_EQ(club.tables(bob)["mine"][0]["id"], table);
}

TEST(Hall, NobodySeesTheCardsOfBothSides) {
  Club club;
  Json settings = kDuel;
  settings["listed"] = true;
  Duel duel(club, settings);
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "leave"}, {"posts", {"axis/commander"}}})), "");
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "leave"}, {"posts", {"allies/commander"}}})), "");
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "sit"}, {"posts", {"allies/commander"}}})), "other-side");
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "sit"}, {"posts", {"axis/commander"}}})), "");
}

TEST(Hall, SettingsOfANewTableAreValidated) {
  Club club;
  const std::string ann = club.guest();
  EXPECT_EQ(club.make(ann, {{"battle", "99-nowhere"}}), "refused: no-battle");
  EXPECT_EQ(club.make(ann, {{"battle", "01-pegasus-bridge"}, {"colour", "red"}}), "refused: settings");
  EXPECT_EQ(club.make(ann, {{"battle", "01-pegasus-bridge"}, {"bots", "hal"}}), "refused: no-player");
  EXPECT_EQ(club.make(ann, {{"battle", "01-pegasus-bridge"}, {"first_game", "forged"}}), "refused: settings");
  EXPECT_EQ(club.make(ann, {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/left"}}}), "refused: no-post");
}

TEST(Hall, OnlyOfferedComputerPlayersMayBeNamed) {
  Club club;
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kDuel);
  const ConnectionId connection = club.join(ann, table);
  Json settings = kDuel;
  for (const std::string& name : std::vector<std::string>{"general@1000000s", "general@1000000000n", "general@6s",
                                                          "sergeant@" + std::string(50, '0') + "5s", "random"}) {
    settings["bots"] = name;
    EXPECT_EQ(club.make(ann, settings), "refused: no-player") << name;
    const Json answer = club.ask(connection, {{"do", "bot"}, {"posts", {"axis/commander"}}, {"player", name}});
    EXPECT_EQ(code_of(answer), "no-player") << name;
  }
  for (const Json& offered : Json::parse(*club.get("/api/players").body)) {
    settings["bots"] = offered["id"];
    EXPECT_EQ(club.make(ann, settings).rfind("refused", 0), std::string::npos) << offered;
  }
}

TEST(Hall, TheStandInMustBeAnOfferedComputerPlayer) {
  EXPECT_EQ(config_from_json({{"stand_in", "general@500ms"}}, {})->stand_in, "general@500ms");
  EXPECT_FALSE(config_from_json({{"stand_in", "general@1000000s"}}, {}));
}

// Stored when any player could be named.
TEST(Hall, AStoredTableGetsTheNearestOfferedComputerPlayer) {
  const client::Folder folder;
  const std::string file = folder.file("bocage.db");
  const Post allies{Side::Allies, Role::Commander};
  const Post axis{Side::Axis, Role::Commander};
  const std::string padded = "sergeant@" + std::string(1'000, '0') + "5s";
  const std::vector<Entry> entries{
      {.kind = EntryKind::Sit, .at = 1, .who = "ann", .posts = PostSet::of(allies)},
      {.kind = EntryKind::Bot, .at = 1, .who = "ann", .posts = PostSet::of(axis), .text = "general@1000000s"},
      {.kind = EntryKind::StandIn, .at = 1, .posts = PostSet::of(allies), .text = padded}};
  Batch batch{.people = {{"ann", "hash", "Ann", 1}}};
  batch.tables = {
      {"t", "ann", R"({"battle": "01-pegasus-bridge", "bots": "general@1000000s"})", to_text(random_seed()), 1, false}};
  for (const Entry& entry : entries) {
    batch.entries.push_back({"t", static_cast<std::uint32_t>(batch.entries.size() + 1), to_text(entry)});
  }
  open_sqlite(file)->save(batch);
  Club club(file);
  club.hall().open();
  const Table& table = club.room("t")->table();
  EXPECT_EQ(table.program_of(axis), "general@5s");
  EXPECT_EQ(table.program_of(allies), "sergeant");
  EXPECT_EQ(table.settings().bots, "general@5s");
}

TEST(Hall, TablesPerPersonAreLimited) {
  Config config;
  config.limits.tables_of_one = 2;
  Club club("", config);
  const std::string ann = club.guest();
  club.make(ann, kDuel);
  club.make(ann, kDuel);
  EXPECT_EQ(club.make(ann, kDuel), "refused: too-many-tables");
  EXPECT_NE(club.make(club.guest(), kDuel), "refused: too-many-tables");
}

TEST(Hall, AChatMessageReachesItsAddressees) {
  Club club;
  Duel duel(club);
  const ConnectionId watcher = club.join(club.guest(), duel.table);
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "say"}, {"to", "axis/commander"}, {"text", "Bonjour"}})), "");
  EXPECT_EQ(club.world().newest(duel.axis, "said")["said"]["text"], "Bonjour");
  EXPECT_TRUE(club.world().newest(watcher, "said").is_null());
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "say"}, {"to", "table"}, {"text", "To all"}})), "");
  EXPECT_EQ(club.world().newest(watcher, "said")["said"]["text"], "To all");
}

TEST(Hall, QuestionsAboutAPostAreAnsweredToItsHolder) {
  Club club;
  Duel duel(club);
  const Json why = club.ask(duel.allies, {{"do", "why"}, {"post", "allies/commander"}, {"action", "done"}});
  EXPECT_EQ(why["reason"].dump(), R"({"code":"must-play","rule":"TURN-02"})");
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "why"}, {"post", "allies/commander"}, {"action", "done"}})),
            "not-yours");
  const Json odds = club.ask(duel.axis, {{"do", "odds"}, {"from", {6, 2}}, {"to", {0, 8}}});
  EXPECT_EQ(code_of(odds), "no-unit");
  EXPECT_TRUE(club.ask(duel.axis, {{"do", "past"}, {"from", 0}})["steps"].empty());
  club.act(duel.allies, "allies/commander", duel.first_action());
  const Json past = club.ask(duel.axis, {{"do", "past"}, {"from", 0}});
  ASSERT_EQ(past["steps"].size(), 1U);
  EXPECT_TRUE(past["steps"][0]["view"]["hands"]["allies"].is_number());
}

TEST(Hall, ComputerPlayersPlayToTheEnd) {
  Config config;
  config.limits.messages = {1e6, 1e6};  // unlimited: the clock of the test does not advance
  Club club("", config);
  Json settings = kDuel;
  settings["bots"] = "recruit";  // so that it ends soon
  const std::string ann = club.guest();
  const std::string table = club.make(ann, settings);
  const ConnectionId connection = club.join(ann, table);
  std::size_t turn = 0;
  const auto over = [&] { return club.room(table)->table().state() == TableState::Over; };
  ASSERT_TRUE(club.world().run_until([&] {
    if (!over()) {
      club.play_on({connection}, [&](std::size_t size) { return ++turn * 7919 % size; });
    }
    return over();
  }));
  ASSERT_TRUE(club.world().run_until([&] {
    const Json seats = club.world().newest(connection, "seats");
    return !seats.is_null() && !seats["table"]["result"].is_null();
  }));
  const Json info = club.world().newest(connection, "seats")["table"];
  EXPECT_EQ(info["state"], "over");
  // Anyone can verify the dice: the seed matches the published commitment, and the record follows from the seed.
  const auto seed = seed_from_text(info["seed"].get<std::string>());
  ASSERT_TRUE(seed);
  EXPECT_EQ(commitment(*seed), club.world().newest(connection, "table")["table"]["commitment"].get<std::string>());
  const auto room = club.room(table);
  EXPECT_EQ(check_fairness(room->table().battle(), room->table().game()->record()).is, Fairness::Fair);
  ASSERT_TRUE(club.world().run_until([&] { return !club.tables(ann)["finished"].empty(); }));
}

TEST(Hall, AStandInPlaysForAnAbsentPersonUntilTheyReturn) {
  Config config;
  config.stand_in_after = 1000;
  config.stand_in = "recruit";
  Club club("", config);
  Duel duel(club);
  club.hall().disconnect(duel.allies);
  club.world().pass(999);
  EXPECT_EQ(club.room(duel.table)->table().seat({Side::Allies, Role::Commander}).stand_in, "");
  club.world().pass(1);
  EXPECT_EQ(club.room(duel.table)->table().seat({Side::Allies, Role::Commander}).stand_in, "recruit");
  ASSERT_TRUE(club.world().run_until([&] { return !club.world().newest(duel.axis, "step").is_null(); }));
  const ConnectionId back = club.join(duel.ann, duel.table);
  EXPECT_EQ(club.room(duel.table)->table().seat({Side::Allies, Role::Commander}).stand_in, "");
  EXPECT_EQ(club.room(duel.table)->table().seat({Side::Allies, Role::Commander}).id, duel.ann);
  ASSERT_TRUE(club.world().run_until([&] { return !club.world().newest(back, "seats").is_null(); }));
}

TEST(Hall, ThereIsNoStandInWhileNobodyWaits) {
  Config config;
  config.stand_in_after = 1000;
  Club club("", config);
  Json settings = kDuel;
  settings["bots"] = "recruit";
  const std::string ann = club.guest();
  const std::string table = club.make(ann, settings);
  club.hall().disconnect(club.join(ann, table));
  club.world().pass(10'000);
  EXPECT_EQ(club.room(table)->table().seat({Side::Allies, Role::Commander}).stand_in, "");
}

TEST(Hall, RunningOutOfTimeLosesTheGame) {
  Club club;
  Json settings = kDuel;
  settings["clock"] = {{"kind", "turn"}, {"budget", 60}};
  Duel duel(club, settings);
  club.world().pass(59'000);
  EXPECT_EQ(club.room(duel.table)->table().state(), TableState::Playing);
  club.world().pass(2'000);
  EXPECT_EQ(club.room(duel.table)->table().state(), TableState::Over);
  ASSERT_TRUE(club.world().run_until([&] {
    const Json seats = club.world().newest(duel.axis, "seats");
    return !seats.is_null() && !seats["table"]["result"].is_null();
  }));
  const Json result = club.world().newest(duel.axis, "seats")["table"]["result"];
  EXPECT_EQ(result["how"], "out-of-time");
  EXPECT_EQ(result["winner"], "axis");
}

TEST(Hall, EveryUpdateShowsTheClocksAsOfNow) {
  Club club;
  Json settings = kDuel;
  settings["clock"] = {{"kind", "game"}, {"budget", 60}};
  Duel duel(club, settings);
  ConnectionId watcher = 0;
  // The clock as the Axis player is shown it if this happens ten seconds later.
  const auto left_after = [&](const std::function<void()>& event) {
    club.world().pass(10'000);
    const auto& sent = club.world().sent(duel.axis);
    const std::size_t before = sent.size();
    event();
    EXPECT_TRUE(club.world().run_until([&] { return sent.size() > before; }));
    return sent.back()["game"]["clock"]["left"]["allies"].get<int>();
  };
  EXPECT_EQ(left_after([&] { watcher = club.join(club.guest(), duel.table); }), 50'000);
  EXPECT_EQ(club.world().newest(watcher, "table")["game"]["clock"]["left"]["allies"], 50'000);
  EXPECT_EQ(left_after([&] { club.hall().disconnect(watcher); }), 40'000);
  EXPECT_EQ(left_after([&] { club.ask(duel.allies, {{"do", "offer-draw"}}); }), 30'000);
  EXPECT_EQ(left_after([&] { club.act(duel.allies, "allies/commander", duel.first_action()); }), 20'000);
  EXPECT_EQ(left_after([&] { club.ask(duel.allies, {{"do", "undo"}}); }), 10'000);
}

const Json kOfferRematch = {{"do", "offer-rematch"}};
const Json kWithdrawRematch = {{"do", "withdraw-rematch"}};
const Json kAcceptRematch = {{"do", "answer-rematch"}, {"yes", true}};
const Json kDeclineRematch = {{"do", "answer-rematch"}, {"yes", false}};

// Each seat's answer to a rematch, Axis first, in the last update on this connection.
std::vector<std::string> stances(Club& club, ConnectionId connection, const char* type = "seats") {
  std::vector<std::string> found;
  for (const Json& seat : club.world().newest(connection, type)["table"]["seats"]) {
    found.push_back(seat.value("rematch", ""));
  }
  return found;
}
using Stances = std::vector<std::string>;

TEST(Hall, OnePlayerAloneCannotStartARematch) {
  Club club;
  Duel duel(club);
  const ConnectionId watcher = club.join(club.guest(), duel.table);
  EXPECT_EQ(code_of(club.ask(duel.axis, kOfferRematch)), "not-over");
  club.ask(duel.allies, {{"do", "resign"}});
  const std::size_t rooms = club.hall().figures().rooms;
  EXPECT_EQ(code_of(club.ask(duel.axis, kOfferRematch)), "");
  EXPECT_EQ(code_of(club.ask(duel.axis, kOfferRematch)), "rematch-offered");
  EXPECT_EQ(code_of(club.ask(duel.axis, kAcceptRematch)), "not-offered-to-you");
  EXPECT_EQ(code_of(club.ask(watcher, kAcceptRematch)), "not-seated");
  EXPECT_EQ(club.hall().figures().rooms, rooms);
  EXPECT_EQ(club.room(duel.table)->table().rematch(), "");
  for (const ConnectionId connection : {duel.allies, duel.axis, watcher}) {
    EXPECT_EQ(stances(club, connection), (Stances{"offers", "asked"}));
  }
}

TEST(Hall, ARematchExchangesTheSidesAndIsAnnounced) {
  Club club;
  Duel duel(club);
  const ConnectionId watcher = club.join(club.guest(), duel.table);
  club.ask(duel.allies, {{"do", "resign"}});
  club.ask(duel.axis, kOfferRematch);
  EXPECT_EQ(code_of(club.ask(duel.allies, kAcceptRematch)), "");
  const std::string rematch = club.room(duel.table)->table().rematch();
  const auto room = club.room(rematch);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->table().state(), TableState::Playing);
  EXPECT_EQ(room->table().seat({Side::Axis, Role::Commander}).id, duel.ann);
  EXPECT_EQ(room->table().seat({Side::Allies, Role::Commander}).id, duel.bob);
  EXPECT_EQ(room->info_json(duel.ann)["match"]["table"], duel.table);
  for (const ConnectionId connection : {duel.allies, duel.axis, watcher}) {
    EXPECT_EQ(club.world().newest(connection, "seats")["table"]["rematch"], rematch);
  }
  EXPECT_EQ(code_of(club.ask(duel.allies, kOfferRematch)), "rematch");
}

TEST(Hall, ADeclinedRematchIsShownAndCanBeOfferedAgain) {
  Club club;
  Duel duel(club);
  club.ask(duel.allies, {{"do", "resign"}});
  club.ask(duel.axis, kOfferRematch);
  EXPECT_EQ(code_of(club.ask(duel.allies, kDeclineRematch)), "");
  EXPECT_EQ(stances(club, duel.axis), (Stances{"", "declines"}));
  EXPECT_EQ(code_of(club.ask(duel.axis, kOfferRematch)), "");
  EXPECT_EQ(code_of(club.ask(duel.axis, kWithdrawRematch)), "");
  EXPECT_EQ(stances(club, duel.allies), (Stances{"", ""}));
  EXPECT_EQ(code_of(club.ask(duel.allies, kAcceptRematch)), "no-rematch-offer");
  EXPECT_EQ(code_of(club.ask(duel.allies, kOfferRematch)), "");
  EXPECT_EQ(stances(club, duel.axis), (Stances{"asked", "offers"}));
}

TEST(Hall, TwoCrossingRematchOffersAgree) {
  Club club;
  Duel duel(club);
  club.ask(duel.allies, {{"do", "resign"}});
  club.ask(duel.axis, kOfferRematch);
  EXPECT_EQ(code_of(club.ask(duel.allies, kOfferRematch)), "");
  EXPECT_NE(club.room(duel.table)->table().rematch(), "");
}

TEST(Hall, AgainstComputerPlayersARematchStartsAtOnce) {
  Club club;
  Json settings = kDuel;
  settings["bots"] = "recruit";
  const std::string ann = club.guest();
  const std::string table = club.make(ann, settings);
  const ConnectionId connection = club.join(ann, table);
  club.ask(connection, {{"do", "resign"}});
  EXPECT_EQ(code_of(club.ask(connection, kOfferRematch)), "");
  const auto room = club.room(club.world().newest(connection, "seats")["table"]["rematch"]);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->table().state(), TableState::Playing);
  EXPECT_EQ(room->table().seat({Side::Axis, Role::Commander}).id, ann);
}

TEST(Hall, ARematchWaitsForAPlayerWhoAcceptedAndLeft) {
  Config config;
  config.stand_in_after = 1000;
  Club club("", config);
  Json settings = kDuel;
  settings["clock"] = {{"kind", "turn"}, {"budget", 60}};
  Duel duel(club, settings);
  club.ask(duel.allies, {{"do", "resign"}});
  club.ask(duel.axis, kOfferRematch);
  club.hall().disconnect(duel.axis);
  EXPECT_EQ(code_of(club.ask(duel.allies, kAcceptRematch)), "");
  const auto room = club.room(club.room(duel.table)->table().rematch());
  ASSERT_TRUE(room);
  club.join(duel.ann, room->row().id);
  club.world().pass(120'000);
  EXPECT_EQ(room->table().state(), TableState::Gathering);
  const ConnectionId back = club.join(duel.bob, room->row().id);
  EXPECT_EQ(code_of(club.ask(back, {{"do", "begin"}})), "");
  EXPECT_EQ(room->table().state(), TableState::Playing);
}

TEST(Hall, ARematchOfferSurvivesARestart) {
  const client::Folder folder;
  const std::string file = folder.file("bocage.db");
  std::string table;
  std::string ann;
  {
    Club club(file);
    Duel duel(club);
    table = duel.table;
    ann = duel.ann;
    club.ask(duel.allies, {{"do", "resign"}});
    EXPECT_EQ(code_of(club.ask(duel.axis, kOfferRematch)), "");
  }
  Club club(file);
  const ConnectionId connection = club.join(ann, table);
  EXPECT_EQ(stances(club, connection, "table"), (Stances{"offers", "asked"}));
  EXPECT_EQ(code_of(club.ask(connection, kAcceptRematch)), "");
  EXPECT_NE(club.room(table)->table().rematch(), "");
}

TEST(Hall, ARematchBeyondTheLimitLeavesTheOfferOpen) {
  Config config;
  config.limits.tables_of_one = 1;
  Club club("", config);
  Duel duel(club);
  club.ask(duel.allies, {{"do", "resign"}});
  club.ask(duel.axis, kOfferRematch);
  club.make(duel.ann, kDuel);
  EXPECT_EQ(code_of(club.ask(duel.allies, kAcceptRematch)), "too-many-tables");
  EXPECT_EQ(stances(club, duel.axis), (Stances{"offers", "asked"}));
}

TEST(Hall, ADrawNeedsBothSides) {
  Club club;
  Duel duel(club);
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "answer-draw"}, {"yes", true}})), "no-draw-offer");
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "offer-draw"}})), "");
  EXPECT_EQ(code_of(club.ask(duel.allies, {{"do", "answer-draw"}, {"yes", true}})), "not-offered-to-you");
  EXPECT_EQ(code_of(club.ask(duel.axis, {{"do", "answer-draw"}, {"yes", true}})), "");
  EXPECT_EQ(club.room(duel.table)->table().result()->how, TableResult::How::Agreed);
}

}  // namespace
}  // namespace bocage::server
