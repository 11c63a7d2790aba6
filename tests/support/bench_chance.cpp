#include "support/bench_chance.h"

#include <utility>

namespace bocage {

void BenchChance::queue_dice(std::vector<Face> faces) {
  if (!faces.empty()) { rolls_.push_back(std::move(faces)); }
}

Face BenchChance::die() {
  if (rolls_.empty()) {
    if (free_dice_) { return free_dice_->die(); }
    ++missing_dice_;
    return Face::Star;
  }
  const Face face = rolls_.front()[used_++];
  if (used_ == rolls_.front().size()) {
    rolls_.pop_front();
    used_ = 0;
  }
  return face;
}

Card BenchChance::draw(const CardBag& from) {
  if (draws_.empty()) { return from.at(0); }
  const Card card = draws_.front();
  draws_.pop_front();
  if (from.holds(card)) { return card; }
  impossible_ = "drew " + std::string(name(card)) + ", which is not in the deck";
  return from.at(0);
}

int BenchChance::pick(int choices) {
  if (picks_.empty()) { return 0; }
  const int picked = picks_.front();
  picks_.pop_front();
  if (picked >= 0 && picked < choices) { return picked; }
  impossible_ = "picked " + std::to_string(picked) + " of " + std::to_string(choices);
  return 0;
}

std::string BenchChance::take_complaint() {
  std::string complaint = std::exchange(impossible_, {});
  const int missing = std::exchange(missing_dice_, 0);
  if (missing != 0) { complaint = std::to_string(missing) + " dice were rolled for which no faces were queued"; }
  if (used_ != 0) { complaint = std::to_string(rolls_.front().size() - used_) + " of the queued dice were not rolled"; }
  return complaint;
}

std::string BenchChance::leftovers() const {
  if (!rolls_.empty()) { return "dice were queued that were never rolled"; }
  if (!draws_.empty()) { return "cards were queued that were never drawn"; }
  if (!picks_.empty()) { return "picks were queued that were never made"; }
  return {};
}

void BenchChance::forget() {
  rolls_.clear();
  used_ = 0;
  draws_.clear();
  picks_.clear();
}

}  // namespace bocage
