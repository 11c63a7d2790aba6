// A game told again from its record, step by step.
#pragma once

#include "game/record.h"
#include "server/screen/dice_tally.h"

namespace bocage::server {

// Begins with the set-up, which is step 0. Record and battle must outlive it.
class Retelling final : private EventSink {
 public:
  Retelling(const Battle& battle, const Record& record);
  Retelling(const Retelling&) = delete;
  Retelling& operator=(const Retelling&) = delete;
  ~Retelling() override = default;

  // Takes the next step; false at the end, or where the record does not follow the rules.
  bool next();

  std::size_t number() const { return number_; }
  std::optional<Post> by() const;  // nobody, of the set-up
  const State& state() const { return state_; }
  const std::vector<Event>& events() const { return events_; }  // of this step
  const BySide<DiceTally>& dice() const { return dice_; }       // so far

 private:
  void on(const Event& event) override;

  const Battle& battle_;
  const Record& record_;
  std::size_t number_ = 0;
  State state_{};
  std::vector<Event> events_;
  BySide<DiceTally> dice_{};
};

}  // namespace bocage::server
