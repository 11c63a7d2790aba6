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
    // A table stores the battle it is played on, and the version of the rules, so that neither can change under it.
    // Tables of the first schema have no battle of their own until they are loaded again.
    R"sql(
      CREATE TABLE battles (
        hash    TEXT PRIMARY KEY,
        content TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE tables ADD COLUMN battle TEXT REFERENCES battles (hash);
      ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    )sql",
    // Lists, limits and alarms are queries, so that no table has to be in memory for them. Older tables are due at once:
    // when they are loaded, they get their listing.
    R"sql(
      ALTER TABLE tables ADD COLUMN shelf TEXT NOT NULL DEFAULT '';
      ALTER TABLE tables ADD COLUMN listing TEXT NOT NULL DEFAULT '';
      ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX tables_by_maker ON tables (maker, over);
      CREATE INDEX tables_by_shelf ON tables (shelf, since) WHERE shelf <> '';
      CREATE INDEX tables_by_due ON tables (due);
      CREATE INDEX sat_by_table ON sat (table_id);
    )sql",
});

}  // namespace bocage
