// The supported languages: words/languages.json.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bocage::cli {

inline constexpr const char* kSourceLanguage = "en";  // the one that the others are translated from

struct Language {
  std::string code;
  std::string name;  // as those who speak it call it
};

const std::vector<Language>& languages();
bool is_language(std::string_view code);

// The value of --lang anywhere on a command line; nullopt if it is missing. Needed before the command line is parsed,
// because the parser's own texts depend on it.
std::optional<std::string> language_asked_for(const std::vector<std::string>& args);

}  // namespace bocage::cli
