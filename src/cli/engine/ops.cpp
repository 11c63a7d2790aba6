#include "cli/engine/ops.h"

#include "ai/player.h"

namespace bocage::cli::engine {
namespace {

Answer help_op(Session& session, Request&) {
  Json list = Json::array();
  for (const Op& op : ops()) { list.push_back({{"op", op.name}, {"asks", op.asks}, {"answers", op.answers}}); }
  return Json{{"ops", list}, {"battles", session.library.ids()}, {"players", player_names()}};
}

Answer quit_op(Session& session, Request&) {
  session.ended = true;
  return Json{{"ok", true}};
}

constexpr auto kOps = std::to_array<Op>({
    {"new", Needs::Nothing, "battle or scenario, [seed], [options], [hands]", "ok, pending", new_game_op},
    {"state", Needs::Game, "", "the whole state", state_op},
    {"load", Needs::Nothing, "state, [seed]", "ok, pending", load_op},
    {"view", Needs::Game, "viewer", "what that viewer may know", view_op},
    {"pending", Needs::Game, "", "pending", pending_op},
    {"legal", Needs::Game, "[side], [post]", "actions", legal_op},
    {"apply", Needs::Game, "action, [side], [post], [dice], [draw], [pick]", "events, pending", apply_op},
    {"sight", Needs::Game, "from, to", "visible, blockers", sight_op},
    {"odds", Needs::Game, "from, to", "dice, modifiers, expected_hits, p_eliminate, p_retreat, legal, why", odds_op},
    {"talk", Needs::Game, "from, [to], [options]", "may, phase", talk_op},
    {"undo", Needs::Game, "", "the state before", undo_op},
    {"go", Needs::Game, "player, [seed], [side], [post], [ms], [nodes]", "action, side, post, [chance]", go_op},
    {"hint", Needs::Game, "[seed], [side], [post], [ms], [nodes]", "action, side, post, [chance]", hint_op},
    {"help", Needs::Nothing, "", "ops, battles, players", help_op},
    {"quit", Needs::Nothing, "", "ok, and the program ends", quit_op},
});

}  // namespace

std::span<const Op> ops() { return kOps; }

}  // namespace bocage::cli::engine
