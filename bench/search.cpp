// The search player: nodes per second, and how quickly it stops when told to hurry.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <thread>

#include "ai/search_player.h"
#include "subject.h"

namespace bocage::bench {
namespace {

// Cycles through the sampled decision points with a real choice: two or more offers.
class Questions {
 public:
  explicit Questions(const Subject& subject) : subject_(subject) {}

  template <class Think>
  void next(Think think) {
    ActionList offers;
    do {
      point_ = (point_ + 1) % subject_.points.size();
      legal(subject_.battle, point().state, point().post, offers);
    } while (offers.size() < 2);
    const Pending asked = pending(subject_.battle, point().state);
    think(Question(subject_.battle, point().state, *asked.of(point().post), offers));
  }

 private:
  const DecisionPoint& point() const { return subject_.points[point_]; }

  const Subject& subject_;
  std::size_t point_ = 0;
};

void search(benchmark::State& run, const Subject& subject) {
  static constexpr std::int64_t kNodes = 5000;
  Questions questions(subject);
  std::int64_t nodes = 0;
  std::uint64_t seed = 0;
  for (auto _ : run) {
    questions.next([&](const Question& question) {
      Planner planner(question, SearchStyle{}, ++seed);
      planner.search({.nodes = kNodes});
      nodes += planner.nodes();
    });
  }
  run.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

// Latency from hurry() to the answer; the maximum is what counts.
void stop(benchmark::State& run, const Subject& subject) {
  using Clock = Limits::Clock;
  static constexpr auto kThinkingTime = std::chrono::milliseconds(3);  // before it is told to hurry
  static constexpr int kUnlimitedMs = 1'000'000;
  static constexpr double kMillisecondsPerSecond = 1000;
  Questions questions(subject);
  std::uint64_t seed = 0;
  double longest = 0;
  for (auto _ : run) {
    questions.next([&](const Question& question) {
      SearchPlayer general(++seed, {.ms = kUnlimitedMs});
      Clock::time_point done;
      std::jthread thinking([&] {
        general.choose(question);
        done = Clock::now();
      });
      std::this_thread::sleep_for(kThinkingTime);
      const auto told = Clock::now();
      general.hurry();
      thinking.join();
      const double seconds = std::max(0.0, std::chrono::duration<double>(done - told).count());
      longest = std::max(longest, seconds);
      run.SetIterationTime(seconds);
    });
  }
  run.counters["longest_ms"] = longest * kMillisecondsPerSecond;
}

}  // namespace

void register_search(const Subject& subject) {
  static constexpr int kStops = 200;
  benchmark::RegisterBenchmark((subject.id + "/search/nodes").c_str(), search, std::cref(subject))
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark((subject.id + "/search/stop").c_str(), stop, std::cref(subject))
      ->UseManualTime()
      ->Iterations(kStops)
      ->Unit(benchmark::kMillisecond);
}

}  // namespace bocage::bench
