// A value for each side.
#pragma once

#include "rules/vocabulary.h"
#include "wire/json_writer.h"

namespace bocage {

// {"axis": ..., "allies": ...}
template <class Value>
Json by_side(Value value) {
  Json out = Json::object();
  for (const Side side : kSides) { out[name(side)] = value(side); }
  return out;
}

// The same as text; `write` writes the value of a side.
template <class Write>
void write_by_side(JsonWriter& out, Write write) {
  out.open_object();
  for (const Side side : kSides) {
    out.key(name(side));
    write(side);
  }
  out.close_object();
}

}  // namespace bocage
