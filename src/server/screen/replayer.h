// Replays a game from its record, step by step.
#pragma once

#include "game/record.h"
#include "server/screen/dice_tally.h"

namespace bocage::server {

// Starts at the setup, which is step 0. Record and battle must outlive it.
class Replayer final : private EventSink {
 public:
  Replayer(const Battle& battle, const Record& record);
  Replayer(const Replayer&) = delete;
  Replayer& operator=(const Replayer&) = delete;
  ~Replayer() override = default;

  // Replays the next step. False at the end, or if the step is not legal; the state then stays as it is.
  bool next();

  std::size_t number() const { return number_; }  // of the current step
  std::optional<Post> by() const;                 // nobody, for the setup
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
