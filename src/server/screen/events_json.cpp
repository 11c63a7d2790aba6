#include "server/screen/events_json.h"

#include "wire/event_json.h"

namespace bocage::server {

Json events_json(const Battle& battle, std::span<const Event> events, Viewer viewer) {
  Json list = Json::array();
  for (const Event& event : events) {
    if (may_see_card(battle, event, viewer)) {
      list.push_back(event_json(battle.board(), event));
      continue;
    }
    Event without_card = event;
    without_card.card = Card::None;
    without_card.as = Card::None;
    list.push_back(event_json(battle.board(), without_card));
  }
  return list;
}

Json open_events_json(const Battle& battle, std::span<const Event> events) {
  Json list = Json::array();
  for (const Event& event : events) { list.push_back(event_json(battle.board(), event)); }
  return list;
}

}  // namespace bocage::server
