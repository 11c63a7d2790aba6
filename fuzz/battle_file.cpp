// The battle file reader survives any input, and every battle it accepts can be set up and played.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "game/engine.h"
#include "scenario/read.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bocage;  // NOLINT(google-build-using-namespace): only in this function
  const auto scenario = read_scenario(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!scenario) {
    if (scenario.error().empty()) { std::abort(); }  // a refusal must give a reason
    return 0;
  }
  const auto battle = std::make_unique<Battle>(scenario->spec, Options{});
  FastChance chance(size);
  State state = new_game(*battle, chance, nullptr);
  const auto offers = std::make_unique<ActionList>();
  constexpr int kActions = 50;
  for (int i = 0; i < kActions && !state.open.over(); ++i) {
    const Post post = pending(*battle, state)[0].post;
    legal(*battle, state, post, *offers);
    if (offers->empty()) { std::abort(); }
    const Action& action = (*offers)[static_cast<std::size_t>(chance.pick(static_cast<int>(offers->size())))];
    if (apply(*battle, state, post, action, chance, nullptr) != ApplyResult::Applied) { std::abort(); }
  }
  return 0;
}
