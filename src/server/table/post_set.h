// Posts of both sides: numbering, sets, text form.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/battle.h"

namespace bocage {

inline constexpr std::size_t kPostsOfBothSides = kSides.size() * kRoles.size();

// From 0 to kPostsOfBothSides - 1: the Axis first, then by role.
constexpr std::size_t index(Post post) { return kRoles.size() * index(post.side) + index(post.role); }

class PostSet {
 public:
  constexpr PostSet() = default;
  static constexpr PostSet of(Post post) { return PostSet(bit(post)); }
  static constexpr PostSet of(Side side, RoleMask roles) {
    return PostSet(static_cast<std::uint8_t>(roles << first_bit(side)));
  }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Post post) const { return (bits_ & bit(post)) != 0; }
  constexpr RoleMask roles(Side side) const { return static_cast<RoleMask>((bits_ >> first_bit(side)) & kEveryRole); }
  constexpr void add(Post post) { bits_ = static_cast<std::uint8_t>(bits_ | bit(post)); }
  constexpr bool within(PostSet other) const { return (bits_ & ~other.bits_) == 0; }
  friend constexpr PostSet operator&(PostSet a, PostSet b) {
    return PostSet(static_cast<std::uint8_t>(a.bits_ & b.bits_));
  }
  friend constexpr PostSet operator|(PostSet a, PostSet b) {
    return PostSet(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  friend constexpr bool operator==(PostSet, PostSet) = default;

  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (const Side side : kSides) {
      for (const Role role : kRoles) {
        if (has({side, role})) { visit(Post{side, role}); }
      }
    }
  }

 private:
  explicit constexpr PostSet(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::size_t first_bit(Side side) { return index(Post{side, Role::Commander}); }
  static constexpr std::uint8_t bit(Post post) { return static_cast<std::uint8_t>(1U << index(post)); }
  std::uint8_t bits_ = 0;  // one per post, at its index
  static_assert(kPostsOfBothSides <= 8);
};

// The posts that must be held before a battle can begin.
inline PostSet posts_of_battle(const Battle& battle) {
  const RoleMask roles = battle.chain().posts;
  return PostSet::of(Side::Axis, roles) | PostSet::of(Side::Allies, roles);
}

// "axis/commander", "allies/left". Exact inverses.
inline std::string post_text(Post post) { return std::string(name(post.side)) + "/" + std::string(name(post.role)); }

inline std::optional<Post> post_from_text(std::string_view text) {
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      if (text == post_text({side, role})) { return Post{side, role}; }
    }
  }
  return std::nullopt;
}

}  // namespace bocage
