// Names that people give themselves: what others read must be what was typed, and nobody can pose as the computer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bocage::server {

// The name as it is stored: NFC, each run of white space one space, none at the ends. Nothing if it is empty, too long,
// not UTF-8, contains invisible or bidirectional control characters, or looks like a computer player's or the server's
// name to a reader ("General", "Gеnеrаl" with Cyrillic letters, "G e n e r a l").
std::optional<std::string> normalised_name(std::string_view name);

}  // namespace bocage::server
