// A message catalogue: texts by key ("refusal.not-ordered"), in one language, as ICU messages with named arguments.
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
  // Reads the nested objects of a JSON text; the key of a message is its path, with dots. Throws std::runtime_error, with
  // the key, for whatever is not a message.
  Catalogue(std::string_view json, std::string_view language);
  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;
  ~Catalogue();

  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;  // sorted
  // The message with its arguments filled in; a key that is missing stands for itself.
  std::string say(std::string_view key, const Arguments& arguments) const;
  std::string say(std::string_view key) const { return say(key, {}); }
  // "left and right"; "gauche et droite".
  std::string list(const std::vector<std::string>& items) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// The catalogue of words/LANGUAGE.json as it was when the program was built; empty if there is none.
std::string_view embedded_words(std::string_view language);

}  // namespace bocage::cli
