// Who is asked next when several posts may act at the same time and share one keyboard.
#pragma once

#include <optional>

#include "cli/play/seats.h"
#include "game/engine.h"

namespace bocage::cli {

// Who is at the keyboard, and for which post that person acted last or wants to act.
struct Keyboard {
  const Person* person = nullptr;
  std::optional<Post> post;
};

// Computer players first: they answer at once. Then the post at the keyboard, then the other posts of the same person,
// then the others. A post that can only say `done` waits for those that can do something, which may open a way for it.
PendingPost next_to_ask(const Battle& battle, const State& state, const Seats& seats, const Keyboard& keyboard);

// Whether two people may see the same cards now, so that they need not hide the screen from each other.
bool see_the_same_cards(const Battle& battle, const State& state, const Person& one, const Person& two);

}  // namespace bocage::cli
