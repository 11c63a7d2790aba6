// The search player, "general" by name: plans whole turns with Planner, follows the plan, and searches again after each
// roll.
#pragma once

#include "ai/player.h"
#include "ai/search/planner.h"

namespace bocage {

inline constexpr int kDefaultMs = 2000;  // thinking time per turn, unless told otherwise

class SearchPlayer final : public Player {
 public:
  SearchPlayer(std::uint64_t seed, const Thinking& thinking) : SearchPlayer(seed, thinking, SearchStyle{}) {}
  SearchPlayer(std::uint64_t seed, const Thinking& thinking, const SearchStyle& style);
  Action choose(const Question& question) override;
  std::optional<double> win_probability(const Question& question) override;
  void hurry() override { hurry_ = true; }
  bool searches() const override { return true; }

 private:
  // The plan being followed, and the state it expects next.
  struct Course {
    Post post;
    std::vector<Action> actions;
    std::size_t next = 0;
    State expected;
  };
  std::optional<Action> follow(const Question& question);
  Action set_out(const Question& question, const Plan& plan, const State& root);
  void advance(const Battle& battle);
  // This question's share of the turn's thinking budget.
  Limits limits_for(const Question& question, Side on_turn) const;

  Thinking thinking_;
  SearchStyle style_;
  FastChance seeds_;
  std::atomic<bool> hurry_ = false;
  std::optional<Course> course_;
  int turn_ = -1;  // the turn that spent_ms_ and spent_nodes_ refer to
  double spent_ms_ = 0;
  std::int64_t spent_nodes_ = 0;
};

}  // namespace bocage
