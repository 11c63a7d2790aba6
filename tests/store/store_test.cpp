#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <thread>

#include "client/folder.h"
#include "store/schema.h"
#include "store/store.h"

namespace bocage {
namespace {

TableRow table(const std::string& id, Milliseconds since) { return {id, "ann", "{}", "chacha20:00", since, false}; }

TEST(Store, KeepsWhatWasSaved) {
  const client::Folder folder;
  const PersonRow ann{"ann-id", "hash", "Ann", 5};
  {
    const auto store = open_sqlite(folder.file("bocage.db"));
    store->save({{ann}, {table("t", 1)}, {{"t", 1, "{\"a\":1}"}, {"t", 2, "é"}}});
  }
  const auto again = open_sqlite(folder.file("bocage.db"));
  EXPECT_EQ(again->person("ann-id"), ann);
  EXPECT_EQ(again->person("bob"), std::nullopt);
  EXPECT_EQ(again->table("t"), table("t", 1));
  EXPECT_EQ(again->entries("t"), (std::vector<EntryRow>{{"t", 1, "{\"a\":1}"}, {"t", 2, "é"}}));
  EXPECT_TRUE(again->entries("u").empty());
}

TEST(Store, ABatchIsStoredWholeOrNotAtAll) {
  const auto store = open_sqlite(":memory:");
  store->save({{}, {table("t", 1)}, {{"t", 1, "one"}}});
  EXPECT_THROW(store->save({{{"ann", "h", "Ann", 1}}, {}, {{"t", 2, "two"}, {"t", 1, "one again"}}}), StoreError);
  EXPECT_EQ(store->entries("t").size(), 1U);
  EXPECT_EQ(store->person("ann"), std::nullopt);
  store->save({{}, {}, {{"t", 2, "two"}}});  // and it goes on
  EXPECT_EQ(store->entries("t").size(), 2U);
}

TEST(Store, AnEntryNeedsItsTable) {
  const auto store = open_sqlite(":memory:");
  EXPECT_THROW(store->save({{}, {}, {{"nowhere", 1, "x"}}}), StoreError);
}

TEST(Store, ListsOpenAndFinishedTables) {
  const auto store = open_sqlite(":memory:");
  store->save({{}, {table("b", 2), table("a", 1), table("c", 3)}, {}});
  EXPECT_EQ(store->open_tables(), (std::vector<std::string>{"a", "b", "c"}));
  TableRow over = table("a", 1);
  over.over = true;
  TableRow later = table("c", 3);
  later.over = true;
  store->save({{}, {over, later}, {}, {{"ann", "a"}, {"ann", "b"}, {"ann", "c"}, {"ann", "c"}}});
  EXPECT_EQ(store->open_tables(), std::vector<std::string>{"b"});
  EXPECT_EQ(store->finished_tables("ann", 10), (std::vector<std::string>{"c", "a"}));
  EXPECT_EQ(store->finished_tables("ann", 1), std::vector<std::string>{"c"});
  EXPECT_TRUE(store->finished_tables("bob", 10).empty());
}

TEST(Store, TheSeedOfATableNeverChanges) {
  const auto store = open_sqlite(":memory:");
  store->save({{}, {table("t", 1)}, {}});
  TableRow bent = table("t", 9);
  bent.seed = "another";
  store->save({{}, {bent}, {}});
  EXPECT_EQ(store->table("t")->seed, "chacha20:00");
  EXPECT_EQ(store->table("t")->since, 1);
}

TEST(Store, ANewerSchemaIsRefused) {
  const client::Folder folder;
  open_sqlite(folder.file("bocage.db"));
  {
    SQLite::Database raw(folder.file("bocage.db"), SQLite::OPEN_READWRITE);
    raw.exec("PRAGMA user_version = " + std::to_string(kMigrations.size() + 1));
  }
  EXPECT_THROW(open_sqlite(folder.file("bocage.db")), StoreError);
}

TEST(Store, AFileThatIsNoDatabaseIsRefusedByName) {
  try {
    open_sqlite("/no/such/folder/bocage.db");
    FAIL();
  } catch (const StoreError& error) { EXPECT_NE(std::string(error.what()).find("/no/such/folder"), std::string::npos); }
}

TEST(Store, CommitsAreFlushed) {
  const client::Folder folder;
  const auto store = open_sqlite(folder.file("bocage.db"));
  SQLite::Database raw(folder.file("bocage.db"), SQLite::OPEN_READONLY);
  EXPECT_EQ(raw.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

}  // namespace
}  // namespace bocage
