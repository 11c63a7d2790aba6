// Misbehaving clients, a failing store, a restart: the tables continue.
#include <gtest/gtest.h>

#include "client/folder.h"
#include "store_proxy.h"
#include "world.h"

namespace bocage::server {
namespace {

const Json kAlone = {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"bots", "recruit"}};

// A store whose commits fail on demand.
class FailingStore final : public StoreProxy {
 public:
  FailingStore(std::unique_ptr<Store> store, std::shared_ptr<std::atomic<bool>> fails)
      : StoreProxy(std::move(store)), fails_(std::move(fails)) {}
  void save(const Batch& batch) override {
    if (*fails_) { throw StoreError("the disk is full"); }
    StoreProxy::save(batch);
  }

 private:
  std::shared_ptr<std::atomic<bool>> fails_;
};

TEST(Endurance, MalformedMessagesAreRefusedAndTooManyCloseTheConnection) {
  Config config;
  config.limits.bad_messages = 3;
  Club club("", config);
  const std::string ann = club.guest();
  const ConnectionId connection = club.join(ann, club.make(ann, kAlone));
  const auto before = club.world().sent(connection).size();
  club.hall().on_message(connection, "nonsense");
  club.hall().on_message(connection, R"({"id":5,"do":"dance"})");
  club.hall().on_message(connection, R"({"id":6,"do":"act","post":"allies/nobody","action":7})");
  const auto& sent = club.world().sent(connection);
  ASSERT_EQ(sent.size(), before + 3);
  EXPECT_EQ(sent[before + 1]["error"]["args"]["fault"], "request.do: unknown \"dance\"");
  EXPECT_EQ(sent[before + 2]["re"], 6);
  EXPECT_FALSE(club.world().closed(connection));
  club.hall().on_message(connection, "[]");
  EXPECT_EQ(club.world().closed(connection), CloseCode::BadMessages);
}

TEST(Endurance, ExceedingTheRateLimitClosesTheConnection) {
  Config config;
  config.limits.messages = {10, 1};
  Club club("", config);
  const std::string ann = club.guest();
  const ConnectionId connection = club.join(ann, club.make(ann, kAlone));
  for (int i = 0; i < 9; ++i) { club.hall().on_message(connection, R"({"id":1,"do":"ping"})"); }
  EXPECT_FALSE(club.world().closed(connection));
  club.hall().on_message(connection, R"({"id":1,"do":"ping"})");
  EXPECT_EQ(club.world().closed(connection), CloseCode::BadMessages);
}

TEST(Endurance, HelloComesFirst) {
  Club club;
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kAlone);
  ASSERT_EQ(club.connect(99, ann, table), "");
  club.hall().on_message(99, R"({"id":1,"do":"act","post":"allies/commander","action":"done"})");
  EXPECT_EQ(club.world().sent(99).back()["error"]["code"], "bad-message");
}

TEST(Endurance, AFailedCommitIsRolledBack) {
  const client::Folder folder;
  const auto fails = std::make_shared<std::atomic<bool>>(false);
  Club club(folder.file("bocage.db"), {}, std::make_unique<FailingStore>(open_sqlite(folder.file("bocage.db")), fails));
  const std::string ann = club.guest();
  const std::string table = club.make(ann, kAlone);
  const ConnectionId connection = club.join(ann, table);
  const auto entries = club.room(table)->table().entries();
  const Json offers = club.world().newest(connection, "table")["game"]["offers"];
  *fails = true;
  const Json answer = club.act(connection, "allies/commander", client::offered_actions(offers[0])[0]);
  EXPECT_TRUE(answer.is_null());  // nobody was answered
  EXPECT_EQ(club.world().closed(connection), CloseCode::StoreFailed);
  *fails = false;
  const ConnectionId again = club.join(ann, table);
  EXPECT_EQ(club.world().newest(again, "table")["n"], entries);
  EXPECT_EQ(club.act(again, "allies/commander", client::offered_actions(offers[0])[0])["ok"], true);
}

TEST(Endurance, EveryTableResumesAfterARestart) {
  const client::Folder folder;
  std::string ann;
  std::string table;
  Json before;
  {
    Club club(folder.file("bocage.db"));
    ann = club.guest();
    table = club.make(ann, kAlone);
    const ConnectionId connection = club.join(ann, table);
    std::size_t turn = 0;
    for (int i = 0; i < 30;) {
      club.world().run_until(
          [&] { return club.play_on({connection}, [&](std::size_t size) { return ++turn * 31 % size; }); });
      ++i;
    }
    club.world().run_until([&] { return club.room(table)->table().waits_for_programs().empty(); });
    before = club.room(table)->info_json(ann);
  }
  Club club(folder.file("bocage.db"));
  club.hall().open();
  const auto room = club.room(table);
  ASSERT_TRUE(room);
  EXPECT_GE(room->table().game()->record().steps.size(), 30U);
  EXPECT_EQ(room->info_json(ann)["commitment"], before["commitment"]);
  const ConnectionId connection = club.join(ann, table);
  EXPECT_TRUE(club.world().run_until([&] { return club.play_on({connection}, [](std::size_t) { return 0U; }); }));
}

// Ann made a table for two; then the server restarted, and she came back.
class Returned : public testing::Test {
 protected:
  Returned() {
    {
      Club before(file());
      ann_ = before.guest();
      bob_ = before.guest();
      table_ = before.make(ann_, {{"battle", "01-pegasus-bridge"}, {"maker", {"allies/commander"}}, {"listed", true}});
      const ConnectionId axis = before.join(bob_, table_);
      before.ask(axis, {{"do", "sit"}, {"posts", {"axis/commander"}}});
      before.ask(axis, {{"do", "begin"}});
    }
    club_ = std::make_unique<Club>(file(), Config{}, std::make_unique<FailingStore>(open_sqlite(file()), fails_));
    club_->hall().open();
    connection_ = club_->join(ann_, table_);
  }
  std::string file() const { return folder_.file("bocage.db"); }
  std::string offered() { return client::offered_actions(game()["offers"][0])[0]; }
  Json game() {
    const Json step = club_->world().newest(connection_, "step");
    return (step.is_null() ? club_->world().newest(connection_, "table") : step)["game"];
  }
  Json act() { return club_->act(connection_, "allies/commander", offered()); }

  const client::Folder folder_;
  const std::shared_ptr<std::atomic<bool>> fails_ = std::make_shared<std::atomic<bool>>(false);
  std::string ann_;
  std::string bob_;
  std::string table_;
  std::unique_ptr<Club> club_;
  ConnectionId connection_ = 0;
};

TEST_F(Returned, SeesThePastUpToTheLastAction) {
  const Json answer = act();
  const Json past = club_->ask(connection_, {{"do", "past"}, {"from", 0}});
  ASSERT_EQ(past["steps"].size(), 1U);
  EXPECT_EQ(past["steps"][0]["n"], answer["n"]);
}

TEST_F(Returned, FindsHerFinishedGame) {
  act();
  EXPECT_EQ(club_->ask(connection_, {{"do", "resign"}})["ok"], true);
  EXPECT_EQ(club_->tables(ann_)["finished"][0]["id"], table_);
  club_->hall().disconnect(connection_);
  // It is dropped from memory and loaded from the store again.
  ASSERT_TRUE(club_->world().run_until([&] {
    club_->world().pass(kSecond);
    return club_->hall().figures().rooms == 0;
  }));
  EXPECT_EQ(club_->get("/api/tables/" + table_ + "/summary").status, 200);
  EXPECT_EQ(club_->get("/api/tables/" + table_ + "/record").status, 200);
}

TEST_F(Returned, LosesOnlyWhatCouldNotBeStored) {
  const Json stored = act();
  *fails_ = true;
  EXPECT_TRUE(act().is_null());
  *fails_ = false;
  connection_ = club_->join(ann_, table_);
  EXPECT_EQ(club_->world().newest(connection_, "table")["n"], stored["n"]);
  EXPECT_EQ(act()["ok"], true);
}

}  // namespace
}  // namespace bocage::server
