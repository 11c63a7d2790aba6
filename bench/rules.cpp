// The most expensive rules, per unit, and the precomputed tables that make them cheap.
#include <benchmark/benchmark.h>

#include <functional>

#include "rules/combat.h"
#include "rules/movement.h"
#include "subject.h"

namespace bocage::bench {
namespace {

// A unit with an order that has done nothing yet.
struct Case {
  Field field;
  UnitId unit;
};

// One case per unit of the side on turn, with all of them ordered.
std::vector<Case> cases(const Subject& subject) {
  constexpr std::size_t kEnough = 512;
  std::vector<Case> found;
  for (const DecisionPoint& point : subject.points) {
    Field field = point.state.open.field;
    const HexSet own = field.units_of(point.state.open.on_turn);
    own.for_each([&](Hex hex) {
      Unit& unit = field[field.at(hex)];
      unit = {.at = hex, .figures = unit.figures};
      unit.set(kOrdered);
    });
    own.for_each([&](Hex hex) { found.push_back({field, field.at(hex)}); });
    if (found.size() >= kEnough) { break; }
  }
  return found;
}

void reach_of_a_unit(benchmark::State& run, const Subject& subject) {
  const std::vector<Case> all = cases(subject);
  std::size_t at = 0;
  for (auto _ : run) {
    const auto& [field, unit] = all[at++ % all.size()];
    benchmark::DoNotOptimize(reach(subject.battle, field, unit, allowance(subject.battle, field, unit)));
  }
}

void targets_of_a_unit(benchmark::State& run, const Subject& subject) {
  const std::vector<Case> all = cases(subject);
  std::size_t at = 0;
  for (auto _ : run) {
    const auto& [field, unit] = all[at++ % all.size()];
    benchmark::DoNotOptimize(targets(subject.battle, field, unit, Occasion::Attack));
  }
}

// Dominated by the line-of-sight table.
void make_battle(benchmark::State& run, const Subject& subject) {
  for (auto _ : run) {
    const Battle battle(subject.spec, Options{});
    benchmark::DoNotOptimize(battle.units());
  }
}

}  // namespace

void register_rules(const Subject& subject) {
  const auto add = [&](const char* name, auto measure) {
    return benchmark::RegisterBenchmark((subject.id + "/" + name).c_str(), measure, std::cref(subject));
  };
  add("reach", reach_of_a_unit);
  add("targets", targets_of_a_unit);
  add("make-battle", make_battle)->Unit(benchmark::kMicrosecond);
}

}  // namespace bocage::bench
