#include "lab/arena.h"

#include <algorithm>
#include <mutex>
#include <stdexcept>

#include "lab/parallel.h"
#include "lab/seeds.h"

namespace bocage {
namespace {

int twins_of_each_battle(const ArenaPlan& plan) {
  const int battles = static_cast<int>(plan.battles.size());
  return battles == 0 ? 0 : (plan.games + 2 * battles - 1) / (2 * battles);
}

GameSeeds seeds_of(const ArenaPlan& plan, const ArenaGame& game) {
  const std::string& battle = plan.battles[static_cast<std::size_t>(game.battle)]->spec().id;
  return seeds_of_game(derive(plan.seed, seed_of(battle)), game.twin);
}

}  // namespace

void check(const ArenaPlan& plan) {
  if (plan.players.size() < 2) { throw std::invalid_argument("an arena needs at least two players"); }
  if (plan.battles.empty()) { throw std::invalid_argument("an arena needs a battle"); }
  for (auto player = plan.players.begin(); player != plan.players.end(); ++player) {
    if (!parse_player(*player)) { throw std::invalid_argument("unknown player \"" + *player + "\""); }
    if (std::find(plan.players.begin(), player, *player) != player) {
      throw std::invalid_argument("duplicate player \"" + *player + "\"");
    }
  }
}

std::vector<ArenaGame> games_of(const ArenaPlan& plan) {
  const int battles = static_cast<int>(plan.battles.size());
  const int players = static_cast<int>(plan.players.size());
  const int twins = twins_of_each_battle(plan);
  std::vector<ArenaGame> games;
  games.reserve(static_cast<std::size_t>(battles) * static_cast<std::size_t>(twins * players * (players - 1)));
  for (int twin = 0; twin < twins; ++twin) {
    for (int battle = 0; battle < battles; ++battle) {
      for (int first = 0; first < players; ++first) {
        for (int second = first + 1; second < players; ++second) {
          for (const int game : {0, 1}) { games.push_back({battle, twin, first, second, game}); }
        }
      }
    }
  }
  return games;
}

std::uint64_t chance_seed(const ArenaPlan& plan, const ArenaGame& game) { return seeds_of(plan, game).chance; }

MeasuredGame play_arena_game(const ArenaPlan& plan, const ArenaGame& game) {
  const GameSeeds seeds = seeds_of(plan, game);
  const auto staff = [&](Side side) {
    return Staff(plan.players[static_cast<std::size_t>(game.player(side))], seeds.players[index(side)]);
  };
  const Staff axis = staff(Side::Axis);
  const Staff allies = staff(Side::Allies);
  FastChance chance(seeds.chance);
  return play_measured_game(*plan.battles[static_cast<std::size_t>(game.battle)], seat(axis, allies), chance);
}

ArenaGames play_arena(const ArenaPlan& plan, const ArenaGames& known, const OnArenaGame& on_game) {
  check(plan);
  ArenaGames found;
  std::vector<ArenaGame> to_play;
  for (const ArenaGame& game : games_of(plan)) {
    const auto row = known.find(game);
    if (row == known.end()) {
      to_play.push_back(game);
    } else {
      found.insert(*row);
    }
  }
  std::mutex collecting;
  parallel_for(static_cast<int>(to_play.size()), plan.threads, [&](int number) {
    const ArenaGame& game = to_play[static_cast<std::size_t>(number)];
    const MeasuredGame played = play_arena_game(plan, game);
    const std::lock_guard lock(collecting);
    found.emplace(game, played);
    if (on_game) { on_game(game, played); }
  });
  return found;
}

}  // namespace bocage
