#include <fmt/format.h>

#include <algorithm>

#include "cli/paint.h"
#include "cli/report/charts.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kRowColumns = 10;

std::string endings_text(const Balance& balance, const Words& words) {
  static constexpr double kHardlyEver = 0.005;
  static constexpr double kOneInAHundred = 0.01;
  const auto finished = static_cast<double>(balance.lengths.size());
  std::vector<std::string> endings;
  for (const auto& [ending, times] : balance.endings) {
    const double share = ratio(times, finished);
    const std::string often = share < kHardlyEver
                                  ? words.say("cli.balance.rarely", {{"share", words.percent(kOneInAHundred)}})
                                  : words.percent(share);
    endings.push_back(words.say("cli.balance.ending", {{"how", words.ending(ending)}, {"share", often}}));
  }
  return words.list(endings);
}

std::string medals_text(const MeanSources& medals, const Words& words) {
  std::vector<std::string> parts;
  const auto add = [&](std::string_view key, double mean) {
    parts.push_back(words.say(key, {{"medals", words.number(mean, 2)}}));
  };
  add("cli.balance.from.units", medals.units);
  if (medals.objectives > 0) { add("cli.balance.from.objectives", medals.objectives); }
  if (medals.exits > 0) { add("cli.balance.from.exits", medals.exits); }
  return words.say("cli.balance.sources", {{"all", words.number(medals.all(), 2)}, {"parts", words.list(parts)}});
}

Json medals_json(const MeanSources& medals) {
  return {{"all", medals.all()}, {"units", medals.units}, {"objectives", medals.objectives}, {"exits", medals.exits}};
}

// The Axis win rate, in the colour of the favoured side.
Bar bar_of(const Balance& balance, const Words& words) {
  const Count& count = balance.wins[index(Side::Axis)];
  return {.look = std::string(name(count.rate() < 0.5 ? Side::Allies : Side::Axis)),
          .share = count.rate(),
          .interval = count.interval(),
          .says = words.say("cli.balance.axis-won", {{"battle", balance.id}, {"won", won_of(count, words)}})};
}

void balance_table(Markup& out, const std::vector<const Balance*>& battles, const Words& words) {
  out.element("div", {{"class", "wide"}}, [&] {
    out.element("table", {}, [&] {
      out.element("tr", {}, [&] {
        const auto medals_of = [&](Side side) { return words.say("cli.balance.head-of.medals", {of_side(side)}); };
        for (const std::string& head :
             {words.say("cli.balance.head-of.battle"), words.say("cli.balance.head-of.first"), words.name(Side::Axis),
              words.name(Side::Allies), words.say("cli.balance.head-of.turns"), words.say("cli.balance.head-of.luck"),
              words.say("cli.balance.head-of.ended"), medals_of(Side::Axis), medals_of(Side::Allies),
              words.say("cli.balance.head-of.winner"), words.say("cli.balance.head-of.broken-off")}) {
          out.element("th", {{"scope", "col"}}, head);
        }
      });
      for (const Balance* balance : battles) {
        out.element("tr", {}, [&] {
          out.element("th", {{"scope", "row"}}, balance->id);
          out.element("td", {{"class", "word"}}, words.name(balance->first));
          for (const Side side : kSides) {
            const Count& count = balance->wins[index(side)];
            out.element("td", {}, percent_text(count.rate(), count.interval(), words));
          }
          const auto& [low, middle, high] = balance->quartiles;
          out.element("td", {},
                      fmt::format("{} ({:g}, {:g}, {:g})", words.number(balance->turns.mean, 1), low, middle, high));
          out.element("td", {}, words.number(balance->luck.correlation, 2));
          out.element("td", {{"class", "word"}}, endings_text(*balance, words));
          for (const MeanSources& medals : balance->medals) {
            out.element("td", {{"class", "word"}}, medals_text(medals, words));
          }
          out.element("td", {{"class", "word"}}, medals_text(balance->winners, words));
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

std::string balance_text(const Balance& balance, const Words& words) {
  const auto& [low, middle, high] = balance.quartiles;
  std::string text =
      words.say("cli.balance.head", {{"battle", balance.id},
                                     {"games", static_cast<int>(balance.lengths.size()) + balance.broken_off},
                                     of_side(balance.first)}) +
      "\n";
  const auto line = [&](const std::string& row, const std::string& what) {
    text += "  " + padded(row, kRowColumns) + what + "\n";
  };
  const auto medals = [&](const MeanSources& mean) {
    return words.say("cli.balance.medals", {{"medals", medals_text(mean, words)}});
  };
  for (const Side side : kSides) {
    static constexpr int kShareColumns = 18;
    const Count& count = balance.wins[index(side)];
    line(words.name(side), padded(percent_text(count.rate(), count.interval(), words), kShareColumns) +
                               medals(balance.medals[index(side)]));
  }
  line(words.say("cli.balance.row.turns"),
       words.say("cli.balance.turns", {{"mean", words.number(balance.turns.mean, 1)},
                                       {"quartiles", fmt::format("{:g}, {:g}, {:g}", low, middle, high)}}));
  line(words.say("cli.balance.row.ended"), endings_text(balance, words));
  line(words.say("cli.balance.row.winner"), medals(balance.winners));
  line(words.say("cli.balance.row.luck"),
       words.say("cli.balance.luck", {{"winner", words.difference(balance.luck.winner.mean, 2)},
                                      {"loser", words.difference(balance.luck.loser.mean, 2)},
                                      {"correlation", words.number(balance.luck.correlation, 2)}}));
  if (balance.broken_off > 0) {
    text += "  " + words.say("cli.sim.broken-off", {{"games", balance.broken_off}}) + "\n";
  }
  return text;
}

std::string balance_page(const BalancePlan& plan, const std::vector<Balance>& battles, const Words& words) {
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
  for (const Balance* balance : order) { rows.push_back({.label = balance->id, .bars = {bar_of(*balance, words)}}); }
  const std::string title = words.say("cli.balance.title");
  Markup out;
  out.element("h1", {}, title);
  out.element("p", {},
              words.say("cli.balance.intro",
                        {{"games", plan.games}, {"player", plan.player}, {"seed", std::to_string(plan.seed)}}));
  out.element("h2", {}, words.say("cli.balance.who-wins"));
  out.element("p", {}, [&] {
    out.write(words.say("cli.balance.who-wins-note"));
    for (const Side side : kSides) {
      out.element("span", {{"class", "key " + std::string(name(side))}}, "");
      out.write(words.say("cli.seat.side", {of_side(side)}));
    }
  });
  draw_shares(out, rows);
  out.element("h2", {}, words.say("cli.balance.by-battle"));
  out.element("p", {}, words.say("cli.balance.by-battle-note"));
  balance_table(out, order, words);
  out.element("h2", {}, words.say("cli.report.length"));
  draw_histogram(out, lengths, words);
  return html_page(words.language(), title, out);
}

}  // namespace bocage::cli
