// Whole games, from the deal to the end.
#include <benchmark/benchmark.h>

#include <functional>

#include "lab/simulate.h"
#include "subject.h"

namespace bocage::bench {
namespace {

void play(benchmark::State& run, const Battle& battle, const std::string& player) {
  SimulationPlan plan{.players = {player, player}};
  std::int64_t decisions = 0;
  for (auto _ : run) {
    decisions += play_numbered_game(battle, plan, 0, nullptr).decisions;
    ++plan.seed;
  }
  run.counters["games/s"] = benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
  run.counters["decisions/s"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

}  // namespace

void register_games(const Subject& subject) {
  for (const std::string player : {"random", "recruit", "heuristic", "sergeant", "general@2000n"}) {
    benchmark::RegisterBenchmark((subject.id + "/game/" + player).c_str(), play, std::cref(subject.battle), player)
        ->Unit(benchmark::kMicrosecond);
  }
}

}  // namespace bocage::bench
