// Derives independent seeds for many games from one, with random access by game number.
#pragma once

#include <array>
#include <cstdint>

#include "game/seeds.h"

namespace bocage {

// The seeds of one game: for its dice and cards, and for each side's player.
struct GameSeeds {
  std::uint64_t chance = 0;
  std::array<std::uint64_t, 2> players{};  // by side
};
constexpr GameSeeds seeds_of_game(std::uint64_t seed, int number) {
  const std::uint64_t own = derive(seed, static_cast<std::uint64_t>(number));
  return {.chance = derive(own, 0), .players = {derive(own, 1), derive(own, 2)}};
}

}  // namespace bocage
