#include "lab/seeds.h"

#include <gtest/gtest.h>

#include <set>

namespace bocage {
namespace {

// The first outputs of splitmix64 seeded with 0, as its author's program prints them.
TEST(Seeds, ScrambleIsSplitmix64) {
  EXPECT_EQ(scramble(0), 0xe220a8397b1dcdafU);
  EXPECT_EQ(scramble(0x9e3779b97f4a7c15U), 0x6e789e6aa1b965f4U);
}

TEST(Seeds, OfAFamilyAreAllDifferent) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (std::uint64_t number = 0; number < 50; ++number) { seen.insert(derive(seed, number)); }
  }
  EXPECT_EQ(seen.size(), 2500U);
}

}  // namespace
}  // namespace bocage
