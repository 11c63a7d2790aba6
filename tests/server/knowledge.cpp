#include "knowledge.h"

#include <sstream>

namespace bocage {
namespace {

const CardNames& all_names() {
  static const CardNames kNames = [] {
    CardNames names;
    for (const CardInfo& card : kCards) { names.emplace(card.name); }
    names.erase(std::string(name(Card::None)));
    return names;
  }();
  return kNames;
}

class Collector {
 public:
  void add(Card card) {
    if (card != Card::None) { names.emplace(name(card)); }
  }
  void add(const CardBag& bag) {
    bag.for_each_kind([&](Card card) { add(card); });
  }
  template <class Cards>
  void add_each(const Cards& cards) {
    for (const Card card : cards) { add(card); }
  }
  CardNames names;
};

// Public cards: the discard pile and the cards on the table, with what they act as.
void add_open(Collector& known, const Public& open) {
  known.add(open.discard);
  known.add(open.discard_top);
  known.add(open.played);
  known.add(open.acting);
  // AMB-15: an Ambush used this turn stays face up until the end of the turn.
  if (open.ambushes != BySide<std::uint8_t>{}) { known.add(Card::Ambush); }
  for (const PostTurn& post : open.posts) {
    for (const PlacedCard& placed : post.placed) {
      known.add(placed.card);
      known.add(placed.acting);
    }
  }
  for (const auto& side : open.last) {
    for (const auto& post : side) {
      for (const LastPlay& play : post) {
        known.add(play.acting);
        known.add(info(play.acting).mirrored);  // CTR-04: what a Counter-Attack would make of it
      }
    }
  }
}

// The battle's rules are public, including what a Recon may be played as.
void add_printed(Collector& known, const BattleSpec& spec) {
  if (spec.recon_strike) { known.add(Card::AirPower); }
  if (spec.recon_barrage) { known.add(Card::Barrage); }
}

// AIR-04: Air Sorties are face up. AIR-70, EF-01: other cards may be used as one.
void add_sorties(Collector& known, const Battle& battle) {
  if (battle.air()) { known.add(Card::AirSortie); }
}

}  // namespace

CardNames may_know(const Battle& battle, const State& state, Viewer viewer) {
  Collector known;
  add_open(known, state.open);
  add_printed(known, battle.spec());
  add_sorties(known, battle);
  if (!viewer.side) { return known.names; }
  // OVL-27: only the Commander-in-Chief sees the hand; outside Overlord, the whole side does.
  const bool commands = battle.spec().chain == Chain::Single || has(viewer.roles, Role::Commander);
  const bool on_turn = viewer.side == state.open.on_turn;
  if (commands) {
    known.add(state.hidden.hands[index(*viewer.side)]);
    known.add_each(state.hidden.chip[index(*viewer.side)]);  // COMR-08, COMR-83
  }
  if (commands && on_turn) {
    known.add_each(state.hidden.taken);
    known.add_each(state.hidden.drawn);
    known.add(state.hidden.given_as);
  }
  // CIC-19: cards handed out are known to the Commander-in-Chief, and to their receivers once the hand-out is over.
  for (const Role role : kRoles) {
    const bool received = has(viewer.roles, role) && !state.open.is_handing_out();
    if (on_turn && (commands || received)) { known.add_each(state.hidden.given[index(role)]); }
  }
  return known.names;
}

CardNames named_in(const Json& message) {
  CardNames found;
  if (message.is_string()) {
    std::istringstream words(message.get<std::string>());
    for (std::string word; words >> word;) {
      if (all_names().contains(word)) { found.insert(word); }
    }
  }
  if (message.is_array()) {
    for (const Json& part : message) { found.merge(named_in(part)); }
  }
  if (message.is_object()) {
    for (const auto& [key, part] : message.items()) {
      if (key != "decision" && key != "kind") { found.merge(named_in(part)); }
    }
  }
  return found;
}

}  // namespace bocage
