// Names that nobody can guess, and proofs that somebody was told one.
#pragma once

#include <string>
#include <string_view>

#include "fair/seed.h"

namespace bocage::server {

std::uint64_t random_number();
std::string random_token();                                  // 22 letters and digits of base64 for addresses: 128 bits
std::string secret_hash(std::string_view secret);            // what is kept of a secret
bool equal_secrets(std::string_view a, std::string_view b);  // takes the same time wherever they differ

// The token of an invitation: only who knows the table's seed can make it, so it need not be kept.
std::string invitation_token(const Seed& seed, std::string_view post);

}  // namespace bocage::server
