#include "wire/event_json.h"

#include "rules/air.h"
#include "wire/action_json.h"
#include "wire/posts_json.h"

namespace bocage {
namespace {

void add_detail(Json& out, const Event& event) {
  switch (info(event.kind).detail) {
    case EventDetail::Kind::None: return;
    case EventDetail::Kind::Number: out["count"] = event.number(); return;
    case EventDetail::Kind::Strip: out["count"] = event.strip(); return;
    case EventDetail::Kind::Strips: out["strips"] = strips_json(event.strips()); return;
    case EventDetail::Kind::Airplane: out["plane"] = info(event.airplane()).name; return;
    case EventDetail::Kind::AirAction: out["air_action"] = name(event.air_action()); return;
  }
}

}  // namespace

Json event_json(const Board& board, const Event& event) {
  const EventInfo& parts = info(event.kind);
  Json out = {{"kind", parts.name}};
  if (parts.side) { out["side"] = name(event.side); }
  if (parts.post) { out["post"] = name(event.role); }
  if (event.from != kNoHex) { out["from"] = hex_json(board, event.from); }
  if (event.at != kNoHex) { out["at"] = hex_json(board, event.at); }
  if (event.card != Card::None) { out["card"] = name(event.card); }
  if (event.as != Card::None) { out["as"] = name(event.as); }
  add_detail(out, event);
  if (parts.dice) {
    Json& dice = out["dice"] = Json::array();
    for (std::size_t i = 0; i < event.roll.size; ++i) { dice.push_back(name(event.roll.faces[i])); }
  }
  return out;
}

}  // namespace bocage
