// The winning chances throughout a finished game: `Analysis` of docs/protocol.schema.json.
#pragma once

#include "lab/analysis.h"
#include "wire/json.h"

namespace bocage::server {

// `of`: the number of moments; 0 while unknown.
Json analysis_json(std::size_t of, const std::vector<Moment>& moments, const std::vector<TurningPoint>& turning_points);

}  // namespace bocage::server
