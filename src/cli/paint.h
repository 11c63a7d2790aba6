// Text in colours, and a sheet of cells to draw on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace bocage::cli {

// A colour in 24 bits, and its nearest match among the 256 indexed colours.
struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t number = 0;
  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

enum class Weight : std::uint8_t { Normal, Bold, Faint };

struct Style {
  std::optional<Colour> ink{};
  std::optional<Colour> ground{};  // nothing: what is there already
  Weight weight = Weight::Normal;
  friend constexpr bool operator==(const Style&, const Style&) = default;
};

std::string painted(std::string_view text, const Style& style, Ink ink);

// UTF-8. Every character that we print takes one column; codes for colours take none.
std::u32string letters(std::string_view text);
int columns(std::string_view text);
std::string padded(std::string_view text, int width);  // to the left; longer texts stay whole
std::string right_aligned(std::string_view text, int width);
std::string fitted(std::string_view text, int width);  // padded, and longer texts are cut
// Wraps to lines of at most that many columns; those after the first are indented.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);
// A name in a column of its own and a text beside it.
std::vector<std::string> two_columns(std::string_view name, std::string_view text, int column, int width);

class Sheet {
 public:
  Sheet(int width, int height);

  int height() const { return height_; }
  void put(int x, int y, std::string_view text, const Style& style);  // clipped at the edges of the sheet
  bool is_blank(int x, int y) const;                                  // on the sheet, and no letter there
  bool has_ground(int x, int y) const;                                // on the sheet, and coloured
  std::string line(int y, Ink ink) const;                             // without spaces at its end

 private:
  struct Cell {
    char32_t letter = U' ';
    Style style;
  };
  Cell* cell(int x, int y);
  const Cell* cell(int x, int y) const;

  int width_;
  int height_;
  std::vector<Cell> cells_;
};

}  // namespace bocage::cli
