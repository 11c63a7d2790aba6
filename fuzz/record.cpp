// The record reader survives any input. What it accepts survives a round trip and can be replayed as far as it is
// legal.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "game/invariants.h"
#include "game/record.h"
#include "scenario/library.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage;  // NOLINT(google-build-using-namespace): only in this function
  static const auto battle =
      std::make_unique<Battle>(default_library().load("01-pegasus-bridge").value().spec, Options{});
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  battle_of_record(text);
  options_of_record(text);

  const auto read = record_from_text(battle->board(), text);
  const Record* const record = std::get_if<Record>(&read);
  if (record == nullptr) { return 0; }
  const std::string written = to_text(battle->board(), *record);
  const auto again = record_from_text(battle->board(), written);
  if (std::get_if<Record>(&again) == nullptr) { std::abort(); }
  if (to_text(battle->board(), std::get<Record>(again)) != written) { std::abort(); }

  verify(*battle, *record, nullptr);
  // Goes further than verify(), which stops at the first wrong hash.
  if (!broken_invariant(*battle, replay(*battle, *record, record->steps.size())).empty()) { std::abort(); }
  return 0;
}
