// `bocage engine`: the rules as a service on standard input and output, one JSON object a line (docs/line-protocol.md).
#pragma once

#include <iosfwd>
#include <optional>

namespace bocage::cli {

// Answers every line of `in` with one line on `out`, until `in` ends or is told to quit. 0, or 1 if `out` broke.
// `most_nodes`: what a player may try at most in a turn, whatever is asked of it.
int run_engine(std::istream& in, std::ostream& out, std::optional<int> most_nodes = {});

}  // namespace bocage::cli
