#include "server/app/hall.h"

#include <algorithm>

#include "rules/medals.h"
#include "server/app/log.h"
#include "server/app/token.h"

namespace bocage::server {
namespace {

constexpr int kMostFinished = 30;             // in the list of tables
constexpr Milliseconds kIdle = 60 * kSecond;  // how long a finished game without connections stays in memory
constexpr std::size_t kMostNameLogged = 64;   // characters

// An old table may name a computer player that is no longer offered, perhaps one that would think for days and block a
// thread.
void replace_unoffered_player(Entry& entry, const std::string& table) {
  const bool names_player = entry.kind == EntryKind::Bot || entry.kind == EntryKind::StandIn;
  if (!names_player || is_opponent(entry.text)) { return; }
  const std::string& nearest = nearest_opponent(entry.text);
  log_warning("player", {{"table", table}, {"stored", entry.text.substr(0, kMostNameLogged)}, {"plays", nearest}});
  entry.text = nearest;
}

}  // namespace

Hall::Hall(const Config& config, Outside& outside, Battles& battles, Journal& journal, GuestBook& guests,
           Thinkers& thinkers, Store& reader)
    : config_(config),
      outside_(outside),
      battles_(battles),
      reader_(reader),
      room_context_{.outside = outside,
                    .journal = journal,
                    .guests = guests,
                    .thinkers = thinkers,
                    .reader = reader,
                    .config = config,
                    .drop_table = [this](const std::string& table) { drop(table); },
                    .create_rematch = [this](Room& room, const std::string& person) { return rematch(room, person); },
                    .medals_of = [this](const std::string& table) { return medals_of(table); }} {}

std::optional<BySide<int>> Hall::medals_of(const std::string& table) {
  const auto known = medals_.find(table);
  if (known != medals_.end()) { return known->second; }
  const auto room = find(table);
  if (!room || !room->table().result()) { return std::nullopt; }
  const Field& field = room->table().game()->state().open.field;
  BySide<int> won{};
  for (const Side side : kSides) { won[index(side)] = medals(room->table().battle(), field, side); }
  return medals_[table] = won;
}

void Hall::open() {
  for (const std::string& id : reader_.open_tables()) {
    if (const auto room = load(id)) { room->wake(); }
  }
  log_info("open", {{"tables", rooms_.size()}});
}

void Hall::close() {
  for (const auto& [id, connection] : connections_) { outside_.close(id, CloseCode::ShuttingDown); }
}

std::shared_ptr<Room> Hall::load(const std::string& table) {
  const auto row = reader_.table(table);
  if (!row) { return nullptr; }
  try {
    const auto settings = settings_from_json(nlohmann::json::parse(row->settings));
    if (!settings) { throw std::runtime_error("unreadable settings"); }
    const TableRow adopted = adopt(*row, *settings);
    const auto battle = battles_.battle(adopted.battle, settings->options);
    const auto room = load_entries(adopted, battle);
    rooms_[table] = room;
    return room;
  } catch (const std::exception& error) {  // one unreadable table must not keep the others from loading
    log_error("table", {{"table", table}, {"why", error.what()}});
    return nullptr;
  }
}

// The row with its battle, which is known from now on. A table of the first schema kept no battle: it goes on with the
// shipped one, and keeps that from now on.
TableRow Hall::adopt(TableRow row, const Settings& settings) {
  if (row.battle.empty()) {
    const std::string* shipped = battles_.current(settings.battle);
    if (shipped == nullptr) { throw std::runtime_error("there is no battle " + settings.battle); }
    row.battle = *shipped;
    room_context_.journal.write({.tables = {row}, .battles = {battles_.row(row.battle)}}, [](bool) {});
    return row;
  }
  if (battles_.knows(row.battle)) { return row; }
  const auto content = reader_.battle(row.battle);
  if (!content) { throw std::runtime_error("its battle is missing"); }
  battles_.learn(*content);
  return row;
}

// Replays the stored entries. If one of them has another effect than when it was stored, the table is frozen at the
// entry before.
std::shared_ptr<Room> Hall::load_entries(const TableRow& row, const std::shared_ptr<const Battle>& battle) {
  std::vector<Entry> entries;
  for (const EntryRow& stored : reader_.entries(row.id)) {
    entries.push_back(entry_from_text(stored.body));
    replace_unoffered_player(entries.back(), row.id);
  }
  auto room = std::make_shared<Room>(room_context_, row, battle);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    try {
      room->apply_stored(entries[i]);
    } catch (const Diverged& why) {
      log_error("frozen", {{"table", row.id}, {"entry", i + 1}, {"rules", row.rules}, {"why", why.what()}});
      room = std::make_shared<Room>(room_context_, row, battle);
      for (std::size_t k = 0; k < i; ++k) { room->apply_stored(entries[k]); }
      room->freeze();
      return room;
    }
  }
  return room;
}

std::shared_ptr<Room> Hall::find(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found != rooms_.end()) { return found->second; }
  const auto room = load(table);
  if (!room) { return nullptr; }
  // A room dropped after a failed commit is loaded again in the middle of its game.
  if (room->table().state() != TableState::Over) { room->wake(); }
  unload_when_idle(table);
  return room;
}

void Hall::unload_when_idle(const std::string& table) {
  outside_.after(kIdle, [this, table] {
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->table().state() != TableState::Over) { return; }
    if (found->second->is_empty()) {
      rooms_.erase(found);
    } else {
      unload_when_idle(table);
    }
  });
}

// The commit failed: drop the room so that clients reconnect to the last stored state.
void Hall::drop(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) { return; }
  const auto room = found->second;
  rooms_.erase(found);
  room->close_all(CloseCode::StoreFailed);
  log_warning("dropped", {{"table", table}});
}

std::optional<Refusal> Hall::check(const std::string& person, const Settings& settings) const {
  std::size_t open = 0;
  std::size_t own = 0;
  for (const auto& [id, room] : rooms_) {
    if (room->table().state() == TableState::Over) { continue; }
    ++open;
    own += room->row().maker == person ? 1U : 0U;
  }
  if (open >= config_.limits.tables || own >= config_.limits.tables_of_one) { return Refusal(Why::TooManyTables); }
  if (!settings.bots.empty() && !is_opponent(settings.bots)) { return Refusal(Why::NoPlayer); }
  return std::nullopt;
}

void Hall::make(const std::string& person, const nlohmann::json& wanted, Made then) {
  const auto settings = settings_from_json(wanted);
  if (!settings) { return then(tl::unexpected(Refusal(Why::Settings, to_text(settings.error().front())))); }
  if (!settings->first_game.empty()) {
    return then(tl::unexpected(Refusal(Why::Settings, "settings.first_game: only a return game has one")));
  }
  const std::string* battle = battles_.current(settings->battle);
  if (battle == nullptr) { return then(tl::unexpected(Refusal(Why::NoBattle))); }
  if (const auto refusal = check(person, *settings)) { return then(tl::unexpected(*refusal)); }

  std::vector<Entry> initial_entries;
  if (!settings->maker.empty()) {
    initial_entries.push_back({.kind = EntryKind::Sit, .who = person, .posts = settings->maker});
  }
  if (!settings->bots.empty()) {
    initial_entries.push_back({.kind = EntryKind::Bot, .who = person, .text = settings->bots});
  }
  initial_entries.push_back({.kind = EntryKind::Begin, .who = person});
  Batch batch;
  const auto room = create_room({person, *battle}, *settings, initial_entries, batch);
  if (!room) { return then(tl::unexpected(Refusal(Why::NoPost))); }
  room_context_.journal.write(std::move(batch), [this, room, then = std::move(then)](bool stored) {
    if (!stored) {
      drop(room->row().id);
      return then(tl::unexpected(Refusal(Why::NotStored)));
    }
    then(room->row().id);
    room->wake();
  });
}

// Creates a room with its initial entries, and adds both to the batch. A Bot entry without posts is for all empty ones.
// Null if the table refuses an entry, except for Begin: then the game waits until every post is taken.
std::shared_ptr<Room> Hall::create_room(const NewTable& made, const Settings& settings,
                                        const std::vector<Entry>& initial_entries, Batch& batch) {
  const Timestamp now = outside_.now();
  const TableRow row{.id = random_token(),
                     .maker = made.maker,
                     .settings = settings_json(settings).dump(),
                     .seed = to_text(random_seed()),
                     .since = now,
                     .battle = made.battle,
                     .rules = kRulesVersion};
  auto room = std::make_shared<Room>(room_context_, row, battles_.battle(made.battle, settings.options));
  batch.battles.push_back(battles_.row(made.battle));
  batch.tables.push_back(row);
  const auto accept = [&](Entry entry) {
    entry.at = now;
    if (room->table().judge(entry)) { return false; }
    entry.effect = room->apply_stored(entry).effect;
    batch.entries.push_back({row.id, room->table().entries(), to_text(entry)});
    if (entry.kind == EntryKind::Sit) { batch.sat.push_back({entry.who, row.id}); }
    return true;
  };
  for (Entry entry : initial_entries) {
    if (entry.kind == EntryKind::Bot && entry.posts.empty()) {
      room->table().posts().for_each([&](Post post) {
        if (room->table().seat(post).holder == Seat::Holder::Nobody) { entry.posts.add(post); }
      });
    }
    if (!accept(entry) && entry.kind != EntryKind::Begin) { return nullptr; }
  }
  rooms_[row.id] = room;
  return room;
}

// Everyone gets the same post on the other side. The game begins at once if all are connected; otherwise it waits, so
// that no clock runs and no stand-in plays for someone who agreed and left.
std::string Hall::rematch(Room& room, const std::string& person) {
  const Table& old = room.table();
  Settings settings = old.settings();
  settings.first_game = settings.first_game.empty() ? old.id() : "";
  settings.maker = {};
  settings.bots.clear();
  if (check(person, settings)) { return ""; }
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
  if (all_here) { initial_entries.push_back({.kind = EntryKind::Begin, .who = person}); }
  Batch batch;
  const auto made = create_room({person, room.row().battle}, settings, initial_entries, batch);
  if (!made) { return ""; }
  room_context_.journal.write(std::move(batch), [this, made](bool stored) {
    if (!stored) { return drop(made->row().id); }
    made->wake();
  });
  return made->row().id;
}

Json Hall::tables_json(const std::string& person) {
  Json mine = Json::array();
  Json open = Json::array();
  Json watch = Json::array();
  Json finished = Json::array();
  std::vector<const Room*> rooms;
  rooms.reserve(rooms_.size());
  for (const auto& [id, room] : rooms_) { rooms.push_back(room.get()); }
  std::sort(rooms.begin(), rooms.end(), [](const Room* a, const Room* b) {
    return std::pair(-a->row().since, a->row().id) < std::pair(-b->row().since, b->row().id);
  });
  for (const Room* room : rooms) {
    const Table& table = room->table();
    if (table.state() == TableState::Over) { continue; }
    if (!table.posts_of(person).empty() || room->row().maker == person) {
      mine.push_back(room->line_json(person));
    } else if (room->is_listed() && table.state() == TableState::Gathering) {
      open.push_back(room->line_json(person));
    } else if (room->is_listed()) {
      watch.push_back(room->line_json(person));
    }
  }
  for (const std::string& id : reader_.finished_tables(person, kMostFinished)) {
    if (const auto room = find(id)) { finished.push_back(room->line_json(person)); }
  }
  return {{"mine", std::move(mine)},
          {"open", std::move(open)},
          {"watch", std::move(watch)},
          {"finished", std::move(finished)}};
}

std::optional<Refusal> Hall::connect(ConnectionId connection, const Visitor& visitor, const std::string& table) {
  if (!find(table)) { return Refusal(Why::NoTable); }
  std::size_t own = 0;
  std::size_t neighbours = 0;
  for (const auto& [id, caller] : connections_) {
    own += caller.person == visitor.person ? 1U : 0U;
    neighbours += caller.address == visitor.address ? 1U : 0U;
  }
  const Limits& limits = config_.limits;
  if (connections_.size() >= limits.connections || own >= limits.connections_of_one ||
      neighbours >= limits.connections_of_address) {
    return Refusal(Why::TooManyConnections);
  }
  connections_.emplace(connection,
                       Connection{visitor.person, visitor.address, table, Bucket(limits.messages, outside_.now())});
  return std::nullopt;
}

void Hall::on_message(ConnectionId connection, std::string_view text) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) { return; }
  Connection& from = found->second;
  ++messages_;
  if (!from.messages.take(outside_.now())) { return outside_.close(connection, CloseCode::BadMessages); }
  const auto request = request_from_text(text);
  if (!request) { return refuse_malformed(connection, from, request.error()); }
  const auto room = find(from.table);
  if (!room) { return outside_.close(connection, CloseCode::StoreFailed); }
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
  const std::string table = found->second.table;
  connections_.erase(found);
  const auto room = rooms_.find(table);
  if (room == rooms_.end()) { return; }
  room->second->disconnect(connection);
  if (room->second->table().state() == TableState::Over) { unload_when_idle(table); }
}

}  // namespace bocage::server
