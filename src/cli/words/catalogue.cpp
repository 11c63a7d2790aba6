#include "cli/words/catalogue.h"

#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>

#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace bocage::cli {
namespace {

icu::UnicodeString from_utf8(std::string_view text) {
  return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string to_utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

icu::Formattable formattable(const std::variant<std::string, int>& value) {
  if (const int* number = std::get_if<int>(&value)) { return {static_cast<std::int32_t>(*number)}; }
  return {from_utf8(std::get<std::string>(value))};
}

}  // namespace

struct Catalogue::Inside {
  icu::Locale locale;
  std::map<std::string, icu::MessageFormat, std::less<>> messages;
  std::unique_ptr<icu::ListFormatter> lists;

  explicit Inside(std::string_view language) : locale(std::string(language).c_str()) {
    UErrorCode error = U_ZERO_ERROR;
    lists.reset(icu::ListFormatter::createInstance(locale, error));
    if (U_FAILURE(error)) { throw std::runtime_error("ICU knows no lists in " + std::string(language)); }
  }

  void add(const std::string& key, const std::string& pattern) {
    UErrorCode error = U_ZERO_ERROR;
    UParseError place;
    icu::MessageFormat message(from_utf8(pattern), locale, place, error);
    if (U_FAILURE(error)) { throw std::runtime_error(key + ": not a message: " + pattern); }
    messages.emplace(key, std::move(message));
  }

  void read(const std::string& path, const nlohmann::json& node) {
    if (node.is_string()) { return add(path, node.get<std::string>()); }
    if (!node.is_object()) { throw std::runtime_error(path + ": must be a message, or an object of messages"); }
    const std::string prefix = path.empty() ? "" : path + ".";
    for (const auto& [key, value] : node.items()) {
      const bool of_battles = path.empty() && key == "battle";  // briefings are plain text, not messages
      if (!of_battles) { read(std::string(prefix).append(key), value); }
    }
  }
};

Catalogue::Catalogue(std::string_view json, std::string_view language) : inside_(std::make_unique<Inside>(language)) {
  const auto read = nlohmann::json::parse(json, nullptr, false);
  if (!read.is_object()) { throw std::runtime_error("a catalogue must be a JSON object"); }
  inside_->read("", read);
}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

bool Catalogue::has(std::string_view key) const { return inside_->messages.find(key) != inside_->messages.end(); }

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> found;
  found.reserve(inside_->messages.size());
  for (const auto& [key, message] : inside_->messages) { found.push_back(key); }
  return found;
}

std::string Catalogue::say(std::string_view key, const Arguments& arguments) const {
  const auto found = inside_->messages.find(key);
  if (found == inside_->messages.end()) { return std::string(key); }
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const auto& [name, value] : arguments) {
    names.push_back(from_utf8(name));
    values.push_back(formattable(value));
  }
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString out;
  found->second.format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), out, error);
  return U_FAILURE(error) ? std::string(key) : to_utf8(out);
}

std::string Catalogue::list(const std::vector<std::string>& items) const {
  std::vector<icu::UnicodeString> texts;
  texts.reserve(items.size());
  for (const std::string& item : items) { texts.push_back(from_utf8(item)); }
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString out;
  inside_->lists->format(texts.data(), static_cast<std::int32_t>(texts.size()), out, error);
  return to_utf8(out);
}

}  // namespace bocage::cli
