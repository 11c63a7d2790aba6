// state, view, pending, legal: the current position.
#include "cli/engine/asked_post.h"
#include "cli/engine/ops.h"
#include "cli/engine/seat.h"
#include "game/view.h"
#include "wire/action_json.h"
#include "wire/state_json.h"
#include "wire/view_json.h"

namespace bocage::cli::engine {
Json whole_state_json(const CurrentGame& current) {
  Json out = state_json(current.battle(), current.state());
  out["seed"] = current.seed;
  if (!current.scenario.is_null()) { out["scenario"] = current.scenario; }
  return out;
}

Json progress_json(const CurrentGame& current) {
  const Public& open = current.state().open;
  return {{"pending", pending_json(pending(current.battle(), current.state()))},
          {"over", open.over()},
          {"winner", open.over() ? Json(name(open.winner)) : Json()},
          {"hash", hash_text(current.state())}};
}

Answer state_op(Session& session, Request&) { return whole_state_json(*session.current); }

Answer view_op(Session& session, Request& request) {
  const auto seat = read_seat(request, "viewer");
  if (!seat) { return request.refusal(); }
  const CurrentGame& current = *session.current;
  const Viewer viewer{seat->side, seat->roles};
  return view_json(current.battle(), observe(current.battle(), current.state(), viewer));
}

Answer pending_op(Session& session, Request&) { return progress_json(*session.current); }

Answer legal_op(Session& session, Request& request) {
  const CurrentGame& current = *session.current;
  const auto post = read_asked_post(current, request, IfSeveral::Refuse);
  if (!post) { return request.refusal(); }
  ActionList list;
  legal(current.battle(), current.state(), *post, list);
  Json actions = Json::array();
  for (const Action& action : list) { actions.push_back(action_json(current.battle().board(), action)); }
  return Json{{"actions", actions}};
}

}  // namespace bocage::cli::engine
