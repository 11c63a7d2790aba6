#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <string>
#include <utility>

#include "store/schema.h"
#include "store/store.h"

namespace bocage {
namespace {

constexpr int kBusyTimeoutMs = 5000;  // another process may hold a lock on the file

// Write-ahead log, flushed at every commit: committed data survives a crash of the process or the machine.
void make_durable(SQLite::Database& database) {
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
}

void migrate(SQLite::Database& database) {
  const int version = database.execAndGet("PRAGMA user_version").getInt();
  const int newest = static_cast<int>(kMigrations.size());
  if (version > newest) {
    throw StoreError("the database is of version " + std::to_string(version) + ", and this program knows only up to " +
                     std::to_string(newest));
  }
  for (int next = version; next < newest; ++next) {
    SQLite::Transaction transaction(database);
    database.exec(std::string(kMigrations[static_cast<std::size_t>(next)]));
    database.exec("PRAGMA user_version = " + std::to_string(next + 1));
    transaction.commit();
  }
}

// A prepared statement that is always reset after use, even on a throw. One left in the middle of its result would keep
// its read transaction open, and the connection would keep reading an old snapshot.
class Prepared {
 public:
  Prepared(SQLite::Database& database, const std::string& sql) : statement_(database, sql) {}

  // The result of `read` for each row.
  template <class Read, class... Values>
  auto rows(Read read, const Values&... values) {
    const Reset reset(statement_);
    SQLite::bind(statement_, values...);
    std::vector<decltype(read(std::as_const(statement_)))> found;
    while (statement_.executeStep()) { found.push_back(read(std::as_const(statement_))); }
    return found;
  }

  template <class... Values>
  void run(const Values&... values) {
    const Reset reset(statement_);
    SQLite::bind(statement_, values...);
    statement_.exec();
  }

 private:
  class Reset {
   public:
    explicit Reset(SQLite::Statement& statement) : statement_(statement) {}
    ~Reset() { statement_.tryReset(); }  // reset() would rethrow the error of a failed step
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;

   private:
    SQLite::Statement& statement_;
  };

  SQLite::Statement statement_;
};

template <class Row>
std::optional<Row> first_of(std::vector<Row> rows) {
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

std::string first_text(const SQLite::Statement& row) { return row.getColumn(0).getString(); }
std::size_t first_count(const SQLite::Statement& row) { return static_cast<std::size_t>(row.getColumn(0).getInt64()); }

// The columns of a table, in the order of TableRow.
constexpr const char* kTableColumns =
    "id, maker, settings, seed, since, over, ifnull(battle, ''), rules, shelf, listing, due";

TableRow table_row(const SQLite::Statement& row) {
  int next = 0;
  const auto column = [&] { return row.getColumn(next++); };
  TableRow table;
  table.id = column().getString();
  table.maker = column().getString();
  table.settings = column().getString();
  table.seed = column().getString();
  table.since = column().getInt64();
  table.over = column().getInt() != 0;
  table.battle = column().getString();
  table.rules = column().getInt();
  table.shelf = column().getString();
  table.listing = column().getString();
  table.due = column().getInt64();
  return table;
}

std::string select_tables(const char* where) {
  return std::string("SELECT ") + kTableColumns + " FROM tables WHERE " + where;
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::string& path)
      : database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyTimeoutMs) {
    make_durable(database_);
    migrate(database_);
    statements_ = std::make_unique<Statements>(database_);
  }

  void save(const Batch& batch) override {
    try {
      SQLite::Transaction transaction(database_);
      for (const PersonRow& row : batch.people) { write(row); }
      for (const BattleRow& row : batch.battles) { write(row); }
      for (const TableRow& row : batch.tables) { write(row); }
      for (const EntryRow& row : batch.entries) { write(row); }
      for (const SatRow& row : batch.sat) { write(row); }
      transaction.commit();
    } catch (const SQLite::Exception& error) { throw StoreError(error.what()); }
  }

  std::optional<PersonRow> person(const std::string& id) override {
    const auto read = [&](const SQLite::Statement& row) {
      return PersonRow{id, row.getColumn(0), row.getColumn(1), row.getColumn(2).getInt64()};
    };
    return first_of(statements_->person.rows(read, id));
  }

  std::optional<TableRow> table(const std::string& id) override {
    return first_of(statements_->table.rows(table_row, id));
  }

  std::optional<BattleRow> battle(const std::string& hash) override {
    const auto read = [&](const SQLite::Statement& row) { return BattleRow{hash, row.getColumn(0)}; };
    return first_of(statements_->battle.rows(read, hash));
  }

  std::vector<EntryRow> entries(const std::string& table) override {
    const auto read = [&](const SQLite::Statement& row) {
      return EntryRow{table, row.getColumn(0).getUInt(), row.getColumn(1)};
    };
    return statements_->entries.rows(read, table);
  }

  std::vector<TableRow> shelf(const std::string& name, int limit) override {
    return statements_->shelf.rows(table_row, name, limit);
  }
  std::vector<TableRow> unfinished_tables(const std::string& person, int limit) override {
    return statements_->unfinished_tables.rows(table_row, person, person, limit);
  }
  std::vector<TableRow> finished_tables(const std::string& person, int limit) override {
    return statements_->finished_tables.rows(table_row, person, limit);
  }

  std::size_t count_unfinished() override { return statements_->count_unfinished.rows(first_count).at(0); }
  std::size_t count_unfinished_of(const std::string& maker) override {
    return statements_->count_unfinished_of.rows(first_count, maker).at(0);
  }
  std::vector<std::string> due_tables(Timestamp now, int limit) override {
    return statements_->due_tables.rows(first_text, now, limit);
  }

 private:
  // Prepared once. `statements_` is declared after `database_`, because a statement must not outlive its database.
  struct Statements {
    explicit Statements(SQLite::Database& database)
        : person(database, "SELECT secret_hash, name, since FROM people WHERE id = ?"),
          table(database, select_tables("id = ?")),
          battle(database, "SELECT content FROM battles WHERE hash = ?"),
          shelf(database, select_tables("shelf = ? AND shelf <> '' ORDER BY since DESC, id LIMIT ?")),
          unfinished_tables(database, select_tables("over = 0 AND (maker = ? OR id IN (SELECT table_id FROM sat "
                                                    "WHERE person = ?)) ORDER BY since DESC, id LIMIT ?")),
          finished_tables(database, select_tables("over = 1 AND id IN (SELECT table_id FROM sat WHERE person = ?) "
                                                  "ORDER BY since DESC, id LIMIT ?")),
          count_unfinished(database, "SELECT count(*) FROM tables WHERE over = 0"),
          count_unfinished_of(database, "SELECT count(*) FROM tables WHERE maker = ? AND over = 0"),
          due_tables(database, "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"),
          entries(database, "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number"),
          put_person(database,
                     "INSERT INTO people (id, secret_hash, name, since) VALUES (?, ?, ?, ?) "
                     "ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, name = excluded.name"),
          put_table(database,
                    "INSERT INTO tables (id, maker, settings, seed, since, over, battle, rules, shelf, listing, due) "
                    "VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                    "settings = excluded.settings, over = excluded.over, battle = excluded.battle, "
                    "rules = excluded.rules, shelf = excluded.shelf, listing = excluded.listing, due = excluded.due"),
          put_battle(database, "INSERT INTO battles (hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING"),
          put_entry(database, "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"),
          put_sat(database, "INSERT INTO sat (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING") {}
    Prepared person;
    Prepared table;
    Prepared battle;
    Prepared shelf;
    Prepared unfinished_tables;
    Prepared finished_tables;
    Prepared count_unfinished;
    Prepared count_unfinished_of;
    Prepared due_tables;
    Prepared entries;
    Prepared put_person;
    Prepared put_table;
    Prepared put_battle;
    Prepared put_entry;
    Prepared put_sat;
  };

  void write(const PersonRow& row) { statements_->put_person.run(row.id, row.secret_hash, row.name, row.since); }
  void write(const TableRow& row) {
    statements_->put_table.run(row.id, row.maker, row.settings, row.seed, row.since, row.over ? 1 : 0, row.battle,
                               row.rules, row.shelf, row.listing, row.due);
  }
  void write(const BattleRow& row) { statements_->put_battle.run(row.hash, row.content); }
  void write(const EntryRow& row) { statements_->put_entry.run(row.table, row.number, row.body); }
  void write(const SatRow& row) { statements_->put_sat.run(row.person, row.table); }

  SQLite::Database database_;
  std::unique_ptr<Statements> statements_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path) {
  try {
    return std::make_unique<SqliteStore>(path);
  } catch (const SQLite::Exception& error) { throw StoreError(path + ": " + error.what()); }
}

}  // namespace bocage
