#include "cli/map.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "cli/palette.h"

namespace bocage::cli {
namespace {

constexpr int kMargin = 1;  // the number of the row

// The layout of a hex: its left border if there is room, and its cells. Board columns count half hexes.
struct CellLook {
  Cell id;
  int width;
  int inner;        // the first place inside the border
  bool bases;       // whether there is room for the base of a unit: (I4)
  int flat_marker;  // where a number stands beside a unit, if there is one line only
};
constexpr std::array<CellLook, 3> kCellLooks{{
    {.id = Cell::Wide, .width = 6, .inner = 1, .bases = true, .flat_marker = 3},
    {.id = Cell::Narrow, .width = 4, .inner = 1, .bases = false, .flat_marker = 2},  // it covers the figures
    {.id = Cell::Tiny, .width = 3, .inner = 0, .bases = false, .flat_marker = 1},
}};
const CellLook& cell_look(Cell cell) {
  return *std::find_if(kCellLooks.begin(), kCellLooks.end(), [cell](const CellLook& row) { return row.id == cell; });
}

// A unit type's letter is the first of its name, except for these. Early and late models of a weapon share a letter,
// because no battle has both.
struct UnitLetter {
  UnitType id;
  char letter;
};
constexpr auto kUnitLetters = std::to_array<UnitLetter>({
    {UnitType::Artillery, 'G'},
    {UnitType::EarlyAntiTankGun, 'T'},
    {UnitType::EarlyMachineGun, 'M'},
    {UnitType::EarlyMortar, 'O'},
    {UnitType::LateAntiTankGun, 'T'},
    {UnitType::LateMachineGun, 'M'},
    {UnitType::LateMortar, 'O'},
    {UnitType::Sniper, 'N'},
    {UnitType::SkiTroops, 'K'},
    {UnitType::Engineers, 'P'},
    {UnitType::MobileArtillery, 'H'},
    {UnitType::AircraftCarrier, 'V'},
});

char unit_letter(UnitType type) {
  const auto* const found =
      std::find_if(kUnitLetters.begin(), kUnitLetters.end(), [type](const UnitLetter& row) { return row.id == type; });
  return found != kUnitLetters.end() ? found->letter : static_cast<char>(std::toupper(info(type).name[0]));
}

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
    case Work::Minefield: return map.field.mines.contains(hex);
    case Work::Cave: return map.field.caves.contains(hex);
    default: return map.battle.fixed(work).contains(hex);
  }
}

// PAC-12: a marker that was turned up shows its number.
std::string_view mine_sign(const MapContents& map, Hex hex, std::string_view face_down) {
  static constexpr std::string_view kNumbers = "01234";
  const auto& mines = map.battle.minefields();
  const auto at = static_cast<std::size_t>(std::find(mines.begin(), mines.end(), hex) - mines.begin());
  const std::uint8_t shown = map.field.mine_shown[at];
  return shown < kNumbers.size() ? kNumbers.substr(shown, 1) : face_down;
}

std::string_view plane_sign(Glyphs glyphs) { return glyphs == Glyphs::Unicode ? "✈" : "Y"; }

// Traits of a unit, as a letter beside it.
std::string_view trait_sign(const Unit& unit) {
  if (unit.has(kOrdered)) { return "!"; }
  return unit.is(kAfloat) ? "w" : unit.is(kCamouflaged) ? "c" : " ";
}

// Objectives and sudden-death hexes.
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

// Whether the line between two strips parts wings, and not only sections.
bool parts_wings(const Battle& battle, std::size_t line) {
  const auto beside = static_cast<SectionMask>(3U << line);
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      if ((battle.wing(side, role) & beside) == beside) { return false; }
    }
  }
  return true;
}

class Drawing {
 public:
  Drawing(const MapContents& map, const MapPlan& plan, const Terminal& terminal)
      : map_(map),
        plan_(plan),
        cell_(cell_look(plan.cell)),
        terminal_(terminal),
        lines_per_row_(plan.scale == Scale::Tall ? 2 : 1),
        sheet_(kMargin + (plan.end - plan.first) * cell_.width / 2 + 1, 1 + lines_per_row_ * board().size().height) {
    draw_columns();
    board().all().for_each([&](Hex hex) {
      if (is_shown(hex)) { draw_hex(hex); }
    });
    for (std::size_t i = 0; i < board().size().lines.size(); ++i) { draw_section_line(i); }
    // Without colour, a name would be lost among the signs around it.
    for (const Label& label : map_.labels) {
      if (terminal_.ink != Ink::None && is_tall() && cell_.bases && is_shown(label.at)) { draw_label(label); }
    }
    for (const Marker& marker : map_.markers) {
      if (is_shown(marker.at)) { draw_marker(marker); }
    }
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
  bool is_shown(Hex hex) const { return plan_.shows(board().coord(hex).col); }
  int x_of(int col) const { return kMargin + (col - plan_.first) * cell_.width / 2; }
  int left(Hex hex) const { return x_of(board().coord(hex).col); }
  int top(Hex hex) const { return 1 + lines_per_row_ * board().coord(hex).row; }
  int bottom(Hex hex) const { return top(hex) + lines_per_row_ - 1; }

  void draw_columns() {
    const int step = cell_.bases ? 1 : 2;  // in smaller cells there is room for every second number
    for (int col = plan_.first; plan_.shows(col); col += step) {
      const std::string number = std::to_string(col);
      const Weight weight = col % 2 == 0 ? Weight::Normal : Weight::Faint;
      sheet_.put(x_of(col) + cell_.width / 2 - static_cast<int>(number.size()) / 2, 0, number, {.weight = weight});
    }
    for (int row = 0; row < board().size().height; ++row) {
      sheet_.put(0, 1 + lines_per_row_ * row, std::to_string(row), {});
    }
  }

  void draw_hex(Hex hex) {
    const TerrainLook ground = look(map_.battle.terrain(hex));
    const Colour shade = ground.ground[static_cast<std::size_t>(board().coord(hex).row % 2)];
    for (int y = top(hex); y <= bottom(hex); ++y) {
      sheet_.put(left(hex), y, std::string(static_cast<std::size_t>(cell_.width), ' '), {.ground = shade});
      if (cell_.inner == 0) { continue; }
      sheet_.put(left(hex), y, border(terminal_.glyphs), {.ink = kBorder});
      sheet_.put(left(hex) + cell_.width, y, border(terminal_.glyphs), {.ink = kBorder});
    }
    scatter(hex, ground);
    draw_works(hex);
    draw_unit(hex);
  }

  // The sign of the terrain, several times, so that it shows around a unit; one place of each line is always its own.
  void scatter(Hex hex, const TerrainLook& ground) {
    const std::string_view text = sign(ground, terminal_.glyphs);
    const Style style{.ink = ground.ink};
    if (!is_tall()) {
      sheet_.put(left(hex) + (cell_.bases ? 3 : cell_.width - 1), top(hex), text, style);
      return;
    }
    for (int x = cell_.inner + 1; x < cell_.width; x += 2) { sheet_.put(left(hex) + x, top(hex), text, style); }
    for (int x = cell_.inner; x < cell_.width; x += 2) { sheet_.put(left(hex) + x, bottom(hex), text, style); }
  }

  void draw_works(Hex hex) {
    int x = left(hex) + cell_.width - 1;
    for (const Side side : kSides) {
      if (!objectives_of(map_, side).contains(hex)) { continue; }
      put_piece(x--, bottom(hex), objective_sign(terminal_.glyphs),
                {.ink = kGold, .ground = kSideGround[index(side)], .weight = Weight::Bold});
    }
    for (const Plane& plane : map_.field.planes) {
      if (plane.at == hex) { put_piece(x--, bottom(hex), plane_sign(terminal_.glyphs), side_style(plane.side)); }
    }
    for (const WorkLook& row : kWorkLooks) {
      if (x < left(hex) || !stands(map_, row.id, hex)) { continue; }
      const std::string_view plain = sign(row, terminal_.glyphs);
      const std::string_view text = row.id == Work::Minefield ? mine_sign(map_, hex, plain) : plain;
      put_piece(x--, bottom(hex), text, {.ink = kInkDark, .weight = Weight::Bold});
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
    const bool bases = is_tall() && cell_.bases;
    const std::string on_base = side == Side::Axis ? "[" + text + "]" : "(" + text + ")";
    put_piece(left(hex) + cell_.inner, top(hex), bases ? on_base : text, style);
    if (!is_tall()) { return; }
    sheet_.put(left(hex) + cell_.width - 1, top(hex), trait_sign(map_.field[unit]), {.ink = kPencil});
  }

  // SEC-01, OVL-04: the lines between sections and wings, wherever they cover nothing but ground or a border.
  void draw_section_line(std::size_t line) {
    const int col = board().size().lines[line];
    if (!plan_.shows(col)) { return; }
    const bool unicode = terminal_.glyphs == Glyphs::Unicode;
    const std::string_view sign = !unicode ? ":" : parts_wings(map_.battle, line) ? "║" : "┊";
    for (int row = 0; row < board().size().height; ++row) {
      const bool between = (col + row) % 2 != 0;
      // Cells without a border give the last place of the hex before the line.
      const int x = cell_.inner == 0 && between ? x_of(col + 1) - 1 : x_of(col) + cell_.width / 2;
      for (int y = 1 + lines_per_row_ * row; y < 1 + lines_per_row_ * (row + 1); ++y) {
        const bool is_border = between && cell_.inner != 0;
        if (is_border || sheet_.is_blank(x, y)) { sheet_.put(x, y, sign, {.ink = kPencil, .weight = Weight::Bold}); }
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
    const int middle = left(label.at) + cell_.width / 2 - width / 2;
    for (int shift = 0; shift <= width / 2 + cell_.width; ++shift) {
      for (const int x : {middle - shift, middle + shift}) {
        for (const int y : {bottom(label.at), top(label.at)}) {
          if (!is_free(x, y, width)) { continue; }
          put_piece(x - 1, y, " " + label.text + " ", {.ink = kInkDark});
          return;
        }
      }
    }
  }

  // Draws what nothing else may cover.
  void put_piece(int x, int y, std::string_view text, const Style& style) {
    sheet_.put(x, y, text, style);
    for (int i = 0; i < columns(text); ++i) { taken_.insert({x + i, y}); }
  }

  void draw_marker(const Marker& marker) {
    const std::string number = std::to_string(marker.number);
    const std::string text = number.size() < 2 ? " " + number : number;
    const bool occupied = map_.field.at(marker.at) != kNoUnit;
    const int x = left(marker.at) + (is_tall() || !occupied ? cell_.inner : cell_.flat_marker);
    sheet_.put(x, bottom(marker.at), text, {.ink = kInkDark, .ground = kGold, .weight = Weight::Bold});
  }

  const MapContents& map_;
  MapPlan plan_;
  const CellLook& cell_;
  Terminal terminal_;
  int lines_per_row_;
  Sheet sheet_;
  std::set<std::pair<int, int>> taken_;  // places with pieces, numbers or names
};

// The names of a side's wings, each in the middle of its columns as far as they are shown.
std::string wing_names(const MapContents& map, const MapPlan& plan, Side side, const Terminal& terminal) {
  const int width = cell_look(plan.cell).width;
  Sheet sheet(kMargin + (plan.end - plan.first) * width / 2 + 1, 1);
  for (const Role role : kGeneralRoles) {
    const Columns wing = columns_of(map.battle.board(), map.battle.wing(side, role));
    const int from = std::max(wing.from, plan.first);
    const int to = std::min(wing.to, plan.end);
    const int room = (to - from) * width / 2;
    std::string text = map.words.say("cli.map.wing", {of_side(side), {"wing", map.words.wing(role)}});
    if (room < columns(text)) { text = map.words.wing(role); }
    if (room < columns(text)) { continue; }
    sheet.put(kMargin + (from - plan.first) * width / 2 + (room - columns(text)) / 2, 0, text, side_text_style(side));
  }
  return sheet.line(0, terminal.ink);
}

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

std::vector<std::string> draw_map(const MapContents& contents, const MapPlan& plan, const Terminal& terminal) {
  std::vector<std::string> lines = Drawing(contents, plan, terminal).lines();
  if (contents.battle.spec().chain == Chain::Single) { return lines; }
  for (const Side side : kSides) {
    const bool on_top = contents.battle.edge(side) == Edge::Top;
    lines.insert(on_top ? lines.begin() : lines.end(), wing_names(contents, plan, side, terminal));
  }
  return lines;
}

std::vector<std::string> draw_legend(const MapContents& contents, int width, const Terminal& terminal) {
  const Words& words = contents.words;
  Legend legend(width, terminal);
  for (const Side side : {Side::Allies, Side::Axis}) {
    const std::string round = side == Side::Axis ? "[i4]" : "(I4)";
    legend.add(round, side_style(side), words.name(side));
  }
  for (const UnitInfo& row : kUnits) {
    if (!is_on_board(contents, row.id)) { continue; }
    legend.add(std::string(1, unit_letter(row.id)), {.weight = Weight::Bold}, words.name(row.id));
  }
  for (const TerrainInfo& kind : kTerrains) {
    if (kind.id == Terrain::Countryside || !is_on_board(contents, kind.id)) { continue; }
    const TerrainLook row = look(kind);
    const std::string_view room = terminal.ink == Ink::None ? "" : " ";
    std::string example{room};
    example += sign(row, terminal.glyphs);
    example += room;
    legend.add(example, {.ink = row.ink, .ground = row.ground[0]}, words.name(row.id));
  }
  for (const WorkLook& row : kWorkLooks) {
    if (!is_on_board(contents, row.id)) { continue; }
    legend.add(sign(row, terminal.glyphs), {.weight = Weight::Bold}, words.name(row.id));
  }
  const auto& planes = contents.field.planes;
  if (std::any_of(planes.begin(), planes.end(), [](const Plane& plane) { return plane.at != kNoHex; })) {
    legend.add(plane_sign(terminal.glyphs), {.weight = Weight::Bold}, words.say("cli.map.airplane"));
  }
  for (const Side side : kSides) {
    if (objectives_of(contents, side).empty()) { continue; }
    legend.add(objective_sign(terminal.glyphs), {.ink = kGold, .ground = kSideGround[index(side)]},
               words.say("board.objective", {of_side(side)}));
  }
  return legend.lines();
}

std::string counter(Side side, UnitType type, int figures) {
  const char letter = unit_letter(type);
  const char cased = side == Side::Axis ? static_cast<char>(std::tolower(letter)) : letter;
  return std::string(1, cased) + std::to_string(figures);
}

Style side_style(Side side) {
  return {.ink = kSideInk[index(side)], .ground = kSideGround[index(side)], .weight = Weight::Bold};
}

Style side_text_style(Side side) { return {.ink = kSideText[index(side)], .weight = Weight::Bold}; }

}  // namespace bocage::cli
