#include <fmt/format.h>

#include <algorithm>

#include "cli/report/charts.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* side_word(Side side) { return side == Side::Axis ? "Axis" : "Allies"; }

std::string endings_text(const Balance& balance) {
  static constexpr double kHardlyEver = 0.005;
  const auto finished = static_cast<double>(balance.lengths.size());
  std::string text;
  for (const auto& [ending, times] : balance.endings) {
    const double share = ratio(times, finished);
    const std::string often = share < kHardlyEver ? "under 1 %" : percent_text(share);
    text += (text.empty() ? "" : ", ") + fmt::format("{} {}", name(ending), often);
  }
  return text;
}

std::string medals_text(const MeanSources& medals) {
  std::string text = fmt::format("{:.2f}: units {:.2f}", medals.all(), medals.units);
  if (medals.objectives > 0) { text += fmt::format(", objectives {:.2f}", medals.objectives); }
  if (medals.exits > 0) { text += fmt::format(", exits {:.2f}", medals.exits); }
  return text;
}

Json medals_json(const MeanSources& medals) {
  return {{"all", medals.all()}, {"units", medals.units}, {"objectives", medals.objectives}, {"exits", medals.exits}};
}

// The Axis's share, in the colour of whom the battle favours.
Bar bar_of(const Balance& balance) {
  const Count& count = balance.wins[index(Side::Axis)];
  return {.look = std::string(name(count.rate() < 0.5 ? Side::Allies : Side::Axis)),
          .share = count.rate(),
          .interval = count.interval(),
          .says = fmt::format("{}: the Axis won {} of {}, {}", balance.id, count.wins, count.games,
                              percent_text(count.rate(), count.interval()))};
}

void balance_table(Markup& out, const std::vector<const Balance*>& battles) {
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("table", {}, [&] {
      out.element("tr", {}, [&] {
        for (const char* head : {"battle", "first", "Axis", "Allies", "turns", "luck", "ended by", "medals of the Axis",
                                 "medals of the Allies", "medals of the winner", "broken off"}) {
          out.element("th", {{"scope", "col"}}, head);
        }
      });
      for (const Balance* balance : battles) {
        out.element("tr", {}, [&] {
          out.element("th", {{"scope", "row"}}, balance->id);
          out.element("td", {{"class", "word"}}, side_word(balance->first));
          for (const Side side : kSides) {
            const Count& count = balance->wins[index(side)];
            out.element("td", {}, percent_text(count.rate(), count.interval()));
          }
          const auto& [low, middle, high] = balance->quartiles;
          out.element("td", {}, fmt::format("{:.1f} ({:g}, {:g}, {:g})", balance->turns.mean, low, middle, high));
          out.element("td", {}, fmt::format("{:.2f}", balance->luck.correlation));
          out.element("td", {{"class", "word"}}, endings_text(*balance));
          for (const MeanSources& medals : balance->medals) {
            out.element("td", {{"class", "word"}}, medals_text(medals));
          }
          out.element("td", {{"class", "word"}}, medals_text(balance->winners));
          out.element("td", {}, std::to_string(balance->broken_off));
        });
      }
    });
  });
  out.line();
}

}  // namespace

Json balance_json(const Balance& balance) {
  Json sides;
  for (const Side side : kSides) {
    const Count& count = balance.wins[index(side)];
    sides[std::string(name(side))] = {{"wins", count.wins},
                                      {"rate", count.rate()},
                                      {"wilson", {count.interval().low, count.interval().high}},
                                      {"medals", medals_json(balance.medals[index(side)])}};
  }
  Json endings = Json::object();
  for (const auto& [ending, times] : balance.endings) { endings[std::string(name(ending))] = times; }
  const int finished = static_cast<int>(balance.lengths.size());
  return {{"battle", balance.id},
          {"games", finished + balance.broken_off},
          {"broken_off", balance.broken_off},
          {"first", name(balance.first)},
          {"first_rate", balance.wins[index(balance.first)].rate()},
          {"sides", sides},
          {"winners", {{"medals", medals_json(balance.winners)}}},
          {"turns", {{"mean", balance.turns.mean}, {"quartiles", balance.quartiles}}},
          {"endings", endings},
          {"luck",
           {{"winner", balance.luck.winner.mean},
            {"loser", balance.luck.loser.mean},
            {"correlation", balance.luck.correlation}}}};
}

std::string balance_text(const Balance& balance) {
  const auto& [low, middle, high] = balance.quartiles;
  std::string text =
      fmt::format("{}: {} games, {} first\n", balance.id, static_cast<int>(balance.lengths.size()) + balance.broken_off,
                  side_word(balance.first));
  for (const Side side : kSides) {
    const Count& count = balance.wins[index(side)];
    text += fmt::format("  {:<7} {:<17} medals {}\n", side_word(side), percent_text(count.rate(), count.interval()),
                        medals_text(balance.medals[index(side)]));
  }
  text += fmt::format("  turns   {:.1f}, quartiles {:g}, {:g}, {:g}\n", balance.turns.mean, low, middle, high);
  text += fmt::format("  ended   {}\n", endings_text(balance));
  text += fmt::format("  winner  medals {}\n", medals_text(balance.winners));
  text += fmt::format("  luck    winner {:+.2f}, loser {:+.2f} figures; correlation with winning {:.2f}\n",
                      balance.luck.winner.mean, balance.luck.loser.mean, balance.luck.correlation);
  if (balance.broken_off > 0) { text += fmt::format("  {} games were broken off\n", balance.broken_off); }
  return text;
}

std::string balance_page(const BalancePlan& plan, const std::vector<Balance>& battles) {
  std::vector<const Balance*> order;
  order.reserve(battles.size());
  std::vector<double> lengths;
  for (const Balance& balance : battles) {
    order.push_back(&balance);
    lengths.insert(lengths.end(), balance.lengths.begin(), balance.lengths.end());
  }
  std::sort(order.begin(), order.end(), [](const Balance* a, const Balance* b) {
    const double one = a->wins[index(Side::Axis)].rate();
    const double other = b->wins[index(Side::Axis)].rate();
    return one != other ? one > other : a->id < b->id;
  });
  std::vector<BarRow> rows;
  rows.reserve(order.size());
  for (const Balance* balance : order) { rows.push_back({.label = balance->id, .bars = {bar_of(*balance)}}); }
  Markup out;
  out.element("h1", {}, "Balance");
  out.element("p", {},
              fmt::format("{} games of each battle, {} against himself, seed {}.", plan.games, plan.player, plan.seed));
  out.element("h2", {}, "Who wins");
  out.element("p", {}, [&] {
    out.write("Games won by the Axis, with Wilson's 95 % intervals. The battle is easier for the");
    out.element("span", {{"class", "key axis"}}, "");
    out.write("Axis");
    out.element("span", {{"class", "key allies"}}, "");
    out.write("Allies");
  });
  draw_shares(out, rows);
  out.element("h2", {}, "Battle by battle");
  out.element(
      "p", {},
      "Who has the first turn; turns of both sides together, with their quartiles; luck is the correlation of the "
      "difference in dice luck with victory; medals on the average and what they were for.");
  balance_table(out, order);
  out.element("h2", {}, "Length");
  draw_histogram(out, lengths, "turns");
  return html_page("Balance", out);
}

}  // namespace bocage::cli
