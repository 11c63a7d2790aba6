#include "server/table/clock.h"

#include <algorithm>

namespace bocage::server {

std::optional<Timestamp> Clock::ends_at() const {
  std::optional<Timestamp> first;
  if (rule_.kind == ClockKind::None) { return first; }
  for (const Side side : kSides) {
    if (!runs(side)) { continue; }
    const Timestamp end = since_ + left_[index(side)];
    first = first ? std::min(*first, end) : end;
  }
  return first;
}

void Clock::turn_ended(Side side) {
  Milliseconds& left = left_[index(side)];
  left = rule_.kind == ClockKind::Turn ? rule_.budget : left + rule_.increment;
}

void Clock::set_running(BySide<bool> running, Timestamp now) {
  for (const Side side : kSides) { left_[index(side)] = left(side, now); }
  since_ = now;
  running_ = running;
}

}  // namespace bocage::server
