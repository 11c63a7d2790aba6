#include "cli/engine/lines.h"

#include <istream>

namespace bocage::cli::engine {
namespace {

constexpr int kEnd = std::istream::traits_type::eof();

}  // namespace

LineRead read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf* const buffer = in.rdbuf();
  if (buffer == nullptr) { return LineRead::End; }
  bool any = false;
  bool too_long = false;
  for (int c = buffer->sbumpc(); c != kEnd; c = buffer->sbumpc()) {
    any = true;
    if (c == '\n') { return too_long ? LineRead::TooLong : LineRead::Read; }
    if (line.size() == kLongestLine) {
      too_long = true;
    } else {
      line.push_back(static_cast<char>(c));
    }
  }
  if (!any) { return LineRead::End; }
  return too_long ? LineRead::TooLong : LineRead::Read;
}

bool nests_too_deeply(std::string_view text) {
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_text = !in_text;
    } else if (!in_text && (c == '[' || c == '{')) {
      if (++depth > kDeepestNesting) { return true; }
    } else if (!in_text && (c == ']' || c == '}')) {
      --depth;
    }
  }
  return false;
}

}  // namespace bocage::cli::engine
