// The text form of an action is canonical: parsing and printing are exact inverses, on boards of every size.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "game/action.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage;  // NOLINT(google-build-using-namespace): only in this function
  static const std::array kBoards{Board(standard_board()), Board(overlord_board()), Board({5, 4, {3, 5}})};
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Board& board : kBoards) {
    const auto action = action_from_text(board, text);
    if (action && to_text(board, *action) != text) { std::abort(); }
    if (action && action_from_text(board, to_text(board, *action)) != action) { std::abort(); }
    const auto hex = hex_from_text(board, text);
    if (hex && to_text(board, *hex) != text) { std::abort(); }
  }
  return 0;
}
