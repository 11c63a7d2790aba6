// A battle's special rules: finds the reader for each. The readers are in read_rules_*.cpp.
#include <functional>
#include <map>

#include "scenario/read_rules.h"

namespace bocage {
namespace {

using BoundReader = std::function<void(Draft&, const Node&)>;
using Readers = std::map<std::string, BoundReader, std::less<>>;

Readers make_readers() {
  Readers all;
  for (const Condition& row : kConditions) {
    all.emplace(row.name, [&row](Draft& draft, const Node& rule) { read_condition(draft, rule, row); });
  }
  for (const CommandInfo& row : kCommandRules) {
    if (row.rule.empty()) { continue; }
    all.emplace(row.rule, [&row](Draft& draft, const Node& rule) { read_command(draft, rule, row.id); });
  }
  for (const TerrainInfo& row : kTerrains) {
    if (!has_note(row)) { continue; }
    all.emplace(std::string(kNotePrefix) + std::string(row.name),
                [&row](Draft& draft, const Node& rule) { read_terrain_note(draft, rule, row.id); });
  }
  for (const auto group : {ground_rules(), unit_rules(), play_rules(), day_rules()}) {
    for (const auto& [name, read] : group) { all.emplace(name, read); }
  }
  return all;
}

const Readers& readers() {
  static const Readers kReaders = make_readers();
  return kReaders;
}

std::optional<BoundReader> reader_of(std::string_view name) {
  const auto found = readers().find(name);
  return found == readers().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

void read_special(Draft& draft, const Node& file) {
  file["special"].each(kMostRules, [&](const Node& rule) {
    if (!rule.is_object()) { return; }
    const auto read = rule["rule"].word_by(reader_of);
    if (read) { (*read)(draft, rule); }
  });
}

std::vector<std::string> special_rule_names() {
  std::vector<std::string> names;
  for (const auto& [name, read] : readers()) { names.push_back(name); }
  return names;
}

}  // namespace bocage
