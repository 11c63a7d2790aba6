#include "server/screen/retelling.h"

namespace bocage::server {

Retelling::Retelling(const Battle& battle, const Record& record) : battle_(battle), record_(record) {
  ScriptedChance deal(record.dealt, nullptr);
  state_ = new_game(battle, deal, this);
}

bool Retelling::next() {
  if (number_ == record_.steps.size()) { return false; }
  const RecordStep& step = record_.steps[number_];
  events_.clear();
  ScriptedChance chance(step.said, nullptr);
  if (apply(battle_, state_, step.by, step.action, chance, this) != Outcome::Applied) { return false; }
  ++number_;
  return true;
}

std::optional<Post> Retelling::by() const {
  return number_ == 0 ? std::nullopt : std::optional(record_.steps[number_ - 1].by);
}

void Retelling::on(const Event& event) {
  events_.push_back(event);
  count_dice(battle_, state_, event, dice_);
}

}  // namespace bocage::server
