#include "lab/simulate.h"

#include <chrono>
#include <mutex>
#include <stdexcept>

#include "lab/parallel.h"
#include "lab/seeds.h"

namespace bocage {
namespace {

void check(const SimulationPlan& plan) {
  for (const std::string& player : plan.players) {
    if (make_player(player, 0) == nullptr) { throw std::invalid_argument("unknown player \"" + player + "\""); }
  }
}

void count(SimulationTotals& totals, const GameResult& game) {
  ++totals.games;
  totals.finished += game.finished ? 1 : 0;
  totals.axis_wins += game.finished && game.winner == Side::Axis ? 1 : 0;
  totals.allies_wins += game.finished && game.winner == Side::Allies ? 1 : 0;
  totals.turns += game.turns;
  totals.decisions += game.decisions;
}

}  // namespace

GameResult play_numbered_game(const Battle& battle, const SimulationPlan& plan, int number, EventSink* events) {
  const GameSeeds seeds = seeds_of_game(plan.seed, number);
  const Staff axis(plan.players[index(Side::Axis)], seeds.players[index(Side::Axis)]);
  const Staff allies(plan.players[index(Side::Allies)], seeds.players[index(Side::Allies)]);
  FastChance chance(seeds.chance);
  return play_game(battle, seat(axis, allies), chance, kMostDecisions, events);
}

SimulationTotals simulate(const Battle& battle, const SimulationPlan& plan, const Progress& progress) {
  check(plan);
  const auto start = std::chrono::steady_clock::now();
  SimulationTotals totals;
  std::mutex counting;
  parallel_for(plan.games, plan.threads, [&](int number) {
    const GameResult game = play_numbered_game(battle, plan, number, nullptr);
    const std::lock_guard lock(counting);
    count(totals, game);
    if (progress) { progress(totals.games); }
  });
  totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return totals;
}

}  // namespace bocage
