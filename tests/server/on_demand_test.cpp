// Tables are in memory only while somebody needs them. Lists, limits and deadlines do not need them there.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "store_proxy.h"
#include "world.h"

namespace bocage::server {
namespace {

const Json kDuel = {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"listed", true}};
const Json kSolo = {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"bots", "recruit"}};

class OnDemand : public testing::Test {
 protected:
  std::string file() const { return folder_.file("bocage.db"); }
  // Lets time pass, a second at a time, until `done` holds.
  static bool wait(Club& club, const std::function<bool()>& done) {
    return club.world().run_until([&] {
      club.world().pass(kSecond);
      return done();
    });
  }
  static std::size_t rooms(Club& club) { return club.hall().figures().rooms; }

  const client::Folder folder_;
};

TEST_F(OnDemand, StartingLoadsNothingAndListsEverything) {
  std::string ann;
  std::string table;
  {
    Club club(file());
    ann = club.guest();
    table = club.make(ann, kDuel);
  }
  Club club(file());
  club.hall().open();
  EXPECT_EQ(club.tables(ann)["mine"][0]["id"], table);
  EXPECT_EQ(club.tables("")["open"][0]["id"], table);
  EXPECT_EQ(club.tables("")["open"][0]["seats"][1]["holder"], "person");
  EXPECT_EQ(rooms(club), 0U);
  club.join(ann, table);
  EXPECT_EQ(rooms(club), 1U);
}

TEST_F(OnDemand, ATableWithoutConnectionsIsUnloadedAndResumes) {
  Club club(file());
  club.hall().open();
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kSolo);
  const ConnectionId connection = club.join(ann, table);
  ASSERT_TRUE(club.play_on({connection}, [](std::size_t) { return 0U; }));
  const auto entries = club.room(table)->table().entries();
  for (int i = 0; i < 200; ++i) { club.world().pass(kSecond); }
  EXPECT_EQ(rooms(club), 1U);  // somebody is there
  club.hall().disconnect(connection);
  ASSERT_TRUE(wait(club, [&] { return rooms(club) == 0; }));
  EXPECT_EQ(club.room(table)->table().entries(), entries);
}

TEST_F(OnDemand, AClockRunsOutAtATableThatIsNotInMemory) {
  std::string ann;
  std::string table;
  Json settings = kDuel;
  settings["clock"] = {{"kind", "turn"}, {"budget", 3 * 24 * 3600}};
  {
    Club club(file());
    ann = club.guest();
    const std::string bob = club.guest();
    table = club.make(ann, settings);
    const ConnectionId axis = club.join(bob, table);
    club.ask(axis, {{"do", "sit"}, {"posts", {"axis/commander"}}});
    club.ask(axis, {{"do", "begin"}});
  }
  Club club(file());
  club.hall().open();
  club.world().pass(2 * kDay);
  EXPECT_EQ(club.tables(ann)["mine"][0]["state"], "playing");
  club.world().pass(kDay);
  ASSERT_TRUE(wait(club, [&] { return rooms(club) == 1; }));
  EXPECT_EQ(club.room(table)->table().result()->how, TableResult::How::OutOfTime);
  ASSERT_TRUE(club.world().run_until([&] { return !club.tables(ann)["finished"].empty(); }));
  EXPECT_EQ(club.tables(ann)["finished"][0]["result"]["winner"], "axis");  // the Allies were to play a card
}

TEST_F(OnDemand, AComputerPlayerContinuesAfterARestart) {
  std::string table;
  Json settings = kSolo;
  settings["maker"] = {"axis/commander"};  // the Allies begin
  const auto fails = std::make_shared<std::atomic<bool>>(false);
  {
    Club club(file());
    table = club.make(club.guest(), settings);
  }
  SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("DELETE FROM entries WHERE number > 3");
  Club club(file());
  club.hall().open();
  ASSERT_TRUE(wait(club, [&] {
    const auto room = club.hall().loaded(table);
    return room && room->table().waits_for_programs().empty();
  }));
  EXPECT_GT(club.room(table)->table().entries(), 3U);
}

TEST_F(OnDemand, ATableThatNobodyVisitsExpires) {
  Club club(file());
  club.hall().open();
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kDuel);
  ASSERT_TRUE(wait(club, [&] { return rooms(club) == 0; }));
  club.world().pass(club.config().expires_after - kDay);
  EXPECT_EQ(club.tables(ann)["mine"].size(), 1U);
  club.world().pass(3 * kDay);
  ASSERT_TRUE(wait(club, [&] { return club.tables(ann)["mine"].empty(); }));
  const auto room = club.room(table);
  EXPECT_EQ(room->table().state(), TableState::Over);
  EXPECT_EQ(room->table().result()->how, TableResult::How::Expired);
  EXPECT_EQ(club.tables(ann)["finished"][0]["result"]["how"], "expired");
}

// It has no entry, and so no time of its newest entry.
TEST_F(OnDemand, ANewTableWithoutPlayersDoesNotExpire) {
  Club club(file());
  club.hall().open();
  club.world().pass(2 * club.config().expires_after);
  const std::string ann = club.guest();
  const std::string table = club.make(ann, {{"battle", "01-pegasus-bridge"}, {"listed", true}});
  const Json sit = {{"do", "sit"}, {"posts", {"allies/commander"}}};
  EXPECT_EQ(club.ask(club.join(ann, table), sit)["ok"], true);
}

TEST_F(OnDemand, ATableWithSomebodyAtItDoesNotExpire) {
  Club club(file());
  club.hall().open();
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kDuel);
  club.join(ann, table);
  club.world().pass(2 * club.config().expires_after);
  ASSERT_TRUE(wait(club, [&] { return club.hall().figures().loading == 0; }));
  EXPECT_EQ(club.room(table)->table().state(), TableState::Gathering);
}

TEST_F(OnDemand, ATableOfAnOlderSchemaGetsItsListing) {
  std::string ann;
  {
    Club club(file());
    ann = club.guest();
    club.make(ann, kDuel);
  }
  SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("UPDATE tables SET listing = '', shelf = '', due = 0");
  Club club(file());
  club.hall().open();
  ASSERT_TRUE(wait(club, [&] { return club.tables(ann)["mine"].size() == 1; }));
  EXPECT_EQ(club.tables("")["open"].size(), 1U);
}

TEST_F(OnDemand, NamesOfPeopleWhoAreNotConnectedAreShown) {
  std::string ann;
  std::string bob;
  std::string table;
  {
    Club club(file());
    ann = club.guest();
    bob = club.guest();
    bool renamed = false;
    ASSERT_TRUE(club.guests().rename(ann, "Ann of Bayeux", [&](bool stored) { renamed = stored; }));
    ASSERT_TRUE(club.world().run_until([&] { return renamed; }));
    table = club.make(ann, kDuel);
  }
  Club club(file());
  const ConnectionId connection = club.join(bob, table);
  const Json seats = club.world().newest(connection, "table")["table"]["seats"];
  EXPECT_EQ(seats[1]["name"], "Ann of Bayeux");
  EXPECT_EQ(club.tables(bob)["open"][0]["seats"][1]["name"], "Ann of Bayeux");
}

TEST_F(OnDemand, AnUnreadableTableConcernsNobodyElse) {
  std::string ann;
  std::string bad;
  std::string good;
  {
    Club club(file());
    ann = club.guest();
    bad = club.make(ann, kDuel);
    good = club.make(ann, kDuel);
  }
  SQLite::Database(file(), SQLite::OPEN_READWRITE)
      .exec("UPDATE entries SET body = '{' WHERE table_id = '" + bad + "' AND number = 1");
  Club club(file());
  club.hall().open();
  EXPECT_EQ(club.connect(1, ann, bad), "unreadable");
  EXPECT_EQ(club.get("/api/tables/" + bad + "/battle").status, 503);
  EXPECT_EQ(club.connect(2, ann, "no-such-table"), "no-table");
  EXPECT_EQ(club.connect(3, ann, good), "");
}

// What a room still has under way when it is replaced must not reach the store.
TEST_F(OnDemand, ARetiredRoomDoesNothing) {
  Club club(file());
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kSolo);
  const ConnectionId connection = club.join(ann, table);
  const auto room = club.room(table);
  const auto entries = room->table().entries();
  room->retire();
  const Json offers = club.world().newest(connection, "table")["game"]["offers"];
  EXPECT_TRUE(club.act(connection, "allies/commander", client::offered_actions(offers[0])[0]).is_null());
  EXPECT_EQ(club.world().closed(connection), CloseCode::StoreFailed);
  room->check_deadlines();
  EXPECT_EQ(room->table().entries(), entries);
}

TEST_F(OnDemand, WhatATurnCanCorrectIsLimited) {
  Club club(file());
  const std::string ann = club.guest();
  const ConnectionId connection = club.join(ann, club.make(ann, kSolo));
  const Json offers = club.world().newest(connection, "table")["game"]["offers"];
  const std::string action = client::offered_actions(offers[0])[0];
  std::string refused;
  int undone = 0;
  while (refused.empty() && undone < 1000) {
    club.world().pass(kSecond);  // the rate of messages is limited, too
    ASSERT_EQ(club.act(connection, "allies/commander", action)["ok"], true);
    const Json answer = club.ask(connection, {{"do", "undo"}});
    if (answer["ok"] == true) {
      ++undone;
    } else {
      refused = answer["error"]["code"];
    }
  }
  EXPECT_EQ(undone, 200);
  EXPECT_EQ(refused, "too-many-corrections");
}

}  // namespace
}  // namespace bocage::server
