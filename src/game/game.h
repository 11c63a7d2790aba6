// A game in progress with its history: the record so far, and the states that undo can return to.
#pragma once

#include <memory>

#include "game/record.h"

namespace bocage {

// Not thread-safe.
class Game {
 public:
  // Sets up the battle. `chance` must outlive the game; `seed` is how the record will refer to it.
  Game(std::shared_ptr<const Battle> battle, Chance& chance, std::string seed);
  // `seed_parts` are those the seed was mixed from.
  Game(std::shared_ptr<const Battle> battle, Chance& chance, std::string seed, std::vector<SeedPart> seed_parts);

  const Battle& battle() const { return *battle_; }
  const State& state() const { return state_; }
  const Record& record() const { return record_; }

  // Applies an action and records it; a refused one changes nothing. The outcomes of `script` (may be null) are used
  // before those of `chance`. `events` may be null.
  [[nodiscard]] ApplyResult act(Post by, const Action& action, const Outcomes* script, EventSink* events);

  // Undoes the last action, if it belongs to the current turn and revealed nothing: no die, no card drawn, no answer
  // from the other side. Returns false if there is no such action.
  bool undo();
  bool can_undo() const { return !before_.empty(); }

  // Replaces the state, for analysis. Nothing can be undone then, and the record no longer leads to this state.
  void set_state(const State& state);

 private:
  std::shared_ptr<const Battle> battle_;
  Chance& chance_;
  State state_;
  Record record_;
  std::vector<State> before_;  // the states before the last actions, as far back as undo may go
};

}  // namespace bocage
