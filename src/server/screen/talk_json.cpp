#include "server/screen/talk_json.h"

#include "server/table/post_set.h"

namespace bocage::server {
namespace {

constexpr std::array<std::string_view, 5> kTalkPhaseNames{"council", "hand-out", "own-turn", "enemy-turn", "after"};

// The posts that `may` accepts, except the viewer's own; their side as a whole comes first.
template <class May>
Json posts_to_talk_to(const Battle& battle, Viewer viewer, bool table, May may) {
  Json to = Json::array();
  if (table) { to.push_back("table"); }
  bool side = false;
  Json posts = Json::array();
  posts_of_battle(battle).for_each([&](Post post) {
    const bool own_side = viewer.side == post.side;
    if ((own_side && has(viewer.roles, post.role)) || !may(post)) { return; }
    side = side || own_side;
    posts.push_back(post_text(post));
  });
  if (side) { to.push_back("side"); }
  for (Json& post : posts) { to.push_back(std::move(post)); }
  return to;
}

Json phase_json(const Battle& battle, TalkPhase phase) {
  const bool chain = !battle.chain().talk_is_free;
  return chain ? Json(kTalkPhaseNames[static_cast<std::size_t>(phase)]) : Json();
}

}  // namespace

Json talk_json(const Battle& battle, const Public& open, Viewer viewer, const TalkOptions& options) {
  const Talker from{viewer.side, viewer.roles};
  const bool table = may_talk_to_table(battle, open, from, options);
  return {{"phase", phase_json(battle, talk_phase(open, viewer.side.value_or(open.on_turn)))},
          {"to", posts_to_talk_to(battle, viewer, table,
                                  [&](Post post) { return may_talk(battle, open, from, talker_at(post), options); })}};
}

Json talk_after_json(const Battle& battle, Viewer viewer) {
  return {{"phase", phase_json(battle, TalkPhase::After)},
          {"to", posts_to_talk_to(battle, viewer, true, [](Post) { return true; })}};
}

}  // namespace bocage::server
