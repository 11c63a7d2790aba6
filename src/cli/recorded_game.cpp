#include "cli/recorded_game.h"

#include "game/game.h"
#include "lab/seeds.h"

namespace bocage::cli {

Record record_numbered_game(std::shared_ptr<const Battle> battle, const SimulationPlan& plan, int number) {
  const GameSeeds seeds = seeds_of_game(plan.seed, number);
  const BySide<Staff> players{Staff(plan.players[0], seeds.players[0]), Staff(plan.players[1], seeds.players[1])};
  FastChance chance(seeds.chance);
  Game game(std::move(battle), chance, std::to_string(seeds.chance));
  ActionList offers;
  for (int decisions = 0; !game.state().open.over() && decisions < kMostDecisions; ++decisions) {
    const PendingPost asked = pending(game.battle(), game.state())[0];
    legal(game.battle(), game.state(), asked.post, offers);
    const Action chosen =
        players[index(asked.post.side)][asked.post.role].choose(Question(game.battle(), game.state(), asked, offers));
    if (game.act(asked.post, chosen, nullptr, nullptr) != ApplyResult::Applied) { break; }
  }
  return game.record();
}

}  // namespace bocage::cli
