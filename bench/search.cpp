// The search player: nodes per second, and how quickly it stops when told to hurry.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <thread>

#include "ai/search_player.h"
#include "subject.h"

namespace bocage::bench {
namespace {

// The sampled moments with a real choice: two or more offers.
class Thoughts {
 public:
  explicit Thoughts(const Subject& subject) : subject_(subject) {}

  template <class Think>
  void next(Think think) {
    ActionList offers;
    do {
      moment_ = (moment_ + 1) % subject_.moments.size();
      legal(subject_.battle, moment().state, moment().post, offers);
    } while (offers.size() < 2);
    const Pending asked = pending(subject_.battle, moment().state);
    think(Question(subject_.battle, moment().state, *asked.of(moment().post), offers));
  }

 private:
  const Moment& moment() const { return subject_.moments[moment_]; }

  const Subject& subject_;
  std::size_t moment_ = 0;
};

void search(benchmark::State& run, const Subject& subject) {
  static constexpr std::int64_t kNodes = 5000;
  Thoughts thoughts(subject);
  std::int64_t nodes = 0;
  std::uint64_t seed = 0;
  for (auto _ : run) {
    thoughts.next([&](const Question& question) {
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
  static constexpr auto kAWhile = std::chrono::milliseconds(3);
  Thoughts thoughts(subject);
  std::uint64_t seed = 0;
  double longest = 0;
  for (auto _ : run) {
    thoughts.next([&](const Question& question) {
      SearchPlayer general(++seed, {.ms = 1'000'000});
      Clock::time_point done;
      std::jthread thinks([&] {
        general.choose(question);
        done = Clock::now();
      });
      std::this_thread::sleep_for(kAWhile);
      const auto told = Clock::now();
      general.hurry();
      thinks.join();
      const double seconds = std::max(0.0, std::chrono::duration<double>(done - told).count());
      longest = std::max(longest, seconds);
      run.SetIterationTime(seconds);
    });
  }
  run.counters["longest_ms"] = longest * 1000;
}

}  // namespace

void register_search(const Subject& subject) {
  benchmark::RegisterBenchmark((subject.id + "/search/nodes").c_str(), search, std::cref(subject))
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark((subject.id + "/search/stop").c_str(), stop, std::cref(subject))
      ->UseManualTime()
      ->Iterations(200)
      ->Unit(benchmark::kMillisecond);
}

}  // namespace bocage::bench
