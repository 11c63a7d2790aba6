// The newest steps of a game with their events, for clients that join.
#pragma once

#include <deque>

#include "server/table/table.h"

namespace bocage::server {

class StepLog {
 public:
  struct Step {
    std::uint32_t number = 0;  // of its entry
    Post by;
    std::vector<Event> events;
  };

  void add(const Entry& entry, std::uint32_t number, const Change& change) {
    static constexpr std::size_t kMost = 200;  // older ones are read from the store on request
    if (entry.kind == EntryKind::Undo && !steps_.empty()) { steps_.pop_back(); }
    if (entry.kind != EntryKind::Act) { return; }
    steps_.push_back({.number = number, .by = entry.post.value(), .events = change.events});
    if (steps_.size() > kMost) { steps_.pop_front(); }
  }
  const std::deque<Step>& steps() const { return steps_; }

 private:
  std::deque<Step> steps_;
};

}  // namespace bocage::server
