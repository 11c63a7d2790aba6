#include "board/hex.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <type_traits>
#include <vector>

namespace bocage {
namespace {

static_assert(!std::is_convertible_v<int, Hex> && !std::is_convertible_v<Hex, int>, "a hex is not a number");
static_assert(std::is_trivially_copyable_v<HexSet> && sizeof(HexSet) == 32);
static_assert(HexSet::of(Hex{7}).contains(Hex{7}) && HexSet{}.empty(), "sets work at compile time");

Hex hex(int place) { return Hex{static_cast<std::uint8_t>(place)}; }

HexSet set_of(const std::set<int>& model) {
  HexSet set;
  for (const int place : model) { set.add(hex(place)); }
  return set;
}

std::vector<int> members(const HexSet& set) {
  std::vector<int> list;
  set.for_each([&](Hex member) { list.push_back(static_cast<int>(member)); });
  return list;
}

TEST(HexSet, IsEmptyAtFirst) {
  const HexSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set.any());
  EXPECT_EQ(set.count(), 0);
  EXPECT_EQ(set.first(), kNoHex);
  EXPECT_TRUE(members(set).empty());
  for (int place = 0; place <= 255; ++place) { EXPECT_FALSE(set.contains(hex(place))); }
}

TEST(HexSet, HoldsEachHexByItself) {
  for (int place = 0; place < kMaxHexes; ++place) {
    HexSet set = HexSet::of(hex(place));
    EXPECT_TRUE(set.any());
    EXPECT_FALSE(set.empty());
    EXPECT_EQ(set.count(), 1);
    EXPECT_EQ(set.first(), hex(place));
    EXPECT_EQ(members(set), std::vector<int>{place});
    for (int other = 0; other <= 255; ++other) { EXPECT_EQ(set.contains(hex(other)), other == place); }
    set.remove(hex(place));
    EXPECT_EQ(set, HexSet{});
  }
}

TEST(HexSet, AddingTwiceAndRemovingANonMemberChangeNothing) {
  HexSet set = HexSet::of(hex(64));
  set.add(hex(64));
  set.remove(hex(63));
  EXPECT_EQ(set, HexSet::of(hex(64)));
  set.remove(hex(64));
  set.remove(hex(64));
  EXPECT_TRUE(set.empty());
}

TEST(HexSet, FullSetHasEveryHexButNotNoHex) {
  HexSet set;
  for (int place = 0; place < kMaxHexes; ++place) { set.add(hex(place)); }
  EXPECT_EQ(set.count(), kMaxHexes);
  EXPECT_EQ(set.first(), hex(0));
  EXPECT_FALSE(set.contains(kNoHex));
}

TEST(HexSet, VisitsInReadingOrderAcrossTheWords) {
  EXPECT_EQ(members(set_of({229, 64, 0, 192, 63, 127, 128, 191})),
            (std::vector<int>{0, 63, 64, 127, 128, 191, 192, 229}));
}

// std::set is the reference model: the same random operations on both must keep them equal.
TEST(HexSet, AgreesWithAStandardSet) {
  std::mt19937 random(44);
  for (int round = 0; round < 500; ++round) {
    std::set<int> a;
    std::set<int> b;
    const auto size = random() % 120;
    for (unsigned i = 0; i < size; ++i) {
      a.insert(static_cast<int>(random() % 255));
      b.insert(static_cast<int>(random() % 255));
      const int gone = static_cast<int>(random() % 255);
      a.erase(gone);
    }
    std::set<int> either = a;
    either.insert(b.begin(), b.end());
    std::set<int> both;
    std::set<int> only_a;
    for (const int place : a) { (b.contains(place) ? both : only_a).insert(place); }

    const HexSet set_a = set_of(a);
    const HexSet set_b = set_of(b);
    EXPECT_EQ(members(set_a), std::vector<int>(a.begin(), a.end()));
    EXPECT_EQ(set_a.count(), static_cast<int>(a.size()));
    EXPECT_EQ(set_a.first(), a.empty() ? kNoHex : hex(*a.begin()));
    EXPECT_EQ(set_a | set_b, set_of(either));
    EXPECT_EQ(set_a & set_b, set_of(both));
    EXPECT_EQ(set_a - set_b, set_of(only_a));
    EXPECT_EQ(set_a == set_b, a == b);
  }
}

TEST(HexSet, SetAlgebra) {
  const HexSet a = set_of({0, 1, 63, 64, 200});
  const HexSet b = set_of({1, 64, 65, 229});
  EXPECT_EQ(a | b, b | a);
  EXPECT_EQ(a & b, b & a);
  EXPECT_EQ((a - b) | (a & b), a);
  EXPECT_TRUE(((a - b) & b).empty());
  EXPECT_EQ((a | b).count(), a.count() + b.count() - (a & b).count());
  EXPECT_EQ(a | HexSet{}, a);
  EXPECT_EQ(a & HexSet{}, HexSet{});
  EXPECT_EQ(a - HexSet{}, a);
  EXPECT_EQ(a - a, HexSet{});

  HexSet c = a;
  c |= b;
  EXPECT_EQ(c, a | b);
  c &= b;
  EXPECT_EQ(c, b);
  c -= a;
  EXPECT_EQ(c, b - a);
}

}  // namespace
}  // namespace bocage
