// A match: the same battle played twice with the sides swapped (TEAM-12 to TEAM-14).
#pragma once

#include <optional>

#include "lab/match.h"

namespace bocage {

enum class Contestant : std::uint8_t { A, B };
constexpr std::size_t index(Contestant who) { return static_cast<std::size_t>(who); }

// TEAM-12: A is the Axis in the first game and the Allies in the second.
constexpr Contestant played_by(Side side, int game) {
  const bool as_begun = game == 0;
  return (side == Side::Axis) == as_begun ? Contestant::A : Contestant::B;
}

struct MatchScore {
  std::array<int, 2> medals{};       // by contestant, over both games
  std::optional<Contestant> winner;  // nullopt: a draw
  friend constexpr bool operator==(const MatchScore&, const MatchScore&) = default;
};

// TEAM-13: the total medals of both games decide, not the games won. TEAM-14: equal totals are a draw.
constexpr MatchScore score_match(const BySide<int>& first, const BySide<int>& second) {
  MatchScore score;
  for (const Side side : {Side::Axis, Side::Allies}) {
    score.medals[index(played_by(side, 0))] += first[index(side)];
    score.medals[index(played_by(side, 1))] += second[index(side)];
  }
  const auto [a, b] = score.medals;
  if (a != b) { score.winner = a > b ? Contestant::A : Contestant::B; }
  return score;
}

struct MatchOfTwo {
  std::array<GameResult, 2> games;
  MatchScore score;
};

// The second game has its own seed, so its cards and dice differ.
MatchOfTwo play_match(const Battle& battle, Player& a, Player& b, std::uint64_t seed);

}  // namespace bocage
