// What a request is answered with: an object, or why not: a request that cannot be read has a fault, an action that is
// not legal the engine's refusal.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "wire/refusal_json.h"

namespace bocage::cli::engine {

struct Denial {
  Json error;  // {"code", "rule"?, "args"?}, as everywhere
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
