#include "wire/json_writer.h"

#include <algorithm>

namespace bocage {
namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= ' ' && c != '"' && c != '\\'; }

}  // namespace

void JsonWriter::value(std::string_view text) {
  separate();
  if (!std::all_of(text.begin(), text.end(), is_plain)) {
    out_ += Json(text).dump();
    return;
  }
  out_ += '"';
  out_ += text;
  out_ += '"';
}

}  // namespace bocage
