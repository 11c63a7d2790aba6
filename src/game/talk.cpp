#include "game/talk.h"

namespace bocage {
namespace {

// COM-14: the holder of the commander's post is the commander, whatever other posts they hold.
bool is_commander(const Talker& talker) { return has(talker.roles, Role::Commander); }

bool is_free(TalkPhase phase) { return phase == TalkPhase::Council || phase == TalkPhase::After; }

// COM-03 to COM-09: during the battle, the Commander-in-Chief and a Field General talk only during a visit.
bool may_commander_talk(const Public& open, TalkPhase phase, const Talker& general) {
  return phase == TalkPhase::HandOut && open.visit == Visit::Begun && has(general.roles, open.visited);
}

}  // namespace

TalkPhase talk_phase(const Public& open, Side side) {
  if (open.over()) { return TalkPhase::After; }
  if (!open.council_over) { return TalkPhase::Council; }
  if (open.on_turn != side) { return TalkPhase::EnemyTurn; }
  return open.is_handing_out() ? TalkPhase::HandOut : TalkPhase::OwnTurn;
}

bool may_talk(const Battle& battle, const Public& open, Talker from, Talker to, TalkOptions options) {
  if (battle.chain().talk_is_free) { return true; }
  const Side side = from.side.value_or(to.side.value_or(Side::Axis));
  const TalkPhase phase = talk_phase(open, side);
  if (is_free(phase)) { return true; }                            // COM-01, COM-20
  if (!from.side || !to.side) { return !from.side && !to.side; }  // COM-19
  if (from.side != to.side) { return options.between_sides; }     // COM-18
  if (is_commander(from) && is_commander(to)) { return true; }    // COM-15: the same person
  if (is_commander(from)) { return may_commander_talk(open, phase, to); }
  if (is_commander(to)) { return may_commander_talk(open, phase, from); }
  return true;  // COM-08
}

bool may_talk_to_table(const Battle& battle, const Public& open, Talker from, TalkOptions options) {
  if (battle.chain().talk_is_free) { return true; }
  if (is_free(talk_phase(open, from.side.value_or(Side::Axis)))) { return true; }
  return from.side.has_value() && !is_commander(from) && options.generals_to_table;
}

}  // namespace bocage
