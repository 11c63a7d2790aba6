// Options as JSON.
#pragma once

#include "rules/options.h"
#include "scenario/node.h"
#include "wire/json.h"

namespace bocage {

Json options_json(const Options& options);  // {"young-generals": false, ...}
Options read_options(const Node& node);     // options that are left out are off

Json options_for(const BattleSpec& spec);  // the names of those that make a difference in this battle

}  // namespace bocage
