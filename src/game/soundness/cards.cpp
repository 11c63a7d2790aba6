// Cards: none lost, none duplicated, and each in a place that is possible at this point of the turn.
#include "game/soundness/parts.h"

namespace bocage::soundness {
namespace {

using Counts = std::array<int, kCardKinds>;  // wider than a CardBag: a loaded state may contain any number

void count(Counts& counts, const CardBag& bag) {
  for (std::size_t i = 0; i < counts.size(); ++i) { counts[i] += bag.of[i]; }
}

template <class Cards>
void count_each(Counts& counts, const Cards& cards) {
  for (const Card card : cards) { ++counts[index(card)]; }
}

Counts all_cards(const State& state) {
  const Public& open = state.open;
  Counts counts{};
  count(counts, state.hidden.deck);
  count(counts, open.discard);
  for (const CardBag& hand : state.hidden.hands) { count(counts, hand); }
  for (const std::uint8_t used : open.ambushes) { counts[index(Card::Ambush)] += used; }
  for (const auto& cards : state.hidden.given) { count_each(counts, cards); }
  if (open.is_handing_out()) { counts[index(Card::AirSortie)] -= sorties_out(state.hidden.given); }  // AIR-62
  counts[index(Card::AirSortie)] += open.sorties[0] + open.sorties[1] + (open.sortie_played ? 1 : 0);
  for (const PostTurn& post : open.posts) {
    for (const PlacedCard& placed : post.placed) { ++counts[index(placed.card)]; }
  }
  count_each(counts, state.hidden.drawn);
  for (const auto& cards : state.hidden.chip) { count_each(counts, cards); }
  count_each(counts, state.hidden.taken);
  ++counts[index(open.played)];
  counts[index(Card::None)] = 0;
  return counts;
}

// Ambushes whose attack is still being resolved.
int open_ambushes(const FrameStack& frames) {
  int open = 0;
  for (std::size_t i = 0; i < frames.depth(); ++i) {
    const auto* attack = std::get_if<AttackFrame>(&frames[i]);
    open += attack != nullptr && attack->is_ambush() ? 1 : 0;
  }
  return open;
}

std::string broken_ambushes(const Battle& battle, const Public& open) {
  if (open.ambushes[index(open.on_turn)] != 0) { return "cards.ambushes: the side on turn cannot have used one"; }
  const int used = open.ambushes[index(other(open.on_turn))];
  const int still_open = open_ambushes(open.frames);
  const bool fits =
      battle.chain().ambush_replaced_at_once ? used == still_open : used >= still_open;  // OAMB-04, AMB-15
  return fits ? "" : "cards.ambushes: not as many as the frames show";
}

std::string broken_played(const Battle& battle, const Public& open) {
  const bool any = open.played != Card::None;
  const bool none = is_before_cards(doing(open)) || doing(open) == FrameKind::KeepCard;
  // In Overlord the Commander-in-Chief need not play a card; the cards handed out show whether one was.
  const bool must = battle.spec().chain == Chain::Single && !open.sortie_played;  // AIR-05
  const bool fits = none ? !any : any || !must;
  return fits ? "" : "cards.played: must be set exactly while a card takes effect";
}

}  // namespace

std::string miscounted_cards(const Battle& battle, const State& state) {
  const Counts counts = all_cards(state);
  const CardBag deck = battle.deck();
  for (int i = 1; i < kCardKinds; ++i) {
    const auto card = static_cast<Card>(i);
    const int found = counts[index(card)];
    if (found == deck.count(card)) { continue; }
    return "cards: there are " + std::to_string(found) + " of " + std::string(name(card)) +
           " in all places together, but the battle has " + std::to_string(deck.count(card));
  }
  return {};
}

std::string broken_table(const Battle& battle, const State& state) {
  std::string broken = broken_played(battle, state.open);
  if (broken.empty()) { broken = broken_ambushes(battle, state.open); }
  if (!broken.empty()) { return broken; }
  const bool keeping = doing(state.open) == FrameKind::KeepCard;
  if (keeping != (state.hidden.drawn[0] != Card::None)) {
    return "drawn: must be set exactly while one card is to be kept";
  }
  return {};
}

}  // namespace bocage::soundness
