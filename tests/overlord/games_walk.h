// Random Overlord games: one of the pending posts takes a legal action, again and again.
#pragma once

#include <functional>

#include "game/game.h"

namespace bocage {

// The number of games to try a property on: `usual` scaled by BOCAGE_PROPERTY_GAMES, which defaults to 200.
int overlord_games(int usual);

std::shared_ptr<const Battle> overlord_battle();

struct Turn {  // one action of a walk
  const State& before;
  Post by;
  Action action;
  const State& after;
};

// Plays a game to its end, or for `most` actions, and passes each to `look`. Posts prefer acting to passing.
Game walk(const std::shared_ptr<const Battle>& battle, Chance& chance, std::uint64_t seed, int most,
          const std::function<void(const Turn&)>& look);

}  // namespace bocage
