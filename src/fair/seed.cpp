#include "fair/seed.h"

#include <sodium.h>

#include <stdexcept>

namespace bocage {
namespace {

constexpr std::string_view kKind = "chacha20:";

std::string hexadecimal(const std::uint8_t* bytes, std::size_t size) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * size);
  for (std::size_t i = 0; i < size; ++i) {
    text += kDigits[bytes[i] >> 4U];
    text += kDigits[bytes[i] & 15U];
  }
  return text;
}

int digit(char c) {
  if (c >= '0' && c <= '9') { return c - '0'; }
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

}  // namespace

Seed random_seed() {
  if (sodium_init() < 0) { throw std::runtime_error("cannot open the system's random number source"); }
  Seed seed;
  randombytes_buf(seed.bytes.data(), seed.bytes.size());
  return seed;
}

std::string to_text(const Seed& seed) { return std::string(kKind) + hexadecimal(seed.bytes.data(), seed.bytes.size()); }

std::optional<Seed> seed_from_text(std::string_view text) {
  Seed seed;
  if (!text.starts_with(kKind) || text.size() != kKind.size() + 2 * seed.bytes.size()) { return std::nullopt; }
  text.remove_prefix(kKind.size());
  for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
    const int high = digit(text[2 * i]);
    const int low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) { return std::nullopt; }
    seed.bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return seed;
}

std::string commitment(const Seed& seed) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), seed.bytes.data(), seed.bytes.size());
  return hexadecimal(hash.data(), hash.size());
}

}  // namespace bocage
