#include "cli/map.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "cli/palette.h"

namespace bocage::cli {
namespace {

// A hex is six columns wide: its left border and five places. Columns of the board count half hexes.
constexpr int kHexWidth = 6;
constexpr int kHalfHex = 3;
constexpr int kMargin = 1;  // the number of the row

constexpr std::array<char, kUnitTypes> kUnitLetters{'I', 'S', 'R', 'A', 'E', 'G'};

std::string_view sign(const TerrainLook& row, Glyphs glyphs) {
  return glyphs == Glyphs::Unicode ? row.sign : row.letter;
}
std::string_view sign(const WorkLook& row, Glyphs glyphs) { return glyphs == Glyphs::Unicode ? row.sign : row.letter; }
std::string_view border(Glyphs glyphs) { return glyphs == Glyphs::Unicode ? "▏" : "|"; }
std::string_view objective_sign(Glyphs glyphs) { return glyphs == Glyphs::Unicode ? "★" : "*"; }

bool stands(const MapContents& map, Work work, Hex hex) {
  switch (work) {
    case Work::Wire: return map.field.wire.contains(hex);
    case Work::Sandbags: return map.field.sandbags.contains(hex);
    default: return map.battle.fixed(work).contains(hex);
  }
}

// Hexes that count for a medal or decide the battle at once.
HexSet objectives_of(const MapContents& map, Side side) {
  HexSet found;
  for (const Objective& objective : map.battle.spec().objectives) {
    if (objective.side == side) { found |= objective.hexes; }
  }
  for (const SuddenDeath& rule : map.battle.spec().sudden_death) {
    if (rule.side == side) { found |= rule.hexes; }
  }
  return found;
}

class Drawing {
 public:
  Drawing(const MapContents& map, Scale scale, const Terminal& terminal)
      : map_(map),
        terminal_(terminal),
        lines_per_row_(scale == Scale::Tall ? 2 : 1),
        sheet_(kMargin + kHexWidth * board().size().width + 1, 1 + lines_per_row_ * board().size().height) {
    draw_columns();
    board().all().for_each([&](Hex hex) { draw_hex(hex); });
    draw_section_lines();
    // Without colour a name could not be told from the signs around it.
    for (const Label& label : map_.labels) {
      if (terminal_.ink != Ink::None && is_tall()) { draw_label(label); }
    }
    for (const Marker& marker : map_.markers) { draw_marker(marker); }
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> found;
    found.reserve(static_cast<std::size_t>(sheet_.height()));
    for (int y = 0; y < sheet_.height(); ++y) { found.push_back(sheet_.line(y, terminal_.ink)); }
    return found;
  }

 private:
  const Board& board() const { return map_.battle.board(); }
  bool is_tall() const { return lines_per_row_ == 2; }
  int left(Hex hex) const { return kMargin + kHalfHex * board().coord(hex).col; }
  int top(Hex hex) const { return 1 + lines_per_row_ * board().coord(hex).row; }
  int bottom(Hex hex) const { return top(hex) + lines_per_row_ - 1; }

  void draw_columns() {
    for (int col = 0; col <= 2 * (board().size().width - 1); ++col) {
      const std::string number = std::to_string(col);
      const Weight weight = col % 2 == 0 ? Weight::Normal : Weight::Faint;
      sheet_.put(kMargin + kHalfHex * col + kHalfHex - static_cast<int>(number.size()) / 2, 0, number,
                 {.weight = weight});
    }
    for (int row = 0; row < board().size().height; ++row) {
      sheet_.put(0, 1 + lines_per_row_ * row, std::to_string(row), {});
    }
  }

  void draw_hex(Hex hex) {
    const TerrainLook& ground = look(map_.battle.terrain(hex));
    const Colour shade = ground.ground[static_cast<std::size_t>(board().coord(hex).row % 2)];
    for (int y = top(hex); y <= bottom(hex); ++y) {
      sheet_.put(left(hex), y, "      ", {.ground = shade});
      sheet_.put(left(hex), y, border(terminal_.glyphs), {.ink = kBorder});
      sheet_.put(left(hex) + kHexWidth, y, border(terminal_.glyphs), {.ink = kBorder});
    }
    scatter(hex, ground);
    draw_works(hex);
    draw_unit(hex);
  }

  // The sign of the terrain, several times, so that it shows around a unit; one place of each line is always its own.
  void scatter(Hex hex, const TerrainLook& ground) {
    const std::string_view text = sign(ground, terminal_.glyphs);
    const Style style{.ink = ground.ink};
    if (is_tall()) {
      sheet_.put(left(hex) + 2, top(hex), text, style);
      sheet_.put(left(hex) + 4, top(hex), text, style);
      sheet_.put(left(hex) + 1, bottom(hex), text, style);
      sheet_.put(left(hex) + 3, bottom(hex), text, style);
      sheet_.put(left(hex) + 5, bottom(hex), text, style);
    } else {
      sheet_.put(left(hex) + 3, top(hex), text, style);
    }
  }

  void draw_works(Hex hex) {
    int x = left(hex) + kHexWidth - 1;
    for (const Side side : kSides) {
      if (!objectives_of(map_, side).contains(hex)) { continue; }
      put_piece(x--, bottom(hex), objective_sign(terminal_.glyphs),
                {.ink = kGold, .ground = kSideGround[index(side)], .weight = Weight::Bold});
    }
    for (const WorkLook& row : kWorkLooks) {
      if (!stands(map_, row.id, hex)) { continue; }
      put_piece(x--, bottom(hex), sign(row, terminal_.glyphs), {.ink = kInkDark, .weight = Weight::Bold});
    }
  }

  // Allies stand on round bases, the Axis on square ones.
  void draw_unit(Hex hex) {
    const UnitId unit = map_.field.at(hex);
    if (unit == kNoUnit) { return; }
    const Side side = map_.battle.side(unit);
    const std::string text = counter(side, map_.battle.roster(unit).type, map_.field[unit].figures);
    Style style = side_style(side);
    if (map_.field[unit].has(kOrdered)) { style.ink = kGold; }
    if (is_tall()) {
      put_piece(left(hex) + 1, top(hex), side == Side::Axis ? "[" + text + "]" : "(" + text + ")", style);
      sheet_.put(left(hex) + 5, top(hex), map_.field[unit].has(kOrdered) ? "!" : " ", {.ink = kPencil});
    } else {
      put_piece(left(hex) + 1, top(hex), text, style);
    }
  }

  // SEC-01: the dotted lines, wherever they cover nothing but ground or the border of a hex.
  void draw_section_lines() {
    const std::string_view dots = terminal_.glyphs == Glyphs::Unicode ? "┊" : ":";
    for (const int col : board().size().lines) {
      const int x = kMargin + kHalfHex * col + kHalfHex;
      for (int row = 0; row < board().size().height; ++row) {
        const bool is_border = (col + row) % 2 != 0;
        for (int y = 1 + lines_per_row_ * row; y < 1 + lines_per_row_ * (row + 1); ++y) {
          if (is_border || sheet_.is_blank(x, y)) { sheet_.put(x, y, dots, {.ink = kPencil, .weight = Weight::Bold}); }
        }
      }
    }
  }

  // A name may run over borders and the signs of terrain, as on any map, but not over pieces, other names or the edge.
  bool is_free(int x, int y, int width) const {
    for (int i = -1; i <= width; ++i) {
      if (!sheet_.has_ground(x + i, y) || taken_.contains({x + i, y})) { return false; }
    }
    return true;
  }

  // As near to the middle of its hex as there is room.
  void draw_label(const Label& label) {
    const int width = columns(label.text);
    const int middle = left(label.at) + kHalfHex - width / 2;
    for (int shift = 0; shift <= width / 2 + kHexWidth; ++shift) {
      for (const int x : {middle - shift, middle + shift}) {
        for (const int y : {bottom(label.at), top(label.at)}) {
          if (!is_free(x, y, width)) { continue; }
          put_piece(x - 1, y, " " + label.text + " ", {.ink = kInkDark});
          return;
        }
      }
    }
  }

  // Puts what nothing else may cover.
  void put_piece(int x, int y, std::string_view text, const Style& style) {
    sheet_.put(x, y, text, style);
    for (int i = 0; i < columns(text); ++i) { taken_.insert({x + i, y}); }
  }

  void draw_marker(const Marker& marker) {
    const std::string number = std::to_string(marker.number);
    const std::string text = number.size() < 2 ? " " + number : number;
    const bool occupied = map_.field.at(marker.at) != kNoUnit;
    const int x = left(marker.at) + (is_tall() || !occupied ? 1 : 3);
    sheet_.put(x, bottom(marker.at), text, {.ink = kInkDark, .ground = kGold, .weight = Weight::Bold});
  }

  const MapContents& map_;
  Terminal terminal_;
  int lines_per_row_;
  Sheet sheet_;
  std::set<std::pair<int, int>> taken_;  // places with pieces, numbers or names
};

// Lists things with their signs, line by line.
class Legend {
 public:
  Legend(int width, const Terminal& terminal) : width_(width), terminal_(terminal) {}

  void add(std::string_view text, const Style& style, std::string_view meaning) {
    const int size = columns(text) + 1 + columns(meaning);
    if (lines_.empty() || used_ + 2 + size > width_) {
      lines_.emplace_back();
      used_ = 0;
    } else {
      lines_.back() += "  ";
      used_ += 2;
    }
    lines_.back() += painted(text, style, terminal_.ink) + " " + std::string(meaning);
    used_ += size;
  }
  std::vector<std::string> lines() const { return lines_; }

 private:
  int width_;
  int used_ = 0;
  Terminal terminal_;
  std::vector<std::string> lines_;
};

bool is_on_board(const MapContents& map, UnitType type) {
  for (int i = 0; i < map.battle.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    if (map.battle.roster(unit).type == type && map.field[unit].at != kNoHex) { return true; }
  }
  return false;
}

bool is_on_board(const MapContents& map, Terrain terrain) {
  bool found = false;
  map.battle.board().all().for_each([&](Hex hex) { found = found || map.battle.terrain(hex) == terrain; });
  return found;
}

bool is_on_board(const MapContents& map, Work work) {
  bool found = false;
  map.battle.board().all().for_each([&](Hex hex) { found = found || stands(map, work, hex); });
  return found;
}

}  // namespace

std::vector<std::string> draw_map(const MapContents& contents, Scale scale, const Terminal& terminal) {
  return Drawing(contents, scale, terminal).lines();
}

std::vector<std::string> draw_legend(const MapContents& contents, int width, Lang lang, const Terminal& terminal) {
  Legend legend(width, terminal);
  for (const Side side : {Side::Allies, Side::Axis}) {
    const std::string round = side == Side::Axis ? "[i4]" : "(I4)";
    legend.add(round, side_style(side), words(side).in(lang));
  }
  for (const UnitInfo& row : kUnits) {
    if (!is_on_board(contents, row.id)) { continue; }
    legend.add(std::string(1, kUnitLetters[static_cast<std::size_t>(row.id)]), {.weight = Weight::Bold},
               words(row.id).name.in(lang));
  }
  for (const TerrainLook& row : kTerrainLooks) {
    if (row.id == Terrain::Countryside || !is_on_board(contents, row.id)) { continue; }
    const std::string_view room = terminal.ink == Ink::None ? "" : " ";
    std::string example{room};
    example += sign(row, terminal.glyphs);
    example += room;
    legend.add(example, {.ink = row.ink, .ground = row.ground[0]}, words(row.id).name.in(lang));
  }
  for (const WorkLook& row : kWorkLooks) {
    if (!is_on_board(contents, row.id)) { continue; }
    legend.add(sign(row, terminal.glyphs), {.weight = Weight::Bold}, words(row.id).name.in(lang));
  }
  for (const Side side : kSides) {
    if (objectives_of(contents, side).empty()) { continue; }
    const Phrase meaning = side == Side::Axis ? Phrase{"goal of the Axis", "objectif de l'Axe"}
                                              : Phrase{"goal of the Allies", "objectif des Alliés"};
    legend.add(objective_sign(terminal.glyphs), {.ink = kGold, .ground = kSideGround[index(side)]}, meaning.in(lang));
  }
  return legend.lines();
}

std::string counter(Side side, UnitType type, int figures) {
  const char letter = kUnitLetters[static_cast<std::size_t>(type)];
  const char cased = side == Side::Axis ? static_cast<char>(std::tolower(letter)) : letter;
  return std::string(1, cased) + std::to_string(figures);
}

Style side_style(Side side) {
  return {.ink = kSideInk[index(side)], .ground = kSideGround[index(side)], .weight = Weight::Bold};
}

Style side_text_style(Side side) { return {.ink = kSideText[index(side)], .weight = Weight::Bold}; }

}  // namespace bocage::cli
