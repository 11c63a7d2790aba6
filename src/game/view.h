// What one viewer may know of a game. Made by the engine; nothing else leaves it.
#pragma once

#include <optional>

#include "game/state.h"

namespace bocage {

// Somebody at the table: a post, or a spectator if there is none.
struct Viewer {
  std::optional<Post> post;
};
constexpr Viewer spectator() { return {}; }
constexpr Viewer viewer_at(Post post) { return {post}; }
constexpr Viewer viewer_of(Side side) { return {Post{side, Role::Commander}}; }

// There is no field here for another side's hand, for the deck or for a seed.
struct View {
  Public open;
  std::optional<Side> side{};   // whose eyes these are
  CardBag hand{};               // the viewer's own
  std::array<Card, 2> drawn{};  // the cards he is choosing from (DRAW-02)
  friend bool operator==(const View&, const View&) = default;
};

View observe(const Battle& battle, const State& state, Viewer viewer);

// The cards the viewer cannot place: the deck and the other hand together, and for a spectator both hands.
CardBag unseen(const Battle& battle, const View& view);

// A state that this viewer could not tell from the real one: the unseen cards are dealt again by `chance`.
class Chance;
State deal_unseen(const Battle& battle, const View& view, Chance& chance);

// Whether a viewer may see which card an event names (DRAW-03).
bool may_see_card(const struct Event& event, Viewer viewer);

}  // namespace bocage
