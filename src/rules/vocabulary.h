// The vocabulary shared by all rules: sides, posts, arms.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace bocage {

// Tables are indexed by enumerator, so no row may be missing or out of order.
template <class Rows>
constexpr bool rows_in_order(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<std::size_t>(rows[i].id) != i) { return false; }
  }
  return true;
}

// The same for a plain list of all enumerators.
template <class Values>
constexpr bool values_in_order(const Values& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (static_cast<std::size_t>(values[i]) != i) { return false; }
  }
  return true;
}

// The name of an enumerator in files, records and protocols.
template <class Enum>
struct Named {
  Enum id;
  std::string_view name;
};

// The names alone, indexed by enumerator. Rows out of order do not compile.
template <class Enum, std::size_t N>
consteval std::array<std::string_view, N> names_of(const std::array<Named<Enum>, N>& rows) {
  if (!rows_in_order(rows)) { throw std::logic_error("names out of order"); }
  std::array<std::string_view, N> names{};
  for (std::size_t i = 0; i < N; ++i) { names[i] = rows[i].name; }
  return names;
}

enum class Side : std::uint8_t { Axis, Allies };
inline constexpr std::array kSides{Side::Axis, Side::Allies};
constexpr Side other(Side side) { return side == Side::Axis ? Side::Allies : Side::Axis; }
constexpr std::string_view name(Side side) { return side == Side::Axis ? "axis" : "allies"; }

// The four posts of a side. In the two-player game the commander decides everything.
enum class Role : std::uint8_t { Commander, Left, Center, Right };
inline constexpr std::array kRoles{Role::Commander, Role::Left, Role::Center, Role::Right};
inline constexpr auto kRoleNames = names_of(std::to_array<Named<Role>>(
    {{Role::Commander, "commander"}, {Role::Left, "left"}, {Role::Center, "center"}, {Role::Right, "right"}}));
constexpr std::string_view name(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

// A bit mask of one side's posts, usable in constexpr tables.
using RoleMask = std::uint8_t;
constexpr RoleMask mask(Role role) { return static_cast<RoleMask>(1U << static_cast<unsigned>(role)); }
constexpr bool has(RoleMask roles, Role role) { return (roles & mask(role)) != 0; }
inline constexpr RoleMask kNoRole = 0;
inline constexpr RoleMask kGenerals = mask(Role::Left) | mask(Role::Center) | mask(Role::Right);
inline constexpr RoleMask kEveryRole = kGenerals | mask(Role::Commander);
inline constexpr std::array kGeneralRoles{Role::Left, Role::Center, Role::Right};

struct Post {
  Side side = Side::Axis;
  Role role = Role::Commander;
  friend constexpr bool operator==(const Post&, const Post&) = default;
};

// A part of the board or of a general's wing, as its player sees it. A wing has two sections: left and right.
enum class Flank : std::uint8_t { Left, Center, Right, Both };
inline constexpr std::array kThirds{Flank::Left, Flank::Center, Flank::Right};  // of the board
inline constexpr std::array kSectionsOfWing{Flank::Left, Flank::Right};
inline constexpr auto kFlankNames = names_of(std::to_array<Named<Flank>>(
    {{Flank::Left, "left"}, {Flank::Center, "center"}, {Flank::Right, "right"}, {Flank::Both, "both"}}));
constexpr std::string_view name(Flank flank) { return kFlankNames[static_cast<std::size_t>(flank)]; }
constexpr int from_left(Flank flank) { return static_cast<int>(flank); }

// A unit's arm, which dice and terrain rules depend on (UNIT-10).
enum class Arm : std::uint8_t { Infantry, Armor, Artillery };
inline constexpr std::array kArms{Arm::Infantry, Arm::Armor, Arm::Artillery};
inline constexpr auto kArmNames = names_of(
    std::to_array<Named<Arm>>({{Arm::Infantry, "infantry"}, {Arm::Armor, "armor"}, {Arm::Artillery, "artillery"}}));
constexpr std::string_view name(Arm arm) { return kArmNames[static_cast<std::size_t>(arm)]; }

// How a unit moves; the movement tables are indexed by it. On land it follows from the arm (gait_of).
enum class Gait : std::uint8_t { Foot, Tracks, Towed, Ship, LandingCraft };
inline constexpr std::array kGaits{Gait::Foot, Gait::Tracks, Gait::Towed, Gait::Ship, Gait::LandingCraft};
constexpr Gait gait_of(Arm arm) { return static_cast<Gait>(arm); }

template <class T>
using BySide = std::array<T, kSides.size()>;
template <class T>
using ByRole = std::array<T, kRoles.size()>;
template <class T>
using ByArm = std::array<T, kArms.size()>;
template <class T>
using ByGait = std::array<T, kGaits.size()>;

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }
constexpr std::size_t index(Arm arm) { return static_cast<std::size_t>(arm); }
constexpr std::size_t index(Gait gait) { return static_cast<std::size_t>(gait); }

// A bit mask of arms, usable in constexpr tables.
using ArmMask = std::uint8_t;
constexpr ArmMask mask(Arm arm) { return static_cast<ArmMask>(1U << index(arm)); }
inline constexpr ArmMask kNoArm = 0;
inline constexpr ArmMask kAnyArm = 7;
constexpr bool has(ArmMask arms, Arm arm) { return (arms & mask(arm)) != 0; }

static_assert(values_in_order(kSides) && values_in_order(kRoles) && values_in_order(kArms) && values_in_order(kGaits));

}  // namespace bocage
