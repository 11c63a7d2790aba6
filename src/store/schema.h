// The database schema as a list of migrations. A released migration is never edited; changes are a new one.
#pragma once

#include <array>
#include <string_view>

namespace bocage {

inline constexpr auto kMigrations = std::to_array<std::string_view>({
    R"sql(
      CREATE TABLE people (
        id          TEXT PRIMARY KEY,
        secret_hash TEXT NOT NULL,
        name        TEXT NOT NULL,
        since       INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE tables (
        id       TEXT PRIMARY KEY,
        maker    TEXT NOT NULL,
        settings TEXT NOT NULL,
        seed     TEXT NOT NULL,
        since    INTEGER NOT NULL,
        over     INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX tables_by_time ON tables (over, since);
      CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number   INTEGER NOT NULL,
        body     TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE sat (
        person   TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
      ) STRICT, WITHOUT ROWID;
    )sql",
});

}  // namespace bocage
