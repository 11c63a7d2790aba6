// A stored game stands alone: it keeps its battle, and loading verifies that its entries still lead to the same game.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "client/folder.h"
#include "support/source_path.h"
#include "world.h"

namespace bocage::server {
namespace {

constexpr const char* kBattle = "01-pegasus-bridge";

// The battles of one folder instead of those shipped.
class OwnBattles {
 public:
  explicit OwnBattles(const std::string& folder) { ::setenv("BOCAGE_SCENARIOS", folder.c_str(), 1); }
  ~OwnBattles() { ::unsetenv("BOCAGE_SCENARIOS"); }
  OwnBattles(const OwnBattles&) = delete;
  OwnBattles& operator=(const OwnBattles&) = delete;
};

// Ann and Bob play a few actions; then the server stops.
class StoredGame : public testing::Test {
 protected:
  StoredGame() {
    Club club(file());
    ann_ = club.guest();
    bob_ = club.guest();
    table_ = club.make(ann_, {{"battle", kBattle}, {"maker", {"allies/commander"}}, {"listed", true}});
    const ConnectionId allies = club.join(ann_, table_);
    const ConnectionId axis = club.join(bob_, table_);
    club.ask(axis, {{"do", "sit"}, {"posts", {"axis/commander"}}});
    club.ask(axis, {{"do", "begin"}});
    for (int i = 0; i < 40; ++i) {
      club.play_on({allies, axis}, [i](std::size_t size) { return (i * 7U) % size; });
    }
    entries_ = club.room(table_)->table().entries();
    state_ = club.room(table_)->table().game()->state();
  }
  std::string file() const { return folder_.file("bocage.db"); }
  void change(const std::string& sql) { SQLite::Database(file(), SQLite::OPEN_READWRITE).exec(sql); }

  const client::Folder folder_;
  std::string ann_;
  std::string bob_;
  std::string table_;
  std::uint32_t entries_ = 0;
  State state_{};
};

TEST_F(StoredGame, GoesOnWhereItWas) {
  Club club(file());
  const auto room = club.room(table_);
  EXPECT_EQ(room->table().state(), TableState::Playing);
  EXPECT_EQ(room->table().entries(), entries_);
  EXPECT_EQ(room->table().game()->state(), state_);
}

TEST_F(StoredGame, EveryActionIsStoredWithItsEffect) {
  SQLite::Database database(file());
  const int acts = database.execAndGet("SELECT count(*) FROM entries WHERE body LIKE '%\"kind\":\"act\"%'").getInt();
  const int sealed =
      database
          .execAndGet("SELECT count(*) FROM entries WHERE body LIKE '%\"kind\":\"act\"%' AND body LIKE '%\"hash\":%'")
          .getInt();
  EXPECT_GT(acts, 20);
  EXPECT_EQ(sealed, acts);
}

TEST_F(StoredGame, StaysOnItsBattleWhenTheShippedFileChanges) {
  const client::Folder scenarios;
  const OwnBattles own(scenarios.path());
  auto file_now = nlohmann::json::parse(std::ifstream(source_path("scenarios/" + std::string(kBattle) + ".json")));
  file_now["units"][0]["figures"] = 1;
  file_now["units"].erase(file_now["units"].size() - 1);
  std::ofstream(scenarios.file(std::string(kBattle) + ".json")) << file_now;
  Club club(file());
  const auto room = club.room(table_);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->table().state(), TableState::Playing);
  EXPECT_EQ(room->table().game()->state(), state_);
}

TEST_F(StoredGame, SurvivesTheRemovalOfItsBattle) {
  const client::Folder none;
  const OwnBattles own(none.path());
  Club club(file());
  ASSERT_TRUE(club.room(table_));
  EXPECT_EQ(club.room(table_)->table().game()->state(), state_);
}

TEST_F(StoredGame, IsFrozenBeforeAnEntryWithAnotherEffect) {
  change("UPDATE entries SET body = json_set(body, '$.hash', '0123456789abcdef') WHERE number = 20");
  Club club(file());
  const auto room = club.room(table_);
  ASSERT_TRUE(room);
  EXPECT_EQ(room->table().state(), TableState::Frozen);
  EXPECT_EQ(room->table().entries(), 19U);
  const ConnectionId ann = club.join(ann_, table_);
  EXPECT_EQ(club.world().newest(ann, "table")["table"]["state"], "frozen");
  EXPECT_EQ(club.ask(ann, {{"do", "resign"}})["error"]["code"], "frozen");
  EXPECT_EQ(club.ask(ann, {{"do", "undo"}})["error"]["code"], "frozen");
}

TEST_F(StoredGame, IsFrozenBeforeAnActionThatIsNotLegalAnyMore) {
  change("UPDATE entries SET body = json_set(body, '$.text', 'move 0,0 > 2,0') WHERE number = 20");
  Club club(file());
  EXPECT_EQ(club.room(table_)->table().state(), TableState::Frozen);
}

TEST_F(StoredGame, OfTheFirstSchemaAdoptsTheShippedBattle) {
  change(
      "UPDATE tables SET battle = NULL; DELETE FROM battles; "
      "UPDATE entries SET body = json_remove(body, '$.hash', '$.said')");
  {
    Club club(file());
    EXPECT_EQ(club.room(table_)->table().game()->state(), state_);
  }
  SQLite::Database database(file());
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM tables JOIN battles ON hash = battle").getInt(), 1);
}

}  // namespace
}  // namespace bocage::server
