#include "lab/standings.h"

#include <algorithm>

namespace bocage {
namespace {

using Values = std::vector<double>;

void count_game(Count& count, bool won) {
  ++count.games;
  count.wins += won ? 1 : 0;
}

bool has_won(const MeasuredGame& game, Side side) { return game.result.winner == side; }
int medals_of(const MeasuredGame& game, Side side) { return game.result.medals[index(side)]; }

// The first player's score over a twin; nullopt unless both games finished.
std::optional<double> score_of_twins(const ArenaGames& games, ArenaGame which) {
  double won = 0;
  for (which.game = 0; which.game < 2; ++which.game) {
    const auto row = games.find(which);
    if (row == games.end() || !row->second.result.finished) { return std::nullopt; }
    won += has_won(row->second, which.side_of(which.first)) ? 0.5 : 0;
  }
  return won;
}

PairStanding pair_standing(const ArenaGames& games, int first, int second) {
  PairStanding pair{.first = first, .second = second};
  Values twins;
  Values medals;
  Values against;
  Values turns;
  for (const auto& [which, game] : games) {
    if (which.first != first || which.second != second) { continue; }
    ++pair.games;
    if (which.game == 0) {
      if (const auto score = score_of_twins(games, which)) { twins.push_back(*score); }
    }
    if (!game.result.finished) {
      ++pair.broken_off;
      continue;
    }
    const Side side = which.side_of(first);
    count_game(pair.count, has_won(game, side));
    medals.push_back(medals_of(game, side));
    against.push_back(medals_of(game, other(side)));
    turns.push_back(game.result.turns);
  }
  pair.twins = mean_of(twins);
  pair.medals = mean_of(medals);
  pair.medals_against = mean_of(against);
  pair.turns = mean_of(turns);
  return pair;
}

PlayerStanding player_standing(const ArenaPlan& plan, const ArenaGames& games, int player) {
  PlayerStanding standing{.name = plan.players[static_cast<std::size_t>(player)]};
  standing.by_battle.resize(plan.battles.size());
  Values medals;
  Values against;
  Values luck;
  for (const auto& [which, game] : games) {
    if (which.first != player && which.second != player) { continue; }
    if (!game.result.finished) {
      ++standing.broken_off;
      continue;
    }
    const Side side = which.side_of(player);
    const bool won = has_won(game, side);
    count_game(standing.count, won);
    count_game(standing.by_side[index(side)], won);
    count_game(standing.by_battle[static_cast<std::size_t>(which.battle)][index(side)], won);
    medals.push_back(medals_of(game, side));
    against.push_back(medals_of(game, other(side)));
    luck.push_back(game.luck[index(side)]);
  }
  standing.medals = mean_of(medals);
  standing.medals_against = mean_of(against);
  standing.luck = mean_of(luck);
  return standing;
}

BattleStanding battle_standing(const ArenaPlan& plan, const ArenaGames& games, int battle) {
  BattleStanding standing{.id = plan.battles[static_cast<std::size_t>(battle)]->spec().id};
  Values turns;
  for (const auto& [which, game] : games) {
    if (which.battle != battle) { continue; }
    if (!game.result.finished) {
      ++standing.broken_off;
      continue;
    }
    count_game(standing.axis, has_won(game, Side::Axis));
    turns.push_back(game.result.turns);
  }
  standing.turns = mean_of(turns);
  return standing;
}

void rate(Standings& standings) {
  const std::size_t players = standings.players.size();
  WinTable wins(players, Values(players));
  for (const PairStanding& pair : standings.pairs) {
    const auto first = static_cast<std::size_t>(pair.first);
    const auto second = static_cast<std::size_t>(pair.second);
    wins[first][second] = pair.count.wins;
    wins[second][first] = pair.count.games - pair.count.wins;
  }
  const std::vector<Rating> ratings = fit_elo(wins, kDrawsBefore, standings.reference);
  for (std::size_t i = 0; i < players; ++i) { standings.players[i].rating = ratings[i]; }
}

struct LuckAndResult {
  double difference = 0;  // luck of the Axis minus that of the Allies
  bool axis_won = false;
  friend auto operator<=>(const LuckAndResult&, const LuckAndResult&) = default;
};

// Splits the games, sorted by luck, into groups of about equal size.
std::vector<LuckGroup> groups_by_luck(std::vector<LuckAndResult> games) {
  static constexpr std::size_t kMostGroups = 10;
  static constexpr std::size_t kLeastGames = 5;  // per group
  std::sort(games.begin(), games.end());
  const std::size_t count = std::min(kMostGroups, games.size() / kLeastGames);
  std::vector<LuckGroup> groups(count);
  for (std::size_t i = 0; i < count; ++i) {
    LuckGroup& group = groups[i];
    for (std::size_t n = games.size() * i / count; n < games.size() * (i + 1) / count; ++n) {
      group.difference += games[n].difference;
      count_game(group.axis, games[n].axis_won);
    }
    group.difference /= group.axis.games;
  }
  return groups;
}

}  // namespace

Interval PairStanding::interval() const {
  if (!by_twins()) { return count.interval(); }
  const Interval plain = twins.interval();
  return {std::max(0.0, plain.low), std::min(1.0, plain.high)};
}

LuckStanding luck_of(std::span<const MeasuredGame> games) {
  Values winners;
  Values losers;
  Values differences;
  Values axis_wins;
  std::vector<LuckAndResult> by_difference;
  for (const MeasuredGame& game : games) {
    if (!game.result.finished) { continue; }
    const bool axis_won = has_won(game, Side::Axis);
    const double difference = game.luck[index(Side::Axis)] - game.luck[index(Side::Allies)];
    winners.push_back(game.luck[index(game.result.winner)]);
    losers.push_back(game.luck[index(other(game.result.winner))]);
    differences.push_back(difference);
    axis_wins.push_back(axis_won ? 1 : 0);
    by_difference.push_back({difference, axis_won});
  }
  return {.winner = mean_of(winners),
          .loser = mean_of(losers),
          .correlation = correlation(differences, axis_wins),
          .groups = groups_by_luck(std::move(by_difference))};
}

Standings standings_of(const ArenaPlan& plan, const ArenaGames& games) {
  Standings standings{.games = static_cast<int>(games.size())};
  const auto reference = std::find(plan.players.begin(), plan.players.end(), kReferencePlayer);
  if (reference != plan.players.end()) { standings.reference = static_cast<int>(reference - plan.players.begin()); }
  const int players = static_cast<int>(plan.players.size());
  for (int first = 0; first < players; ++first) {
    standings.players.push_back(player_standing(plan, games, first));
    for (int second = first + 1; second < players; ++second) {
      standings.pairs.push_back(pair_standing(games, first, second));
    }
  }
  for (int battle = 0; battle < static_cast<int>(plan.battles.size()); ++battle) {
    standings.battles.push_back(battle_standing(plan, games, battle));
  }
  std::vector<MeasuredGame> all;
  all.reserve(games.size());
  for (const auto& [which, game] : games) {
    all.push_back(game);
    standings.broken_off += game.result.finished ? 0 : 1;
    if (game.result.finished) { standings.turns.push_back(game.result.turns); }
  }
  standings.luck = luck_of(all);
  rate(standings);
  return standings;
}

}  // namespace bocage
