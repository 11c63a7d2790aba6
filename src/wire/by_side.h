// A value for each side.
#pragma once

#include "rules/vocabulary.h"
#include "wire/json.h"

namespace bocage {

// {"axis": ..., "allies": ...}
template <class Value>
Json by_side(Value value) {
  Json out = Json::object();
  for (const Side side : kSides) { out[name(side)] = value(side); }
  return out;
}

}  // namespace bocage
