#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/report/charts.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

std::string won_of(const Count& count) {
  return fmt::format("{} of {}, {}", count.wins, count.games, percent_text(count.rate(), count.interval()));
}

void elo_part(Markup& out, const Standings& standings) {
  out.element("h2", {}, "Strength");
  const std::string zero = standings.reference < 0
                               ? "the mean of all players"
                               : "the player " + standings.players[static_cast<std::size_t>(standings.reference)].name;
  out.element("p", {},
              "Elo, fitted to all games together; 400 points are odds of ten to one. 0 is " + zero +
                  ". Lines are 95 % intervals.");
  std::vector<DotRow> rows;
  rows.reserve(standings.players.size());
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    rows.push_back({.label = player.name,
                    .value = player.rating.elo,
                    .interval = player.rating.interval,
                    .says = player.name + ": " + elo_text(player.rating)});
  }
  draw_dots(out, rows, 0);
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("table", {}, [&] {
      out.element("tr", {}, [&] {
        for (const char* head :
             {"player", "Elo", "games", "won", "as Axis", "as Allies", "medals", "against", "luck", "broken off"}) {
          out.element("th", {{"scope", "col"}}, head);
        }
      });
      for (const std::size_t i : by_strength(standings)) {
        const PlayerStanding& player = standings.players[i];
        out.element("tr", {}, [&] {
          out.element("th", {{"scope", "row"}}, player.name);
          for (const std::string& cell :
               {elo_text(player.rating), std::to_string(player.count.games), percent_text(player.count.rate()),
                percent_text(player.by_side[index(Side::Axis)].rate()),
                percent_text(player.by_side[index(Side::Allies)].rate()), fmt::format("{:.2f}", player.medals.mean),
                fmt::format("{:.2f}", player.medals_against.mean), fmt::format("{:+.2f}", player.luck.mean),
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

Meeting meeting_of(const PairStanding& pair, const Standings& standings, bool turned) {
  const auto name_of = [&](int player) { return standings.players[static_cast<std::size_t>(player)].name; };
  const Interval straight = pair.interval();
  const int wins = turned ? pair.count.games - pair.count.wins : pair.count.wins;
  return {.rate = turned ? 1 - pair.count.rate() : pair.count.rate(),
          .interval = turned ? Interval{1 - straight.high, 1 - straight.low} : straight,
          .says = fmt::format("{} against {}: {} of {}; medals {:.2f} : {:.2f}; {:.1f} turns; {} broken off",
                              name_of(turned ? pair.second : pair.first), name_of(turned ? pair.first : pair.second),
                              wins, pair.count.games, (turned ? pair.medals_against : pair.medals).mean,
                              (turned ? pair.medals : pair.medals_against).mean, pair.turns.mean, pair.broken_off)};
}

void meeting_cell(Markup& out, const Meeting& meeting) {
  const std::string colour = fmt::format("background: rgba(var(--{}), {:.2f})", meeting.rate < 0.5 ? "loss" : "win",
                                         std::abs(meeting.rate - 0.5) * 1.1);
  out.element("td", {{"style", colour}, {"title", meeting.says}}, [&] {
    out.write(percent_text(meeting.rate));
    out.empty("br", {});
    out.element("small", {}, fmt::format("{:.0f} to {:.0f}", 100 * meeting.interval.low, 100 * meeting.interval.high));
  });
}

void pairs_part(Markup& out, const Standings& standings) {
  out.element("h2", {}, "Who beats whom");
  out.element(
      "p", {},
      fmt::format("Games won by the player of the row against the player of the column, with 95 % intervals: from "
                  "{} pairs of games on by the scatter of the pairs, below that Wilson's.",
                  kEnoughTwins));
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
              meeting_cell(out, meeting_of(pair_of(row, column), standings, row > column));
            }
          }
        });
      }
    });
  });
  out.line();
}

Bar side_bar(Side side, const Count& count) {
  return {.look = std::string(name(side)),
          .share = count.rate(),
          .interval = count.interval(),
          .says = std::string(side == Side::Axis ? "Axis: " : "Allies: ") + won_of(count)};
}

void battles_part(Markup& out, const Standings& standings) {
  out.element("h2", {}, "By battle and side");
  out.element("p", {}, [&] {
    out.write("Games that each player won, with Wilson's 95 % intervals.");
    out.element("span", {{"class", "key axis"}}, "");
    out.write("as Axis");
    out.element("span", {{"class", "key allies"}}, "");
    out.write("as Allies");
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
        if (count.games > 0) { row.bars.push_back(side_bar(side, count)); }
      }
      rows.push_back(std::move(row));
    }
    draw_shares(out, rows);
  }
}

void medals_part(Markup& out, const Standings& standings) {
  out.element("h2", {}, "Medals");
  out.element("p", {}, "Medals in a game on the average, his own and his opponents', with 95 % intervals.");
  std::vector<DotRow> rows;
  rows.reserve(2 * standings.players.size());
  const auto add = [&](std::string label, const Mean& mean) {
    const Interval interval = mean.interval();
    std::string says = fmt::format("{}: {:.2f} ({:.2f} to {:.2f})", label, mean.mean, interval.low, interval.high);
    rows.push_back({.label = std::move(label), .value = mean.mean, .interval = interval, .says = std::move(says)});
  };
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    add(player.name, player.medals);
    add("against " + player.name, player.medals_against);
  }
  draw_dots(out, rows, 0);
}

void luck_part(Markup& out, const LuckStanding& luck) {
  out.element("h2", {}, "Luck");
  out.element("p", {},
              fmt::format("Luck is the figures that a side's battles took less those that were to be expected of their "
                          "dice. Winners had {:+.2f} on the average, losers {:+.2f}; the correlation of the difference "
                          "with victory is {:.2f}.",
                          luck.winner.mean, luck.loser.mean, luck.correlation));
  std::vector<SharePoint> points;
  points.reserve(luck.groups.size());
  for (const LuckGroup& group : luck.groups) {
    points.push_back({.at = group.difference,
                      .share = group.axis.rate(),
                      .interval = group.axis.interval(),
                      .says = fmt::format("luck {:+.2f}: the Axis won {}", group.difference, won_of(group.axis))});
  }
  draw_points(out, points, "luck of the Axis less that of the Allies, in figures", "games that the Axis won");
}

}  // namespace

std::string arena_page(const ArenaPlan& plan, const Standings& standings) {
  Markup out;
  out.element("h1", {}, "Arena");
  out.element(
      "p", {},
      fmt::format("{} games of {} players on {} battles, seed {}; {} were broken off. Games come in pairs with the "
                  "same cards and dice and the sides exchanged.",
                  standings.games, plan.players.size(), plan.battles.size(), plan.seed, standings.broken_off));
  elo_part(out, standings);
  pairs_part(out, standings);
  battles_part(out, standings);
  medals_part(out, standings);
  out.element("h2", {}, "Length");
  out.element("p", {},
              fmt::format("Turns of both sides together; {:.1f} on the average.", mean_of(standings.turns).mean));
  draw_histogram(out, standings.turns, "turns");
  luck_part(out, standings.luck);
  return html_page("Arena", out);
}

}  // namespace bocage::cli
