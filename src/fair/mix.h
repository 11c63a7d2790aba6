// The seed of a game, mixed from the server's own and what the players contributed. The server commits to its seed before
// it sees a contribution, and no player knows that seed, so neither can choose the result.
#pragma once

#include "fair/seed.h"
#include "game/record.h"

namespace bocage {

inline constexpr std::string_view kServerPart = "server";  // SeedPart::from of the first part

// The SHA-256 of the parts' lines in the record, each with its line break.
Seed mix(const std::vector<SeedPart>& parts);

// The seed the server committed to: the first part, or the whole seed if nobody contributed. None if the record has no
// such seed.
std::optional<Seed> server_seed(const Record& record);

// Whether the record's seed is the mix of its parts. True if it has none.
bool is_mix_of_parts(const Record& record);

}  // namespace bocage
