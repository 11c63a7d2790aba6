// The board, the two sides, and a battle's texts.
#include <algorithm>

#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr int kMostCards = 30;  // of one side
constexpr int kMostMedals = 100;
constexpr std::size_t kMostLabels = 100;

constexpr auto kNationWords = words_of<Nation>(kNations);
constexpr auto kEdgeWords = std::to_array<Word<Edge>>({{"top", Edge::Top}, {"bottom", Edge::Bottom}});

std::optional<BoardSize> read_size(const Node& board) {
  if (board["size"].given()) {
    if (!board.is_object({"size", "face", "face_rows"})) { return std::nullopt; }
    const auto size = board["size"].one_of({"standard", "overlord"});
    if (!size) { return std::nullopt; }
    return *size == "standard" ? standard_board() : overlord_board();
  }
  if (!board.is_object({"width", "height", "lines", "face", "face_rows"})) { return std::nullopt; }
  const auto width = board["width"].integer({2, 64});
  const auto height = board["height"].integer({2, 64});
  BoardSize size;
  if (!board["lines"].given()) { board["lines"].fault("missing"); }
  board["lines"].each(kMaxSections - 1, [&](const Node& line) {
    if (const auto col = line.integer({0, 2 * kMaxHexes})) { size.lines.push_back(*col); }
  });
  if (!width || !height || !board["lines"].given()) { return std::nullopt; }
  size.width = *width;
  size.height = *height;
  if (std::string why = Board::fault(size); !why.empty()) {
    board.fault(std::move(why));
    return std::nullopt;
  }
  return size;
}

void print_row(Draft& draft, int row, Terrain is) {
  draft.board->all().for_each([&](Hex hex) {
    if (draft.board->coord(hex).row == row) { draft.scenario.spec.terrain.push_back({hex, is}); }
  });
}

// GRID-06.
void print_beach(Draft& draft) {
  for (int row = 4; row < draft.board->size().height; ++row) {
    print_row(draft, row, row <= 6 ? Terrain::Beach : Terrain::Ocean);
  }
}

void print_rows(Draft& draft, const Node& rows, std::vector<int>& printed, Terrain is) {
  rows.each(kMaxHexes, [&](const Node& entry) {
    const auto row = entry.integer({0, draft.board->size().height - 1});
    if (!row) { return; }
    if (std::find(printed.begin(), printed.end(), *row) != printed.end()) { return entry.fault("listed twice"); }
    printed.push_back(*row);
    print_row(draft, *row, is);
  });
}

void read_face(Draft& draft, const Node& board) {
  const Node face = board["face"];
  const Node rows = board["face_rows"];
  const auto name = face.given() ? face.one_of({"countryside", "beach"}) : "countryside";
  if (!name || !draft.board) { return; }
  if (rows.given()) {
    if (!rows.is_object({"beach", "ocean"})) { return; }
    if (*name != "beach") { return rows.fault("only a beach board has rows"); }
    std::vector<int> printed;
    print_rows(draft, rows["beach"], printed, Terrain::Beach);
    print_rows(draft, rows["ocean"], printed, Terrain::Ocean);
  } else if (*name == "beach") {
    print_beach(draft);
  }
}

void read_side_setup(Draft& draft, const Node& node, Side side) {
  if (!node.is_object({"edge", "nation", "hand", "medals", "commander"})) { return; }
  Scenario& scenario = draft.scenario;
  const std::size_t i = index(side);
  if (node["edge"].given()) {
    scenario.spec.edge[i] = node["edge"].word<Edge>(kEdgeWords).value_or(scenario.spec.edge[i]);
  }
  scenario.spec.hand[i] = static_cast<std::uint8_t>(node["hand"].integer({1, kMostCards}).value_or(0));
  scenario.spec.medals[i] = static_cast<std::uint8_t>(node["medals"].integer({1, kMostMedals}).value_or(0));
  if (node["nation"].given()) {
    if (const auto nation = node["nation"].word<Nation>(kNationWords)) {
      scenario.spec.nation[i] = *nation;
      scenario.nation[i] = info(*nation).name;
    }
  }
  if (node["commander"].given()) { scenario.commander[i] = node["commander"].text().value_or(""); }
}

std::optional<Briefing> read_briefing(const Node& node) {
  if (!node.given() || !node.is_object({"title", "history", "axis", "allies", "rules"})) { return std::nullopt; }
  Briefing briefing;
  briefing.title = node["title"].text().value_or("");
  briefing.history = node["history"].text().value_or("");
  briefing.axis = node["axis"].text().value_or("");
  briefing.allies = node["allies"].text().value_or("");
  if (!node["rules"].given()) { node["rules"].fault("missing"); }
  node["rules"].each(kMostRules, [&](const Node& rule) { briefing.rules.push_back(rule.text().value_or("")); });
  return briefing;
}

bool is_day(std::string_view text) {
  const auto digits = [&](std::size_t from, std::size_t n) {
    const std::string_view part = text.substr(from, n);
    return std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
  };
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') { return false; }
  if (!digits(0, 4) || !digits(5, 2) || !digits(8, 2)) { return false; }
  const auto month = text.substr(5, 2);
  const auto day = text.substr(8, 2);
  return month >= "01" && month <= "12" && day >= "01" && day <= "31";
}

void read_date(Draft& draft, const Node& date) {
  if (!date.given()) { return; }
  if (!date.is_pair()) { return date.fault("must be [first day, last day]"); }
  for (std::size_t i = 0; i < 2; ++i) {
    const auto day = date.entry(i).text();
    if (!day) { continue; }
    if (!is_day(*day)) { date.entry(i).fault("must be a day, yyyy-mm-dd"); }
    draft.scenario.date[i] = *day;
  }
}

// SWA-06.
void read_weapons(Draft& draft, const Node& weapons) {
  static constexpr std::string_view kFirstLateYear = "1943";
  draft.late_weapons = draft.scenario.date[0] >= kFirstLateYear;
  if (weapons.given()) { draft.late_weapons = weapons.one_of({"early", "late"}) == "late"; }
}

// Lower-case words and hyphens, like a file name.
bool is_id(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool between = text[i] == '-' && i > 0 && i + 1 < text.size() && text[i - 1] != '-';
    if (!is_letter(text[i]) && !between) { return false; }
  }
  return !text.empty();
}

}  // namespace

void read_board(Draft& draft, const Node& file) {
  const Node board = file["board"];
  const auto size = read_size(board);
  if (size) {
    draft.scenario.spec.size = *size;
    draft.board.emplace(*size);
    // OVL-04: six sections mean three wings of two, for three generals and their commander.
    draft.scenario.spec.chain = draft.board->sections() == kMaxSections ? Chain::Overlord : Chain::Single;
  }
  read_face(draft, board);
}

void read_sides(Draft& draft, const Node& file) {
  BattleSpec& spec = draft.scenario.spec;
  const Node sides = file["sides"];
  if (sides.is_object({"axis", "allies"})) {
    for (const Side side : kSides) { read_side_setup(draft, sides[name(side)], side); }
    if (spec.edge[0] == spec.edge[1]) { sides["allies"]["edge"].fault("both sides have the same edge"); }
  }
  spec.first = read_side(file["first"]).value_or(Side::Axis);
}

void read_texts(Draft& draft, const Node& file) {
  Scenario& scenario = draft.scenario;
  file["format"].expect(1);
  if (file["id"].given()) {
    scenario.spec.id = file["id"].text().value_or("");
    if (!is_id(scenario.spec.id)) { file["id"].fault("must be lower-case letters, digits and single hyphens"); }
  }
  if (file["title"].given()) { scenario.title = file["title"].text().value_or(""); }
  if (file["subtitle"].given()) { scenario.subtitle = file["subtitle"].text().value_or(""); }
  if (file["set"].given()) { scenario.set = file["set"].one_of(kSets).value_or(""); }
  read_date(draft, file["date"]);
  read_weapons(draft, file["weapons"]);
  if (file["briefing"].given() && file["briefing"].is_object({"en", "fr"})) {
    for (const char* language : {"en", "fr"}) {
      if (auto briefing = read_briefing(file["briefing"][language])) { scenario.briefings[language] = *briefing; }
    }
  }
  file["labels"].each(kMostLabels, [&](const Node& label) {
    if (!label.is_object({"at", "text"})) { return; }
    const auto hex = read_hex(draft, label["at"]);
    const auto text = label["text"].text();
    if (hex && text) { scenario.labels.push_back({*hex, *text}); }
  });
}

}  // namespace bocage
