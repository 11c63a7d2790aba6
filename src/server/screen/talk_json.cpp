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

// The phase has a meaning only where the chain of command restricts talk.
void write_phase(JsonWriter& out, const Battle& battle, TalkPhase phase) {
  if (!battle.chain().talk_is_free) { out.member("phase", word(phase)); }
}

// The addressees: the table, the viewer's side as a whole, and the posts that `may_hear` accepts, except the viewer's
// own.
template <class MayHear>
void write_addressees(JsonWriter& out, const Battle& battle, Viewer viewer, bool table_hears, MayHear may_hear) {
  PostSet posts;
  bool any_of_own_side = false;
  posts_of_battle(battle).for_each([&](Post post) {
    const bool own_side = viewer.side == post.side;
    if ((own_side && has(viewer.roles, post.role)) || !may_hear(post)) { return; }
    any_of_own_side = any_of_own_side || own_side;
    posts.add(post);
  });
  out.list("to", [&] {
    if (table_hears) { out.value("table"); }
    if (any_of_own_side) { out.value("side"); }
    posts.for_each([&](Post post) { out.value(post_text(post)); });
  });
}

}  // namespace

void write_talk(JsonWriter& out, const Battle& battle, const Public& open, Viewer viewer, const TalkOptions& options) {
  const Talker from{viewer.side, viewer.roles};
  out.open_object();
  write_phase(out, battle, talk_phase(open, viewer.side.value_or(open.on_turn)));
  write_addressees(out, battle, viewer, may_talk_to_table(battle, open, from, options),
                   [&](Post post) { return may_talk(battle, open, from, talker_at(post), options); });
  out.close_object();
}

void write_talk_after(JsonWriter& out, const Battle& battle, Viewer viewer) {
  out.open_object();
  write_phase(out, battle, TalkPhase::After);
  write_addressees(out, battle, viewer, true, [](Post) { return true; });
  out.close_object();
}

}  // namespace bocage::server
