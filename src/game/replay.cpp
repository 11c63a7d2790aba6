// Replays records and checks them against the rules.
#include "game/record.h"
#include "game/refusal.h"
#include "rules/medals.h"

namespace bocage {
namespace {

// Applies a step of the record; returns how it disagrees with the rules, or an empty string.
std::string check_step(const Battle& battle, State& state, const RecordStep& step, EventSink* watch) {
  ScriptedChance chance(step.outcomes, nullptr);
  if (apply(battle, state, step.by, step.action, chance, watch) != ApplyResult::Applied) {
    return "refused: " + to_text(why_not(battle, state, step.by, step.action));
  }
  if (chance.failed()) { return "the recorded dice or draws do not fit what the rules ask for"; }
  if (!chance.used_up()) { return "more dice or draws are recorded than the rules ask for"; }
  if (hash(state) != step.hash) { return "the state differs from the recorded one"; }
  return {};
}

std::string check_result(const Battle& battle, const State& state, const RecordResult& result) {
  if (!state.open.over()) { return "a result is recorded, but the battle is not over"; }
  if (state.open.winner != result.winner || state.open.ending != result.ending) {
    return "the result differs from the recorded one";
  }
  for (const Side side : kSides) {
    if (medals(battle, state.open.field, side) != result.medals[index(side)]) {
      return "the medals differ from the recorded ones";
    }
  }
  return {};
}

}  // namespace

std::optional<Divergence> verify(const Battle& battle, const Record& record, EventSink* watch) {
  ScriptedChance deal(record.dealt, nullptr);
  State state = new_game(battle, deal, watch);
  if (deal.failed() || !deal.used_up() || hash(state) != record.start) {
    return Divergence{0, "the set-up differs from the recorded one"};
  }
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const std::string why = check_step(battle, state, record.steps[i], watch);
    if (!why.empty()) { return Divergence{i + 1, why}; }
  }
  if (record.result) {
    const std::string why = check_result(battle, state, *record.result);
    if (!why.empty()) { return Divergence{record.steps.size(), why}; }
  }
  return std::nullopt;
}

State replay(const Battle& battle, const Record& record, std::size_t steps) {
  ScriptedChance deal(record.dealt, nullptr);
  State state = new_game(battle, deal, nullptr);
  for (std::size_t i = 0; i < steps && i < record.steps.size(); ++i) {
    ScriptedChance chance(record.steps[i].outcomes, nullptr);
    if (apply(battle, state, record.steps[i].by, record.steps[i].action, chance, nullptr) != ApplyResult::Applied) {
      break;
    }
  }
  return state;
}

}  // namespace bocage
