#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <string>

#include "store/schema.h"
#include "store/store.h"

namespace bocage {
namespace {

constexpr int kBusyMs = 5000;  // another process may be looking at the file

// Journal ahead of the data, and flushed at every commit: what was committed survives whatever happens.
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

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::string& path)
      : database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMs) {
    make_durable(database_);
    migrate(database_);
    statements_ = std::make_unique<Statements>(database_);
  }

  void save(const Batch& batch) override {
    try {
      SQLite::Transaction transaction(database_);
      for (const PersonRow& row : batch.people) { write(row); }
      for (const TableRow& row : batch.tables) { write(row); }
      for (const EntryRow& row : batch.entries) { write(row); }
      for (const SatRow& row : batch.sat) { write(row); }
      transaction.commit();
    } catch (const SQLite::Exception& error) { throw StoreError(error.what()); }
  }

  std::optional<PersonRow> person(const std::string& id) override {
    SQLite::Statement& query = statements_->person;
    query.reset();
    query.bind(1, id);
    if (!query.executeStep()) { return std::nullopt; }
    return PersonRow{id, query.getColumn(0), query.getColumn(1), query.getColumn(2).getInt64()};
  }

  std::optional<TableRow> table(const std::string& id) override {
    SQLite::Statement& query = statements_->table;
    query.reset();
    query.bind(1, id);
    if (!query.executeStep()) { return std::nullopt; }
    return TableRow{id,
                    query.getColumn(0),
                    query.getColumn(1),
                    query.getColumn(2),
                    query.getColumn(3).getInt64(),
                    query.getColumn(4).getInt() != 0};
  }

  std::vector<std::string> open_tables() override {
    SQLite::Statement query(database_, "SELECT id FROM tables WHERE over = 0 ORDER BY since, id");
    return texts(query);
  }

  std::vector<std::string> finished_tables(const std::string& person, int newest) override {
    SQLite::Statement query(database_,
                            "SELECT id FROM sat JOIN tables ON id = table_id WHERE person = ? AND over = 1 "
                            "ORDER BY since DESC, id LIMIT ?");
    query.bind(1, person);
    query.bind(2, newest);
    return texts(query);
  }

  std::vector<EntryRow> entries(const std::string& table) override {
    SQLite::Statement& query = statements_->entries;
    query.reset();
    query.bind(1, table);
    std::vector<EntryRow> rows;
    while (query.executeStep()) { rows.push_back({table, query.getColumn(0).getUInt(), query.getColumn(1)}); }
    return rows;
  }

 private:
  // Prepared once. A member after the database, since a statement must not outlive it.
  struct Statements {
    explicit Statements(SQLite::Database& database)
        : person(database, "SELECT secret_hash, name, since FROM people WHERE id = ?"),
          table(database, "SELECT maker, settings, seed, since, over FROM tables WHERE id = ?"),
          entries(database, "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number"),
          put_person(database,
                     "INSERT INTO people (id, secret_hash, name, since) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
                     "SET secret_hash = excluded.secret_hash, name = excluded.name"),
          put_table(database,
                    "INSERT INTO tables (id, maker, settings, seed, since, over) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT "
                    "(id) DO "
                    "UPDATE SET settings = excluded.settings, over = excluded.over"),
          put_entry(database, "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"),
          put_sat(database, "INSERT INTO sat (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING") {}
    SQLite::Statement person;
    SQLite::Statement table;
    SQLite::Statement entries;
    SQLite::Statement put_person;
    SQLite::Statement put_table;
    SQLite::Statement put_entry;
    SQLite::Statement put_sat;
  };

  static std::vector<std::string> texts(SQLite::Statement& query) {
    std::vector<std::string> found;
    while (query.executeStep()) { found.emplace_back(query.getColumn(0).getString()); }
    return found;
  }

  void write(const PersonRow& row) {
    SQLite::Statement& put = statements_->put_person;
    put.tryReset();  // the last use may have failed, and reset() would say so again
    SQLite::bind(put, row.id, row.secret_hash, row.name, row.since);
    put.exec();
  }
  void write(const TableRow& row) {
    SQLite::Statement& put = statements_->put_table;
    put.tryReset();
    SQLite::bind(put, row.id, row.maker, row.settings, row.seed, row.since, row.over ? 1 : 0);
    put.exec();
  }
  void write(const EntryRow& row) {
    SQLite::Statement& put = statements_->put_entry;
    put.tryReset();
    SQLite::bind(put, row.table, row.number, row.body);
    put.exec();
  }
  void write(const SatRow& row) {
    SQLite::Statement& put = statements_->put_sat;
    put.tryReset();
    SQLite::bind(put, row.person, row.table);
    put.exec();
  }

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
