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

struct Detail {
  std::string_view key;  // empty: there is none
  std::string_view name;
};
Detail detail_part(const Action& action) {
  switch (detail_of(action.kind)) {
    case DetailKind::None: break;
    case DetailKind::Flank: return {"section", name(action.flank())};
    case DetailKind::Post: return {"post", name(action.role())};
    case DetailKind::Airplane: return {"plane", info(action.airplane()).name};
    case DetailKind::AirAction: return {"air_action", name(action.air_action())};
  }
  return {};
}

}  // namespace

void write_detail(JsonWriter& out, const Action& action) {
  const Detail detail = detail_part(action);
  if (!detail.key.empty()) { out.member(detail.key, detail.name); }
}

void write_hex(JsonWriter& out, const Board& board, Hex hex) {
  const Coord at = board.coord(hex);
  out.open_list();
  out.value(at.col);
  out.value(at.row);
  out.close_list();
}

void write_hexes(JsonWriter& out, const Board& board, const HexSet& hexes) {
  out.open_list();
  hexes.for_each([&](Hex hex) { write_hex(out, board, hex); });
  out.close_list();
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
  const Detail detail = detail_part(action);
  if (!detail.key.empty()) { out[detail.key] = detail.name; }
  if (action.via[0] != kNoHex) {
    Json& via = out["via"] = Json::array();
    for (const Hex hex : action.via) {
      if (hex != kNoHex) { via.push_back(hex_json(board, hex)); }
    }
  }
  return out;
}

}  // namespace bocage
