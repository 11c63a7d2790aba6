// The properties of the terminal.
#pragma once

#include <functional>

namespace bocage::cli {

enum class Ink { None, Indexed, Full };  // no colour, the 256 colours, 24 bits
enum class Glyphs { Ascii, Unicode };
enum class Speaks { Lines, Person };  // a program or a file at the other end, or a person at a keyboard

struct Terminal {
  Ink ink = Ink::None;
  Glyphs glyphs = Glyphs::Unicode;
  Speaks input = Speaks::Lines;   // Person: what is typed is on the screen already
  Speaks output = Speaks::Lines;  // Person: the screen may be cleared
  Speaks errors = Speaks::Lines;  // Person: a progress bar may be drawn
  int rows = 0;                   // of the screen; 0 if unknown
  int columns = 0;                // the same

  // The width of everything but maps, and of maps if the screen width is unknown.
  static constexpr int kLeastColumns = 80;
  int width() const { return columns > kLeastColumns ? columns : kLeastColumns; }
};

// An environment variable; "" if it is not set.
using Environment = std::function<const char*(const char*)>;

// From NO_COLOR, COLORTERM, TERM and the locale; they count only if standard output is a screen (`seen.output`).
Terminal with_environment(Terminal seen, const Environment& environment);

// The terminal the process was started in.
Terminal this_terminal();

// Letters and signs of the keyboard only, for --plain.
Terminal plain(Terminal terminal);

}  // namespace bocage::cli
