// `bocage engine`: the rules as a service on standard input and output, JSON Lines (docs/line-protocol.md).
#pragma once

#include <iosfwd>
#include <optional>

namespace bocage::cli {

// Answers every line of `in` with one line on `out`, until `in` ends or says `quit`. Returns 0, or 1 if `out` failed.
// `most_nodes`: an upper limit for the nodes of a computer player per turn, above which requests are capped.
int run_engine(std::istream& in, std::ostream& out, std::optional<int> most_nodes = {});

}  // namespace bocage::cli
