// sight, odds: questions about the board as it stands, in any phase.
#include "cli/engine/ops.h"
#include "rules/combat.h"
#include "rules/odds.h"
#include "rules/retreat.h"
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

// What is asked at the moment, as far as it is about battles.
struct Moment {
  std::optional<PendingPost> battles;  // whoever may declare a battle now
  Occasion occasion = Occasion::Battle;
};
bool is_about_battles(Decision decision) {
  return decision == Decision::Battle || decision == Decision::BattleAgain || decision == Decision::Overrun;
}
// Where several generals battle at the same time, the one who ordered the attacker.
Moment moment_of(const Battle& battle, const State& state, UnitId attacker) {
  Moment moment;
  for (const PendingPost& asked : pending(battle, state)) {
    const bool his = asked.post.role == state.open.field[attacker].by;
    if (!is_about_battles(asked.decision) || (moment.battles && !his)) { continue; }
    moment = {asked, asked.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Battle};
  }
  return moment;
}

void add_modifier(Json& list, std::string_view what, std::string_view where, int dice) {
  if (dice == 0) { return; }
  list.push_back({{"why", std::string(what) + " (" + std::string(where) + ")"}, {"dice", dice}});
}

// BAT-14: only the best protection counts. Which it is, by its name.
std::string_view best_cover(const Battle& battle, const Field& field, Arm attacker, UnitId target, int cover) {
  const Hex at = field[target].at;
  const TerrainInfo& ground = battle.ground(at);
  for (const WorkAt& work : battle.works()) {
    const WorkInfo& row = info(work.is);
    const bool serves = !row.serves_owner_only || work.owner == battle.side(target);
    if (work.at == at && row.lasts && serves && row.protection[index(attacker)] == cover) { return row.name; }
  }
  if (ground.protection[index(attacker)] == cover) { return ground.name; }
  if (field.sandbags.contains(at) && info(Work::Sandbags).protection[index(attacker)] == cover) {
    return info(Work::Sandbags).name;
  }
  return ground.name;  // a hill, seen from below
}

Json modifiers_json(const Battle& battle, const Field& field, UnitId attacker, UnitId target, const DiceCount& dice) {
  Json list = Json::array();
  const Hex from = field[attacker].at;
  const Arm arm = battle.arm(attacker);
  add_modifier(list, name(field[attacker].effect), "card", dice.card);
  const int by_ground = std::min(battle.own_penalty(arm, from), dice.own_hex);
  add_modifier(list, battle.ground(from).name, "own hex", -by_ground);
  add_modifier(list, info(Work::Wire).name, "own hex", by_ground - dice.own_hex);
  if (dice.cover != 0) {
    add_modifier(list, best_cover(battle, field, arm, target, dice.cover), "target's hex", -dice.cover);
  }
  return list;
}

std::string in_words(Ban ban) { return std::string(info(ban).rule) + ": " + std::string(info(ban).why); }

// Why this battle may not be declared now; empty if it may.
std::string why_no_battle(const Battle& battle, const State& state, const Moment& now, UnitId attacker, Pair hexes) {
  if (state.open.over()) { return "the battle is over"; }
  const Action action{.kind = ActionKind::Battle, .unit = hexes.from, .to = hexes.to};
  if (now.battles && now.battles->post.side == battle.side(attacker)) {
    return why_not(battle, state, now.battles->post, action);
  }
  const Ban ban = may_attack(battle, state.open.field, attacker, hexes.to, now.occasion);
  if (ban != Ban::None) { return in_words(ban); }
  return now.battles ? "TURN-01: the other side is on turn"
                     : "TURN-01: no battles are declared at this point of the turn";
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

  const Moment now = moment_of(battle, state, attacker);
  const DiceCount dice = dice_for(battle, field, attacker, target, now.occasion);
  const int ignorable = may_ignore_flag(battle, field, target) ? 1 : 0;
  const Odds chances = odds(dice.total(), battle.arm(target), field[target].figures, ignorable, Stars::Miss);
  const std::string why = why_no_battle(battle, state, now, attacker, *hexes);
  return Json{{"dice", dice.total()},
              {"base", dice.base},
              {"modifiers", modifiers_json(battle, field, attacker, target, dice)},
              {"expected_hits", chances.expected_hits},
              {"p_eliminate", chances.eliminate},
              {"p_retreat", chances.retreat},
              {"attackable", may_attack(battle, field, attacker, hexes->to, now.occasion) == Ban::None},
              {"legal", why.empty()},
              {"why", why}};
}

}  // namespace bocage::cli::engine
