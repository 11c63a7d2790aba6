// Derived seeds: many independent random streams from one seed, each computed directly from its number.
#pragma once

#include <cstdint>
#include <string_view>

namespace bocage {

// splitmix64: its state advances by this step, and scramble() is its output for a state: a bijection on 64 bits that maps
// nearby numbers to unrelated ones.
inline constexpr std::uint64_t kSplitMixStep = 0x9e3779b97f4a7c15U;
constexpr std::uint64_t scramble(std::uint64_t x) {
  x += kSplitMixStep;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

// The seed with this number in the family of `seed`. Scrambled twice, so that (1, 2) and (2, 1) differ.
constexpr std::uint64_t derive(std::uint64_t seed, std::uint64_t number) { return scramble(scramble(seed) ^ number); }

// A seed from a word (FNV-1a, scrambled). Which other words are in use does not affect it.
constexpr std::uint64_t seed_of(std::string_view word) {
  std::uint64_t sum = 0xcbf29ce484222325U;
  for (const char letter : word) { sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001b3U; }
  return scramble(sum);
}

}  // namespace bocage
