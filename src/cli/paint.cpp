#include "cli/paint.h"

#include <algorithm>
#include <utility>

namespace bocage::cli {
namespace {

constexpr std::string_view kPlain = "\x1b[0m";

std::string colour_code(int base, const Colour& colour, Ink ink) {
  if (ink == Ink::Indexed) { return ";" + std::to_string(base) + ";5;" + std::to_string(colour.number); }
  return ";" + std::to_string(base) + ";2;" + std::to_string(colour.red) + ";" + std::to_string(colour.green) + ";" +
         std::to_string(colour.blue);
}

// Each code starts with a reset, so that a style does not depend on the one before it.
std::string code(const Style& style, Ink ink) {
  std::string text = "\x1b[0";
  if (style.weight == Weight::Bold) { text += ";1"; }
  if (style.weight == Weight::Faint) { text += ";2"; }
  if (style.ink) { text += colour_code(38, *style.ink, ink); }
  if (style.ground) { text += colour_code(48, *style.ground, ink); }
  return text + "m";
}

void add_utf8(std::string& text, char32_t letter) {
  const auto byte = [&text](char32_t value) { text += static_cast<char>(value); };
  const auto rest = [&byte, letter](unsigned shift) { byte(0x80U | ((letter >> shift) & 0x3fU)); };
  if (letter < 0x80) {
    byte(letter);
  } else if (letter < 0x800) {
    byte(0xc0U | (letter >> 6U));
    rest(0);
  } else if (letter < 0x10000) {
    byte(0xe0U | (letter >> 12U));
    rest(6);
    rest(0);
  } else {
    byte(0xf0U | (letter >> 18U));
    rest(12);
    rest(6);
    rest(0);
  }
}

bool is_continued(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

}  // namespace

std::string painted(std::string_view text, const Style& style, Ink ink) {
  if (ink == Ink::None || style == Style{} || text.empty()) { return std::string(text); }
  return code(style, ink) + std::string(text) + std::string(kPlain);
}

std::u32string letters(std::string_view text) {
  std::u32string found;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t size = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t letter = size == 1 ? lead : lead & (0x7fU >> size);
    bool whole = (lead < 0x80 || lead >= 0xc0) && lead < 0xf8 && i + size <= text.size();
    for (std::size_t k = 1; whole && k < size; ++k) {
      whole = is_continued(text[i + k]);
      letter = (letter << 6U) | (static_cast<unsigned char>(text[i + k]) & 0x3fU);
    }
    found += whole ? letter : U'?';  // a byte that is no letter stands for itself alone
    i += whole ? size : 1;
  }
  return found;
}

int columns(std::string_view text) {
  int count = 0;
  bool in_code = false;
  for (const char byte : text) {
    if (byte == '\x1b') { in_code = true; }
    if (!in_code && !is_continued(byte)) { ++count; }
    if (in_code && byte == 'm') { in_code = false; }
  }
  return count;
}

std::string padded(std::string_view text, int width) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}

std::string right_aligned(std::string_view text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + std::string(text);
}

std::string fitted(std::string_view text, int width) {
  if (columns(text) <= width) { return padded(text, width); }
  std::string cut;
  for (const char32_t letter : letters(text).substr(0, static_cast<std::size_t>(std::max(0, width)))) {
    add_utf8(cut, letter);
  }
  return cut;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::vector<std::string> lines{""};
  std::string gap;  // between the last word and the next one
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) {
      gap += ' ';
      continue;
    }
    const bool begins = lines.back().empty() && lines.size() == 1;
    if (!begins && columns(lines.back()) + columns(gap) + columns(word) > width) {
      lines.push_back(margin);
      gap.clear();
    }
    (lines.back() += std::exchange(gap, " ")) += word;
  }
  return lines;
}

std::vector<std::string> two_columns(std::string_view name, std::string_view text, int column, int width) {
  return wrapped(padded(name, column) + std::string(text), width, column);
}

Sheet::Sheet(int width, int height)
    : width_(width), height_(height), cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

Sheet::Cell* Sheet::cell(int x, int y) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) { return nullptr; }
  return &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
}

const Sheet::Cell* Sheet::cell(int x, int y) const {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) { return nullptr; }
  return &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
}

void Sheet::put(int x, int y, std::string_view text, const Style& style) {
  for (const char32_t letter : letters(text)) {
    if (Cell* at = cell(x++, y); at != nullptr) {
      const std::optional<Colour> ground = style.ground ? style.ground : at->style.ground;
      *at = {letter, {style.ink, ground, style.weight}};
    }
  }
}

bool Sheet::is_blank(int x, int y) const {
  const Cell* at = cell(x, y);
  return at != nullptr && at->letter == U' ';
}

bool Sheet::has_ground(int x, int y) const {
  const Cell* at = cell(x, y);
  return at != nullptr && at->style.ground.has_value();
}

std::string Sheet::line(int y, Ink ink) const {
  int end = width_;
  while (end > 0 && cell(end - 1, y)->letter == U' ' && (ink == Ink::None || !cell(end - 1, y)->style.ground)) {
    --end;
  }
  std::string text;
  for (int x = 0; x < end;) {
    const Style& style = cell(x, y)->style;
    std::string run;
    for (; x < end && cell(x, y)->style == style; ++x) { add_utf8(run, cell(x, y)->letter); }
    text += painted(run, style, ink);
  }
  return text;
}

}  // namespace bocage::cli
