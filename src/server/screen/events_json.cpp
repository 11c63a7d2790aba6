#include "server/screen/events_json.h"

#include "wire/event_json.h"

namespace bocage::server {

void write_events(JsonWriter& out, const Battle& battle, std::span<const Event> events, Viewer viewer) {
  out.open_list();
  for (Event event : events) {
    if (!may_see_card(battle, event, viewer)) {
      event.card = Card::None;
      event.as = Card::None;
    }
    write_event(out, battle.board(), event);
  }
  out.close_list();
}

Json events_json(const Battle& battle, std::span<const Event> events, Viewer viewer) {
  return json_tree([&](JsonWriter& out) { write_events(out, battle, events, viewer); });
}

Json open_events_json(const Battle& battle, std::span<const Event> events) {
  return json_tree([&](JsonWriter& out) {
    out.open_list();
    for (const Event& event : events) { write_event(out, battle.board(), event); }
    out.close_list();
  });
}

}  // namespace bocage::server
