// A player who thinks ahead: plans whole turns, tries them against enemies as they might be, and thinks again after each roll.
#pragma once

#include "ai/player.h"
#include "ai/search/planner.h"

namespace bocage {

inline constexpr int kUsualMs = 2000;  // to think in a turn, unless told otherwise

class GeneralPlayer final : public Player {
 public:
  GeneralPlayer(std::uint64_t seed, const Thinking& thinking) : GeneralPlayer(seed, thinking, SearchStyle{}) {}
  GeneralPlayer(std::uint64_t seed, const Thinking& thinking, const SearchStyle& style);
  Action choose(const Question& question) override;
  std::optional<double> chance(const Question& question) override;
  void hurry() override { hurry_ = true; }

 private:
  // A plan that is being carried out, and the game as it is expected to go.
  struct Course {
    Post post;
    std::vector<Action> actions;
    std::size_t next = 0;
    State expected;
  };
  std::optional<Action> follow(const Question& question);
  Action set_out(const Question& question, const Plan& plan, const State& root);
  void advance(const Battle& battle);
  // What of this turn's thinking this question may use.
  Limits limits_for(const Question& question, Side on_turn) const;

  Thinking thinking_;
  SearchStyle style_;
  FastChance seeds_;
  std::atomic<bool> hurry_ = false;
  std::optional<Course> course_;
  int turn_ = -1;  // of the game, to which what was spent belongs
  double spent_ms_ = 0;
  std::int64_t spent_nodes_ = 0;
};

}  // namespace bocage
