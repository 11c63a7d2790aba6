// Durable storage: people, tables and everything that happened at them. Event-sourced: a table is a fold over its
// entries, so the log is enough to restore it. A Store is used by one thread at a time; the server opens one per lane.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace bocage {

using Milliseconds = std::int64_t;  // a duration
using Timestamp = Milliseconds;     // since the Unix epoch
inline constexpr Milliseconds kSecond = 1000;
inline constexpr Milliseconds kDay = kSecond * 3600 * 24;
inline constexpr Timestamp kNever = std::numeric_limits<Timestamp>::max();

struct PersonRow {
  std::string id;
  std::string secret_hash;  // of the cookie, which only its owner has
  std::string name;
  Timestamp since = 0;
  friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

struct TableRow {
  std::string id;
  std::string maker;     // the id of a person
  std::string settings;  // JSON
  std::string seed;      // secret until the game is over
  Timestamp since = 0;
  bool over = false;
  std::string battle{};   // the hash of its battle's content; empty in tables of the first schema
  int rules = 1;          // the version of the rules it is played by
  std::string shelf{};    // the public list that shows it; empty if none does
  std::string listing{};  // JSON: how lists show it; empty in tables of older schemas that were not loaded since
  Timestamp due = 0;      // when it must be loaded, even if nobody asks for it
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// A battle as it is played, for all tables that play it. Never changes: another content is another battle.
struct BattleRow {
  std::string hash;
  std::string content;  // JSON
  friend bool operator==(const BattleRow&, const BattleRow&) = default;
};

struct EntryRow {
  std::string table;
  std::uint32_t number = 0;  // 1, 2, 3 ... for each table
  std::string body;          // JSON
  friend bool operator==(const EntryRow&, const EntryRow&) = default;
};

// A person has sat at a table, even if they have left it since.
struct SatRow {
  std::string person;
  std::string table;
  friend bool operator==(const SatRow&, const SatRow&) = default;
};

// Changes that are committed together or not at all. Rows with a known id replace the old ones; entries are never
// replaced.
struct Batch {
  std::vector<PersonRow> people{};
  std::vector<TableRow> tables{};
  std::vector<EntryRow> entries{};
  std::vector<SatRow> sat{};
  std::vector<BattleRow> battles{};
  bool empty() const { return people.empty() && battles.empty() && tables.empty() && entries.empty() && sat.empty(); }
};

// From save(): nothing of the batch was stored. From open_sqlite(): the file cannot be used.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Store {
 public:
  virtual ~Store() = default;
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // When this returns, the batch survives a crash of the process or the machine. Throws StoreError.
  virtual void save(const Batch& batch) = 0;

  virtual std::optional<PersonRow> person(const std::string& id) = 0;
  virtual std::optional<TableRow> table(const std::string& id) = 0;
  virtual std::optional<BattleRow> battle(const std::string& hash) = 0;
  virtual std::vector<EntryRow> entries(const std::string& table) = 0;  // by number

  // Lists of tables: at most `limit`, newest first.
  virtual std::vector<TableRow> shelf(const std::string& name, int limit) = 0;
  // Unfinished tables that this person created or has sat at.
  virtual std::vector<TableRow> unfinished_tables(const std::string& person, int limit) = 0;
  virtual std::vector<TableRow> finished_tables(const std::string& person, int limit) = 0;  // at which they have sat

  virtual std::size_t count_unfinished() = 0;
  virtual std::size_t count_unfinished_of(const std::string& maker) = 0;
  // The ids of tables that are due at this time: at most `limit`, the most urgent first.
  virtual std::vector<std::string> due_tables(Timestamp now, int limit) = 0;
};

// Opens a file in an existing folder; ":memory:" for tests. Migrates an older schema, and refuses a newer one.
std::unique_ptr<Store> open_sqlite(const std::string& path);

}  // namespace bocage
