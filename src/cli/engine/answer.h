// What a request is answered with: an object, or the reason why not.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <tl/expected.hpp>

namespace bocage::cli::engine {

// Fields come out in the order in which they were put in, as the documentation shows them.
using Json = nlohmann::ordered_json;
using Answer = tl::expected<Json, std::string>;

inline tl::unexpected<std::string> refuse(std::string why) { return tl::unexpected<std::string>(std::move(why)); }

}  // namespace bocage::cli::engine
