#include "cli/play/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/palette.h"
#include "cli/words/battle_words.h"
#include "rules/medals.h"

namespace bocage::cli {
namespace {

constexpr int kRowsForTallMap = 34;  // with less, question and choices would push it off the screen
constexpr std::string_view kClear = "\x1b[2J\x1b[3J\x1b[H";  // the lines that scrolled away too
constexpr int kMostStars = 6;                                // more medals than that are counted, not drawn

std::string medals_text(const Battle& battle, const Field& field, Side side, const Terminal& terminal) {
  const int won = medals(battle, field, side);
  const int goal = battle.spec().medals[index(side)];
  const bool unicode = terminal.glyphs == Glyphs::Unicode;
  std::string text;
  if (goal > kMostStars) { text = fmt::format("{} {}/{}", unicode ? "★" : "*", won, goal); }
  for (int i = 0; i < goal && goal <= kMostStars; ++i) {
    text += i < won ? (unicode ? "★" : "*") : (unicode ? "☆" : ".");
  }
  return painted(text, {.ink = kGold}, terminal.ink);
}

// Where the lines after the first begin: below the text beside a name, if there is one.
int indent_of(std::string_view text) {
  const std::size_t gap = text.rfind("  ");
  return gap == std::string_view::npos ? 2 : columns(text.substr(0, gap)) + 2;
}

}  // namespace

Screen::Screen(const Scenario& scenario, Console& console, MapChoice map)
    : scenario_(scenario), console_(console), map_(map) {}

void Screen::say(const std::string& line) { console_.out << line << "\n"; }

void Screen::say(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) { say(line); }
}

void Screen::tell(const std::vector<std::string>& sentences) {
  static constexpr int kHanging = 4;  // of the lines after the first
  for (const std::string& sentence : sentences) { say(wrapped(sentence, Terminal::kLeastColumns, kHanging)); }
}

void Screen::say_faintly(std::string_view text) {
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns)) {
    say(painted(line, {.weight = Weight::Faint}, terminal().ink));
  }
}

void Screen::status(const Battle& battle, const Public& open) {
  const std::string title =
      words().say("cli.status.turn", {{"title", title_of(scenario_, words())}, {"turn", int{open.turn}}});
  std::string text = painted(title, {.weight = Weight::Bold}, terminal().ink);
  int used = columns(title);
  // Long lines are wrapped.
  const auto add = [&](const std::string& part) {
    const int width = columns(part);
    const bool fits = used + 3 + width <= Terminal::kLeastColumns;
    text += (fits ? "   " : "\n  ") + part;
    used = fits ? used + 3 + width : 2 + width;
  };
  for (const Side side : kSides) {
    const std::size_t i = index(side);
    const std::string cards = words().say(
        "cli.status.cards",
        {{"count", int{open.hand_size[i]}}, {"chip", int{open.chip_size[i]}}, {"sorties", int{open.sorties[i]}}});
    add(painted(words().name(side), side_text_style(side), terminal().ink) + " " +
        medals_text(battle, open.field, side, terminal()) + " " + cards);
  }
  if (open.field.visibility != 0) { add(words().say("cli.status.sight", {{"hexes", int{open.field.visibility}}})); }
  say(text);
}

Scale Screen::scale() const {
  if (map_ == MapChoice::Flat) { return Scale::Flat; }
  const bool small = terminal().rows != 0 && terminal().rows < kRowsForTallMap;
  return map_ == MapChoice::Auto && small ? Scale::Flat : Scale::Tall;
}

// All choices are on the part that is drawn; where no wide part has them all, the cells are small.
MapPlan Screen::plan(const Battle& battle, Post asked, const std::vector<Marker>& markers) const {
  const MapPlan whole = whole_board(battle.board(), scale(), terminal().width());
  if (whole.cell != Cell::Tiny) { return whole; }
  const bool has_wing = asked.role != Role::Commander;
  if (!has_wing && markers.empty()) { return whole; }
  for (const Role role : {has_wing ? asked.role : Role::Center, Role::Left, Role::Center, Role::Right}) {
    const Columns wing = columns_of(battle.board(), battle.wing(asked.side, role));
    const MapPlan part = part_of_board(battle.board(), scale(), terminal().width(), wing.from, wing.to);
    const auto is_shown = [&](const Marker& it) { return part.shows(battle.board().coord(it.at).col); };
    if (std::all_of(markers.begin(), markers.end(), is_shown)) { return part; }
  }
  return whole;
}

void Screen::map(const Battle& battle, const Public& open, Post asked, const std::vector<Choice>& choices) {
  if (map_ == MapChoice::Off) { return; }
  MapContents contents{battle, open.field, {}, {}, words()};
  int number = 0;
  HexSet marked;
  for (const Choice& choice : choices) {
    ++number;
    if (choice.at == kNoHex || marked.contains(choice.at)) { continue; }
    marked.add(choice.at);
    contents.markers.push_back({choice.at, number});
  }
  say("");
  status(battle, open);
  say(draw_map(contents, plan(battle, asked, contents.markers), terminal()));
}

void Screen::full_map(const Battle& battle, const Public& open) {
  const MapContents contents{battle, open.field, labels_of(scenario_, words()), {}, words()};
  status(battle, open);
  say(draw_map(contents, whole_board(battle.board(), Scale::Tall, terminal().width()), terminal()));
  say(draw_legend(contents, Terminal::kLeastColumns, terminal()));
}

void Screen::map_of_wing(const Battle& battle, const Public& open, Post general) {
  const MapContents contents{battle, open.field, labels_of(scenario_, words()), {}, words()};
  const Columns wing = columns_of(battle.board(), battle.wing(general.side, general.role));
  status(battle, open);
  say(draw_map(contents, part_of_board(battle.board(), Scale::Tall, Terminal::kLeastColumns, wing.from, wing.to),
               terminal()));
}

void Screen::menu(std::string_view asked, Side side, const Menu& menu) {
  static constexpr int kNumber = 4;  // "  1 "
  const std::string question =
      words().say("cli.ask.question", {{"who", painted(asked, side_text_style(side), terminal().ink)},
                                       {"question", painted(menu.question, {.weight = Weight::Bold}, terminal().ink)}});
  say(wrapped(question, Terminal::kLeastColumns));
  int widest = 0;
  for (const Choice& choice : menu.choices) { widest = std::max(widest, columns(choice.text)); }
  const int column = widest + kNumber + 1;
  const int in_a_line = std::max(1, Terminal::kLeastColumns / column);
  std::string line;
  for (std::size_t i = 0; i < menu.choices.size(); ++i) {
    const std::string& text = menu.choices[i].text;
    const bool last = (static_cast<int>(i) + 1) % in_a_line == 0 || i + 1 == menu.choices.size();
    line += painted(fmt::format("{:>3}", i + 1), {.ink = kGold, .weight = Weight::Bold}, terminal().ink) + " " +
            (last ? text : padded(text, column - kNumber));
    if (last) { say(wrapped(std::exchange(line, {}), Terminal::kLeastColumns, indent_of(text) + kNumber)); }
  }
}

void Screen::hand(const CardBag& cards) {
  const int column = name_columns(words()) + 2;
  cards.for_each_kind([&](Card card) {
    const std::string copies = cards.count(card) > 1 ? fmt::format(" x{}", cards.count(card)) : "";
    say(two_columns("  " + words().name(card) + copies, words().text(card), column, Terminal::kLeastColumns));
  });
}

void Screen::clear() {
  if (terminal().output == Speaks::Person) { console_.out << kClear; }
}

void Screen::hand_over(std::string_view to) {
  say(wrapped(words().say("cli.table.hand-over", {{"who", std::string(to)}}), Terminal::kLeastColumns));
}

void Screen::result(const Battle& battle, const State& state) {
  const Field& field = state.open.field;
  if (state.open.over()) {
    say("");
    full_map(battle, state.open);
    const std::string who = words().say("result.side-won", {of_side(state.open.winner)});
    say(painted(words().say("result.summary", {{"who", who}, {"how", words().ending(state.open.ending)}}),
                {.ink = kGold, .weight = Weight::Bold}, terminal().ink));
  }
  const auto medals_of = [&](Side side) {
    return words().say(
        "board.medals",
        {of_side(side), {"count", medals(battle, field, side)}, {"needed", int{battle.spec().medals[index(side)]}}});
  };
  say(words().say(
      "cli.status.result",
      {{"axis", medals_of(Side::Axis)}, {"allies", medals_of(Side::Allies)}, {"turn", int{state.open.turn}}}));
}

std::optional<std::string> Screen::read() {
  console_.out << "> " << std::flush;
  std::string line;
  if (!std::getline(console_.in, line)) {
    console_.out << "\n";
    return std::nullopt;
  }
  if (terminal().input == Speaks::Lines) { console_.out << line << "\n"; }  // so that a transcript can be read
  return line;
}

}  // namespace bocage::cli
