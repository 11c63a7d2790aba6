#include <algorithm>

#include "ai/heuristic_player.h"
#include "ai/random_player.h"

namespace bocage {
namespace {

template <class Kind>
std::unique_ptr<Player> make(std::uint64_t seed) {
  return std::make_unique<Kind>(seed);
}

struct PlayerInfo {
  std::string_view name;
  std::unique_ptr<Player> (*make)(std::uint64_t seed);
};

constexpr auto kPlayers = std::to_array<PlayerInfo>({
    {"heuristic", make<HeuristicPlayer>},
    {"random", make<RandomPlayer>},
});

}  // namespace

std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed) {
  const auto* const row =
      std::find_if(kPlayers.begin(), kPlayers.end(), [&](const auto& it) { return it.name == name; });
  return row == kPlayers.end() ? nullptr : row->make(seed);
}

const std::vector<std::string>& player_names() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> list;
    list.reserve(kPlayers.size());
    for (const PlayerInfo& row : kPlayers) { list.emplace_back(row.name); }
    return list;
  }();
  return kNames;
}

}  // namespace bocage
