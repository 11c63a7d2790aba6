// Players against each other on many battles: every two of them, always two games with the same cards and dice in which they
// exchange sides. What comes out depends on the seed alone, not on the number of threads.
#pragma once

#include <compare>
#include <functional>
#include <map>

#include "lab/match_of_two.h"
#include "lab/measured_game.h"

namespace bocage {

struct ArenaPlan {
  std::vector<std::string> players{};                    // names that make_player() knows, each once
  std::vector<std::shared_ptr<const Battle>> battles{};  // each once
  std::uint64_t seed = 1;
  int games =
      2;  // of each two players over all battles, rounded up so that each battle has as many, and an even number
  int threads = 1;
};

// Which game it is. The same one in a plan with more games, so that a plan can be added to.
struct ArenaGame {
  int battle = 0;
  int twin = 0;   // number of the pair of games on that battle
  int first = 0;  // players; first < second
  int second = 0;
  int game = 0;  // 0: `first` is the Axis; 1: the Allies
  int player(Side side) const { return played_by(side, game) == Contestant::A ? first : second; }
  Side side_of(int player) const { return this->player(Side::Axis) == player ? Side::Axis : Side::Allies; }
  friend auto operator<=>(const ArenaGame&, const ArenaGame&) = default;
};

using ArenaGames = std::map<ArenaGame, MeasuredGame>;

// In the order in which they are played: all battles and players once before anybody plays again.
std::vector<ArenaGame> games_of(const ArenaPlan& plan);

// Of a battle, a number and the plan's seed, whoever plays: all players meet the same cards and dice.
std::uint64_t chance_seed(const ArenaPlan& plan, const ArenaGame& game);

MeasuredGame play_arena_game(const ArenaPlan& plan, const ArenaGame& game);

// Called for each game that was played, by one thread at a time. What it throws ends the arena.
using OnArenaGame = std::function<void(const ArenaGame& game, const MeasuredGame& played)>;

// Plays what is not `known` and returns all games of the plan. Throws std::invalid_argument for fewer than two players, a
// player that there is none of, one that is named twice, and if there is no battle.
ArenaGames play_arena(const ArenaPlan& plan, const ArenaGames& known, const OnArenaGame& on_game);
void check(const ArenaPlan& plan);

}  // namespace bocage
