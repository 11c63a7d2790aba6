#include "lab/seeds.h"

#include <gtest/gtest.h>

#include <set>

namespace bocage {
namespace {

// The first outputs of splitmix64 with seed 0, from the reference implementation.
TEST(Seeds, ScrambleIsSplitmix64) {
  EXPECT_EQ(scramble(0), 0xe220a8397b1dcdafU);
  EXPECT_EQ(scramble(0x9e3779b97f4a7c15U), 0x6e789e6aa1b965f4U);
}

TEST(Seeds, DerivedFromOneAreAllDifferent) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (std::uint64_t number = 0; number < 50; ++number) { seen.insert(derive(seed, number)); }
  }
  EXPECT_EQ(seen.size(), 2500U);
}

// The published FNV-1a value for "a", scrambled.
TEST(Seeds, HashAText) {
  EXPECT_EQ(seed_of("a"), scramble(0xaf63dc4c8601ec8cU));
  EXPECT_NE(seed_of("01-pegasus-bridge"), seed_of("02-sainte-mere-eglise"));
}

}  // namespace
}  // namespace bocage
