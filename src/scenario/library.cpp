#include "scenario/library.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "scenario/node.h"
#include "scenario/read.h"

namespace bocage {
namespace {

constexpr std::string_view kSchema = "schema";  // in the same directory, but not a battle

std::vector<Fault> one_fault(std::string at, std::string why) { return {{std::move(at), std::move(why)}}; }

Loaded<std::string> read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  // Reading one byte beyond the limit is enough to detect a file that is too large.
  std::string text(kMaxScenarioText + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file.is_open() || file.bad()) { return tl::unexpected(one_fault(path.filename().string(), "cannot be read")); }
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

}  // namespace

std::vector<std::string> Library::ids() const {
  std::vector<std::string> ids;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(directory_, ignored)) {
    const std::filesystem::path& path = entry.path();
    if (path.extension() == ".json" && path.stem() != kSchema) { ids.push_back(path.stem().string()); }
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

Loaded<std::string> Library::find(std::string_view id) const {
  std::vector<std::string> begin_so;
  for (const std::string& known : ids()) {
    if (known == id) { return known; }
    if (known.starts_with(id)) { begin_so.push_back(known); }
  }
  if (begin_so.size() == 1) { return begin_so.front(); }
  if (begin_so.empty()) { return tl::unexpected(one_fault("battle", "unknown " + quoted(id))); }
  return tl::unexpected(one_fault("battle", quoted(id) + " can be " + begin_so[0] + " or " + begin_so[1]));
}

Loaded<Scenario> Library::load(std::string_view id) const {
  const auto found = find(id);
  if (!found) { return tl::unexpected(found.error()); }
  const auto text = read_text(directory_ / (*found + ".json"));
  if (!text) { return tl::unexpected(text.error()); }
  auto scenario = read_scenario(std::string_view(*text));
  if (scenario && scenario->spec.id != *found) {
    return tl::unexpected(one_fault("id", "must be \"" + *found + "\", as the file is named"));
  }
  return scenario;
}

Library default_library() {
  // Read once at program start, before any thread could change it.
  const char* named = std::getenv("BOCAGE_SCENARIOS");  // NOLINT(concurrency-mt-unsafe)
  return Library(named != nullptr && *named != '\0' ? named : BOCAGE_SCENARIO_DIR);
}

}  // namespace bocage
