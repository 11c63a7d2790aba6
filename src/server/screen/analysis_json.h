// How the chances went in a game that is over: `Analysis` of docs/protocol.schema.json.
#pragma once

#include "lab/analysis.h"
#include "wire/json.h"

namespace bocage::server {

// `of`: so many moments there are, as far as they are known.
Json analysis_json(std::size_t of, const std::vector<Moment>& moments, const std::vector<TurningPoint>& turning_points);

}  // namespace bocage::server
