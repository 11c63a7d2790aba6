// Random ids, secret hashes and invitation tokens.
#pragma once

#include <string>
#include <string_view>

#include "fair/seed.h"

namespace bocage::server {

std::uint64_t random_number();
std::string random_token();                                  // 128 bits as 22 characters of URL-safe base64
std::string secret_hash(std::string_view secret);            // what is stored of a secret
bool equal_secrets(std::string_view a, std::string_view b);  // in constant time

// The token of an invitation, derived from the table's seed: it need not be stored, and nobody else can make it.
std::string invitation_token(const Seed& seed, std::string_view post);

}  // namespace bocage::server
