// Small parts of a state in JSON: optional or null values and their defaults.
#pragma once

#include "cli/engine/request.h"
#include "rules/battle.h"

namespace bocage::cli::engine {

inline constexpr Range kByte{0, 255};

inline std::uint8_t byte(const Node& node, Range range) {
  return static_cast<std::uint8_t>(node.integer(range).value_or(0));
}
inline bool is_empty(const Node& node) { return !node.given() || node.is_null(); }
inline bool is_true(const Node& node) { return node.given() && node.boolean().value_or(false); }
inline Card card_or_none(const Node& node) {
  return is_empty(node) ? Card::None : read_card(node).value_or(Card::None);
}

inline std::optional<UnitId> read_id(const Battle& battle, const Node& node) {
  const auto id = node.integer({0, battle.units() - 1});
  return id ? std::optional(static_cast<UnitId>(*id)) : std::nullopt;
}
inline UnitId id_or_none(const Battle& battle, const Node& node) {
  return is_empty(node) ? kNoUnit : read_id(battle, node).value_or(kNoUnit);
}

}  // namespace bocage::cli::engine
