// The secret seed of a server (commit and reveal): its hash is published before anyone sits down and the seed itself
// after the last action, so anyone can verify that it was not replaced. mix.h adds the contributions of the players.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bocage {

// Also the key of ChaCha20.
struct Seed {
  std::array<std::uint8_t, 32> bytes{};
  friend bool operator==(const Seed&, const Seed&) = default;
};

// From the operating system; throws std::runtime_error if it has no randomness to offer.
Seed random_seed();

// 64 hexadecimal digits in lower case. The two functions are exact inverses.
std::string hexadecimal(const Seed& seed);
std::optional<Seed> seed_from_hexadecimal(std::string_view digits);

// "chacha20:" and 64 hexadecimal digits. The two functions are exact inverses.
std::string to_text(const Seed& seed);
std::optional<Seed> seed_from_text(std::string_view text);

// The commitment published before the game: the SHA-256 of the seed's bytes, in hexadecimal.
std::string commitment(const Seed& seed);

}  // namespace bocage
