#include "wire/action_json.h"

#include "rules/posts.h"

namespace bocage {
namespace {

// The second hex of an action is its target or its destination.
std::string_view second_hex(ActionKind kind) {
  switch (kind) {
    case ActionKind::Attack:
    case ActionKind::AirAction:
    case ActionKind::Target:
    case ActionKind::Strike: return "target";
    default: return "to";
  }
}

}  // namespace

void add_number(Json& out, const Action& action) {
  switch (detail_of(action.kind)) {
    case DetailKind::None: return;
    case DetailKind::Flank: out["section"] = name(action.flank()); return;
    case DetailKind::Post: out["post"] = name(action.role()); return;
    case DetailKind::Airplane: out["plane"] = info(action.airplane()).name; return;
    case DetailKind::AirAction: out["air_action"] = name(action.air_action()); return;
  }
}

Json hex_json(const Board& board, Hex hex) {
  const Coord at = board.coord(hex);
  return Json::array({at.col, at.row});
}

Json hexes_json(const Board& board, const HexSet& hexes) {
  Json list = Json::array();
  hexes.for_each([&](Hex hex) { list.push_back(hex_json(board, hex)); });
  return list;
}

Json pending_json(const Pending& pending) {
  Json list = Json::array();
  for (const PendingPost& asked : pending) {
    list.push_back({{"side", name(asked.post.side)}, {"post", name(asked.post.role)}, {"kind", name(asked.decision)}});
  }
  return list;
}

Json action_json(const Board& board, const Action& action) {
  Json out = {{"text", to_text(board, action)}, {"kind", name(action.kind)}};
  if (action.card != Card::None) { out["card"] = name(action.card); }
  if (action.as != Card::None) { out["as"] = name(action.as); }
  if (action.unit != kNoHex) { out["unit"] = hex_json(board, action.unit); }
  if (action.to != kNoHex) { out[second_hex(action.kind)] = hex_json(board, action.to); }
  add_number(out, action);
  if (action.via[0] != kNoHex) {
    Json& via = out["via"] = Json::array();
    for (const Hex hex : action.via) {
      if (hex != kNoHex) { via.push_back(hex_json(board, hex)); }
    }
  }
  return out;
}

}  // namespace bocage
