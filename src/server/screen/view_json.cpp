#include "server/screen/view_json.h"

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

template <class Cards>
Json names_of(const Cards& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    if (card != Card::None) { list.push_back(name(card)); }
  }
  return list;
}

// Medals in the order of the battle's list, exits after the objectives; an exit gives one medal per unit and has no
// single holder.
Json held_json(const Battle& battle, const Field& field) {
  Json list = Json::array();
  const auto& objectives = battle.spec().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Objective& medal = objectives[i];
    const bool kept = ((field.objectives_kept >> i) & 1U) != 0;
    const bool counts = kept || holds(field, medal.side, medal.hexes, medal.need);
    list.push_back(counts ? Json(name(medal.side)) : Json());
  }
  for (std::size_t i = 0; i < battle.spec().exits.size(); ++i) { list.push_back(nullptr); }
  return list;
}

Json last_json(const Public& open, Side side) {
  Json list = Json::array();
  for (const auto& of_post : open.last[index(side)]) {
    for (const LastPlay& play : of_post) {
      if (play.acting != Card::None) { list.push_back(name(play.acting)); }
    }
  }
  return list;
}

Json screen_posts_json(const Public& open, const Given& given) {
  Json out = Json::object();
  for (const Role role : kRoles) {
    const PostTurn& post = open.posts[index(role)];
    Json cards = names_of(given[index(role)]);
    if (post == PostTurn{} && cards.empty()) { continue; }
    Json& line =
        out[name(role)] = {{"step", name(post.step)}, {"given", post.given}, {"placed", placed_json(post.placed)}};
    if (!cards.empty()) { line["cards"] = std::move(cards); }
  }
  return out;
}

// The attack in progress; an Ambush within it is on top.
void add_attack(Json& out, const Battle& battle, const FrameStack& frames) {
  for (std::size_t i = frames.depth(); i-- > 0;) {
    const auto* attack = std::get_if<AttackFrame>(&frames[i]);
    if (attack == nullptr) { continue; }
    out["attack"] = {{"from", hex_json(battle.board(), attack->from)}, {"at", hex_json(battle.board(), attack->at)}};
    return;
  }
}

Json shown_json(const Battle& battle, const Public& open, const KnownCards& known) {
  const Field& field = open.field;
  Json out = {{"turn", open.turn},
              {"side", name(open.on_turn)},
              {"phase", phase_name(open)},
              {"over", open.over()},
              {"winner", open.over() ? Json(name(open.winner)) : Json()},
              {"ending", open.over() ? Json(name(open.ending)) : Json()},
              {"medals", by_side([&](Side side) { return medals(battle, field, side); })},
              {"needed", by_side([&](Side side) { return battle.spec().medals[index(side)]; })},
              {"held", held_json(battle, field)}};
  out["units"] = screen_units_json(battle, open);
  out["wire"] = hexes_json(battle.board(), field.wire);
  out["sandbags"] = hexes_json(battle.board(), field.sandbags);
  out["hands"] = by_side([&](Side side) {
    const CardBag* hand = known.hands[index(side)];
    return hand != nullptr ? cards_json(*hand) : Json(open.hand_size[index(side)]);
  });
  out["drawn"] = names_of(known.drawn);
  out["deck"] = open.deck_size;
  out["discard"] = discard_json(open.discard, open.discard_top);
  out["played"] = card_json(open.played);
  out["acting"] = card_json(open.acting);
  out["last"] = by_side([&](Side side) { return last_json(open, side); });
  out["posts"] = screen_posts_json(open, known.given);
  if (known.given_as != Card::None) { out["given_as"] = name(known.given_as); }
  out["visit"] = {{"state", name(open.visit)},
                  {"post", open.visit == Visit::NotYet ? Json() : Json(name(open.visited))}};
  out["targets"] = targets_json(battle, open.field, open.targets, open.targets_named);
  add_attack(out, battle, open.frames);
  add_screen_extras(out, battle, open);
  add_chips(out, battle, open, known.chips);
  return out;
}

}  // namespace

Json screen_view_json(const Battle& battle, const View& view, const TalkOptions& talk) {
  KnownCards known{.drawn = view.drawn,
                   .given = view.given,
                   .given_as = view.given_as,
                   .chips = {.taken = view.taken, .naming = view.named}};
  if (view.side && view.sees_hand) {
    known.hands[index(*view.side)] = &view.hand;
    known.chips.chips[index(*view.side)] = &view.chip;
  }
  Json out = shown_json(battle, view.open, known);
  out["talk"] = talk_json(battle, view.open, {view.side, view.roles}, talk);
  return out;
}

Json open_view_json(const Battle& battle, const State& state) {
  const Hidden& hidden = state.hidden;
  KnownCards known{
      .hands = {&hidden.hands[0], &hidden.hands[1]},
      .drawn = hidden.drawn,
      .given = hidden.given,
      .given_as = hidden.given_as,
      .chips = {.chips = {&hidden.chip[0], &hidden.chip[1]}, .taken = hidden.taken, .naming = hidden.named}};
  Json out = shown_json(battle, state.open, known);
  out["talk"] = talk_json(battle, state.open, spectator(), {});
  out["talk"]["to"] = Json::array();  // there is no talk in a replay
  return out;
}

}  // namespace bocage::server
