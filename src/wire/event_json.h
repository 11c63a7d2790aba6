// Events as JSON.
#pragma once

#include <vector>

#include "game/engine.h"
#include "wire/json.h"

namespace bocage {

// Collects the events of an action.
class EventList final : public EventSink {
 public:
  void on(const Event& event) override { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }

 private:
  std::vector<Event> events_;
};

Json event_json(const Board& board, const Event& event);  // {"kind", ...parts}

}  // namespace bocage
