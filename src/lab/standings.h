// An arena's results: ratings, win rates by opponent, side and battle, and the influence of luck.
#pragma once

#include "lab/arena.h"
#include "lab/elo.h"

namespace bocage {

// Wins and finished games.
struct Count {
  int games = 0;
  int wins = 0;
  double rate() const { return ratio(wins, games); }
  Interval interval() const { return wilson(wins, games); }
};

// With at least this many twins, the interval of their mean score beats Wilson's, which assumes independent games.
inline constexpr int kEnoughTwins = 20;

struct PairStanding {
  int first = 0;  // indices of the players in the plan
  int second = 0;
  int games = 0;  // including aborted ones
  int broken_off = 0;
  Count count{};  // wins of the first
  Mean twins{};   // the first's score per twin: 0, 1/2 or 1; only if both games finished
  Mean medals{};  // of the first
  Mean medals_against{};
  Mean turns{};

  bool by_twins() const { return twins.count >= kEnoughTwins && twins.error > 0; }
  Interval interval() const;  // of the first's win rate: by twins if there are enough, otherwise Wilson's
};

struct PlayerStanding {
  std::string name{};
  Rating rating{};
  Count count{};
  int broken_off = 0;
  Mean medals{};
  Mean medals_against{};
  Mean luck{};
  BySide<Count> by_side{};
  std::vector<BySide<Count>> by_battle{};  // in the plan's order
};

struct BattleStanding {
  std::string id{};
  Count axis{};  // wins of the Axis
  Mean turns{};
  int broken_off = 0;
};

// A group of games with similar luck, from the Axis point of view.
struct LuckGroup {
  double difference = 0;  // mean luck of the Axis minus that of the Allies
  Count axis{};           // wins of the Axis
};
struct LuckStanding {
  Mean winner{};
  Mean loser{};
  double correlation = 0;  // between the luck difference and winning
  std::vector<LuckGroup> groups{};
};
LuckStanding luck_of(std::span<const MeasuredGame> games);

struct Standings {
  int games = 0;  // including aborted ones
  int broken_off = 0;
  int reference = -1;                     // the player fixed at 0 Elo; -1: the mean is
  std::vector<PlayerStanding> players{};  // in the plan's order
  std::vector<PairStanding> pairs{};
  std::vector<BattleStanding> battles{};
  LuckStanding luck{};
  std::vector<double> turns{};  // per finished game
};

// The player whose rating is 0 whenever it takes part.
inline constexpr std::string_view kReferencePlayer = "random";

Standings standings_of(const ArenaPlan& plan, const ArenaGames& games);

}  // namespace bocage
