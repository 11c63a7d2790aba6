#include "scenario/read.h"

#include <algorithm>

#include "scenario/draft.h"

namespace bocage {
namespace {

using nlohmann::json;

bool is_deeper_than(const json& value, int depth) {
  if (!value.is_structured()) { return false; }
  if (depth == 0) { return true; }
  return std::any_of(value.begin(), value.end(), [&](const json& child) { return is_deeper_than(child, depth - 1); });
}

// Counts brackets outside strings before parsing: deeply nested values are expensive to copy and free.
bool nests_deeper_than(std::string_view text, int most) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_string = !in_string;
    } else if (!in_string && (c == '[' || c == '{')) {
      if (++depth > most) { return true; }
    } else if (!in_string && (c == ']' || c == '}')) {
      --depth;
    }
  }
  return false;
}

Fault at_byte(std::string_view text, std::size_t byte, std::string why) {
  const std::string_view before = text.substr(0, std::min(byte == 0 ? 0 : byte - 1, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const std::size_t column = before.size() - line_start + 1;
  return {"line " + std::to_string(line) + ", column " + std::to_string(column), std::move(why)};
}

// The JSON library's message without its error number and position.
std::string reason(std::string_view what) {
  const std::size_t colon = what.find(": ");
  if (colon != std::string_view::npos) { what.remove_prefix(colon + 2); }
  const json shown = std::string(what.substr(0, 200));
  return "not JSON: " + shown.dump(-1, ' ', false, json::error_handler_t::replace);
}

Loaded<json> parse(std::string_view text) {
  if (text.size() > kMaxScenarioText) {
    return tl::unexpected(std::vector<Fault>{{"file", "more than " + std::to_string(kMaxScenarioText) + " bytes"}});
  }
  if (nests_deeper_than(text, kMaxScenarioDepth)) {
    return tl::unexpected(std::vector<Fault>{{"file", "nested too deeply"}});
  }
  try {
    return json::parse(text);
  } catch (const json::parse_error& error) {
    return tl::unexpected(std::vector{at_byte(text, error.byte, reason(error.what()))});
  } catch (const json::exception& error) { return tl::unexpected(std::vector<Fault>{{"file", reason(error.what())}}); }
}

void read_parts(Draft& draft, const Node& file) {
  if (!file.is_object({"format",    "id",     "title",  "subtitle", "date",       "set",       "weapons",
                       "board",     "sides",  "first",  "terrain",  "structures", "obstacles", "units",
                       "airplanes", "medals", "labels", "special",  "remarks",    "briefing"})) {
    return;
  }
  read_board(draft, file);
  read_sides(draft, file);
  read_texts(draft, file);
  read_terrain(draft, file);
  read_structures(draft, file);
  read_obstacles(draft, file);
  read_units(draft, file);
  read_airplanes(draft, file);
  read_medals(draft, file);
  read_special(draft, file);
  check_whole(draft, file);
}

Loaded<Scenario> read_document(json document) {
  Draft draft;
  draft.scenario.document = std::move(document);
  const Node file(&draft.scenario.document, "", draft.faults);
  if (!draft.scenario.document.is_object()) {
    draft.faults.add("file", "must be an object");
  } else {
    read_parts(draft, file);
  }
  if (!draft.faults.empty()) { return tl::unexpected(draft.faults.take()); }
  return std::move(draft.scenario);
}

}  // namespace

Loaded<Scenario> read_scenario(std::string_view json_text) {
  return parse(json_text).and_then([](json document) { return read_document(std::move(document)); });
}

Loaded<Scenario> read_scenario(const json& document) {
  if (is_deeper_than(document, kMaxScenarioDepth)) {
    return tl::unexpected(std::vector<Fault>{{"file", "nested too deeply"}});
  }
  return read_document(document);
}

}  // namespace bocage
