// The engine's interface: who must decide what, what is legal, what an action does.
#pragma once

#include "game/action.h"
#include "game/chance.h"
#include "game/event.h"
#include "game/state.h"

namespace bocage {

enum class Decision : std::uint8_t {
  Airdrop,
  Play,
  Section,
  Patient,
  Order,
  Move,
  Attack,
  Target,
  Strike,
  AttackAgain,
  SecondMove,
  Ambush,
  IgnoreFlag,
  Retreat,
  TakeGround,
  Overrun,
  Keep,
  HandOut,
  Place,
  Initiative,
  InitiativeFlag,
  InitiativeLoss,
  Chip,     // COMR
  Fly,      // AIR-13
  Dismiss,  // AIR-69
};
inline constexpr int kDecisions = 25;
std::string_view name(Decision decision);

struct PendingPost {
  Post post;
  Decision decision = Decision::Play;
  friend constexpr bool operator==(const PendingPost&, const PendingPost&) = default;
};

// The posts that must choose now; several while Field Generals act at the same time. Empty only when the battle is
// over.
class Pending {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const PendingPost& operator[](std::size_t i) const { return posts_[i]; }
  const PendingPost* begin() const { return posts_.data(); }
  const PendingPost* end() const { return posts_.data() + size_; }
  void add(const PendingPost& post) { posts_[size_++] = post; }
  // What this post is asked, or null.
  const PendingPost* of(Post post) const {
    for (const PendingPost& asked : *this) {
      if (asked.post == post) { return &asked; }
    }
    return nullptr;
  }
  bool has(Post post) const { return of(post) != nullptr; }
  friend bool operator==(const Pending&, const Pending&) = default;

 private:
  std::array<PendingPost, 4> posts_{};
  std::size_t size_ = 0;
};

enum class Outcome : std::uint8_t { Applied, GameOver, NotYourDecision, NotOffered };

// Sets up a battle: units on their hexes, cards dealt, first player to act (SET). `events` may be null.
State new_game(const Battle& battle, Chance& chance, EventSink* events);

Pending pending(const Battle& battle, const State& state);
// Every legal action of this post; empty if it is not asked. No action is listed twice.
void legal(const Battle& battle, const State& state, Post post, ActionList& out);
bool is_legal(const Battle& battle, const State& state, Post post, const Action& action);

// Applies a legal action. An illegal one changes nothing; the outcome says so, and why_not() in refusal.h explains it.
[[nodiscard]] Outcome apply(const Battle& battle, State& state, Post by, const Action& action, Chance& chance,
                            EventSink* events);

}  // namespace bocage
