// Options as JSON.
#pragma once

#include "rules/options.h"
#include "scenario/node.h"
#include "wire/json.h"

namespace bocage {

Json options_json(const Options& options);  // {"young-generals": false, ...}
Options read_options(const Node& node);     // an option that is left out is off

Json options_for(const BattleSpec& spec);  // the names of those that would change something in this battle

}  // namespace bocage
