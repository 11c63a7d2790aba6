// Plan search: an evolutionary search over plans, scored by rollouts against sampled hidden cards and dice. Rollouts
// are allocated by UCB; every plan is compared with a baseline plan under common random numbers, with dice luck as a
// control variate.
#pragma once

#include <atomic>
#include <chrono>

#include "ai/heuristic_player.h"
#include "ai/search/plan.h"
#include "ai/search/search_style.h"

namespace bocage {

// A search ends at whichever limit is reached first.
struct Limits {
  using Clock = std::chrono::steady_clock;
  Clock::time_point until = Clock::time_point::max();
  std::int64_t nodes = 0;  // actions applied; 0: no limit
  const std::atomic<bool>* hurry = nullptr;
};

class Planner {
 public:
  Planner(const Question& question, const SearchStyle& style, std::uint64_t seed);

  // The best plan found; at worst the baseline.
  const Plan& search(const Limits& limits);

  std::int64_t nodes() const { return nodes_; }
  // The state plans start from: the hidden cards are sampled.
  const State& root() const { return root_; }

 private:
  // Builds a plan: the actions in `first`, then `deviations` exploring choices, then whichever of `later` are still
  // legal, then greedy choices. Duplicates are dropped.
  void add_plan(const std::vector<Action>& first, int deviations, const std::vector<Action>& later);
  void begin(const Limits& limits);
  void mutate(const Limits& limits);
  void sample(Plan& plan, const Limits& limits);
  Rollout roll_out(const Plan& plan, std::size_t number);
  void fit_luck_coefficient();
  double rollout_deviation() const;
  Plan& most_promising();
  const Plan& best() const;
  bool is_time_up(const Limits& limits) const;
  bool is_decided() const;

  const Battle& battle_;
  Post post_;
  const ActionList& offers_;
  SearchStyle style_;
  FastChance rng_;
  std::uint64_t dice_seed_;
  State root_;
  HeuristicPlayer greedy_;                  // also plays both sides in rollouts
  HeuristicPlayer exploring_;               // softmax choices
  std::vector<Plan> plans_;                 // the first is the baseline: greedy throughout
  std::vector<Rollout> baseline_rollouts_;  // by number
  double luck_coefficient_ = 0;             // of the control variate
  int rollouts_ = 0;
  std::int64_t nodes_ = 0;
};

}  // namespace bocage
