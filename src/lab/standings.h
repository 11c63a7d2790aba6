// What the games of an arena say: who is how strong, where and on which side, and how much was luck.
#pragma once

#include "lab/arena.h"
#include "lab/elo.h"

namespace bocage {

// Finished games only.
struct Count {
  int games = 0;
  int wins = 0;
  double rate() const { return ratio(wins, games); }
  Interval interval() const { return wilson(wins, games); }
};

// From so many pairs of games on, their scatter says more than Wilson's interval, which takes games for independent.
inline constexpr int kEnoughTwins = 20;

struct PairStanding {
  int first = 0;  // players
  int second = 0;
  int games = 0;  // all
  int broken_off = 0;
  Count count{};  // wins of the first
  Mean twins{};   // of the first's score in two games with the same cards and dice, 0, 1/2 or 1; both finished
  Mean medals{};  // of the first
  Mean medals_against{};
  Mean turns{};

  bool by_twins() const { return twins.count >= kEnoughTwins && twins.error > 0; }
  Interval interval() const;  // of the first's chance: by twins if there are enough, else Wilson's
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
  std::vector<BySide<Count>> by_battle{};  // as the plan has them
};

struct BattleStanding {
  std::string id{};
  Count axis{};
  Mean turns{};
  int broken_off = 0;
};

// Games of about equal luck, from the side of the Axis.
struct LuckGroup {
  double difference = 0;  // luck of the Axis less that of the Allies, on the average
  Count axis{};
};
struct LuckStanding {
  Mean winner{};
  Mean loser{};
  double correlation = 0;  // of the difference with who won
  std::vector<LuckGroup> groups{};
};
LuckStanding luck_of(std::span<const MeasuredGame> games);

struct Standings {
  int games = 0;
  int broken_off = 0;
  int reference = -1;                     // the player at 0 Elo; -1: the mean is
  std::vector<PlayerStanding> players{};  // as the plan has them
  std::vector<PairStanding> pairs{};
  std::vector<BattleStanding> battles{};
  LuckStanding luck{};
  std::vector<double> turns{};  // of each finished game
};

// The player who stands at 0 wherever he takes part.
inline constexpr std::string_view kReferencePlayer = "random";

Standings standings_of(const ArenaPlan& plan, const ArenaGames& games);

}  // namespace bocage
