#include <algorithm>
#include <numeric>

#include "cli/paint.h"
#include "cli/report/report.h"

namespace bocage::cli {
namespace {

using Json = nlohmann::ordered_json;

Json interval_json(const Interval& interval) { return {interval.low, interval.high}; }
Json mean_json(const Mean& mean) { return {{"mean", mean.mean}, {"error", mean.error}}; }
Json count_json(const Count& count) {
  return {{"games", count.games},
          {"wins", count.wins},
          {"rate", count.rate()},
          {"wilson", interval_json(count.interval())}};
}
Json sides_json(const BySide<Count>& counts) {
  Json json;
  for (const Side side : kSides) { json[std::string(name(side))] = count_json(counts[index(side)]); }
  return json;
}

Json player_json(const PlayerStanding& player, const Standings& standings) {
  Json battles;
  for (std::size_t i = 0; i < standings.battles.size(); ++i) {
    battles[standings.battles[i].id] = sides_json(player.by_battle[i]);
  }
  return {{"name", player.name},
          {"elo", player.rating.elo},
          {"elo_interval", interval_json(player.rating.interval)},
          {"broken_off", player.broken_off},
          {"all", count_json(player.count)},
          {"sides", sides_json(player.by_side)},
          {"medals", mean_json(player.medals)},
          {"medals_against", mean_json(player.medals_against)},
          {"luck", mean_json(player.luck)},
          {"battles", battles}};
}

Json pair_json(const PairStanding& pair, const Standings& standings) {
  return {{"first", standings.players[static_cast<std::size_t>(pair.first)].name},
          {"second", standings.players[static_cast<std::size_t>(pair.second)].name},
          {"games", pair.games},
          {"broken_off", pair.broken_off},
          {"wins", pair.count.wins},
          {"losses", pair.count.games - pair.count.wins},
          {"rate", pair.count.rate()},
          {"interval", interval_json(pair.interval())},
          {"interval_by", pair.by_twins() ? "twins" : "wilson"},
          {"wilson", interval_json(pair.count.interval())},
          {"twins", {{"count", pair.twins.count}, {"score", pair.twins.mean}, {"error", pair.twins.error}}},
          {"medals", mean_json(pair.medals)},
          {"medals_against", mean_json(pair.medals_against)},
          {"turns", mean_json(pair.turns)}};
}

Json luck_json(const LuckStanding& luck) {
  Json groups = Json::array();
  for (const LuckGroup& group : luck.groups) {
    groups.push_back({{"difference", group.difference}, {"axis", count_json(group.axis)}});
  }
  return {{"winner", mean_json(luck.winner)},
          {"loser", mean_json(luck.loser)},
          {"correlation", luck.correlation},
          {"groups", groups}};
}

}  // namespace

std::string percent_text(double share, const Interval& interval, const Words& words) {
  return words.say("cli.report.interval", {{"value", words.percent(share)},
                                           {"low", words.number(100 * interval.low, 0)},
                                           {"high", words.number(100 * interval.high, 0)}});
}

std::string won_of(const Count& count, const Words& words) {
  return words.say(
      "cli.report.won-of",
      {{"wins", count.wins}, {"games", count.games}, {"share", percent_text(count.rate(), count.interval(), words)}});
}

std::string elo_text(const Rating& rating, const Words& words) {
  static constexpr double kHairsBreadth = 1e-3;  // of the reference player
  if (rating.interval.high - rating.interval.low < kHairsBreadth) { return "0"; }
  return words.say("cli.report.interval", {{"value", words.difference(rating.elo, 0)},
                                           {"low", words.difference(rating.interval.low, 0)},
                                           {"high", words.difference(rating.interval.high, 0)}});
}

std::vector<std::size_t> by_strength(const Standings& standings) {
  std::vector<std::size_t> order(standings.players.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const double one = standings.players[a].rating.elo;
    const double other = standings.players[b].rating.elo;
    return one != other ? one > other : a < b;
  });
  return order;
}

Json arena_json(const ArenaPlan& plan, const Standings& standings) {
  Json players = Json::array();
  for (const PlayerStanding& player : standings.players) { players.push_back(player_json(player, standings)); }
  Json pairs = Json::array();
  for (const PairStanding& pair : standings.pairs) { pairs.push_back(pair_json(pair, standings)); }
  Json battles = Json::array();
  for (const BattleStanding& battle : standings.battles) {
    battles.push_back({{"id", battle.id},
                       {"broken_off", battle.broken_off},
                       {"axis", count_json(battle.axis)},
                       {"turns", mean_json(battle.turns)}});
  }
  const bool by_player = standings.reference >= 0;
  return {{"seed", plan.seed},
          {"games", standings.games},
          {"broken_off", standings.broken_off},
          {"elo_zero", by_player ? plan.players[static_cast<std::size_t>(standings.reference)] : "mean"},
          {"players", players},
          {"pairs", pairs},
          {"battles", battles},
          {"luck", luck_json(standings.luck)},
          {"turns", standings.turns}};
}

std::string arena_text(const Standings& standings, const Words& words) {
  const auto name_of = [&](int player) -> const std::string& {
    return standings.players[static_cast<std::size_t>(player)].name;
  };
  const bool by_mean = standings.reference < 0;
  std::string text = words.say("cli.arena.games", {{"games", standings.games},
                                                   {"broken", standings.broken_off},
                                                   {"zero", by_mean ? "mean" : "player"},
                                                   {"player", by_mean ? "" : name_of(standings.reference)}});
  text += "\n\n";
  const auto line = [&](const std::string& player, const std::string& elo, const std::string& won,
                        const std::string& axis, const std::string& allies, const std::string& medals) {
    text += padded(player, 22) + " " + right_aligned(elo, 22) + " " + right_aligned(won, 6) + " " +
            right_aligned(axis, 6) + " " + right_aligned(allies, 9) + "  " + medals + "\n";
  };
  line(words.say("cli.arena.head.player"), words.say("cli.arena.head.elo"), words.say("cli.arena.head.won"),
       words.name(Side::Axis), words.name(Side::Allies), words.say("cli.arena.head.medals"));
  for (const std::size_t i : by_strength(standings)) {
    const PlayerStanding& player = standings.players[i];
    const auto share_as = [&](Side side) { return words.percent(player.by_side[index(side)].rate()); };
    line(player.name, elo_text(player.rating, words), words.percent(player.count.rate()), share_as(Side::Axis),
         share_as(Side::Allies),
         words.number(player.medals.mean, 1) + " : " + words.number(player.medals_against.mean, 1));
  }
  text += "\n";
  for (const PairStanding& pair : standings.pairs) {
    text += words.say("cli.arena.pair", {{"first", name_of(pair.first)},
                                         {"second", name_of(pair.second)},
                                         {"wins", pair.count.wins},
                                         {"losses", pair.count.games - pair.count.wins},
                                         {"share", percent_text(pair.count.rate(), pair.interval(), words)},
                                         {"turns", words.number(pair.turns.mean, 1)},
                                         {"broken", pair.broken_off}}) +
            "\n";
  }
  return text + "\n" +
         words.say("cli.report.luck", {{"winner", words.difference(standings.luck.winner.mean, 2)},
                                       {"loser", words.difference(standings.luck.loser.mean, 2)},
                                       {"correlation", words.number(standings.luck.correlation, 2)}}) +
         "\n";
}

}  // namespace bocage::cli
