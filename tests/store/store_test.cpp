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

std::vector<std::string> ids_of(const std::vector<TableRow>& rows) {
  std::vector<std::string> ids;
  for (const TableRow& row : rows) { ids.push_back(row.id); }
  return ids;
}
using Ids = std::vector<std::string>;

TEST(Store, ListsTablesOfAPersonNewestFirst) {
  const auto store = open_sqlite(":memory:");
  TableRow over = table("a", 1);
  over.over = true;
  TableRow later = table("c", 3);
  later.over = true;
  const std::vector<SatRow> sat{{"bob", "a"}, {"bob", "b"}, {"bob", "c"}, {"bob", "c"}};
  store->save({{}, {table("b", 2), over, later, table("d", 4)}, {}, sat});
  EXPECT_EQ(ids_of(store->finished_tables("bob", 10)), (Ids{"c", "a"}));
  EXPECT_EQ(ids_of(store->finished_tables("bob", 1)), Ids{"c"});
  EXPECT_TRUE(store->finished_tables("cid", 10).empty());
  EXPECT_EQ(ids_of(store->unfinished_tables("bob", 10)), Ids{"b"});         // sat there
  EXPECT_EQ(ids_of(store->unfinished_tables("ann", 10)), (Ids{"d", "b"}));  // created them
  EXPECT_EQ(store->count_unfinished(), 2U);
  EXPECT_EQ(store->count_unfinished_of("ann"), 2U);
  EXPECT_EQ(store->count_unfinished_of("bob"), 0U);
}

TEST(Store, ListsTheTablesOfAShelf) {
  const auto store = open_sqlite(":memory:");
  TableRow open = table("a", 1);
  open.shelf = "open";
  open.listing = R"({"turn":0})";
  TableRow other = table("b", 2);
  other.shelf = "watch";
  store->save({{}, {open, other, table("c", 3)}, {}});
  EXPECT_EQ(store->shelf("open", 10), std::vector<TableRow>{open});
  EXPECT_EQ(ids_of(store->shelf("watch", 10)), Ids{"b"});
  EXPECT_TRUE(store->shelf("", 10).empty());
  open.shelf.clear();
  store->save({{}, {open}, {}});
  EXPECT_TRUE(store->shelf("open", 10).empty());
}

TEST(Store, ListsDueTablesMostUrgentFirst) {
  const auto store = open_sqlite(":memory:");
  const auto due = [](const std::string& id, Timestamp time) {
    TableRow row = table(id, 1);
    row.due = time;
    return row;
  };
  store->save({{}, {due("late", 300), due("soon", 200), due("now", 100), due("never", kNever)}, {}});
  EXPECT_EQ(store->due_tables(200, 10), (Ids{"now", "soon"}));
  EXPECT_EQ(store->due_tables(300, 2), (Ids{"now", "soon"}));
  EXPECT_TRUE(store->due_tables(99, 10).empty());
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
  EXPECT_EQ(ids_of(both.reader->finished_tables("ann-id", 1)), Ids{"t"});
  EXPECT_EQ(both.reader->count_unfinished(), 0U);
}

TEST(Store, NoReadTransactionOutlivesItsRead) {
  TwoConnections both;
  const std::vector<std::function<void()>> reads{
      [&] { both.reader->person("ann-id"); },   [&] { both.reader->person("nobody"); },
      [&] { both.reader->table("t"); },         [&] { both.reader->table("none"); },
      [&] { both.reader->entries("t"); },       [&] { both.reader->due_tables(0, 1); },
      [&] { both.reader->shelf("open", 1); },   [&] { both.reader->unfinished_tables("ann-id", 1); },
      [&] { both.reader->count_unfinished(); }, [&] { both.reader->finished_tables("ann-id", 1); }};
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
