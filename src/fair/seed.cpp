#include "fair/seed.h"

#include <sodium.h>

#include <stdexcept>

namespace bocage {
namespace {

constexpr std::string_view kPrefix = "chacha20:";

std::string hexadecimal(const std::uint8_t* bytes, std::size_t size) {
  std::string text(2 * size + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();  // the terminating null character
  return text;
}

}  // namespace

Seed random_seed() {
  if (sodium_init() < 0) { throw std::runtime_error("cannot open the system's random number source"); }
  Seed seed;
  randombytes_buf(seed.bytes.data(), seed.bytes.size());
  return seed;
}

std::string hexadecimal(const Seed& seed) { return hexadecimal(seed.bytes.data(), seed.bytes.size()); }

std::optional<Seed> seed_from_hexadecimal(std::string_view digits) {
  Seed seed;
  std::size_t size = 0;
  sodium_hex2bin(seed.bytes.data(), seed.bytes.size(), digits.data(), digits.size(), nullptr, &size, nullptr);
  // Also refuses capital letters: a seed has one spelling.
  return size == seed.bytes.size() && hexadecimal(seed) == digits ? std::optional(seed) : std::nullopt;
}

std::string to_text(const Seed& seed) { return std::string(kPrefix) + hexadecimal(seed); }

std::optional<Seed> seed_from_text(std::string_view text) {
  return text.starts_with(kPrefix) ? seed_from_hexadecimal(text.substr(kPrefix.size())) : std::nullopt;
}

std::string commitment(const Seed& seed) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), seed.bytes.data(), seed.bytes.size());
  return hexadecimal(hash.data(), hash.size());
}

}  // namespace bocage
