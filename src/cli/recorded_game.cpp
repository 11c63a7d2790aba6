#include "cli/recorded_game.h"

#include "game/game.h"
#include "lab/seeds.h"

namespace bocage::cli {
namespace {

enum Stream : std::uint64_t { kGame, kAxisPlayer, kAlliesPlayer };  // as lab/simulate.cpp divides a seed

}  // namespace

Record record_numbered_game(std::shared_ptr<const Battle> battle, const SimulationPlan& plan, int number) {
  const std::uint64_t seed = derive(plan.seed, static_cast<std::uint64_t>(number));
  const BySide<std::unique_ptr<Player>> players{make_player(plan.players[0], derive(seed, kAxisPlayer)),
                                                make_player(plan.players[1], derive(seed, kAlliesPlayer))};
  FastChance chance(derive(seed, kGame));
  Game game(std::move(battle), chance, std::to_string(derive(seed, kGame)));
  ActionList offers;
  for (int decisions = 0; !game.state().open.over() && decisions < kMostDecisions; ++decisions) {
    const PendingPost asked = pending(game.battle(), game.state())[0];
    legal(game.battle(), game.state(), asked.post, offers);
    const Action chosen = players[index(asked.post.side)]->choose(Question(game.battle(), game.state(), asked, offers));
    if (game.act(asked.post, chosen, nullptr, nullptr) != Outcome::Applied) { break; }
  }
  return game.record();
}

}  // namespace bocage::cli
