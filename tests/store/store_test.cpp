#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>

#include "client/folder.h"
#include "store/schema.h"
#include "store/store.h"

namespace bocage {
namespace {

TableRow table(const std::string& id, Milliseconds since) { return {id, "ann", "{}", "chacha20:00", since, false}; }

TEST(Store, ReadsBackWhatWasSaved) {
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

TEST(Store, ABatchIsAtomic) {
  const auto store = open_sqlite(":memory:");
  store->save({{}, {table("t", 1)}, {{"t", 1, "one"}}});
  EXPECT_THROW(store->save({{{"ann", "h", "Ann", 1}}, {}, {{"t", 2, "two"}, {"t", 1, "one again"}}}), StoreError);
  EXPECT_EQ(store->entries("t").size(), 1U);
  EXPECT_EQ(store->person("ann"), std::nullopt);
  store->save({{}, {}, {{"t", 2, "two"}}});  // the store still works
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

// The server writes through one connection and reads through another.
struct TwoConnections {
  TwoConnections() { writer->save({{ann}, {table("t", 1)}, {}}); }
  SQLite::Database raw() const { return {file, SQLite::OPEN_READWRITE}; }

  const client::Folder folder;
  const std::string file = folder.file("bocage.db");
  const PersonRow ann{"ann-id", "hash", "Ann", 5};
  std::unique_ptr<Store> writer = open_sqlite(file);
  std::unique_ptr<Store> reader = open_sqlite(file);
};

TEST(Store, AReaderSeesEveryCommit) {
  TwoConnections both;
  for (std::uint32_t number = 1; number <= 3; ++number) {
    EXPECT_EQ(both.reader->person("ann-id"), both.ann);
    EXPECT_TRUE(both.reader->table("t"));
    both.writer->save({{}, {}, {{"t", number, "x"}}});
    EXPECT_EQ(both.reader->entries("t").size(), number);
  }
  TableRow over = table("t", 1);
  over.over = true;
  both.writer->save({{}, {over}, {}, {{"ann-id", "t"}}});
  EXPECT_EQ(both.reader->table("t"), over);
  EXPECT_EQ(both.reader->finished_tables("ann-id", 1), std::vector<std::string>{"t"});
  EXPECT_TRUE(both.reader->open_tables().empty());
}

TEST(Store, NoReadTransactionOutlivesItsRead) {
  TwoConnections both;
  const std::vector<std::function<void()>> reads{[&] { both.reader->person("ann-id"); },
                                                 [&] { both.reader->person("nobody"); },
                                                 [&] { both.reader->table("t"); },
                                                 [&] { both.reader->table("none"); },
                                                 [&] { both.reader->entries("t"); },
                                                 [&] { both.reader->open_tables(); },
                                                 [&] { both.reader->finished_tables("ann-id", 1); }};
  SQLite::Database raw = both.raw();
  for (std::uint32_t number = 1; number <= reads.size(); ++number) {
    reads[number - 1]();
    both.writer->save({{}, {}, {{"t", number, "x"}}});
    EXPECT_EQ(raw.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt(), 0) << "blocked after read " << number;
    EXPECT_EQ(std::filesystem::file_size(both.file + "-wal"), 0U) << "after read " << number;
  }
}

TEST(Store, AFailedReadDoesNotAffectTheNext) {
  TwoConnections both;
  SQLite::Database raw = both.raw();
  raw.exec("ALTER TABLE people RENAME TO hidden");
  EXPECT_THROW(both.reader->person("ann-id"), SQLite::Exception);
  raw.exec("ALTER TABLE hidden RENAME TO people");
  EXPECT_EQ(both.reader->person("ann-id"), both.ann);
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

TEST(Store, AFileThatIsNotADatabaseIsNamedInTheError) {
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
