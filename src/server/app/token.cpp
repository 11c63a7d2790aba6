#include "server/app/token.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace bocage::server {
namespace {

constexpr std::size_t kTokenBytes = 16;
using Bytes = std::array<unsigned char, kTokenBytes>;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string in_letters(const Bytes& bytes) {
  static constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(kTokenBytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.pop_back();  // the terminating null character
  return text;
}

std::string hash_in_letters(std::string_view text, const Seed* key) {
  Bytes hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), key ? key->bytes.data() : nullptr,
                     key ? key->bytes.size() : 0);
  return in_letters(hash);
}

}  // namespace

std::uint64_t random_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string random_token() {
  if (sodium_init() < 0) { throw std::runtime_error("no source of secrets"); }
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return in_letters(bytes);
}

std::string secret_hash(std::string_view secret) { return hash_in_letters(secret, nullptr); }

bool equal_secrets(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string invitation_token(const Seed& seed, std::string_view post) {
  return hash_in_letters("invitation " + std::string(post), &seed);
}

}  // namespace bocage::server
