#include "cli/play/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/palette.h"
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

// Air Sorties on the table, and how many cards lie under the chip.
std::string beside_hand(const Public& open, Side side, Lang lang) {
  std::string text;
  if (const int cards = open.chip_size[index(side)]; cards != 0) {
    text += fmt::format(fmt::runtime(Phrase{", chip {}", ", jeton {}"}.in(lang)), cards);
  }
  if (const int sorties = open.sorties[index(side)]; sorties != 0) {
    text += fmt::format(fmt::runtime(Phrase{", sorties {}", ", sorties {}"}.in(lang)), sorties);
  }
  return text;
}

}  // namespace

Screen::Screen(const Scenario& scenario, Console& console, Lang lang, MapChoice map)
    : scenario_(scenario), console_(console), lang_(lang), map_(map) {}

void Screen::say(const std::string& line) { console_.out << line << "\n"; }

void Screen::say(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) { say(line); }
}

void Screen::say_faintly(std::string_view text) {
  for (const std::string& line : wrapped(text, Terminal::kLeastColumns)) {
    say(painted(line, {.weight = Weight::Faint}, terminal().ink));
  }
}

void Screen::status(const Battle& battle, const Public& open) {
  std::string text = painted(scenario_.title, {.weight = Weight::Bold}, terminal().ink);
  const std::string turn = fmt::format(fmt::runtime(Phrase{", turn {}", ", tour {}"}.in(lang_)), open.turn);
  text += turn;
  int used = columns(scenario_.title) + columns(turn);
  // A line that would be too long goes on in the next one.
  const auto add = [&](const std::string& part, int width) {
    const bool fits = used + 3 + width <= Terminal::kLeastColumns;
    text += (fits ? "   " : "\n  ") + part;
    used = fits ? used + 3 + width : 2 + width;
  };
  for (const Side side : kSides) {
    const std::string_view who = words(side).in(lang_);
    const std::string cards = card_count_words(open.hand_size[index(side)], lang_) + beside_hand(open, side, lang_);
    add(painted(who, side_text_style(side), terminal().ink) + " " + medals_text(battle, open.field, side, terminal()) +
            " " + cards,
        columns(who) + columns(medals_text(battle, open.field, side, plain(terminal()))) + columns(cards) + 2);
  }
  if (open.field.visibility != 0) {
    const std::string sight = fmt::format(fmt::runtime(Phrase{"sight {}", "vue {}"}.in(lang_)), open.field.visibility);
    add(sight, columns(sight));
  }
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
  MapContents contents{battle, open.field, {}, {}, lang_};
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
  const MapContents contents{battle, open.field, scenario_.labels, {}, lang_};
  status(battle, open);
  say(draw_map(contents, whole_board(battle.board(), Scale::Tall, terminal().width()), terminal()));
  say(draw_legend(contents, Terminal::kLeastColumns, lang_, terminal()));
}

void Screen::map_of_wing(const Battle& battle, const Public& open, Post general) {
  const MapContents contents{battle, open.field, scenario_.labels, {}, lang_};
  const Columns wing = columns_of(battle.board(), battle.wing(general.side, general.role));
  status(battle, open);
  say(draw_map(contents, part_of_board(battle.board(), Scale::Tall, Terminal::kLeastColumns, wing.from, wing.to),
               terminal()));
}

void Screen::menu(std::string_view asked, Side side, const Menu& menu) {
  say(painted(asked, side_text_style(side), terminal().ink) + std::string(Phrase{": ", " : "}.in(lang_)) +
      painted(menu.question, {.weight = Weight::Bold}, terminal().ink));
  int widest = 0;
  for (const Choice& choice : menu.choices) { widest = std::max(widest, choice.width); }
  const int column = widest + 5;  // " 12 " before the text, a space after it
  const int in_a_line = std::max(1, Terminal::kLeastColumns / column);
  std::string line;
  for (std::size_t i = 0; i < menu.choices.size(); ++i) {
    const Choice& choice = menu.choices[i];
    const bool last = (static_cast<int>(i) + 1) % in_a_line == 0 || i + 1 == menu.choices.size();
    line += painted(fmt::format("{:>3}", i + 1), {.ink = kGold, .weight = Weight::Bold}, terminal().ink) + " " +
            choice.text;
    if (!last) { line += std::string(static_cast<std::size_t>(column - 4 - choice.width), ' '); }
    if (last) { say(std::exchange(line, {})); }
  }
}

void Screen::hand(const CardBag& cards, Chain chain) {
  cards.for_each_kind([&](Card card) {
    const std::string copies = cards.count(card) > 1 ? fmt::format(" x{}", cards.count(card)) : "";
    say("  " + padded(std::string(words(card).name.in(lang_)) + copies, kNameColumns) +
        std::string(line_words(card, chain).in(lang_)));
  });
}

void Screen::clear() {
  if (terminal().output == Speaks::Person) { console_.out << kClear; }
}

void Screen::hand_over(std::string_view to) {
  const Phrase text{"Pass the keyboard to {}. Press Enter.", "Clavier à passer : {}. Tapez Entrée."};
  say(fmt::format(fmt::runtime(text.in(lang_)), to));
}

void Screen::result(const Battle& battle, const State& state) {
  const Phrase won{"The {} win: {}.", "Victoire, {} : {}."};
  const Phrase medal_line{"Medals: Axis {} of {}, Allies {} of {}; turn {}.",
                          "Médailles : Axe {} sur {}, Alliés {} sur {} ; tour {}."};
  const BySide<std::uint8_t>& goal = battle.spec().medals;
  const Field& field = state.open.field;
  if (state.open.over()) {
    say("");
    full_map(battle, state.open);
    say(painted(fmt::format(fmt::runtime(won.in(lang_)), words(state.open.winner).in(lang_),
                            words(state.open.ending).in(lang_)),
                {.ink = kGold, .weight = Weight::Bold}, terminal().ink));
  }
  say(fmt::format(fmt::runtime(medal_line.in(lang_)), medals(battle, field, Side::Axis), goal[0],
                  medals(battle, field, Side::Allies), goal[1], state.open.turn));
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
