// The engine's interface: who must decide what, what is legal, what an action does.
//
// The functions keep nothing between calls and use only what they are given, so threads can play different states of one
// shared Battle at the same time.
#pragma once

#include "game/action.h"
#include "game/chance.h"
#include "game/event.h"
#include "game/state.h"

namespace bocage {

// What a post is asked; names.cpp has the names.
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

// The posts that must choose now, in the order of kRoles: several while Field Generals act at the same time. Empty only
// when the battle is over.
class Pending {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const PendingPost& operator[](std::size_t i) const {
    assert(i < size_);
    return posts_[i];
  }
  const PendingPost* begin() const { return posts_.data(); }
  const PendingPost* end() const { return posts_.data() + size_; }
  void add(const PendingPost& post) {
    assert(size_ < posts_.size());
    posts_[size_++] = post;
  }
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
  std::array<PendingPost, kRoles.size()> posts_{};  // all of one side
  std::size_t size_ = 0;
};

// What became of an action that was submitted.
enum class ApplyResult : std::uint8_t { Applied, GameOver, NotYourDecision, NotOffered };

// Sets up a battle and proceeds to the first decision (SET). `events` may be null.
State new_game(const Battle& battle, Chance& chance, EventSink* events);

Pending pending(const Battle& battle, const State& state);
// Replaces `out` by every legal action of this post; empty if it is not asked. No action is listed twice.
void legal(const Battle& battle, const State& state, Post post, ActionList& out);
// The same as looking for the action in that list, but faster for most kinds.
bool is_legal(const Battle& battle, const State& state, Post post, const Action& action);

// Applies a legal action and proceeds to the next decision or the end of the battle. An illegal action changes nothing;
// the result says so, and why_not() in refusal.h explains it. `events` may be null.
[[nodiscard]] ApplyResult apply(const Battle& battle, State& state, Post by, const Action& action, Chance& chance,
                                EventSink* events);

}  // namespace bocage
