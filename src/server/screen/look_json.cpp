#include "server/screen/look_json.h"

#include "game/forecast.h"
#include "game/preview.h"
#include "wire/action_json.h"
#include "wire/refusal_json.h"

namespace bocage::server {
namespace {

std::string_view word(DicePart::Where where) {
  switch (where) {
    case DicePart::Where::Card: return "card";
    case DicePart::Where::OwnHex: return "own-hex";
    case DicePart::Where::TargetHex: return "target-hex";
    case DicePart::Where::Command: return "command";
    case DicePart::Where::Gun: return "gun";
    case DicePart::Where::Air: return "air";
  }
  return "";
}

Json aims_json(const Board& board, const std::vector<Aim>& aims) {
  Json list = Json::array();
  for (const Aim& aim : aims) { list.push_back({{"at", hex_json(board, aim.at)}, {"dice", aim.dice}}); }
  return list;
}

Json parts_json(const DiceParts& parts) {
  Json list = Json::array();
  for (const DicePart& part : parts) {
    list.push_back({{"what", part.what}, {"where", word(part.where)}, {"dice", part.dice}});
  }
  return list;
}

Json forecast_json(const Board& board, const Forecast& found) {
  Json hits = Json::array();
  for (std::size_t i = 0; i < found.losses.size; ++i) { hits.push_back(found.losses.chance[i]); }
  return {{"base", found.dice.base},
          {"modifiers", parts_json(found.parts)},
          {"dice", found.dice.total()},
          {"hits", std::move(hits)},
          {"expected", found.odds.expected_hits},
          {"eliminate", found.odds.eliminate},
          {"retreat", found.odds.retreat},
          {"reason", found.why_not ? refusal_json(board, found.why_not) : Json()}};
}

bool both_occupied(const Field& field, Hex one, Hex two) {
  return field.at(one) != kNoUnit && field.at(two) != kNoUnit;
}

}  // namespace

Json look_json(const Battle& battle, const State& state, Post post, Hex unit) {
  const Preview found = preview(battle, state, post, unit);
  Json moves = Json::array();
  for (const Prospect& move : found.moves) {
    moves.push_back({{"to", hex_json(battle.board(), move.to)},
                     {"battles", move.may_battle},
                     {"targets", aims_json(battle.board(), move.targets)}});
  }
  return {{"targets", aims_json(battle.board(), found.targets)}, {"moves", std::move(moves)}};
}

std::optional<Json> odds_json(const Battle& battle, const State& state, Hex from, Hex to, std::optional<Hex> after) {
  if (!after) {
    if (!both_occupied(state.open.field, from, to)) { return std::nullopt; }
    return forecast_json(battle.board(), forecast(battle, state, from, to));
  }
  const auto moved = after_move(battle, state, from, *after);
  if (!moved || !both_occupied(moved->open.field, *after, to)) { return std::nullopt; }
  return forecast_json(battle.board(), forecast_in_battles(battle, *moved, *after, to));
}

}  // namespace bocage::server
