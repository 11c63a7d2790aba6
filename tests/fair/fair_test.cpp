#include <gtest/gtest.h>

#include <map>

#include "fair/fair_chance.h"
#include "fair/mix.h"
#include "game/game.h"
#include "support/position.h"

namespace bocage {
namespace {

Seed counting() {
  Seed seed;
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) { seed.bytes[i] = static_cast<std::uint8_t>(i); }
  return seed;
}

Seed all_bytes(std::uint8_t byte) {
  Seed seed;
  seed.bytes.fill(byte);
  return seed;
}

TEST(Seed, TextIsReadBack) {
  const Seed seed = random_seed();
  EXPECT_EQ(seed_from_text(to_text(seed)), seed);
  EXPECT_EQ(to_text(counting()), "chacha20:000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
}

TEST(Seed, BadTextIsNone) {
  const std::string good = to_text(counting());
  for (const std::string& bad : {std::string(), std::string("chacha20:"), good.substr(1), good + "0",
                                 good.substr(0, good.size() - 1) + "g", good.substr(0, good.size() - 1) + "F"}) {
    EXPECT_EQ(seed_from_text(bad), std::nullopt) << bad;
  }
}

// The value is that of sha256sum on the same 32 bytes.
TEST(Seed, CommitmentIsItsSha256) {
  EXPECT_EQ(commitment(counting()), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(Seed, DigitsAreReadBack) {
  EXPECT_EQ(seed_from_hexadecimal(hexadecimal(counting())), counting());
  EXPECT_EQ(seed_from_hexadecimal(hexadecimal(counting()) + "00"), std::nullopt);
  EXPECT_EQ(seed_from_hexadecimal(to_text(counting())), std::nullopt);
}

std::vector<SeedPart> three_parts() {
  return {{"server", hexadecimal(counting())},
          {"axis/left,axis/right", hexadecimal(all_bytes(0x5a))},
          {"allies/commander", hexadecimal(all_bytes(0xaa))}};
}

// The value is that of sha256sum on the three lines.
TEST(Mix, IsTheSha256OfTheLinesInTheRecord) {
  EXPECT_EQ(hexadecimal(mix(three_parts())), "0dd6c0ebc998beb7f9b9a8a1a507c2ded9464faff104f8393ba6846fa764c113");
}

TEST(Mix, DependsOnEveryPartItsOwnerAndTheOrder) {
  const Seed seed = mix(three_parts());
  for (std::size_t i = 0; i < 3; ++i) {
    auto other_bytes = three_parts();
    other_bytes[i].bytes = hexadecimal(all_bytes(1));
    EXPECT_NE(mix(other_bytes), seed) << i;
    auto other_owner = three_parts();
    other_owner[i].from = "axis/center";
    EXPECT_NE(mix(other_owner), seed) << i;
    auto missing = three_parts();
    missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(mix(missing), seed) << i;
  }
  auto swapped = three_parts();
  std::swap(swapped[1], swapped[2]);
  EXPECT_NE(mix(swapped), seed);
}

TEST(Seed, RandomSeedsDiffer) { EXPECT_NE(random_seed(), random_seed()); }

// The first words of the key stream in RFC 8439, appendix A.1, test vector 1 (key and nonce zero, counter zero).
TEST(FairChance, ReadsTheKeyStreamOfRfc8439) {
  FairChance chance(Seed{});
  constexpr std::uint32_t kMany = 1U << 31U;  // a power of two rejects nothing: the low 31 bits of each word
  EXPECT_EQ(chance.below(kMany), 0xade0b876U & (kMany - 1));
  EXPECT_EQ(chance.below(kMany), 0x903df1a0U & (kMany - 1));
  EXPECT_EQ(chance.below(kMany), 0xe56a5d40U & (kMany - 1));
}

TEST(FairChance, SameSeedSameDice) {
  FairChance one(counting());
  FairChance two(counting());
  for (int i = 0; i < 1000; ++i) { ASSERT_EQ(one.die(), two.die()); }
}

// 60,000 dice: each of the six sides within five standard deviations (91) of ten thousand.
TEST(FairChance, SidesComeEquallyOften) {
  FairChance chance(counting());
  std::array<int, 6> seen{};
  for (int i = 0; i < 60'000; ++i) { ++seen[chance.below(6)]; }
  for (const int count : seen) { EXPECT_NEAR(count, 10'000, 460); }
}

Record play(const std::shared_ptr<const Battle>& battle, const Seed& seed) {
  FairChance chance(seed);
  FastChance wishes(7);
  Game game(battle, chance, to_text(seed));
  ActionList list;
  for (int i = 0; i < 120 && !game.state().open.over(); ++i) {
    const Post post = pending(*battle, game.state())[0].post;
    legal(*battle, game.state(), post, list);
    const Action action = list[wishes.below(static_cast<std::uint32_t>(list.size()))];
    EXPECT_EQ(game.act(post, action, nullptr, nullptr), ApplyResult::Applied);
  }
  return game.record();
}

TEST(Fairness, ARecordIsCheckedAgainstItsSeed) {
  const std::shared_ptr<const Battle> battle = Position::from_battle("01").battle();
  Record record = play(battle, counting());
  EXPECT_EQ(check_fairness(*battle, record).is, Fairness::Fair);
  record.seed = to_text(Seed{});
  EXPECT_EQ(check_fairness(*battle, record).is, Fairness::Bent);
  record.seed = "7";
  EXPECT_EQ(check_fairness(*battle, record).is, Fairness::NoSeed);
}

TEST(Fairness, ASeedIsCheckedAgainstItsParts) {
  const std::shared_ptr<const Battle> battle = Position::from_battle("01").battle();
  Record record = play(battle, mix(three_parts()));
  const auto found_with = [&](std::vector<SeedPart> parts) {
    record.seed_parts = std::move(parts);
    return check_fairness(*battle, record).is;
  };
  EXPECT_EQ(found_with(three_parts()), Fairness::Fair);
  EXPECT_EQ(server_seed(record), counting());
  auto parts = three_parts();
  parts.pop_back();
  EXPECT_EQ(found_with(parts), Fairness::NotMixed);
  parts = three_parts();
  parts[0].from = "axis/center";
  EXPECT_EQ(found_with(parts), Fairness::NotMixed);
  EXPECT_EQ(server_seed(record), std::nullopt);
  EXPECT_EQ(found_with({}), Fairness::Fair);  // a record without contributions: the seed is the server's
  EXPECT_EQ(server_seed(record), mix(three_parts()));
}

// Whatever the hash of such parts is, they are not what a server mixes.
TEST(Fairness, PartsThatAreNotThoseOfAGameAreRefused) {
  for (const std::vector<SeedPart>& parts : {std::vector<SeedPart>{{"allies/commander", hexadecimal(counting())}},
                                             {{"server", "00"}},
                                             {{"server", hexadecimal(counting())}, {"allies/commander", "aa"}}}) {
    Record record;
    record.seed = to_text(mix(parts));
    record.seed_parts = parts;
    EXPECT_FALSE(is_mix_of_parts(record)) << to_text(parts.back());
  }
}

TEST(Fairness, ASingleBentDieIsFound) {
  const std::shared_ptr<const Battle> battle = Position::from_battle("01").battle();
  Record record = play(battle, counting());
  std::size_t rolled = 0;
  while (record.steps[rolled].outcomes.dice.empty()) { ++rolled; }
  Face& die = record.steps[rolled].outcomes.dice[0];
  die = die == Face::Star ? Face::Flag : Face::Star;
  const FairnessFound found = check_fairness(*battle, record);
  EXPECT_EQ(found.is, Fairness::Bent);
  EXPECT_EQ(found.step, rolled + 1);
}

}  // namespace
}  // namespace bocage
