#include "server/app/loader.h"

#include <set>

#include "ai/player.h"
#include "server/app/log.h"
#include "server/screen/events_json.h"
#include "server/screen/listing.h"
#include "server/screen/view_json.h"

namespace bocage::server {
namespace {

constexpr std::size_t kMostNameLogged = 64;  // characters
constexpr std::size_t kMostPastSteps = 50;   // per answer

// An old table may name a computer player that is no longer offered, perhaps one that would think for days and block a
// thread.
void replace_unoffered_player(Entry& entry, const std::string& table) {
  const bool names_player = entry.kind == EntryKind::Bot || entry.kind == EntryKind::StandIn;
  if (!names_player || is_opponent(entry.text)) { return; }
  const std::string& nearest = nearest_opponent(entry.text);
  log_warning("player", {{"table", table}, {"stored", entry.text.substr(0, kMostNameLogged)}, {"plays", nearest}});
  entry.text = nearest;
}

Settings settings_of(const TableRow& row) {
  auto settings = settings_from_json(nlohmann::json::parse(row.settings));
  if (!settings) { throw std::runtime_error("the settings cannot be read: " + to_text(settings.error())); }
  if (!settings->bots.empty()) { settings->bots = nearest_opponent(settings->bots); }
  return std::move(*settings);
}

Seed seed_of(const TableRow& row) {
  const auto seed = seed_from_text(row.seed);
  if (!seed) { throw std::runtime_error("the seed cannot be read"); }
  return *seed;
}

// A table of the first schema kept no battle: it continues with the shipped one, and keeps that from now on.
std::optional<BattleRow> adopt_battle(TableRow& row, const std::string& id, Battles& battles) {
  if (!row.battle.empty()) { return std::nullopt; }
  const std::string* shipped = battles.current(id);
  if (shipped == nullptr) { throw std::runtime_error("there is no battle " + id); }
  row.battle = *shipped;
  return battles.row(row.battle);
}

std::shared_ptr<const Battle> battle_of(const TableRow& row, const Options& options, Store& store, Battles& battles) {
  if (!battles.knows(row.battle)) {
    const auto content = store.battle(row.battle);
    if (!content) { throw std::runtime_error("its battle is missing"); }
    battles.learn(*content);
  }
  return battles.battle(row.battle, options);
}

// A row with what is needed to fold its entries.
struct Opened {
  TableRow row;
  Settings settings;
  std::shared_ptr<const Battle> battle;
  std::vector<Entry> entries{};
  std::optional<BattleRow> adopted_battle{};

  Table new_table() const { return {row.id, settings, battle, seed_of(row)}; }
};

std::optional<Opened> open_table(Store& store, Battles& battles, const std::string& id) {
  const auto row = store.table(id);
  if (!row) { return std::nullopt; }
  Opened opened{.row = *row, .settings = settings_of(*row), .battle = nullptr};
  opened.adopted_battle = adopt_battle(opened.row, opened.settings.battle, battles);
  opened.battle = battle_of(opened.row, opened.settings.options, store, battles);
  for (const EntryRow& stored : store.entries(id)) {
    opened.entries.push_back(entry_from_text(stored.body));
    replace_unoffered_player(opened.entries.back(), id);
  }
  return opened;
}

void apply(LoadedTable& to, const Entry& entry) {
  const Change change = to.table.apply(entry);
  to.log.add(entry, to.table.entries(), change);
}

LoadedTable fold(const Opened& opened) {
  LoadedTable loaded{.row = opened.row, .table = opened.new_table(), .adopted_battle = opened.adopted_battle};
  for (std::size_t i = 0; i < opened.entries.size(); ++i) {
    try {
      apply(loaded, opened.entries[i]);
    } catch (const Diverged& why) {
      log_error("frozen",
                {{"table", opened.row.id}, {"entry", i + 1}, {"rules", opened.row.rules}, {"why", why.what()}});
      LoadedTable frozen{.row = opened.row, .table = opened.new_table(), .adopted_battle = opened.adopted_battle};
      for (std::size_t k = 0; k < i; ++k) { apply(frozen, opened.entries[k]); }
      frozen.table.freeze(opened.entries[i].at);
      return frozen;
    }
  }
  return loaded;
}

std::vector<PersonRow> people_of(const Table& table, const std::string& maker, Store& store) {
  std::set<std::string> ids{maker};
  table.posts().for_each([&](Post post) {
    const Seat& seat = table.seat(post);
    if (seat.holder == Seat::Holder::Person) { ids.insert(seat.id); }
  });
  for (const Said& said : table.said()) { ids.insert(said.who); }
  std::vector<PersonRow> people;
  for (const std::string& id : ids) {
    if (auto row = store.person(id)) { people.push_back(std::move(*row)); }
  }
  return people;
}

std::optional<BySide<int>> medals_of(const std::string& table, Store& store, Battles& battles) {
  if (table.empty()) { return std::nullopt; }
  const auto row = store.table(table);
  if (!row) { return std::nullopt; }
  if (!row->listing.empty()) { return medals_of_listing(Json::parse(row->listing)); }
  const auto opened = open_table(store, battles, table);
  return medals_of(fold(*opened).table);
}

}  // namespace

std::optional<LoadedTable> load_table(Store& store, Battles& battles, const std::string& id) {
  const auto opened = open_table(store, battles, id);
  if (!opened) { return std::nullopt; }
  LoadedTable loaded = fold(*opened);
  loaded.people = people_of(loaded.table, loaded.row.maker, store);
  loaded.first_medals = medals_of(loaded.table.settings().first_game, store, battles);
  return loaded;
}

Json past_json(Store& store, Battles& battles, const PastQuestion& question) {
  Json steps = Json::array();
  const auto opened = open_table(store, battles, question.table);
  if (!opened) { return steps; }
  Table past = opened->new_table();
  for (const Entry& entry : opened->entries) {
    Change change;
    try {
      change = past.apply(entry);
    } catch (const Diverged&) { break; }  // the table is frozen here
    if (entry.kind != EntryKind::Act || past.entries() < question.from) { continue; }
    const View view = observe(past.battle(), past.game()->state(), question.viewer);
    steps.push_back({{"n", past.entries()},
                     {"by", post_text(entry.post.value())},
                     {"events", events_json(past.battle(), change.events, question.viewer)},
                     {"view", screen_view_json(past.battle(), view, past.settings().talk)}});
    if (steps.size() == kMostPastSteps) { break; }
  }
  return steps;
}

}  // namespace bocage::server
