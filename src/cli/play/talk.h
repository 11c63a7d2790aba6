// Parses a line typed at the table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/words/words.h"
#include "game/action.h"

namespace bocage::cli {

enum class WishKind : std::uint8_t {
  Nothing,  // an empty line
  Numbers,  // one or more choices of the menu
  Place,    // a hex: the choice on it
  Act,      // the text of an action
  Help,
  Map,
  Hand,
  Odds,
  Hint,
  Undo,
  Back,
  As,
  Give,
  Save,
  Quit,
  Unknown,
};

struct Wish {
  WishKind kind = WishKind::Nothing;
  std::vector<int> numbers;
  Hex place = kNoHex;
  Action action;
  std::string rest;  // what follows the word: a file name, two hexes, a post
};

Wish understand(const Board& board, std::string_view line);

// The commands, with their meanings.
std::vector<std::string> words_one_can_say(const Words& words);

}  // namespace bocage::cli
