#include "cli/play/talk.h"

#include <algorithm>
#include <charconv>

#include "cli/paint.h"

namespace bocage::cli {
namespace {

struct Word {
  WishKind id;
  std::string_view word;
  std::string_view letter;
  std::string_view after;  // what may follow
};

// clang-format off
constexpr auto kWords = std::to_array<Word>({
    {WishKind::Help, "help", "?", ""},
    {WishKind::Map,  "map",  "m", " [left]"},
    {WishKind::Hand, "hand", "h", ""},
    {WishKind::Odds, "odds", "o", " [5,5 7,3]"},
    {WishKind::Hint, "hint", "i", ""},
    {WishKind::Undo, "undo", "u", ""},
    {WishKind::Back, "back", "b", ""},
    {WishKind::As,   "as",   "a", " center"},
    {WishKind::Give, "give", "g", " [NAME]"},
    {WishKind::Save, "save", "s", " FILE"},
    {WishKind::Quit, "quit", "q", ""},
});
// clang-format on

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) { text.remove_prefix(1); }
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) { text.remove_suffix(1); }
  return text;
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty()) { return std::nullopt; }
  return value;
}

std::optional<std::vector<int>> numbers(std::string_view line) {
  std::vector<int> found;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const auto value = number(line.substr(0, end));
    if (!value) { return std::nullopt; }
    found.push_back(*value);
    line = trimmed(line.substr(end));
  }
  return found;
}

}  // namespace

Wish understand(const Board& board, std::string_view line) {
  line = trimmed(line);
  Wish wish;
  if (line.empty()) { return wish; }
  if (auto found = numbers(line)) {
    wish.kind = WishKind::Numbers;
    wish.numbers = std::move(*found);
    return wish;
  }
  if (const auto hex = hex_from_text(board, line)) {
    wish.kind = WishKind::Place;
    wish.place = *hex;
    return wish;
  }
  const std::string_view said = line == "d" ? "done" : line == "p" ? "pass" : line;
  if (const auto action = action_from_text(board, said)) {
    wish.kind = WishKind::Act;
    wish.action = *action;
    return wish;
  }
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view verb = line.substr(0, end);
  const auto* const row =
      std::find_if(kWords.begin(), kWords.end(), [&](const Word& it) { return it.word == verb || it.letter == verb; });
  wish.kind = row != kWords.end() ? row->id : WishKind::Unknown;
  wish.rest = trimmed(line.substr(end));
  return wish;
}

std::vector<std::string> words_one_can_say(const Words& words) {
  static constexpr int kColumn = 21;
  std::vector<std::string> lines;
  const auto add = [&](const std::string& what, const std::string& meaning) {
    const auto more = two_columns("  " + what, meaning, kColumn, Terminal::kLeastColumns);
    lines.insert(lines.end(), more.begin(), more.end());
  };
  add("3", words.say("cli.talk.number"));
  add("5,5", words.say("cli.talk.hex"));
  add("move 5,5 > 6,4", words.say("cli.talk.action"));
  for (const Word& row : kWords) {
    add(std::string(row.word) + std::string(row.after) + " (" + std::string(row.letter) + ")",
        words.say(key_of("cli.talk.", row.word, "")));
  }
  return lines;
}

}  // namespace bocage::cli
