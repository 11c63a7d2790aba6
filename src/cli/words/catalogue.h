// A message catalogue of one language: ICU messages with named arguments, by key ("refusal.not-ordered").
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bocage::cli {

struct Argument {
  std::string_view name;
  std::variant<std::string, int> value;
};
using Arguments = std::vector<Argument>;

class Catalogue {
 public:
  // Reads nested JSON objects; the key of a message is its path, joined with dots. Throws std::runtime_error if it is
  // something else. Messages are parsed when they are said, because a run of the program says few of them.
  Catalogue(std::string_view json, std::string_view language);
  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;
  ~Catalogue();

  const std::string& language() const;
  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;    // sorted
  std::vector<std::string> faults() const;  // keys whose messages do not parse
  // The formatted message; if the key is missing or the message does not parse, the key itself.
  std::string say(std::string_view key, const Arguments& arguments) const;
  std::string say(std::string_view key) const { return say(key, {}); }

  // As the language writes them: "left and right", "1.5", "+0.25", "62%", "25–26 July 1944".
  std::string list(const std::vector<std::string>& items) const;
  std::string number(double value, int decimals) const;
  std::string difference(double value, int decimals) const;  // with its sign
  std::string percent(double share) const;
  // From one day to another, yyyy-mm-dd; what is not a date is returned as it is.
  std::string days(const std::string& first, const std::string& last) const;
  // With a capital at the beginning; codes for colours stay as they are.
  std::string capital(std::string_view text) const;

  // The translation of a battle file (docs/adding/language.md), null if there is none.
  const nlohmann::json& battle(std::string_view id) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// The contents of words/NAME.json at build time; empty if there is no such file.
std::string_view embedded_words(std::string_view name);

}  // namespace bocage::cli
