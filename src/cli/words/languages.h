// The languages there are: words/languages.json.
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

// What --lang says on a command line, wherever it stands; nothing if it is not there. Texts of the command line itself
// are wanted before it is read as a whole.
std::optional<std::string> language_asked_for(const std::vector<std::string>& args);

}  // namespace bocage::cli
