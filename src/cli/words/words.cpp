#include "cli/words/words.h"

#include <array>
#include <map>
#include <mutex>

namespace bocage::cli {
namespace {

// Read once; they live as long as the program.
const Catalogue& catalogue_of(std::string_view language) {
  static std::mutex lock;
  static std::map<std::string, Catalogue, std::less<>> catalogues;
  const std::lock_guard guard(lock);
  const auto known = catalogues.find(language);
  if (known != catalogues.end()) { return known->second; }
  return catalogues.emplace(language, Catalogue(embedded_words(language), language)).first->second;
}

struct Sign {
  std::string_view rich;
  std::string_view plain;
};
constexpr auto kSigns = std::to_array<Sign>({
    {"→", "->"},
    {"’", "'"},
    {"‘", "'"},
    {"“", "\""},
    {"”", "\""},
    {"„", "\""},
    {"«\u202f", "\""},
    {"\u202f»", "\""},
    {"«\u00a0", "\""},
    {"\u00a0»", "\""},
    {"–", "-"},
    {"−", "-"},
    {"…", "..."},
    {"·", "-"},
    {"\u202f", " "},
    {"\u00a0", " "},
    {"\u2009", " "},
});

void replace_all(std::string& text, const Sign& sign) {
  for (std::size_t at = text.find(sign.rich); at != std::string::npos; at = text.find(sign.rich, at)) {
    text.replace(at, sign.rich.size(), sign.plain);
    at += sign.plain.size();
  }
}

}  // namespace

Words::Words(std::string_view language) : catalogue_(&catalogue_of(language)) {}

Words Words::plain() const {
  Words found = *this;
  found.plain_ = true;
  return found;
}

std::string Words::signs(std::string text) const {
  if (!plain_) { return text; }
  for (const Sign& sign : kSigns) { replace_all(text, sign); }
  return text;
}

std::string Words::say(std::string_view key, const Arguments& arguments) const {
  return signs(catalogue_->say(key, arguments));
}

std::string Words::list(const std::vector<std::string>& items) const { return signs(catalogue_->list(items)); }
std::string Words::number(double value, int decimals) const { return signs(catalogue_->number(value, decimals)); }
std::string Words::difference(double value, int decimals) const {
  return signs(catalogue_->difference(value, decimals));
}
std::string Words::percent(double share) const { return signs(catalogue_->percent(share)); }
std::string Words::days(const std::string& first, const std::string& last) const {
  return signs(catalogue_->days(first, last));
}

std::string key_of(std::string_view group, std::string_view name, std::string_view part) {
  return std::string(group).append(name).append(part);
}

}  // namespace bocage::cli
