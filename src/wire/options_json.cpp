#include "wire/options_json.h"

namespace bocage {
namespace {

bool can_have_commissar(const BattleSpec& spec) {
  for (const Side side : kSides) {
    const Command own = info(spec.nation[index(side)]).command;
    if (own == Command::Commissar && spec.command[index(side)] != own) { return true; }
  }
  return false;
}

bool means_something(const BattleSpec& spec, std::string_view option) {
  if (option == "teams") { return spec.chain == Chain::Single; }
  if (option == "commissar") { return can_have_commissar(spec); }
  if (option == "air") { return !spec.air; }
  if (option == "night") { return !spec.night; }
  return true;
}

}  // namespace

Json options_json(const Options& options) {
  Json out = Json::object();
  for (const OptionWord& word : kOptionWords) { out[word.name] = word.is_on(options); }
  return out;
}

Options read_options(const Node& node) {
  Options options;
  const bool known =
      node.given() && node.is_object({"young_generals", "no_taking_ground", "teams", "commissar", "air", "night"});
  if (!known) { return options; }
  for (const OptionWord& word : kOptionWords) {
    const Node option = node[word.name];
    if (option.given() && option.boolean().value_or(false)) { word.turn_on(options); }
  }
  return options;
}

Json options_for(const BattleSpec& spec) {
  Json list = Json::array();
  for (const OptionWord& word : kOptionWords) {
    if (means_something(spec, word.name)) { list.push_back(word.name); }
  }
  return list;
}

}  // namespace bocage
