#include "server/screen/view_json.h"

#include <algorithm>

#include "rules/medals.h"
#include "server/screen/extras_json.h"
#include "server/screen/talk_json.h"
#include "server/screen/units_json.h"
#include "wire/action_json.h"
#include "wire/by_side.h"
#include "wire/phase.h"
#include "wire/posts_json.h"
#include "wire/state_json.h"
#include "wire/words.h"

namespace bocage::server {
namespace {

// The cards outside the public state that the viewer may know.
struct KnownCards {
  BySide<const CardBag*> hands{};  // null: only how many
  const std::array<Card, 2>& drawn;
  const Given& given;
  Card given_as;
  KnownChips chips;
};

// Medals in the order of the battle's list, exits after the objectives; an exit gives one medal per unit and has no
// single holder.
void write_held(JsonWriter& out, const Battle& battle, const Field& field) {
  out.open_list();
  const auto& objectives = battle.spec().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Objective& medal = objectives[i];
    const bool kept = ((field.objectives_kept >> i) & 1U) != 0;
    const bool counts = kept || holds(field, medal.side, medal.hexes, medal.need);
    counts ? out.value(name(medal.side)) : out.null();
  }
  for (std::size_t i = 0; i < battle.spec().exits.size(); ++i) { out.null(); }
  out.close_list();
}

void write_last(JsonWriter& out, const Public& open, Side side) {
  out.open_list();
  for (const auto& of_post : open.last[index(side)]) {
    for (const LastPlay& play : of_post) {
      if (play.acting != Card::None) { out.value(name(play.acting)); }
    }
  }
  out.close_list();
}

void write_posts(JsonWriter& out, const Public& open, const Given& given) {
  out.open_object();
  for (const Role role : kRoles) {
    const PostTurn& post = open.posts[index(role)];
    const auto& cards = given[index(role)];
    const bool any_card = std::any_of(cards.begin(), cards.end(), [](Card card) { return card != Card::None; });
    if (post == PostTurn{} && !any_card) { continue; }
    out.object(name(role), [&] {
      out.member("step", name(post.step));
      out.member("given", post.given);
      out.key("placed");
      write_placed(out, post.placed);
      if (any_card) {
        out.key("cards");
        write_card_names(out, cards);
      }
    });
  }
  out.close_object();
}

// The attack in progress; an Ambush within it is on top.
void write_attack(JsonWriter& out, const Battle& battle, const FrameStack& frames) {
  for (std::size_t i = frames.depth(); i-- > 0;) {
    const auto* attack = std::get_if<AttackFrame>(&frames[i]);
    if (attack == nullptr) { continue; }
    return out.object("attack", [&] {
      out.key("from");
      write_hex(out, battle.board(), attack->from);
      out.key("at");
      write_hex(out, battle.board(), attack->at);
    });
  }
}

void write_visit(JsonWriter& out, const Public& open) {
  out.object("visit", [&] {
    out.member("state", name(open.visit));
    if (open.visit != Visit::NotYet) { out.member("post", name(open.visited)); }
  });
}

void write_targets(JsonWriter& out, const Battle& battle, const Public& open) {
  out.list("targets", [&] {
    for (std::size_t i = 0; i < open.targets_named; ++i) {
      write_hex(out, battle.board(), open.field[open.targets[i]].at);
    }
  });
}

void write_known(JsonWriter& out, const Battle& battle, const Public& open, const KnownCards& known) {
  out.key("hands");
  write_by_side(out, [&](Side side) {
    const CardBag* hand = known.hands[index(side)];
    hand != nullptr ? write_cards(out, *hand) : out.value(open.hand_size[index(side)]);
  });
  out.key("drawn");
  write_card_names(out, known.drawn);
  out.key("posts");
  write_posts(out, open, known.given);
  if (known.given_as != Card::None) { out.member("given_as", name(known.given_as)); }
  write_chips(out, battle, open, known.chips);
}

}  // namespace

void write_open_view(JsonWriter& out, const Battle& battle, const Public& open) {
  const Field& field = open.field;
  out.member("turn", open.turn);
  out.member("side", name(open.on_turn));
  out.member("phase", phase_name(open));
  out.member("over", open.over());
  if (open.over()) {
    out.member("winner", name(open.winner));
    out.member("ending", name(open.ending));
  }
  out.key("medals");
  write_by_side(out, [&](Side side) { out.value(medals(battle, field, side)); });
  out.key("needed");
  write_by_side(out, [&](Side side) { out.value(battle.spec().medals[index(side)]); });
  out.key("held");
  write_held(out, battle, field);
  out.key("units");
  write_units(out, battle, open);
  out.key("wire");
  write_hexes(out, battle.board(), field.wire);
  out.key("sandbags");
  write_hexes(out, battle.board(), field.sandbags);
  out.member("deck", open.deck_size);
  out.key("discard");
  write_discard(out, open.discard, open.discard_top);
  if (open.played != Card::None) { out.member("played", name(open.played)); }
  if (open.acting != Card::None) { out.member("acting", name(open.acting)); }
  out.key("last");
  write_by_side(out, [&](Side side) { write_last(out, open, side); });
  write_visit(out, open);
  write_targets(out, battle, open);
  write_attack(out, battle, open.frames);
  write_extras(out, battle, open);
}

void write_own_view(JsonWriter& out, const Battle& battle, const View& view) {
  KnownCards known{.drawn = view.drawn,
                   .given = view.given,
                   .given_as = view.given_as,
                   .chips = {.taken = view.taken, .naming = view.named}};
  if (view.side && view.sees_hand) {
    known.hands[index(*view.side)] = &view.hand;
    known.chips.chips[index(*view.side)] = &view.chip;
  }
  write_known(out, battle, view.open, known);
}

Json screen_view_json(const Battle& battle, const View& view, const TalkOptions& talk) {
  return json_tree([&](JsonWriter& out) {
    out.open_object();
    write_open_view(out, battle, view.open);
    write_own_view(out, battle, view);
    out.key("talk");
    write_talk(out, battle, view.open, {view.side, view.roles}, talk);
    out.close_object();
  });
}

Json open_view_json(const Battle& battle, const State& state) {
  const Hidden& hidden = state.hidden;
  const KnownCards known{
      .hands = {&hidden.hands[0], &hidden.hands[1]},
      .drawn = hidden.drawn,
      .given = hidden.given,
      .given_as = hidden.given_as,
      .chips = {.chips = {&hidden.chip[0], &hidden.chip[1]}, .taken = hidden.taken, .naming = hidden.named}};
  Json view = json_tree([&](JsonWriter& out) {
    out.open_object();
    write_open_view(out, battle, state.open);
    write_known(out, battle, state.open, known);
    out.key("talk");
    write_talk(out, battle, state.open, spectator(), {});
    out.close_object();
  });
  view["talk"]["to"] = Json::array();  // there is no talk in a replay
  return view;
}

}  // namespace bocage::server
