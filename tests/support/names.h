// Sides and cards by name. An unknown name throws std::runtime_error: a typo in a test must not go unnoticed.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/cards.h"

namespace bocage {

inline Side side_of(std::string_view text) {
  for (const Side side : kSides) {
    if (name(side) == text) { return side; }
  }
  throw std::runtime_error("no side is called " + std::string(text));
}

inline Card card_of(std::string_view text) {
  if (const auto card = card_named(text)) { return *card; }
  throw std::runtime_error("no card is called " + std::string(text));
}

}  // namespace bocage
