#include "server/screen/replayer.h"

namespace bocage::server {

Replayer::Replayer(const Battle& battle, const Record& record) : battle_(battle), record_(record) {
  ScriptedChance deal(record.dealt, nullptr);
  state_ = new_game(battle, deal, this);
}

bool Replayer::next() {
  if (number_ == record_.steps.size()) { return false; }
  const RecordStep& step = record_.steps[number_];
  events_.clear();
  ScriptedChance chance(step.outcomes, nullptr);
  if (apply(battle_, state_, step.by, step.action, chance, this) != ApplyResult::Applied) { return false; }
  ++number_;
  return true;
}

std::optional<Post> Replayer::by() const {
  return number_ == 0 ? std::nullopt : std::optional(record_.steps[number_ - 1].by);
}

void Replayer::on(const Event& event) {
  events_.push_back(event);
  count_dice(battle_, state_, event, dice_);
}

}  // namespace bocage::server
