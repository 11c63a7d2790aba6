// Random Overlord games: somebody among the posts that are asked does something legal, again and again.
#pragma once

#include <functional>

#include "game/game.h"

namespace bocage {

// How many games a property is tried on: BOCAGE_PROPERTY_GAMES, else `usual` for a whole 200.
int overlord_games(int usual);

std::shared_ptr<const Battle> overlord_battle();

struct Turn {  // what one action of a walk was
  const State& before;
  Post by;
  Action action;
  const State& after;
};

// Plays one game to its end, or for so many actions, and shows each to `look`. Generals rather fight than sleep.
Game walk(const std::shared_ptr<const Battle>& battle, Chance& chance, std::uint64_t seed, int most,
          const std::function<void(const Turn&)>& look);

}  // namespace bocage
