// Hex indices and HexSet, a 256-bit set of hexes.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace bocage {

// The index of a hex in its board's reading order (row by row). Only the board can turn it into a column and a row.
enum class Hex : std::uint8_t {};

inline constexpr std::size_t kHexValues = 256;  // what a Hex can hold, kNoHex included
inline constexpr Hex kNoHex{255};
inline constexpr int kMaxHexes = 255;  // all values but kNoHex; the largest published board, Overlord's 26x9, has 230

constexpr std::size_t index(Hex hex) { return static_cast<std::size_t>(hex); }

// A table indexed by hex. It covers every value a Hex can hold, kNoHex included, so lookups need no bounds check.
template <class T>
using ByHex = std::array<T, kHexValues>;

// Fixed-size bitset of hexes. Bit 255 belongs to kNoHex and is never set, so contains(kNoHex) is false without a
// branch.
class HexSet {
 public:
  constexpr HexSet() = default;
  static constexpr HexSet of(Hex hex) {
    HexSet set;
    set.add(hex);
    return set;
  }

  constexpr bool contains(Hex hex) const { return ((words_[index(hex) >> 6U] >> (index(hex) & 63U)) & 1U) != 0; }
  constexpr void add(Hex hex) {
    assert(hex != kNoHex);
    words_[index(hex) >> 6U] |= bit(hex);
  }
  constexpr void remove(Hex hex) { words_[index(hex) >> 6U] &= ~bit(hex); }

  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  constexpr bool any() const { return !empty(); }
  constexpr int count() const {
    int n = 0;
    for (const std::uint64_t word : words_) { n += std::popcount(word); }
    return n;
  }
  // In reading order; kNoHex if the set is empty.
  constexpr Hex first() const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      if (words_[w] != 0) {
        return Hex{static_cast<std::uint8_t>(w * 64 + static_cast<unsigned>(std::countr_zero(words_[w])))};
      }
    }
    return kNoHex;
  }

  constexpr HexSet& operator|=(const HexSet& o) {
    for (std::size_t w = 0; w < words_.size(); ++w) { words_[w] |= o.words_[w]; }
    return *this;
  }
  constexpr HexSet& operator&=(const HexSet& o) {
    for (std::size_t w = 0; w < words_.size(); ++w) { words_[w] &= o.words_[w]; }
    return *this;
  }
  constexpr HexSet& operator-=(const HexSet& o) {
    for (std::size_t w = 0; w < words_.size(); ++w) { words_[w] &= ~o.words_[w]; }
    return *this;
  }
  friend constexpr HexSet operator|(HexSet a, const HexSet& b) { return a |= b; }
  friend constexpr HexSet operator&(HexSet a, const HexSet& b) { return a &= b; }
  friend constexpr HexSet operator-(HexSet a, const HexSet& b) { return a -= b; }
  friend constexpr bool operator==(const HexSet&, const HexSet&) = default;

  // Calls visit(Hex) for each member, in reading order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t w = 0; w < words_.size(); ++w) {
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1) {
        visit(Hex{static_cast<std::uint8_t>(w * 64 + static_cast<unsigned>(std::countr_zero(rest)))});
      }
    }
  }

 private:
  static constexpr std::uint64_t bit(Hex hex) { return std::uint64_t{1} << (index(hex) & 63U); }

  std::array<std::uint64_t, kHexValues / 64> words_{};
};

}  // namespace bocage
