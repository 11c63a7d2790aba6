#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/report/charts.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

std::string labelled(const std::string& label, const std::string& text, const Words& words) {
  return words.say("cli.report.labelled", {{"label", label}, {"text", text}});
}

void elo_part(Markup& out, const Standings& standings, const Words& words) {
  out.element("h2", {}, words.say("cli.arena.strength"));
  const bool by_mean = standings.reference < 0;
  const std::string zero = by_mean ? "" : standings.players[static_cast<std::size_t>(standings.reference)].name;
  out.element("p", {}, words.say("cli.arena.strength-note", {{"zero", by_mean ? "mean" : "player"}, {"player", zero}}));
  std::vector<DotRow> rows;
  rows.reserve(standings.players.size());
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    rows.push_back({.label = player.name,
                    .value = player.rating.elo,
                    .interval = player.rating.interval,
                    .says = labelled(player.name, elo_text(player.rating, words), words)});
  }
  draw_dots(out, rows, 0);
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("table", {}, [&] {
      out.element("tr", {}, [&] {
        const auto as = [&](Side side) { return words.say("cli.report.as", {of_side(side)}); };
        for (const std::string& head :
             {words.say("cli.arena.head.player"), words.say("cli.arena.head.elo"), words.say("cli.arena.head.games"),
              words.say("cli.arena.head.won"), as(Side::Axis), as(Side::Allies), words.say("cli.arena.head.medals"),
              words.say("cli.arena.head.against"), words.say("cli.arena.head.luck"),
              words.say("cli.arena.head.broken-off")}) {
          out.element("th", {{"scope", "col"}}, head);
        }
      });
      for (const std::size_t i : by_strength(standings)) {
        const PlayerStanding& player = standings.players[i];
        out.element("tr", {}, [&] {
          out.element("th", {{"scope", "row"}}, player.name);
          for (const std::string& cell :
               {elo_text(player.rating, words), std::to_string(player.count.games), words.percent(player.count.rate()),
                words.percent(player.by_side[index(Side::Axis)].rate()),
                words.percent(player.by_side[index(Side::Allies)].rate()), words.number(player.medals.mean, 2),
                words.number(player.medals_against.mean, 2), words.difference(player.luck.mean, 2),
                std::to_string(player.broken_off)}) {
            out.element("td", {}, cell);
          }
        });
      }
    });
  });
  out.line();
}

// Seen from the player of the row.
struct Meeting {
  double rate = 0;
  Interval interval;
  std::string says;
};

enum class Seen : std::uint8_t { FromFirst, FromSecond };  // whose row it is in

Meeting meeting_of(const PairStanding& pair, const Standings& standings, Seen seen, const Words& words) {
  const bool turned = seen == Seen::FromSecond;
  const auto name_of = [&](int player) { return standings.players[static_cast<std::size_t>(player)].name; };
  const Interval straight = pair.interval();
  const int wins = turned ? pair.count.games - pair.count.wins : pair.count.wins;
  return {.rate = turned ? 1 - pair.count.rate() : pair.count.rate(),
          .interval = turned ? Interval{1 - straight.high, 1 - straight.low} : straight,
          .says = words.say("cli.arena.meeting",
                            {{"first", name_of(turned ? pair.second : pair.first)},
                             {"second", name_of(turned ? pair.first : pair.second)},
                             {"wins", wins},
                             {"games", pair.count.games},
                             {"medals", words.number((turned ? pair.medals_against : pair.medals).mean, 2)},
                             {"against", words.number((turned ? pair.medals : pair.medals_against).mean, 2)},
                             {"turns", words.number(pair.turns.mean, 1)},
                             {"broken", pair.broken_off}})};
}

void meeting_cell(Markup& out, const Meeting& meeting, const Words& words) {
  const std::string colour = fmt::format("background: rgba(var(--{}), {:.2f})", meeting.rate < 0.5 ? "loss" : "win",
                                         std::abs(meeting.rate - 0.5) * 1.1);
  out.element("td", {{"style", colour}, {"title", meeting.says}}, [&] {
    out.write(words.percent(meeting.rate));
    out.empty("br", {});
    out.element("small", {},
                words.say("cli.report.between", {{"low", words.number(100 * meeting.interval.low, 0)},
                                                 {"high", words.number(100 * meeting.interval.high, 0)}}));
  });
}

void pairs_part(Markup& out, const Standings& standings, const Words& words) {
  out.element("h2", {}, words.say("cli.arena.pairs"));
  out.element("p", {}, words.say("cli.arena.pairs-note", {{"pairs", int{kEnoughTwins}}}));
  const std::vector<std::size_t> order = by_strength(standings);
  const auto pair_of = [&](std::size_t a, std::size_t b) -> const PairStanding& {
    for (const PairStanding& pair : standings.pairs) {
      const auto first = static_cast<std::size_t>(pair.first);
      const auto second = static_cast<std::size_t>(pair.second);
      if (first == std::min(a, b) && second == std::max(a, b)) { return pair; }
    }
    return standings.pairs.front();
  };
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("table", {}, [&] {
      out.element("tr", {}, [&] {
        out.element("th", {}, "");
        for (const std::size_t column : order) {
          out.element("th", {{"scope", "col"}}, standings.players[column].name);
        }
      });
      for (const std::size_t row : order) {
        out.element("tr", {}, [&] {
          out.element("th", {{"scope", "row"}}, standings.players[row].name);
          for (const std::size_t column : order) {
            if (row == column) {
              out.element("td", {}, "");
            } else {
              const Seen seen = row > column ? Seen::FromSecond : Seen::FromFirst;
              meeting_cell(out, meeting_of(pair_of(row, column), standings, seen, words), words);
            }
          }
        });
      }
    });
  });
  out.line();
}

Bar side_bar(Side side, const Count& count, const Words& words) {
  return {.look = std::string(name(side)),
          .share = count.rate(),
          .interval = count.interval(),
          .says = labelled(words.name(side), won_of(count, words), words)};
}

void battles_part(Markup& out, const Standings& standings, const Words& words) {
  out.element("h2", {}, words.say("cli.arena.by-battle"));
  out.element("p", {}, [&] {
    out.write(words.say("cli.arena.by-battle-note"));
    for (const Side side : kSides) {
      out.element("span", {{"class", "key " + std::string(name(side))}}, "");
      out.write(words.say("cli.report.as", {of_side(side)}));
    }
  });
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    out.element("h3", {}, player.name);
    std::vector<BarRow> rows;
    rows.reserve(standings.battles.size());
    for (std::size_t n = 0; n < standings.battles.size(); ++n) {
      BarRow row{.label = standings.battles[n].id};
      for (const Side side : kSides) {
        const Count& count = player.by_battle[n][index(side)];
        if (count.games > 0) { row.bars.push_back(side_bar(side, count, words)); }
      }
      rows.push_back(std::move(row));
    }
    draw_shares(out, rows);
  }
}

void medals_part(Markup& out, const Standings& standings, const Words& words) {
  out.element("h2", {}, words.say("cli.arena.medals"));
  out.element("p", {}, words.say("cli.arena.medals-note"));
  std::vector<DotRow> rows;
  rows.reserve(2 * standings.players.size());
  const auto add = [&](std::string label, const Mean& mean) {
    const Interval interval = mean.interval();
    const std::string value = words.say("cli.report.interval", {{"value", words.number(mean.mean, 2)},
                                                                {"low", words.number(interval.low, 2)},
                                                                {"high", words.number(interval.high, 2)}});
    std::string says = labelled(label, value, words);
    rows.push_back({.label = std::move(label), .value = mean.mean, .interval = interval, .says = std::move(says)});
  };
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    add(player.name, player.medals);
    add(words.say("cli.arena.against", {{"player", player.name}}), player.medals_against);
  }
  draw_dots(out, rows, 0);
}

void luck_part(Markup& out, const LuckStanding& luck, const Words& words) {
  out.element("h2", {}, words.say("cli.arena.luck"));
  out.element("p", {},
              words.say("cli.arena.luck-note", {{"winner", words.difference(luck.winner.mean, 2)},
                                                {"loser", words.difference(luck.loser.mean, 2)},
                                                {"correlation", words.number(luck.correlation, 2)}}));
  std::vector<SharePoint> points;
  points.reserve(luck.groups.size());
  for (const LuckGroup& group : luck.groups) {
    points.push_back({.at = group.difference,
                      .share = group.axis.rate(),
                      .interval = group.axis.interval(),
                      .says = words.say("cli.arena.luck-point", {{"luck", words.difference(group.difference, 2)},
                                                                 {"won", won_of(group.axis, words)}})});
  }
  draw_points(out, points, words.say("cli.arena.luck-axis"), words.say("cli.arena.luck-share"), words);
}

}  // namespace

std::string arena_page(const ArenaPlan& plan, const Standings& standings, const Words& words) {
  const std::string title = words.say("cli.arena.title");
  Markup out;
  out.element("h1", {}, title);
  out.element("p", {},
              words.say("cli.arena.intro", {{"games", standings.games},
                                            {"players", static_cast<int>(plan.players.size())},
                                            {"battles", static_cast<int>(plan.battles.size())},
                                            {"seed", std::to_string(plan.seed)},
                                            {"broken", standings.broken_off}}));
  elo_part(out, standings, words);
  pairs_part(out, standings, words);
  battles_part(out, standings, words);
  medals_part(out, standings, words);
  out.element("h2", {}, words.say("cli.report.length"));
  out.element("p", {}, words.say("cli.arena.length-note", {{"mean", words.number(mean_of(standings.turns).mean, 1)}}));
  draw_histogram(out, standings.turns, words);
  luck_part(out, standings.luck, words);
  return html_page(words.language(), title, out);
}

}  // namespace bocage::cli
