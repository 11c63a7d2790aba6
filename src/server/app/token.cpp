#include "server/app/token.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace bocage::server {
namespace {

constexpr std::size_t kTokenBytes = 16;
using Bytes = std::array<unsigned char, kTokenBytes>;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string base64(const Bytes& bytes) {
  static constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(kTokenBytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.pop_back();  // the terminating null character
  return text;
}

// BLAKE2b. `key` may be null.
std::string keyed_hash(std::string_view text, const Seed* key) {
  Bytes hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), key ? key->bytes.data() : nullptr,
                     key ? key->bytes.size() : 0);
  return base64(hash);
}

}  // namespace

std::uint64_t random_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string random_token() {
  if (sodium_init() < 0) { throw std::runtime_error("libsodium cannot be initialised"); }
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return base64(bytes);
}

std::string secret_hash(std::string_view secret) { return keyed_hash(secret, nullptr); }
std::string content_hash(std::string_view content) { return keyed_hash(content, nullptr); }

bool equal_secrets(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string invitation_token(const Seed& seed, std::string_view post) {
  return keyed_hash("invitation " + std::string(post), &seed);
}

}  // namespace bocage::server
