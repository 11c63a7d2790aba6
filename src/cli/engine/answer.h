// What a request is answered with: an object, or the reason why not.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "wire/json.h"

namespace bocage::cli::engine {

using Answer = tl::expected<Json, std::string>;

inline tl::unexpected<std::string> refuse(std::string why) { return tl::unexpected<std::string>(std::move(why)); }

}  // namespace bocage::cli::engine
