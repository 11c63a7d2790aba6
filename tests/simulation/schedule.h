// Simulated time: events in order, and the random numbers that decide a run.
#pragma once

#include <functional>
#include <map>
#include <random>

#include "store/store.h"

namespace bocage::simulation {

class Schedule {
 public:
  explicit Schedule(std::uint64_t seed) : random_(seed) {}

  Timestamp now() const { return now_; }
  void at(Timestamp time, std::function<void()> event) { events_.emplace(std::pair(time, ++last_), std::move(event)); }
  void after(Milliseconds delay, std::function<void()> event) { at(now_ + delay, std::move(event)); }
  // Runs the events up to this time, in order; those of the same time in the order of their calls.
  void run_until(Timestamp time) {
    while (!events_.empty() && events_.begin()->first.first <= time) {
      now_ = std::max(now_, events_.begin()->first.first);
      const auto event = std::move(events_.begin()->second);
      events_.erase(events_.begin());
      event();
      ++ran_;
    }
    now_ = std::max(now_, time);
  }
  std::uint64_t ran() const { return ran_; }  // events so far

  // Random numbers. Without the distributions of the standard library, which differ between implementations.
  std::uint64_t random() { return random_(); }
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
  Milliseconds between(Milliseconds least, Milliseconds most) {
    return least + static_cast<Milliseconds>(below(static_cast<std::size_t>(most - least + 1)));
  }
  bool happens(double probability) {
    static constexpr std::size_t kParts = 1'000'000;
    return static_cast<double>(below(kParts)) < probability * static_cast<double>(kParts);
  }

 private:
  Timestamp now_ = 0;
  std::uint64_t last_ = 0;
  std::uint64_t ran_ = 0;
  std::map<std::pair<Timestamp, std::uint64_t>, std::function<void()>> events_;
  std::mt19937_64 random_;
};

}  // namespace bocage::simulation
