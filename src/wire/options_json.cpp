#include "wire/options_json.h"

#include <algorithm>
#include <string>
#include <vector>

namespace bocage {
namespace {

// Tables stored by earlier versions spell options with underscores.
std::string former_spelling(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
}

}  // namespace

Json options_json(const Options& options) {
  Json out = Json::object();
  for (const OptionInfo& option : kOptions) { out[option.name] = options.has(option.id); }
  return out;
}

Options read_options(const Node& node) {
  Options options;
  std::array<std::string, kOptions.size()> former;
  std::vector<std::string_view> keys;
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    former[i] = former_spelling(kOptions[i].name);
    keys.push_back(kOptions[i].name);
    keys.push_back(former[i]);
  }
  if (!node.given() || !node.is_object(keys)) { return options; }
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    for (const std::string_view key : {kOptions[i].name, std::string_view(former[i])}) {
      const Node value = node[key];
      if (value.given() && value.boolean().value_or(false)) { options.add(kOptions[i].id); }
    }
  }
  return options;
}

Json options_for(const BattleSpec& spec) {
  Json list = Json::array();
  for (const OptionInfo& option : kOptions) {
    if (option.matters(spec)) { list.push_back(option.name); }
  }
  return list;
}

}  // namespace bocage
