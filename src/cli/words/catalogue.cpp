#include "cli/words/catalogue.h"

#include <unicode/dtitvfmt.h>
#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/timezone.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

namespace bocage::cli {
namespace {

constexpr std::string_view kBattles = "battle";  // briefings are plain text, not messages

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

// Days come before months, as the client writes them (web/src/words/text.ts).
icu::Locale locale_of(std::string_view language) {
  return language == "en" ? icu::Locale::getUK() : icu::Locale(std::string(language).c_str());
}

std::optional<int> digits(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) { return std::nullopt; }
  return value;
}

// Noon of a day in yyyy-mm-dd, in milliseconds since 1970.
std::optional<UDate> moment_of(std::string_view day) {
  static constexpr int kNoon = 12;
  if (day.size() != 10) { return std::nullopt; }
  const auto year = digits(day.substr(0, 4));
  const auto month = digits(day.substr(5, 2));
  const auto date = digits(day.substr(8, 2));
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::Calendar> calendar(
      icu::Calendar::createInstance(*icu::TimeZone::getGMT(), icu::Locale::getUK(), error));
  if (!year || !month || !date || U_FAILURE(error)) { return std::nullopt; }
  calendar->set(*year, *month - 1, *date, kNoon, 0);
  const UDate found = calendar->getTime(error);
  return U_FAILURE(error) ? std::nullopt : std::optional(found);
}

// Where the text begins behind codes for colours.
std::size_t first_letter(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && text[at] == '\x1b') { at = std::min(text.find('m', at), text.size() - 1) + 1; }
  return at;
}

std::string in_text(const icu::number::FormattedNumber& number) {
  UErrorCode error = U_ZERO_ERROR;
  return to_utf8(number.toString(error));
}

}  // namespace

struct Catalogue::Inside {
  std::string language;
  icu::Locale locale;
  std::map<std::string, std::string, std::less<>> messages;
  nlohmann::json battles;
  nlohmann::json no_battle;

  explicit Inside(std::string_view name) : language(name), locale(locale_of(name)) {}

  void read(const std::string& path, const nlohmann::json& node) {
    if (node.is_string()) {
      messages.emplace(path, node.get<std::string>());
      return;
    }
    if (!node.is_object()) { throw std::runtime_error(path + ": must be a message, or an object of messages"); }
    const std::string prefix = path.empty() ? "" : path + ".";
    for (const auto& [key, value] : node.items()) {
      const bool of_battles = path.empty() && key == kBattles;
      if (!of_battles) { read(std::string(prefix).append(key), value); }
    }
  }

  std::optional<icu::MessageFormat> parsed(const std::string& message) const {
    UErrorCode error = U_ZERO_ERROR;
    UParseError place;
    icu::MessageFormat format(from_utf8(message), locale, place, error);
    return U_FAILURE(error) ? std::nullopt : std::optional(std::move(format));
  }
};

Catalogue::Catalogue(std::string_view json, std::string_view language) : inside_(std::make_unique<Inside>(language)) {
  auto read = nlohmann::json::parse(json, nullptr, false);
  if (!read.is_object()) { throw std::runtime_error("a catalogue must be a JSON object"); }
  inside_->read("", read);
  if (read.contains(kBattles)) { inside_->battles = std::move(read[kBattles]); }
}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

const std::string& Catalogue::language() const { return inside_->language; }

bool Catalogue::has(std::string_view key) const { return inside_->messages.find(key) != inside_->messages.end(); }

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> found;
  found.reserve(inside_->messages.size());
  for (const auto& [key, message] : inside_->messages) { found.push_back(key); }
  return found;
}

std::vector<std::string> Catalogue::faults() const {
  std::vector<std::string> found;
  for (const auto& [key, message] : inside_->messages) {
    if (!inside_->parsed(message)) { found.push_back(key); }
  }
  return found;
}

std::string Catalogue::say(std::string_view key, const Arguments& arguments) const {
  const auto found = inside_->messages.find(key);
  if (found == inside_->messages.end()) { return std::string(key); }
  if (found->second.find_first_of("{'") == std::string::npos) { return found->second; }
  const auto message = inside_->parsed(found->second);
  if (!message) { return std::string(key); }
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const auto& [name, value] : arguments) {
    names.push_back(from_utf8(name));
    values.push_back(formattable(value));
  }
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString out;
  message->format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), out, error);
  return U_FAILURE(error) ? std::string(key) : to_utf8(out);
}

std::string Catalogue::list(const std::vector<std::string>& items) const {
  std::vector<icu::UnicodeString> texts;
  texts.reserve(items.size());
  for (const std::string& item : items) { texts.push_back(from_utf8(item)); }
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> lists(icu::ListFormatter::createInstance(inside_->locale, error));
  icu::UnicodeString out;
  if (U_SUCCESS(error)) { lists->format(texts.data(), static_cast<std::int32_t>(texts.size()), out, error); }
  return to_utf8(out);
}

std::string Catalogue::number(double value, int decimals) const {
  UErrorCode error = U_ZERO_ERROR;
  return in_text(icu::number::NumberFormatter::withLocale(inside_->locale)
                     .precision(icu::number::Precision::fixedFraction(decimals))
                     .formatDouble(value, error));
}

std::string Catalogue::difference(double value, int decimals) const {
  UErrorCode error = U_ZERO_ERROR;
  return in_text(icu::number::NumberFormatter::withLocale(inside_->locale)
                     .precision(icu::number::Precision::fixedFraction(decimals))
                     .sign(UNUM_SIGN_ALWAYS)
                     .formatDouble(value, error));
}

std::string Catalogue::percent(double share) const {
  UErrorCode error = U_ZERO_ERROR;
  return in_text(icu::number::NumberFormatter::withLocale(inside_->locale)
                     .unit(icu::MeasureUnit::getPercent())
                     .scale(icu::number::Scale::powerOfTen(2))
                     .precision(icu::number::Precision::integer())
                     .formatDouble(share, error));
}

std::string Catalogue::days(const std::string& first, const std::string& last) const {
  const auto from = moment_of(first);
  const auto to = moment_of(last);
  if (!from || !to) { return first == last ? first : first + ", " + last; }
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::DateIntervalFormat> format(
      icu::DateIntervalFormat::createInstance("yMMMMd", inside_->locale, error));
  if (U_FAILURE(error)) { return first; }
  format->setTimeZone(*icu::TimeZone::getGMT());
  const icu::DateInterval interval(*from, *to);
  icu::UnicodeString out;
  icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
  format->format(&interval, out, ignored, error);
  return to_utf8(out);
}

std::string Catalogue::capital(std::string_view text) const {
  const std::size_t begin = first_letter(text);
  icu::UnicodeString rest = from_utf8(text.substr(begin));
  if (rest.isEmpty()) { return std::string(text); }
  const std::int32_t end = rest.moveIndex32(0, 1);
  icu::UnicodeString head = rest.tempSubString(0, end);
  head.toUpper(inside_->locale);
  return std::string(text.substr(0, begin)) + to_utf8(head) + to_utf8(rest.tempSubString(end));
}

const nlohmann::json& Catalogue::battle(std::string_view id) const {
  const auto found = inside_->battles.is_object() ? inside_->battles.find(id) : inside_->battles.end();
  return found == inside_->battles.end() ? inside_->no_battle : *found;
}

}  // namespace bocage::cli
