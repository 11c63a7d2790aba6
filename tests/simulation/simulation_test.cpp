// Many runs of the simulation; see README.md.
#include "simulation.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

namespace bocage::simulation {
namespace {

std::uint64_t number(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

TEST(Simulation, NothingIsLostDoubledLeakedOrStuck) {
  const std::uint64_t first = number("BOCAGE_FIRST_SEED", 1);
  const std::uint64_t count = number("BOCAGE_SEEDS", 30);
  std::size_t acknowledged = 0;
  std::size_t messages = 0;
  int kills = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const Report report = simulate(seed);
    for (const std::string& violation : report.violations) { ADD_FAILURE() << "seed " << seed << ": " << violation; }
    acknowledged += report.acknowledged;
    messages += report.messages;
    kills += report.kills;
    if (HasFailure()) { break; }
  }
  std::cout << count << " seeds: " << acknowledged << " acknowledged requests, " << messages << " updates, " << kills
            << " kills\n";
  EXPECT_GT(acknowledged, 10 * count);
  EXPECT_GT(kills, 0);
}

TEST(Simulation, ASeedAlwaysGivesTheSameRun) {
  const Report once = simulate(7);
  const Report again = simulate(7);
  EXPECT_EQ(once.events, again.events);
  EXPECT_EQ(once.trace, again.trace);
  EXPECT_NE(once.trace, simulate(10).trace);
}

}  // namespace
}  // namespace bocage::simulation
