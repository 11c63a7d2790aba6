#include "lab/signature.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

TEST(Signature, IsReproducibleAndDependsOnTheSeed) {
  const auto one = Position::from_battle("01").battle();
  const auto two = Position::from_battle("02").battle();
  const std::array battles{one.get(), two.get()};
  const std::uint64_t first = signature(battles, {.seed = 1, .games = 3});
  EXPECT_EQ(signature(battles, {.seed = 1, .games = 3}), first);
  EXPECT_NE(signature(battles, {.seed = 2, .games = 3}), first);
  EXPECT_NE(signature(battles, {.seed = 1, .games = 4}), first);
  EXPECT_NE(signature(std::span(battles).first(1), {.seed = 1, .games = 3}), first);
}

// A change of rules shows, whether in the offers or in their effects.
TEST(Signature, ChangesWithTheRules) {
  const auto whole = Position::from_battle("01").battle();
  const auto without = Position::from_battle("01").no_taking_ground().battle();
  const std::array a{whole.get()};
  const std::array b{without.get()};
  EXPECT_NE(signature(a, {.seed = 1, .games = 2}), signature(b, {.seed = 1, .games = 2}));
}

// It depends on the rules, not on the battle's name.
TEST(Signature, DoesNotDependOnWords) {
  BattleSpec spec = Position::from_battle("01").scenario().spec;
  const Battle one(spec, Options{});
  spec.id = "another";
  const Battle two(spec, Options{});
  const std::array a{&one};
  const std::array b{&two};
  EXPECT_EQ(signature(a, {.seed = 1, .games = 1}), signature(b, {.seed = 1, .games = 1}));
}

}  // namespace
}  // namespace bocage
