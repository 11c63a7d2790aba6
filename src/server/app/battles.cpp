#include "server/app/battles.h"

#include "server/app/log.h"
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
    std::string file = loaded->document.dump();
    known_.emplace(id, Known{std::move(*loaded), std::move(file), {}});
  }
}

const std::string* Battles::file(const std::string& id) const {
  const auto found = known_.find(id);
  return found == known_.end() ? nullptr : &found->second.file;
}

std::shared_ptr<const Battle> Battles::battle(const std::string& id, const Options& options) {
  const auto found = known_.find(id);
  if (found == known_.end()) { return nullptr; }
  auto& variant = found->second.variants[options.bits()];
  if (!variant) { variant = std::make_shared<const Battle>(found->second.scenario.spec, options); }
  return variant;
}

}  // namespace bocage::server
