#include "wire/event_json.h"

#include "rules/air.h"
#include "wire/action_json.h"
#include "wire/posts_json.h"

namespace bocage {
namespace {

void write_detail(JsonWriter& out, const Event& event) {
  switch (info(event.kind).detail) {
    case EventDetail::Kind::None: return;
    case EventDetail::Kind::Number: return out.member("count", event.number());
    case EventDetail::Kind::Strip: return out.member("count", event.strip());
    case EventDetail::Kind::Strips: out.key("strips"); return write_strips(out, event.strips());
    case EventDetail::Kind::Airplane: return out.member("plane", info(event.airplane()).name);
    case EventDetail::Kind::AirAction: return out.member("air_action", name(event.air_action()));
  }
}

void write_hex_member(JsonWriter& out, const Board& board, std::string_view key, Hex hex) {
  if (hex == kNoHex) { return; }
  out.key(key);
  write_hex(out, board, hex);
}

}  // namespace

void write_event(JsonWriter& out, const Board& board, const Event& event) {
  const EventInfo& parts = info(event.kind);
  out.open_object();
  out.member("kind", parts.name);
  if (parts.side) { out.member("side", name(event.side)); }
  if (parts.post) { out.member("post", name(event.role)); }
  write_hex_member(out, board, "from", event.from);
  write_hex_member(out, board, "at", event.at);
  if (event.card != Card::None) { out.member("card", name(event.card)); }
  if (event.as != Card::None) { out.member("as", name(event.as)); }
  write_detail(out, event);
  if (parts.dice) {
    out.list("dice", [&] {
      for (std::size_t i = 0; i < event.roll.size; ++i) { out.value(name(event.roll.faces[i])); }
    });
  }
  out.close_object();
}

Json event_json(const Board& board, const Event& event) {
  return json_tree([&](JsonWriter& out) { write_event(out, board, event); });
}

}  // namespace bocage
