#include "cli/report/analysis_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/paint.h"
#include "cli/palette.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kChanceColumns = 24;  // of a bar
constexpr int kSideColumns = 6;

Json medals_json(const BySide<int>& medals) { return {{"axis", medals[0]}, {"allies", medals[1]}}; }

Json cards_json(const std::vector<Card>& cards) {
  Json list = Json::array();
  for (const Card card : cards) { list.push_back(name(card)); }
  return list;
}

Json moment_json(const Moment& moment) {
  return {{"turn", moment.turn},
          {"side", moment.turn == 0 ? Json() : Json(name(moment.side))},
          {"cards", cards_json(moment.cards)},
          {"axis", moment.chance.of(Side::Axis)},
          {"allies", moment.chance.of(Side::Allies)},
          {"low", moment.chance.interval.low},
          {"high", moment.chance.interval.high},
          {"medals", medals_json(moment.medals)}};
}

// The moments before and after a turn.
struct Turned {
  const Moment& before;
  const Moment& after;
  double chance_before() const { return before.chance.of(after.side); }
  double chance_after() const { return after.chance.of(after.side); }
};
Turned turned(const Analysis& analysis, const TurningPoint& point) {
  return {analysis.moments[point.moment - 1], analysis.moments[point.moment]};
}

std::string card_words(const std::vector<Card>& cards, Lang lang) {
  std::string text;
  for (const Card card : cards) { (text += text.empty() ? "" : ", ") += words(card).name.in(lang); }
  return text;
}

std::string medal_words(const BySide<int>& medals) { return fmt::format("{}:{}", medals[0], medals[1]); }

// The Axis from the left, the Allies from the right.
std::string chance_bar(double axis, const Terminal& terminal) {
  const bool ascii = terminal.glyphs == Glyphs::Ascii;
  const auto part = [&](Side side, int width, const char* sign) {
    std::string text;
    for (int i = 0; i < width; ++i) { text += sign; }
    return painted(text, {.ink = kSideText[index(side)]}, terminal.ink);
  };
  const int filled = static_cast<int>(std::lround(axis * kChanceColumns));
  return part(Side::Axis, filled, ascii ? "#" : "█") + part(Side::Allies, kChanceColumns - filled, ascii ? "." : "░");
}

std::string moment_line(const Moment& moment, Lang lang, const Terminal& terminal) {
  static constexpr int kBeforeCards = 4 + 1 + kSideColumns + 1 + 5 + 1 + 5 + 1 + kChanceColumns + 1 + 5 + 2;
  const std::string_view side = moment.turn == 0 ? std::string_view() : words(moment.side).in(lang);
  const std::string text =
      fmt::format("{:>4} {} {:>5} {:>5} {} {:>5}  {}", moment.turn, padded(side, kSideColumns),
                  medal_words(moment.medals), percent_text(moment.chance.of(Side::Axis)),
                  chance_bar(moment.chance.of(Side::Axis), terminal), percent_text(moment.chance.of(Side::Allies)),
                  fitted(card_words(moment.cards, lang), terminal.width() - kBeforeCards));
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string head_line(Lang lang) {
  const Phrase turn{"turn", "tour"};
  const Phrase medals{"medals", "méd."};
  const Phrase cards{"cards", "cartes"};
  return fmt::format("{} {:>{}} {:>5} {:<{}} {:>6}  {}", turn.in(lang), medals.in(lang), kSideColumns + 6,
                     words(Side::Axis).in(lang), "", kChanceColumns, words(Side::Allies).in(lang), cards.in(lang));
}

// "+33  turn 7, Allies (Assault center): 45 % to 78 %, medals 2:1 to 2:3".
std::vector<std::string> turning_lines(const Turned& turn, double swing, Lang lang, int width) {
  static constexpr int kIndent = 6;
  const Phrase story{"turn {}, {} ({}): {} to {}, medals {} to {}",
                     "tour {}, {} ({}) : de {} à {}, médailles de {} à {}"};
  const std::string text =
      fmt::format(fmt::runtime(story.in(lang)), turn.after.turn, words(turn.after.side).in(lang),
                  card_words(turn.after.cards, lang), percent_text(turn.chance_before()),
                  percent_text(turn.chance_after()), medal_words(turn.before.medals), medal_words(turn.after.medals));
  std::vector<std::string> lines = wrapped(text, width - kIndent);
  for (std::string& line : lines) {
    const bool first = &line == &lines.front();
    line.insert(0, first ? fmt::format("{:>+4.0f}  ", 100 * swing) : std::string(kIndent, ' '));
  }
  return lines;
}

std::string result_line(const Record& record, const Analysis& analysis, Lang lang) {
  if (!analysis.winner) {
    const Phrase open{"{}: not finished", "{} : inachevée"};
    return fmt::format(fmt::runtime(open.in(lang)), record.battle);
  }
  const Side winner = *analysis.winner;
  const Phrase won{"{}: the {} won {} to {}", "{} : victoire, {}, {} à {}"};
  const BySide<int>& medals = analysis.moments.back().medals;
  return fmt::format(fmt::runtime(won.in(lang)), record.battle, words(winner).in(lang), medals[index(winner)],
                     medals[index(other(winner))]);
}

std::string method_line(const AnalysisPlan& plan, const Analysis& analysis, Lang lang) {
  double widest = 0;
  for (const Moment& moment : analysis.moments) {
    widest = std::max(widest, moment.chance.interval.high - moment.chance.interval.low);
  }
  const Phrase method{"{} playouts by {} after each turn, seed {}; within {:.0f} points at 95 %",
                      "{} parties par {} après chaque tour, graine {} ; à {:.0f} points près (95 %)"};
  return fmt::format(fmt::runtime(method.in(lang)), plan.playouts, plan.player, plan.seed, 100 * widest / 2);
}

}  // namespace

Json analysis_json(const Record& record, const AnalysisPlan& plan, const Analysis& analysis) {
  Json turns = Json::array();
  for (const Moment& moment : analysis.moments) { turns.push_back(moment_json(moment)); }
  Json points = Json::array();
  for (const TurningPoint& point : analysis.turning_points) {
    const Turned turn = turned(analysis, point);
    points.push_back({{"turn", turn.after.turn},
                      {"side", name(turn.after.side)},
                      {"swing", point.swing},
                      {"cards", cards_json(turn.after.cards)},
                      {"before", turn.chance_before()},
                      {"after", turn.chance_after()},
                      {"medals_before", medals_json(turn.before.medals)},
                      {"medals_after", medals_json(turn.after.medals)}});
  }
  return {{"battle", record.battle}, {"playouts", plan.playouts},
          {"seed", plan.seed},       {"winner", analysis.winner ? Json(name(*analysis.winner)) : Json()},
          {"turns", turns},          {"turning_points", points}};
}

std::vector<std::string> analysis_lines(const Record& record, const AnalysisPlan& plan, const Analysis& analysis,
                                        Lang lang, const Terminal& terminal) {
  std::vector<std::string> lines{result_line(record, analysis, lang)};
  for (std::string& line : wrapped(method_line(plan, analysis, lang), terminal.width())) {
    lines.push_back(std::move(line));
  }
  lines.insert(lines.end(), {"", head_line(lang)});
  for (const Moment& moment : analysis.moments) { lines.push_back(moment_line(moment, lang, terminal)); }
  lines.emplace_back();
  if (analysis.turning_points.empty()) {
    lines.emplace_back(Phrase{"No turn changed the chances by 10 points or more.",
                              "Aucun tour n'a changé les chances de 10 points ou plus."}
                           .in(lang));
    return lines;
  }
  lines.emplace_back(Phrase{"Turning points, for the side on turn:", "Tournants, pour le camp qui jouait :"}.in(lang));
  for (const TurningPoint& point : analysis.turning_points) {
    for (std::string& line : turning_lines(turned(analysis, point), point.swing, lang, terminal.width())) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace bocage::cli
