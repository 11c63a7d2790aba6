// The secret that all chance of a real game comes from. Its hash is shown to everybody before the first action and the
// seed itself at the end, so that anybody can check that nobody bent the dice.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bocage {

struct Seed {
  std::array<std::uint8_t, 32> bytes{};
  friend bool operator==(const Seed&, const Seed&) = default;
};

Seed random_seed();  // from the operating system

// "chacha20:" and 64 hexadecimal digits; exact inverses of each other.
std::string to_text(const Seed& seed);
std::optional<Seed> seed_from_text(std::string_view text);

// What is shown before the game: the SHA-256 of the seed's bytes, in hexadecimal.
std::string commitment(const Seed& seed);

}  // namespace bocage
