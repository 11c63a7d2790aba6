// The engine's interface: the functions that search and simulation call constantly.
#include <benchmark/benchmark.h>

#include <functional>

#include "game/view.h"
#include "lab/seeds.h"
#include "subject.h"

namespace bocage::bench {
namespace {

// Cycles through the sampled decision points.
class Cycle {
 public:
  explicit Cycle(const Subject& subject) : points_(subject.points) {}
  const DecisionPoint& next() { return points_[at_++ % points_.size()]; }

 private:
  const std::vector<DecisionPoint>& points_;
  std::size_t at_ = 0;
};

void copy(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  State to{};
  for (auto _ : run) {
    to = points.next().state;
    benchmark::DoNotOptimize(to);
  }
}

void hash_state(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  for (auto _ : run) { benchmark::DoNotOptimize(hash(points.next().state)); }
}

void ask_pending(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  for (auto _ : run) { benchmark::DoNotOptimize(pending(subject.battle, points.next().state)); }
}

void list_legal(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  ActionList offers;
  std::int64_t listed = 0;
  for (auto _ : run) {
    const DecisionPoint& point = points.next();
    legal(subject.battle, point.state, point.post, offers);
    listed += static_cast<std::int64_t>(offers.size());
  }
  run.counters["offers"] = static_cast<double>(listed) / static_cast<double>(run.iterations());
}

// Copies the state first, so that every iteration starts from the same one; `copy` measures what that costs.
void copy_and_apply(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  FastChance chance(1);
  for (auto _ : run) {
    const DecisionPoint& point = points.next();
    State state = point.state;
    benchmark::DoNotOptimize(apply(subject.battle, state, point.post, point.chosen, chance, nullptr));
  }
}

void observe_state(benchmark::State& run, const Subject& subject) {
  Cycle points(subject);
  for (auto _ : run) {
    const DecisionPoint& point = points.next();
    benchmark::DoNotOptimize(observe(subject.battle, point.state, viewer_at(point.post)));
  }
}

}  // namespace

void register_engine(const Subject& subject) {
  const auto add = [&](const char* name, auto measure) {
    benchmark::RegisterBenchmark((subject.id + "/" + name).c_str(), measure, std::cref(subject));
  };
  add("copy", copy);
  add("hash", hash_state);
  add("pending", ask_pending);
  add("legal", list_legal);
  add("copy+apply", copy_and_apply);
  add("observe", observe_state);
}

}  // namespace bocage::bench
