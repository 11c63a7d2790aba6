// What people may type into names and chat messages.
#pragma once

#include <algorithm>
#include <string_view>

namespace bocage::server {

// Control characters could disturb a screen or a log. Everything else in UTF-8 is allowed.
inline bool has_control_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    static constexpr unsigned char kDelete = 0x7f;
    const auto byte = static_cast<unsigned char>(c);
    return byte < ' ' || byte == kDelete;
  });
}

}  // namespace bocage::server
