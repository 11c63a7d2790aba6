#include "fair/mix.h"

#include <sodium.h>

#include <algorithm>

namespace bocage {

Seed mix(const std::vector<SeedPart>& parts) {
  std::string text;
  for (const SeedPart& part : parts) { text += to_text(part) + "\n"; }
  Seed seed;
  static_assert(sizeof seed.bytes == crypto_hash_sha256_BYTES);
  crypto_hash_sha256(seed.bytes.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return seed;
}

std::optional<Seed> server_seed(const Record& record) {
  if (record.seed_parts.empty()) { return seed_from_text(record.seed); }
  const SeedPart& first = record.seed_parts.front();
  return first.from == kServerPart ? seed_from_hexadecimal(first.bytes) : std::nullopt;
}

bool is_mix_of_parts(const Record& record) {
  const std::vector<SeedPart>& parts = record.seed_parts;
  if (parts.empty()) { return true; }
  const bool well_formed = server_seed(record) && std::all_of(parts.begin(), parts.end(), [](const SeedPart& part) {
                             return seed_from_hexadecimal(part.bytes).has_value();
                           });
  return well_formed && to_text(mix(parts)) == record.seed;
}

}  // namespace bocage
