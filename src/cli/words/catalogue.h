// A message catalogue of one language: ICU messages with named arguments, by key ("refusal.not-ordered").
#pragma once

#include <memory>
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
  // Reads nested JSON objects; the key of a message is its path, joined with dots. Throws std::runtime_error, naming the
  // key, if something is not a valid message.
  Catalogue(std::string_view json, std::string_view language);
  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;
  ~Catalogue();

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // sorted
  // The formatted message; if the key is missing, the key itself.
  std::string say(std::string_view key, const Arguments& arguments) const;
  std::string say(std::string_view key) const { return say(key, {}); }
  // Joins items as the language does: "left and right", "gauche et droite".
  std::string list(const std::vector<std::string>& items) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// The contents of words/LANGUAGE.json at build time; empty if there is no such file.
std::string_view embedded_words(std::string_view language);

}  // namespace bocage::cli
