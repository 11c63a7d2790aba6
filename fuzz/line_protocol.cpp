// `bocage engine` answers every line of any input with one JSON object, and its game stays valid.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "cli/engine/engine_command.h"

constexpr int kMostNodes = 20;  // keep searches short: they are not what is tested here

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::istringstream in(text);
  std::ostringstream out;
  if (bocage::cli::run_engine(in, out, kMostNodes) != 0) { std::abort(); }

  std::size_t answers = 0;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line); ++answers) {
    const auto answer = nlohmann::json::parse(line, nullptr, false);
    if (!answer.is_object()) { std::abort(); }
    const std::string fault = answer.value(nlohmann::json::json_pointer("/error/args/fault"), "");
    if (fault.starts_with("internal")) { std::abort(); }
  }
  // `quit` may leave lines unanswered, but there are never more answers than lines.
  const auto requests = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  if (answers > requests) { std::abort(); }
  return 0;
}
