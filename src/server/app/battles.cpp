#include "server/app/battles.h"

#include "scenario/read.h"
#include "server/app/log.h"
#include "server/app/token.h"
#include "wire/battle_json.h"
#include "wire/options_json.h"

namespace bocage::server {
namespace {

Json side_json(const Scenario& scenario, Side side) {
  const auto& units = scenario.spec.units;
  const auto own = std::count_if(units.begin(), units.end(), [&](const UnitAt& unit) { return unit.side == side; });
  return {{"nation", scenario.nation[index(side)]}, {"medals", scenario.spec.medals[index(side)]}, {"units", own}};
}

Json row_json(const Scenario& scenario) {
  const auto title = [&](const char* language) {
    const auto found = scenario.briefings.find(language);
    return found != scenario.briefings.end() && !found->second.title.empty() ? found->second.title : scenario.title;
  };
  return {{"id", scenario.spec.id},
          {"title", {{"en", title("en")}, {"fr", title("fr")}}},
          {"set", scenario.set},
          {"date", scenario.date},
          {"chain", info(scenario.spec.chain).name},
          {"board", scenario.spec.size == standard_board() ? "standard" : "overlord"},
          {"sides", {{"axis", side_json(scenario, Side::Axis)}, {"allies", side_json(scenario, Side::Allies)}}},
          {"first", name(scenario.spec.first)},
          {"options", options_for(scenario.spec)}};
}

}  // namespace

Battles::Battles(const Library& library) {
  for (const std::string& id : library.ids()) {
    auto loaded = library.load(id);
    if (!loaded) {
      log_error("battle", {{"battle", id}, {"why", to_text(loaded.error())}});
      continue;
    }
    rows_.push_back(row_json(*loaded));
    std::string content = loaded->document.dump();
    const std::string hash = content_hash(content);
    current_.emplace(id, hash);
    known_.emplace(hash, Known{std::move(*loaded), std::move(content), {}});
  }
}

const std::string* Battles::current(const std::string& id) const {
  const auto found = current_.find(id);
  return found == current_.end() ? nullptr : &found->second;
}

bool Battles::knows(const std::string& hash) const {
  const std::scoped_lock lock(mutex_);
  return known_.contains(hash);
}

BattleRow Battles::row(const std::string& hash) const {
  const std::scoped_lock lock(mutex_);
  return {hash, known_.at(hash).content};
}

void Battles::learn(const BattleRow& row) {
  if (knows(row.hash)) { return; }
  if (content_hash(row.content) != row.hash) { throw std::runtime_error("the stored battle is damaged"); }
  auto read = read_scenario(std::string_view(row.content));
  if (!read) { throw std::runtime_error("the stored battle cannot be read: " + to_text(read.error().front())); }
  const std::scoped_lock lock(mutex_);
  known_.emplace(row.hash, Known{std::move(*read), row.content, {}});
}

Battles::Variant& Battles::variant(const std::string& hash, const Options& options) {
  Known& known = known_.at(hash);
  Variant& made = known.variants[options.bits()];
  if (!made.battle) { made.battle = std::make_shared<const Battle>(known.scenario.spec, options); }
  return made;
}

std::shared_ptr<const Battle> Battles::battle(const std::string& hash, const Options& options) {
  const std::scoped_lock lock(mutex_);
  return variant(hash, options).battle;
}

std::shared_ptr<const std::string> Battles::drawn(const std::string& hash, const Options& options) {
  const std::scoped_lock lock(mutex_);
  Variant& made = variant(hash, options);
  if (!made.drawn) {
    const Json json = battle_json(known_.at(hash).scenario, *made.battle);
    made.drawn = std::make_shared<const std::string>(json.dump());
  }
  return made.drawn;
}

}  // namespace bocage::server
