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
  Phrase meaning;
};

// clang-format off
constexpr auto kWords = std::to_array<Word>({
    {WishKind::Help, "help", "?", "",             {"this page", "cette page"}},
    {WishKind::Map,  "map",  "m", " [left]",      {"the map in full size, with what its signs mean; a wing", "la carte en grand, avec sa légende ; une aile"}},
    {WishKind::Hand, "hand", "h", "",             {"your cards, and what each one does", "vos cartes et leurs effets"}},
    {WishKind::Odds, "odds", "o", " [5,5 7,3]",   {"chances of each battle now, or of one unit against another", "chances de chaque combat, ou d'une unité contre une autre"}},
    {WishKind::Hint, "hint", "i", "",             {"what the general would do in your place, and your chances", "ce que ferait le général à votre place, et vos chances"}},
    {WishKind::Undo, "undo", "u", "",             {"take the last choice back, if it revealed nothing", "reprendre le dernier choix, si rien n'a été révélé"}},
    {WishKind::Back, "back", "b", "",             {"to the list before this one", "revenir à la liste précédente"}},
    {WishKind::As,   "as",   "a", " center",      {"act for another of your posts that is asked now", "agir pour un autre de vos postes"}},
    {WishKind::Give, "give", "g", " [NAME]",      {"pass the keyboard on to somebody else who is asked now", "passer le clavier à un autre joueur sollicité"}},
    {WishKind::Save, "save", "s", " FILE",        {"write the game so far to a file", "écrire la partie dans un fichier"}},
    {WishKind::Quit, "quit", "q", "",             {"leave the table", "quitter la table"}},
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

std::vector<std::string> words_one_can_say(Lang lang) {
  std::vector<std::string> lines;
  const auto add = [&](std::string_view what, const Phrase& meaning) {
    lines.push_back("  " + padded(what, 19) + std::string(meaning.in(lang)));
  };
  add("3",
      {"the choice with that number; \"1 3 4\" are three of them", "le choix de ce numéro ; « 1 3 4 » en fait trois"});
  add("5,5", {"the choice on that hex: column, row", "le choix sur cet hex : colonne, rangée"});
  add("move 5,5 > 6,4", {"any action, written out; also done (d) and pass (p)",
                         "une action en toutes lettres ; aussi done (d), pass (p)"});
  for (const Word& row : kWords) {
    add(std::string(row.word) + std::string(row.after) + " (" + std::string(row.letter) + ")", row.meaning);
  }
  return lines;
}

}  // namespace bocage::cli
