// Random ids, secret hashes and invitation tokens.
#pragma once

#include <string>
#include <string_view>

#include "fair/seed.h"

namespace bocage::server {

std::uint64_t random_number();                               // from the operating system
std::string random_token();                                  // 128 bits as 22 characters of URL-safe base64
std::string secret_hash(std::string_view secret);            // stored instead of the secret
std::string content_hash(std::string_view content);          // identifies a battle's content
bool equal_secrets(std::string_view a, std::string_view b);  // in constant time

// The token of an invitation to a post, or to kAnyPost. It is a keyed hash with the table's secret seed, so it need not
// be stored and cannot be guessed.
inline constexpr std::string_view kAnyPost = "any";
std::string invitation_token(const Seed& seed, std::string_view post);

}  // namespace bocage::server
