// Server configuration and table settings are either accepted or refused with a reason. Accepted table settings are
// stored, so they must survive a round trip.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/config.h"
#include "server/table/settings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage::server;  // NOLINT(google-build-using-namespace): only in this function
  const auto json = nlohmann::json::parse(std::string_view(reinterpret_cast<const char*>(data), size), nullptr, false);
  if (json.is_discarded()) { return 0; }

  constexpr std::size_t kLeastMessage = 1024;  // bytes
  const auto config = config_from_json(json, Config{});
  if (!config && config.error().empty()) { std::abort(); }
  if (config && (config->stand_in_after <= 0 || config->limits.message < kLeastMessage)) { std::abort(); }

  const auto settings = settings_from_json(json);
  if (!settings) {
    if (settings.error().empty()) { std::abort(); }
    return 0;
  }
  const std::string written = settings_json(*settings).dump();
  const auto again = settings_from_json(nlohmann::json::parse(written));
  if (!again || settings_json(*again).dump() != written) { std::abort(); }
  return 0;
}
