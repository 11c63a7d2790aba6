// Events as JSON.
#pragma once

#include <vector>

#include "game/engine.h"
#include "wire/json_writer.h"

namespace bocage {

// Collects the events of an action.
class EventList final : public EventSink {
 public:
  void on(const Event& event) override { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }

 private:
  std::vector<Event> events_;
};

void write_event(JsonWriter& out, const Board& board, const Event& event);  // {"kind", ...parts}
Json event_json(const Board& board, const Event& event);

}  // namespace bocage
