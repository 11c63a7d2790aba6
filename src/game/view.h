// What one viewer may know of a game. Everything that leaves the engine for a viewer is made from this.
#pragma once

#include <optional>

#include "game/state.h"

namespace bocage {

class Chance;
struct Event;

// The eyes of a view: a side and the posts one person holds; a spectator has no side. A person with several posts sees
// what any of them may see.
struct Viewer {
  std::optional<Side> side;
  RoleMask roles = kNoRole;
};
constexpr Viewer spectator() { return {}; }
constexpr Viewer viewer_at(Post post) { return {post.side, mask(post.role)}; }
constexpr Viewer viewer_of(Side side) { return {side, kEveryRole}; }

// What a viewer knows: it has no field for the other side's hand, the deck or a seed.
struct View {
  Public open;
  std::optional<Side> side{};   // the viewer's side
  RoleMask roles = kNoRole;     // the posts the viewer holds
  bool sees_hand = false;       // OVL-27: in Overlord, the Commander-in-Chief alone; otherwise the whole side
  CardBag hand{};               // if sees_hand
  std::array<Card, 2> drawn{};  // the cards the viewer is choosing from (DRAW-02)
  Given given{};                // CIC-19: cards handed out and not yet shown, as far as the viewer may know them
  Card given_as = Card::None;   // what the commander's own card stands in for
  std::array<Card, kChipCards> chip{};      // COMR-08, COMR-83: under the chip of the viewer's side
  std::array<Card, kChipCards> taken{};     // COMR-63: taken up from there, still to be handed out
  std::array<Card, kChipCards> taken_up{};  // all that lay under it together
  Role named = Role::Commander;             // GUNG-61, while cards are being handed out
  friend bool operator==(const View&, const View&) = default;
};

View observe(const Battle& battle, const State& state, Viewer viewer);

// The cards the viewer cannot locate: the deck and the hands they cannot see, combined.
CardBag unseen(const Battle& battle, const View& view);

// Resampling: a state that this viewer could not tell from the real one. `chance` deals the unseen cards again.
State deal_unseen(const Battle& battle, const View& view, Chance& chance);

// Whether a viewer may see which card an event names (DRAW-03).
bool may_see_card(const Battle& battle, const Event& event, Viewer viewer);

}  // namespace bocage
