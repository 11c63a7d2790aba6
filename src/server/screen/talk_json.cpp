#include "server/screen/talk_json.h"

#include "server/table/post_set.h"

namespace bocage::server {
namespace {

std::string_view word(TalkPhase phase) {
  switch (phase) {
    case TalkPhase::Council: return "council";
    case TalkPhase::HandOut: return "hand-out";
    case TalkPhase::OwnTurn: return "own-turn";
    case TalkPhase::EnemyTurn: return "enemy-turn";
    case TalkPhase::After: return "after";
  }
  return "";
}

enum class TableHears : std::uint8_t { No, Yes };

// The addressees: the table, the viewer's side as a whole, and the posts that `may_hear` accepts, except the viewer's
// own.
template <class MayHear>
Json addressees(const Battle& battle, Viewer viewer, TableHears table, MayHear may_hear) {
  Json to = Json::array();
  if (table == TableHears::Yes) { to.push_back("table"); }
  bool any_of_own_side = false;
  Json posts = Json::array();
  posts_of_battle(battle).for_each([&](Post post) {
    const bool own_side = viewer.side == post.side;
    if ((own_side && has(viewer.roles, post.role)) || !may_hear(post)) { return; }
    any_of_own_side = any_of_own_side || own_side;
    posts.push_back(post_text(post));
  });
  if (any_of_own_side) { to.push_back("side"); }
  for (Json& post : posts) { to.push_back(std::move(post)); }
  return to;
}

Json phase_json(const Battle& battle, TalkPhase phase) {
  return battle.chain().talk_is_free ? Json() : Json(word(phase));
}

}  // namespace

Json talk_json(const Battle& battle, const Public& open, Viewer viewer, const TalkOptions& options) {
  const Talker from{viewer.side, viewer.roles};
  const auto table = may_talk_to_table(battle, open, from, options) ? TableHears::Yes : TableHears::No;
  return {{"phase", phase_json(battle, talk_phase(open, viewer.side.value_or(open.on_turn)))},
          {"to", addressees(battle, viewer, table,
                            [&](Post post) { return may_talk(battle, open, from, talker_at(post), options); })}};
}

Json talk_after_json(const Battle& battle, Viewer viewer) {
  return {{"phase", phase_json(battle, TalkPhase::After)},
          {"to", addressees(battle, viewer, TableHears::Yes, [](Post) { return true; })}};
}

}  // namespace bocage::server
