#include "cli/words/languages.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/words/catalogue.h"

namespace bocage::cli {

const std::vector<Language>& languages() {
  static const std::vector<Language> kLanguages = [] {
    std::vector<Language> found;
    const auto listed = nlohmann::ordered_json::parse(embedded_words("languages"));
    for (const auto& [code, name] : listed.items()) { found.push_back({code, name.get<std::string>()}); }
    return found;
  }();
  return kLanguages;
}

bool is_language(std::string_view code) {
  return std::any_of(languages().begin(), languages().end(), [&](const Language& it) { return it.code == code; });
}

std::optional<std::string> language_asked_for(const std::vector<std::string>& args) {
  static constexpr std::string_view kOption = "--lang";
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == kOption && i + 1 < args.size()) { return args[i + 1]; }
    if (args[i].starts_with(std::string(kOption) + "=")) { return args[i].substr(kOption.size() + 1); }
  }
  return std::nullopt;
}

}  // namespace bocage::cli
