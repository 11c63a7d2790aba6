#include "server/app/hall.h"

#include <algorithm>
#include <unordered_set>

#include "server/app/loader.h"
#include "server/app/log.h"
#include "server/app/token.h"
#include "server/screen/listing.h"

namespace bocage::server {
namespace {

constexpr int kMostListed = 50;                // in each list of tables
constexpr Milliseconds kIdle = 60 * kSecond;   // how long a room without connections stays in memory
constexpr Milliseconds kSweep = 10 * kSecond;  // how often idle rooms are looked for
constexpr Milliseconds kAlarm = kSecond;       // how often due tables are looked for
constexpr int kMostDue = 500;                  // due tables per look
constexpr std::size_t kMostWokenAtOnce = 8;    // the others are due at the next look, too

// The rows of the lists with the people they name.
struct Lists {
  std::vector<TableRow> mine;
  std::vector<TableRow> open;
  std::vector<TableRow> watch;
  std::vector<TableRow> finished;
  std::vector<PersonRow> people;
};

Lists read_lists(Store& store, const std::string& person) {
  Lists lists;
  if (!person.empty()) {
    lists.mine = store.unfinished_tables(person, kMostListed);
    lists.finished = store.finished_tables(person, kMostListed);
  }
  lists.open = store.shelf(std::string(kOpenShelf), kMostListed);
  lists.watch = store.shelf(std::string(kWatchShelf), kMostListed);
  std::unordered_set<std::string> ids;
  for (auto* rows : {&lists.mine, &lists.open, &lists.watch, &lists.finished}) {
    std::erase_if(*rows, [](const TableRow& row) { return row.listing.empty(); });
    for (const TableRow& row : *rows) {
      for (std::string& id : people_of_listing(Json::parse(row.listing))) { ids.insert(std::move(id)); }
    }
  }
  for (const std::string& id : ids) {
    if (auto row = store.person(id)) { lists.people.push_back(std::move(*row)); }
  }
  return lists;
}

}  // namespace

Hall::Hall(const Config& config, Outside& outside, Battles& battles, Journal& journal, GuestBook& guests,
           Thinkers& thinkers, Reader& reader)
    : config_(config),
      outside_(outside),
      battles_(battles),
      reader_(reader),
      room_context_{.outside = outside,
                    .journal = journal,
                    .guests = guests,
                    .thinkers = thinkers,
                    .reader = reader,
                    .battles = battles,
                    .config = config,
                    .drop = [this](const Room& room) { drop(room); },
                    .may_create_table =
                        [this](const std::string& maker, const std::function<void(bool)>& then) {
                          count_tables(maker, [this, then](std::optional<Census> census) {
                            then(census && has_room_for_table(*census));
                          });
                        },
                    .create_rematch = [this](Room& room, const std::string& person,
                                             Batch& batch) { return create_rematch(room, person, batch); },
                    .wake_when_stored = [this](const std::shared_ptr<Room>& room) { wake_when_stored(room); }} {}

void Hall::open() {
  wake_due_tables();
  outside_.after(kSweep, [this] { unload_idle_rooms(); });
}

void Hall::close() {
  for (const auto& [id, connection] : connections_) { outside_.close(id, CloseCode::ShuttingDown); }
}

std::shared_ptr<Room> Hall::loaded(const std::string& table) const {
  const auto found = rooms_.find(table);
  return found == rooms_.end() ? nullptr : found->second;
}

void Hall::find(const std::string& table, const Found& then) {
  if (const auto room = loaded(table)) { return then(room); }
  const auto [waiting, is_new] = loading_.try_emplace(table);
  waiting->second.push_back(then);
  if (is_new) { load(table); }
}

void Hall::load(const std::string& table) {
  using Read = std::optional<std::shared_ptr<LoadedTable>>;  // nullopt: there is no such table
  reader_.read(
      Lane::Replay,
      [&battles = battles_, table](Store& store) -> Read {
        auto found = load_table(store, battles, table);
        if (!found) { return std::nullopt; }
        return std::make_shared<LoadedTable>(std::move(*found));
      },
      [this, table](const std::optional<Read>& read) {
        if (!read) {
          log_error("table", {{"table", table}, {"why", "it cannot be read"}});
          return finish_loading(table, tl::unexpected(Refusal(Why::Unreadable)));
        }
        if (!*read) { return finish_loading(table, tl::unexpected(Refusal(Why::NoTable))); }
        const auto room = std::make_shared<Room>(room_context_, std::move(***read));
        rooms_[table] = room;
        room->wake();
        finish_loading(table, room);
      });
}

void Hall::finish_loading(const std::string& table, const RoomOrRefusal& room) {
  const auto waiting = loading_.extract(table);
  for (const Found& then : waiting.mapped()) { then(room); }
}

// The commit failed: drop the room so that clients reconnect to the last stored state.
void Hall::drop(const Room& room) {
  const auto found = rooms_.find(room.row().id);
  if (found == rooms_.end() || found->second.get() != &room) { return; }
  const auto dropped = found->second;
  rooms_.erase(found);
  dropped->retire();
  for (const auto& [id, connection] : connections_) {
    if (connection.room == dropped) { outside_.close(id, CloseCode::StoreFailed); }
  }
  log_warning("dropped", {{"table", dropped->row().id}});
}

// Only a few at a time: after an upgrade from an older schema every table is due, and people's tables come first.
void Hall::wake_due_tables() {
  reader_.read(
      Lane::Query, [now = outside_.now()](Store& store) { return store.due_tables(now, kMostDue); },
      [this](const std::optional<std::vector<std::string>>& due) {
        for (const std::string& table : due.value_or(std::vector<std::string>{})) {
          if (const auto room = loaded(table)) {
            room->check_deadlines();
          } else if (loading_.size() < kMostWokenAtOnce) {
            find(table, [](const RoomOrRefusal&) {});
          }
        }
        outside_.after(kAlarm, [this] { wake_due_tables(); });
      });
}

void Hall::unload_idle_rooms() {
  std::unordered_set<const Room*> visited;
  for (const auto& [id, connection] : connections_) { visited.insert(connection.room.get()); }
  const Timestamp long_ago = outside_.now() - kIdle;
  std::erase_if(rooms_, [&](const auto& it) {
    const bool idle = !visited.contains(it.second.get()) && it.second->is_idle_since(long_ago);
    if (idle) { it.second->retire(); }
    return idle;
  });
  outside_.after(kSweep, [this] { unload_idle_rooms(); });
}

bool Hall::has_room_for_table(const Census& census) const {
  return census.all < config_.limits.tables && census.of_maker < config_.limits.tables_of_one;
}

void Hall::count_tables(const std::string& maker, const std::function<void(std::optional<Census>)>& then) {
  reader_.read(
      Lane::Query, [maker](Store& store) { return Census{store.count_unfinished(), store.count_unfinished_of(maker)}; },
      then);
}

void Hall::make(const std::string& person, const nlohmann::json& wanted, const Made& then) {
  const auto settings = settings_from_json(wanted);
  if (!settings) { return then(tl::unexpected(Refusal(Why::Settings, to_text(settings.error().front())))); }
  if (!settings->first_game.empty()) {
    return then(tl::unexpected(Refusal(Why::Settings, "settings.first_game: only a return game has one")));
  }
  const std::string* battle = battles_.current(settings->battle);
  if (battle == nullptr) { return then(tl::unexpected(Refusal(Why::NoBattle))); }
  if (!settings->bots.empty() && !is_opponent(settings->bots)) { return then(tl::unexpected(Refusal(Why::NoPlayer))); }

  std::vector<Entry> initial_entries;
  if (!settings->maker.empty()) {
    initial_entries.push_back({.kind = EntryKind::Sit, .who = person, .posts = settings->maker});
  }
  if (!settings->bots.empty()) {
    initial_entries.push_back({.kind = EntryKind::Bot, .who = person, .text = settings->bots});
  }
  // Only a client that has received the commitment can contribute, so a table that waits for that begins later.
  if (!settings->await_contributions) { initial_entries.push_back({.kind = EntryKind::Begin, .who = person}); }
  // The first table on a battle computes its sight lines and movement costs, so that is done off the event loop, too.
  using Ready = std::pair<Census, std::shared_ptr<const Battle>>;
  reader_.read(
      Lane::Query,
      [&battles = battles_, person, hash = *battle, options = settings->options](Store& store) {
        const Census census{store.count_unfinished(), store.count_unfinished_of(person)};
        return Ready{census, battles.battle(hash, options)};
      },
      [this, person, hash = *battle, settings = *settings, initial_entries, then](const std::optional<Ready>& ready) {
        if (!ready) { return then(tl::unexpected(Refusal(Why::Unreadable))); }
        if (!has_room_for_table(ready->first)) { return then(tl::unexpected(Refusal(Why::TooManyTables))); }
        Batch batch;
        const NewTable made{.maker = person, .battle = hash, .rules = ready->second};
        const auto room = create_room(made, settings, initial_entries, batch);
        if (!room) { return then(tl::unexpected(Refusal(Why::NoPost))); }
        room_context_.journal.write(std::move(batch), [this, room, then](bool stored) {
          if (!stored) {
            drop(*room);
            return then(tl::unexpected(Refusal(Why::NotStored)));
          }
          then(room->row().id);
          room->wake();
        });
      });
}

// Creates a room with its initial entries, and adds both to the batch. A Bot entry without posts is for all empty ones.
// Null if the table refuses an entry, except for Begin: then the game waits until every post is taken.
std::shared_ptr<Room> Hall::create_room(const NewTable& made, const Settings& settings,
                                        const std::vector<Entry>& initial_entries, Batch& batch) {
  const Timestamp now = outside_.now();
  const Seed seed = random_seed();
  TableRow row{.id = random_token(),
               .maker = made.maker,
               .settings = settings_json(settings).dump(),
               .seed = to_text(seed),
               .since = now,
               .battle = made.battle,
               .rules = kRulesVersion};
  LoadedTable fresh{.row = row, .table = Table(row.id, settings, made.rules, seed), .first_medals = made.first_medals};
  Table& table = fresh.table;
  const auto accept = [&](Entry entry) {
    entry.at = now;
    if (table.judge(entry)) { return false; }
    const Change change = table.apply(entry);
    fresh.log.add(entry, table.entries(), change);
    entry.effect = change.effect;
    batch.entries.push_back({row.id, table.entries(), to_text(entry)});
    if (entry.kind == EntryKind::Sit) { batch.sat.push_back({entry.who, row.id}); }
    return true;
  };
  for (Entry entry : initial_entries) {
    if (entry.kind == EntryKind::Bot && entry.posts.empty()) {
      table.posts().for_each([&](Post post) {
        if (table.seat(post).holder == Seat::Holder::Nobody) { entry.posts.add(post); }
      });
    }
    if (!accept(entry) && entry.kind != EntryKind::Begin) { return nullptr; }
  }
  auto room = std::make_shared<Room>(room_context_, std::move(fresh));
  batch.battles.push_back(battles_.row(made.battle));
  batch.tables.push_back(room->row());
  rooms_[row.id] = room;
  return room;
}

// Everyone gets the same post on the other side. The game begins at once if all are connected; otherwise it waits, so
// that no clock runs and no stand-in plays for someone who agreed and left.
std::shared_ptr<Room> Hall::create_rematch(Room& room, const std::string& person, Batch& batch) {
  const Table& old = room.table();
  Settings settings = old.settings();
  const bool is_second = settings.first_game.empty();
  settings.first_game = is_second ? old.id() : "";
  settings.maker = {};
  settings.bots.clear();
  std::map<std::string, PostSet> seated;
  std::map<std::string, PostSet> programs;
  old.posts().for_each([&](Post post) {
    const Seat& seat = old.seat(post);
    const Post opposite{other(post.side), post.role};
    if (seat.holder == Seat::Holder::Person) { seated[seat.id].add(opposite); }
    if (seat.holder == Seat::Holder::Bot) { programs[seat.id].add(opposite); }
  });
  std::vector<Entry> initial_entries;
  initial_entries.reserve(seated.size() + programs.size() + 1);
  for (const auto& [who, posts] : seated) {
    initial_entries.push_back({.kind = EntryKind::Sit, .who = who, .posts = posts});
  }
  for (const auto& [player, posts] : programs) {
    initial_entries.push_back({.kind = EntryKind::Bot, .who = person, .posts = posts, .text = player});
  }
  const bool all_here =
      std::all_of(seated.begin(), seated.end(), [&](const auto& it) { return room.is_here(it.first); });
  // Clients that contributed to this game will do so again; the table begins by itself then.
  settings.await_contributions = all_here && !old.contributions().empty();
  if (all_here && !settings.await_contributions) {
    initial_entries.push_back({.kind = EntryKind::Begin, .who = person});
  }
  const NewTable made{.maker = person,
                      .battle = room.row().battle,
                      .rules = old.shared_battle(),
                      .first_medals = is_second ? std::optional(medals_of(old)) : std::nullopt};
  return create_room(made, settings, initial_entries, batch);
}

// An empty batch waits for everything before it.
void Hall::wake_when_stored(const std::shared_ptr<Room>& room) {
  room_context_.journal.write({}, [this, room](bool stored) { stored ? room->wake() : drop(*room); });
}

void Hall::list(const std::string& person, const std::function<void(std::optional<Json>)>& then) {
  reader_.read(
      Lane::Query, [person](Store& store) { return read_lists(store, person); },
      [this, person, then](const std::optional<Lists>& lists) {
        if (!lists) { return then(std::nullopt); }
        std::unordered_map<std::string, std::string> names;
        for (const PersonRow& row : lists->people) { names[row.id] = row.name; }
        const auto line = [&](const TableRow& row) {
          const auto room = loaded(row.id);
          const People people{[&](const std::string& id) { return names[id]; },
                              [&](const std::string& id) { return room && room->is_here(id); }};
          return table_line_json(Json::parse(row.listing), row, person, people);
        };
        Json mine = Json::array();
        Json open = Json::array();
        Json watch = Json::array();
        Json finished = Json::array();
        const auto is_mine = [&](const TableRow& row) {
          const auto seated = people_of_listing(Json::parse(row.listing));
          return row.maker == person || std::find(seated.begin(), seated.end(), person) != seated.end();
        };
        for (const TableRow& row : lists->mine) {
          if (is_mine(row)) { mine.push_back(line(row)); }
        }
        for (const TableRow& row : lists->open) {
          if (!is_mine(row)) { open.push_back(line(row)); }
        }
        for (const TableRow& row : lists->watch) {
          if (!is_mine(row)) { watch.push_back(line(row)); }
        }
        for (const TableRow& row : lists->finished) { finished.push_back(line(row)); }
        then(Json{{"mine", std::move(mine)},
                  {"open", std::move(open)},
                  {"watch", std::move(watch)},
                  {"finished", std::move(finished)}});
      });
}

void Hall::connect(ConnectionId connection, const Visitor& visitor, const std::string& table, const Admitted& then) {
  find(table, [this, connection, visitor, then](const RoomOrRefusal& room) {
    if (!room) { return then(room.error()); }
    std::size_t own = 0;
    std::size_t neighbours = 0;
    for (const auto& [id, other] : connections_) {
      own += other.person == visitor.person ? 1U : 0U;
      neighbours += other.address == visitor.address ? 1U : 0U;
    }
    const Limits& limits = config_.limits;
    if (connections_.size() >= limits.connections || own >= limits.connections_of_one ||
        neighbours >= limits.connections_of_address) {
      return then(Refusal(Why::TooManyConnections));
    }
    connections_.emplace(connection,
                         Connection{visitor.person, visitor.address, *room, Bucket(limits.messages, outside_.now())});
    then(std::nullopt);
  });
}

void Hall::on_message(ConnectionId connection, std::string_view text) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) { return; }
  Connection& from = found->second;
  ++messages_;
  if (!from.messages.take(outside_.now())) { return outside_.close(connection, CloseCode::BadMessages); }
  const auto request = request_from_text(text);
  if (!request) { return refuse_malformed(connection, from, request.error()); }
  const auto room = from.room;
  if (room->is_retired()) { return outside_.close(connection, CloseCode::StoreFailed); }
  if (from.joined) { return room->handle(connection, *request); }
  if (request->kind != RequestKind::Hello) {
    return refuse_malformed(connection, from, {request->id, "the first request is hello"});
  }
  from.joined = true;
  room->join(connection, from.person, *request);
}

void Hall::refuse_malformed(ConnectionId connection, Connection& from, const BadRequest& bad) {
  ++bad_messages_;
  if (++from.bad_messages > config_.limits.bad_messages) { return outside_.close(connection, CloseCode::BadMessages); }
  const Json out = {
      {"re", bad.id ? Json(*bad.id) : Json(0)}, {"ok", false}, {"error", Refusal(Why::BadMessage, bad.fault).error}};
  outside_.send(connection,
                std::make_shared<const std::string>(out.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

void Hall::disconnect(ConnectionId connection) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) { return; }
  const auto room = found->second.room;
  connections_.erase(found);
  room->disconnect(connection);
}

}  // namespace bocage::server
