#include "cli/battles.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <ostream>
#include <sstream>

#include "scenario/library.h"
#include "scenario/read.h"

namespace bocage::cli {
namespace {

// Levenshtein distance: insertions, deletions and changes between two words.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string lower(std::string_view text) {
  std::string found;
  for (const char letter : text) { found += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter; }
  std::replace(found.begin(), found.end(), ' ', '-');
  return found;
}

// People forget the number, or remember a single word of the name.
std::size_t distance_to_id(std::string_view name, std::string_view id) {
  if (id.find(name) != std::string_view::npos) { return 0; }
  std::size_t best = edits(name, id);
  for (std::size_t begin = 0; begin < id.size();) {
    const std::size_t end = std::min(id.find('-', begin), id.size());
    best = std::min({best, edits(name, id.substr(begin)), edits(name, id.substr(begin, end - begin))});
    begin = end + 1;
  }
  return best;
}

}  // namespace

bool is_path(std::string_view name) { return name.ends_with(".json") || name.find('/') != std::string_view::npos; }

std::optional<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file.is_open() || file.bad() || text.bad()) { return std::nullopt; }
  return text.str();
}

Loaded<Scenario> find_scenario(const std::string& name, const Words& words) {
  if (!is_path(name)) { return default_library().load(name); }
  const auto text = read_file(name);
  if (!text) { return tl::unexpected(std::vector<Fault>{{name, words.say("cli.fault.unreadable")}}); }
  return read_scenario(std::string_view(*text));
}

std::optional<std::string> nearest_battle(std::string_view name) {
  const std::string wanted = lower(name);
  std::optional<std::string> nearest;
  std::size_t best = std::max<std::size_t>(2, wanted.size() / 3) + 1;
  if (wanted.empty()) { return nearest; }
  for (const std::string& id : default_library().ids()) {
    const std::size_t apart = distance_to_id(wanted, id);
    if (apart >= best) { continue; }
    best = apart;
    nearest = id;
  }
  return nearest;
}

std::optional<Scenario> scenario_or_complaint(const std::string& name, Console& console) {
  auto scenario = find_scenario(name, console.words);
  if (scenario) { return std::move(*scenario); }
  console.err << to_text(scenario.error()) << "\n";
  if (is_path(name)) { return std::nullopt; }
  if (const auto near = nearest_battle(name)) {
    console.err << console.words.say("cli.error.did-you-mean", {{"battle", *near}}) << "\n";
  }
  console.err << console.words.say("cli.error.see-battles") << "\n";
  return std::nullopt;
}

std::optional<std::vector<std::shared_ptr<const Battle>>> battles_or_complaint(const std::vector<std::string>& names,
                                                                               Console& console) {
  std::vector<std::shared_ptr<const Battle>> battles;
  enum class Chains : std::uint8_t { All, SingleOnly };
  const auto add = [&](const std::string& name, Chains chains) {
    const auto scenario = scenario_or_complaint(name, console);
    if (!scenario) { return false; }
    const bool known = std::any_of(battles.begin(), battles.end(),
                                   [&](const auto& battle) { return battle->spec().id == scenario->spec.id; });
    const bool fits = chains == Chains::All || scenario->spec.chain == Chain::Single;
    if (fits && !known) { battles.push_back(make_battle(*scenario, {})); }
    return true;
  };
  for (const std::string& name : names) {
    const Chains chains = name == "standard" ? Chains::SingleOnly : Chains::All;
    const bool several = name == "all" || name == "standard";
    for (const std::string& one : several ? default_library().ids() : std::vector{name}) {
      if (!add(one, chains)) { return std::nullopt; }
    }
  }
  return battles;
}

std::shared_ptr<const Battle> make_battle(const Scenario& scenario, const Options& options) {
  return std::make_shared<const Battle>(scenario.spec, options);
}

}  // namespace bocage::cli
