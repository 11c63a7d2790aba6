#include "games_walk.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "support/position.h"

namespace bocage {
namespace {

Action choose(const Battle& battle, const State& state, Post post, FastChance& luck) {
  const auto list = std::make_unique<ActionList>();
  legal(battle, state, post, *list);
  if (list->empty()) { throw std::runtime_error("a post is asked and has nothing to say"); }
  std::vector<Action> wanted;
  for (const Action& action : *list) {
    const bool idle = action.kind == ActionKind::Done || action.kind == ActionKind::Pass ||
                      action.kind == ActionKind::TakeBack || action.kind == ActionKind::EndVisit;
    if (!idle) { wanted.push_back(action); }
  }
  if (wanted.empty() || luck.below(6) == 0) { return (*list)[luck.below(static_cast<std::uint32_t>(list->size()))]; }
  return wanted[luck.below(static_cast<std::uint32_t>(wanted.size()))];
}

}  // namespace

int overlord_games(int usual) {
  const char* said = std::getenv("BOCAGE_PROPERTY_GAMES");  // NOLINT(concurrency-mt-unsafe): tests have one thread
  const int games = said != nullptr ? std::atoi(said) : 200;
  return std::max(1, usual * games / 200);
}

std::shared_ptr<const Battle> overlord_battle() {
  static const std::shared_ptr<const Battle> kBattle = Position::from_battle("o1").battle();
  return kBattle;
}

Game walk(const std::shared_ptr<const Battle>& battle, Chance& chance, std::uint64_t seed, int most,
          const std::function<void(const Turn&)>& look) {
  FastChance luck(seed * 7919 + 1);
  Game game(battle, chance, std::to_string(seed));
  for (int i = 0; i < most && !game.state().open.over() && !::testing::Test::HasFailure(); ++i) {
    const Pending asked = pending(*battle, game.state());
    if (asked.empty()) { throw std::runtime_error("nobody is asked and the battle goes on"); }
    const Post by = asked[luck.below(static_cast<std::uint32_t>(asked.size()))].post;
    const Action action = choose(*battle, game.state(), by, luck);
    const State before = game.state();
    if (game.act(by, action, nullptr, nullptr) != ApplyResult::Applied) {
      throw std::runtime_error("refused: " + to_text(battle->board(), action));
    }
    look({before, by, action, game.state()});
  }
  return game;
}

}  // namespace bocage
