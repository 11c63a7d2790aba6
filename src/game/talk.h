// Who may talk to whom: the chain of command as a function of the state (COM).
#pragma once

#include <optional>

#include "game/state.h"

namespace bocage {

// COM: the phases of a battle as far as talk is concerned, from one side's point of view.
enum class TalkPhase : std::uint8_t {
  Council,    // P0: before the first hand-out
  HandOut,    // P1: our hand-out
  OwnTurn,    // P2: the rest of our turn
  EnemyTurn,  // P3
  After,      // P4
};
TalkPhase talk_phase(const Public& open, Side side);

// A speaker or listener: the posts one person holds, or a spectator.
struct Talker {
  std::optional<Side> side;  // none: a spectator
  RoleMask roles = kNoRole;
};
constexpr Talker talker_at(Post post) { return {post.side, mask(post.role)}; }

// What the players of a table have agreed on (COM-18); off by default.
struct TalkOptions {
  bool between_sides = false;      // one side to the other during the battle
  bool generals_to_table = false;  // a Field General to the whole table
};

// Whether `from` may talk to `to` now. Pings, arrows and the like count as talk (COM-16).
bool may_talk(const Battle& battle, const Public& open, Talker from, Talker to, TalkOptions options);
// Whether `from` may say something that everyone hears (COM-17).
bool may_talk_to_table(const Battle& battle, const Public& open, Talker from, TalkOptions options);

}  // namespace bocage
