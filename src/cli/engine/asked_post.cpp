#include "cli/engine/asked_post.h"

#include "cli/engine/seat.h"
#include "game/engine.h"

namespace bocage::cli::engine {
namespace {

std::string in_words(const std::vector<PendingPost>& posts) {
  std::string text;
  for (const PendingPost& asked : posts) {
    if (!text.empty()) { text += ", "; }
    text += post_text(asked.post) + " (" + std::string(name(asked.decision)) + ")";
  }
  return text;
}

}  // namespace

std::optional<Post> read_asked_post(const CurrentGame& current, Request& request, IfSeveral several) {
  std::optional<Side> side;
  std::optional<Role> role;
  if (request["side"].given()) { side = read_side(request["side"]); }
  if (request["post"].given()) { role = read_role(request["post"]); }
  if (!request.is_sound()) { return std::nullopt; }

  std::vector<PendingPost> fitting;
  for (const PendingPost& asked : pending(current.battle(), current.state())) {
    const bool fits = (!side || *side == asked.post.side) && (!role || *role == asked.post.role);
    if (fits) { fitting.push_back(asked); }
  }
  if (fitting.size() > 1 && several == IfSeveral::Refuse) {
    request["post"].fault("several posts are asked, name one: " + in_words(fitting));
    return std::nullopt;
  }
  if (!fitting.empty()) { return fitting.front().post; }
  return Post{side.value_or(current.state().open.on_turn), role.value_or(Role::Commander)};
}

}  // namespace bocage::cli::engine
