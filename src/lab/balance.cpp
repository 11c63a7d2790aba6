#include "lab/balance.h"

#include <mutex>
#include <stdexcept>

#include "lab/parallel.h"
#include "lab/seeds.h"

namespace bocage {
namespace {

MeasuredGame play_against_itself(const Battle& battle, const BalancePlan& plan, int number) {
  const GameSeeds seeds = seeds_of_game(plan.seed, number);
  const Staff axis(plan.player, seeds.players[index(Side::Axis)]);
  const Staff allies(plan.player, seeds.players[index(Side::Allies)]);
  FastChance chance(seeds.chance);
  return play_measured_game(battle, seat(axis, allies), chance);
}

}  // namespace

MeanSources& MeanSources::operator+=(const MedalSources& more) {
  units += more.units;
  objectives += more.objectives;
  exits += more.exits;
  return *this;
}

MeanSources MeanSources::per(double games) const {
  return {ratio(units, games), ratio(objectives, games), ratio(exits, games)};
}

Balance balance_of(const Battle& battle, std::span<const MeasuredGame> games) {
  Balance balance{.id = battle.spec().id, .first = battle.spec().first};
  for (const MeasuredGame& game : games) {
    if (!game.result.finished) {
      ++balance.broken_off;
      continue;
    }
    balance.lengths.push_back(game.result.turns);
    ++balance.endings[game.result.ending];
    for (const Side side : kSides) {
      Count& count = balance.wins[index(side)];
      ++count.games;
      count.wins += game.result.winner == side ? 1 : 0;
      balance.medals[index(side)] += game.sources[index(side)];
    }
    balance.winners += game.sources[index(game.result.winner)];
  }
  const auto finished = static_cast<double>(balance.lengths.size());
  for (MeanSources& mean : balance.medals) { mean = mean.per(finished); }
  balance.winners = balance.winners.per(finished);
  balance.turns = mean_of(balance.lengths);
  for (std::size_t i = 0; i < balance.quartiles.size(); ++i) {
    balance.quartiles[i] = quantile(balance.lengths, 0.25 * static_cast<double>(i + 1));
  }
  balance.luck = luck_of(games);
  return balance;
}

std::vector<Balance> play_balance(const Battles& battles, const BalancePlan& plan,
                                  const std::function<void(int)>& progress) {
  if (!parse_player(plan.player)) { throw std::invalid_argument("unknown player \"" + plan.player + "\""); }
  const auto each = static_cast<std::size_t>(plan.games);
  std::vector<MeasuredGame> games(battles.size() * each);
  std::mutex reporting;
  int done = 0;
  parallel_for(static_cast<int>(games.size()), plan.threads, [&](int n) {
    games[static_cast<std::size_t>(n)] =
        play_against_itself(*battles[static_cast<std::size_t>(n / plan.games)], plan, n % plan.games);
    const std::lock_guard lock(reporting);
    ++done;
    if (progress) { progress(done); }
  });
  std::vector<Balance> found;
  found.reserve(battles.size());
  for (std::size_t i = 0; i < battles.size(); ++i) {
    found.push_back(balance_of(*battles[i], std::span(games).subspan(i * each, each)));
  }
  return found;
}

}  // namespace bocage
