// state, view, pending, legal: what there is to see.
#include "cli/engine/action_json.h"
#include "cli/engine/ops.h"
#include "cli/engine/state_json.h"
#include "cli/engine/view_json.h"
#include "game/view.h"

namespace bocage::cli::engine {
namespace {

// "axis", "allies", "spectator", or a post such as "allies/left".
std::optional<Viewer> read_viewer(const Node& node) {
  const auto text = node.text();
  if (!text) { return std::nullopt; }
  if (*text == "spectator") { return spectator(); }
  for (const Side side : kSides) {
    if (*text == name(side)) { return viewer_of(side); }
    for (const Role role : kRoles) {
      if (*text == std::string(name(side)) + "/" + std::string(name(role))) { return viewer_at({side, role}); }
    }
  }
  node.fault("must be axis, allies, spectator or a post such as allies/left, not " + bocage::quoted(*text));
  return std::nullopt;
}

}  // namespace

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

std::optional<Post> named_post(const CurrentGame& current, Request& request) {
  std::optional<Side> side;
  std::optional<Role> role;
  if (request["side"].given()) { side = read_side(request["side"]); }
  if (request["post"].given()) { role = read_role(request["post"]); }
  if (!request.is_sound()) { return std::nullopt; }

  std::vector<Post> fitting;
  for (const PendingPost& asked : pending(current.battle(), current.state())) {
    const bool fits = (!side || *side == asked.post.side) && (!role || *role == asked.post.role);
    if (fits) { fitting.push_back(asked.post); }
  }
  if (fitting.size() > 1) {
    request["post"].fault("several posts are asked; name one");
    return std::nullopt;
  }
  if (fitting.size() == 1) { return fitting.front(); }
  return Post{side.value_or(current.state().open.on_turn), role.value_or(Role::Commander)};
}

Answer state_op(Session& session, Request&) { return whole_state_json(*session.current); }

Answer view_op(Session& session, Request& request) {
  const auto viewer = read_viewer(request["viewer"]);
  if (!viewer) { return request.refusal(); }
  const CurrentGame& current = *session.current;
  return view_json(current.battle(), observe(current.battle(), current.state(), *viewer));
}

Answer pending_op(Session& session, Request&) { return progress_json(*session.current); }

Answer legal_op(Session& session, Request& request) {
  const CurrentGame& current = *session.current;
  const auto post = named_post(current, request);
  if (!post) { return request.refusal(); }
  ActionList list;
  legal(current.battle(), current.state(), *post, list);
  Json actions = Json::array();
  for (const Action& action : list) { actions.push_back(action_json(current.battle().board(), action)); }
  return Json{{"actions", actions}};
}

}  // namespace bocage::cli::engine
