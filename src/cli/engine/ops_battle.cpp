// sight, odds: questions about the current board, in any phase.
#include <fmt/format.h>

#include "cli/engine/ops.h"
#include "game/forecast.h"
#include "rules/sight.h"
#include "wire/action_json.h"

namespace bocage::cli::engine {
namespace {

// The two hexes of a question.
struct Pair {
  Hex from;
  Hex to;
};
std::optional<Pair> read_pair(const Board& board, Request& request) {
  const auto from = read_hex(board, request["from"]);
  const auto to = read_hex(board, request["to"]);
  return from && to ? std::optional(Pair{*from, *to}) : std::nullopt;
}

constexpr std::array<std::string_view, 6> kWhereWords{"card", "own hex", "target's hex", "command", "gun", "air"};

Json modifiers_json(const DiceParts& parts) {
  Json list = Json::array();
  for (const DicePart& part : parts) {
    const std::string_view where = kWhereWords[static_cast<std::size_t>(part.where)];
    list.push_back({{"why", fmt::format("{} ({})", part.what, where)}, {"dice", part.dice}});
  }
  return list;
}

}  // namespace

Answer sight_op(Session& session, Request& request) {
  const CurrentGame& current = *session.current;
  const auto hexes = read_pair(current.battle().board(), request);
  if (!hexes) { return request.refusal(); }
  const HexSet hiding = blockers(current.battle(), current.state().open.field, hexes->from, hexes->to);
  return Json{{"visible", hiding.empty()}, {"blockers", hexes_json(current.battle().board(), hiding)}};
}

Answer odds_op(Session& session, Request& request) {
  const Battle& battle = session.current->battle();
  const State& state = session.current->state();
  const Field& field = state.open.field;
  const auto hexes = read_pair(battle.board(), request);
  if (!hexes) { return request.refusal(); }
  const UnitId attacker = field.at(hexes->from);
  const UnitId target = field.at(hexes->to);
  if (attacker == kNoUnit) { request["from"].fault("no unit stands there"); }
  if (target == kNoUnit) { request["to"].fault("no unit stands there"); }
  if (!request.is_sound()) { return request.refusal(); }

  const Forecast found = forecast(battle, state, hexes->from, hexes->to);
  return Json{{"dice", found.dice.total()},
              {"base", found.dice.base},
              {"modifiers", modifiers_json(found.parts)},
              {"expected_hits", found.odds.expected_hits},
              {"p_eliminate", found.odds.eliminate},
              {"p_retreat", found.odds.retreat},
              {"attackable", found.attackable},
              {"legal", !found.why_not},
              {"why", found.why_not ? refusal_json(battle.board(), found.why_not) : Json()}};
}

}  // namespace bocage::cli::engine
