// The answer to a request: an object, or an error. A request that cannot be read has a fault, an illegal action the engine's
// refusal.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "wire/refusal_json.h"

namespace bocage::cli::engine {

struct Denial {
  Json error;  // {"code", "rule"?, "args"?}
};
using Answer = tl::expected<Json, Denial>;

inline Denial bad_request(const std::string& fault) {
  return {{{"code", "bad-request"}, {"args", {{"fault", fault}}}}};
}
inline tl::unexpected<Denial> refuse(const std::string& fault) { return tl::unexpected(bad_request(fault)); }
inline tl::unexpected<Denial> refuse(const Board& board, const Refusal& refusal) {
  return tl::unexpected(Denial{refusal_json(board, refusal)});
}

}  // namespace bocage::cli::engine
