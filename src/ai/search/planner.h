// Looking for the best way to go on: plans are tried against sampled enemies and dice, bred, and tried again.
#pragma once

#include <atomic>
#include <chrono>

#include "ai/heuristic_player.h"
#include "ai/search/plan.h"
#include "ai/search/search_style.h"

namespace bocage {

// When a search ends: at whichever comes first.
struct Limits {
  using Clock = std::chrono::steady_clock;
  Clock::time_point until = Clock::time_point::max();
  std::int64_t nodes = 0;  // actions tried; 0: without limit
  const std::atomic<bool>* hurry = nullptr;
};

class Planner {
 public:
  Planner(const Question& question, const SearchStyle& style, std::uint64_t seed);

  // The best plan found. There is always one, if only what comes to mind first.
  const Plan& search(const Limits& limits);

  std::int64_t nodes() const { return nodes_; }
  // Where plans begin: the unseen dealt in some way.
  const State& root() const { return root_; }

 private:
  // Makes a plan that begins with these actions, then goes `strays` by whim, then takes of the `later` ones those that are
  // still possible, and goes on as it comes to mind.
  void add_plan(const std::vector<Action>& first, int strays, const std::vector<Action>& later);
  void begin(const Limits& limits);
  void breed(const Limits& limits);
  void try_out(Plan& plan, const Limits& limits);
  Try try_once(const Plan& plan, std::size_t number);
  void price_luck();
  double spread() const;
  Plan& most_promising();
  const Plan& best() const;
  bool is_time_up(const Limits& limits) const;
  bool is_decided() const;

  const Battle& battle_;
  Post post_;
  const ActionList& offers_;
  SearchStyle style_;
  FastChance chance_;
  std::uint64_t dice_seed_;
  State root_;
  HeuristicPlayer steady_;
  HeuristicPlayer whimsical_;
  std::vector<Plan> plans_;          // the first is what comes to mind first
  std::vector<Try> tries_of_first_;  // by number
  double price_ = 0;                 // of a medal's worth of luck
  int tries_ = 0;
  std::int64_t nodes_ = 0;
};

}  // namespace bocage
