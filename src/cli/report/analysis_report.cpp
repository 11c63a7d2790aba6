#include "cli/report/analysis_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/paint.h"
#include "cli/palette.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kChanceColumns = 24;  // of a bar
constexpr int kSideColumns = 9;
constexpr int kPercentColumns = 5;

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

std::string card_names(const std::vector<Card>& cards, const Words& words) {
  std::vector<std::string> names;
  names.reserve(cards.size());
  for (const Card card : cards) { names.push_back(words.name(card)); }
  return words.list(names);
}

std::string medal_text(const BySide<int>& medals) { return fmt::format("{}:{}", medals[0], medals[1]); }

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

std::string moment_line(const Moment& moment, const Words& words, const Terminal& terminal) {
  static constexpr int kBeforeCards =
      4 + 1 + kSideColumns + 1 + 5 + 1 + kPercentColumns + 1 + kChanceColumns + 1 + kPercentColumns + 2;
  const std::string side = moment.turn == 0 ? "" : words.name(moment.side);
  const auto chance = [&](Side of) { return right_aligned(words.percent(moment.chance.of(of)), kPercentColumns); };
  const std::string text =
      fmt::format("{:>4} {} {:>5} {} {} {}  {}", moment.turn, padded(side, kSideColumns), medal_text(moment.medals),
                  chance(Side::Axis), chance_bar(moment.chance.of(Side::Axis), terminal), chance(Side::Allies),
                  fitted(card_names(moment.cards, words), terminal.width() - kBeforeCards));
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string head_line(const Words& words) {
  const int sides = kPercentColumns + 1 + kChanceColumns + 1 + kPercentColumns;
  const std::string axis = words.name(Side::Axis);
  return fmt::format("{} {} {}{}  {}", padded(words.say("cli.analyze.head.turn"), 4),
                     right_aligned(words.say("cli.analyze.head.medals"), kSideColumns + 6), " " + axis,
                     right_aligned(words.name(Side::Allies), sides - columns(axis) - 1),
                     words.say("cli.analyze.head.cards"));
}

// "+33  turn 7, Allies (Assault Center): 45% to 78%, medals 2:1 to 2:3".
std::vector<std::string> turning_lines(const Turned& turn, double swing, const Words& words, int width) {
  static constexpr int kIndent = 6;
  const std::string text = words.say("cli.analyze.point", {{"turn", turn.after.turn},
                                                           of_side(turn.after.side),
                                                           {"cards", card_names(turn.after.cards, words)},
                                                           {"from", words.percent(turn.chance_before())},
                                                           {"to", words.percent(turn.chance_after())},
                                                           {"before", medal_text(turn.before.medals)},
                                                           {"after", medal_text(turn.after.medals)}});
  return wrapped(right_aligned(words.difference(100 * swing, 0), kIndent - 2) + "  " + text, width, kIndent);
}

std::string result_line(const Record& record, const Analysis& analysis, const Words& words) {
  if (!analysis.winner) { return words.say("cli.analyze.open", {{"battle", record.battle}}); }
  const Side winner = *analysis.winner;
  const BySide<int>& medals = analysis.moments.back().medals;
  return words.say("cli.analyze.won", {{"battle", record.battle},
                                       of_side(winner),
                                       {"own", medals[index(winner)]},
                                       {"enemy", medals[index(other(winner))]}});
}

std::string method_line(const AnalysisPlan& plan, const Analysis& analysis, const Words& words) {
  double widest = 0;
  for (const Moment& moment : analysis.moments) {
    widest = std::max(widest, moment.chance.interval.high - moment.chance.interval.low);
  }
  return words.say("cli.analyze.method", {{"playouts", plan.playouts},
                                          {"player", plan.player},
                                          {"seed", std::to_string(plan.seed)},
                                          {"points", static_cast<int>(std::lround(100 * widest / 2))}});
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
                                        const Words& words, const Terminal& terminal) {
  std::vector<std::string> lines{result_line(record, analysis, words)};
  for (std::string& line : wrapped(method_line(plan, analysis, words), terminal.width())) {
    lines.push_back(std::move(line));
  }
  lines.insert(lines.end(), {"", head_line(words)});
  for (const Moment& moment : analysis.moments) { lines.push_back(moment_line(moment, words, terminal)); }
  lines.emplace_back();
  if (analysis.turning_points.empty()) {
    lines.push_back(words.say("cli.analyze.none"));
    return lines;
  }
  lines.push_back(words.say("cli.analyze.points"));
  for (const TurningPoint& point : analysis.turning_points) {
    for (std::string& line : turning_lines(turned(analysis, point), point.swing, words, terminal.width())) {
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace bocage::cli
