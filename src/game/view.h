// What one viewer may know of a game. Made by the engine; nothing else leaves it.
#pragma once

#include <optional>

#include "game/state.h"

namespace bocage {

class Chance;
struct Event;

// Somebody at the table: a side and the posts he holds; a spectator has no side. A person with several posts sees what any
// of them may see.
struct Viewer {
  std::optional<Side> side;
  RoleMask roles = kNoRole;
};
constexpr Viewer spectator() { return {}; }
constexpr Viewer viewer_at(Post post) { return {post.side, mask(post.role)}; }
constexpr Viewer viewer_of(Side side) { return {side, kEveryRole}; }

// There is no field here for another side's hand, for the deck or for a seed.
struct View {
  Public open;
  std::optional<Side> side{};  // whose eyes these are
  RoleMask roles = kNoRole;
  bool sees_hand = false;       // OVL-27: the commander's alone; with one player a side, his
  CardBag hand{};               // if he sees it
  std::array<Card, 2> drawn{};  // the cards he is choosing from (DRAW-02)
  Given given{};                // CIC-19: cards handed out and not yet shown, as far as he may know them
  Card given_as = Card::None;
  std::array<Card, kChipCards> chip{};      // COMR-08, COMR-83: under his side's chip
  std::array<Card, kChipCards> taken{};     // COMR-63: taken up from there, to be handed out
  std::array<Card, kChipCards> taken_up{};  // all that lay together
  Role named = Role::Commander;             // GUNG-61, while cards are being handed out
  friend bool operator==(const View&, const View&) = default;
};

View observe(const Battle& battle, const State& state, Viewer viewer);

// The cards the viewer cannot place: the deck and the hands he does not see together.
CardBag unseen(const Battle& battle, const View& view);

// A state that this viewer could not tell from the real one: the unseen cards are dealt again by `chance`.
State deal_unseen(const Battle& battle, const View& view, Chance& chance);

// Whether a viewer may see which card an event names (DRAW-03).
bool may_see_card(const Battle& battle, const Event& event, Viewer viewer);

}  // namespace bocage
