// A game in progress with its memory: the record so far, and the states one may go back to.
#pragma once

#include <memory>

#include "game/record.h"

namespace bocage {

class Game {
 public:
  // Sets the battle up. `chance` must outlive the game; `seed` is what the record will say about it.
  Game(std::shared_ptr<const Battle> battle, Chance& chance, std::string seed);

  const Battle& battle() const { return *battle_; }
  const State& state() const { return state_; }
  const Record& record() const { return record_; }

  // Applies an action and writes it down. With `script`, its dice and draws come first and from there.
  [[nodiscard]] Outcome act(Post by, const Action& action, const Outcomes* script, EventSink* events);

  // Takes the last action back, if it is one of the current turn and nothing was revealed by it: no die, no card drawn,
  // no answer by the other side. False if there is none such.
  bool undo();
  bool can_undo() const { return !before_.empty(); }

  // Puts another state in place, for analysis. There is nothing to undo then, and the record no longer leads to it.
  void set_state(const State& state);

 private:
  std::shared_ptr<const Battle> battle_;
  Chance& chance_;
  State state_;
  Record record_;
  std::vector<State> before_;  // the states before the last actions, as far as they can be taken back
};

}  // namespace bocage
