#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "ai/heuristic_player.h"
#include "ai/random_player.h"
#include "ai/search_player.h"

namespace bocage {
namespace {

template <class Kind>
std::unique_ptr<Player> make(std::uint64_t seed, const Thinking&) {
  return std::make_unique<Kind>(seed);
}

// Softmax temperatures, in points: the higher, the more often a player takes a lesser action.
constexpr int kRecruitTemperature = 220;
constexpr int kSergeantTemperature = 4;  // only shuffles near-equal actions, so that no two games are alike

std::unique_ptr<Player> make_recruit(std::uint64_t seed, const Thinking&) {
  return std::make_unique<HeuristicPlayer>(seed, kRecruitWeights, kRecruitTemperature);
}

std::unique_ptr<Player> make_sergeant(std::uint64_t seed, const Thinking&) {
  return std::make_unique<HeuristicPlayer>(seed, kSergeantWeights, kSergeantTemperature);
}

struct PlayerInfo {
  std::string_view name;
  std::unique_ptr<Player> (*make)(std::uint64_t seed, const Thinking& thinking);
};

std::unique_ptr<Player> make_general(std::uint64_t seed, const Thinking& thinking) {
  return std::make_unique<SearchPlayer>(seed, thinking);
}

// By strength.
constexpr auto kPlayers = std::to_array<PlayerInfo>({
    {"random", make<RandomPlayer>},
    {"recruit", make_recruit},
    {"heuristic", make<HeuristicPlayer>},
    {"sergeant", make_sergeant},
    {"general", make_general},
});

const PlayerInfo* row_of(std::string_view name) {
  const auto* const row =
      std::find_if(kPlayers.begin(), kPlayers.end(), [&](const auto& it) { return it.name == name; });
  return row == kPlayers.end() ? nullptr : row;
}

// "500ms", "4s", "20000n".
std::optional<Thinking> parse_thinking(std::string_view text) {
  static constexpr std::int64_t kMost = 1'000'000'000;
  std::int64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || number < 1 || number > kMost) { return std::nullopt; }
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (unit == "n") { return Thinking{.nodes = number}; }
  const std::int64_t ms = unit == "s" ? number * 1000 : number;
  if ((unit != "s" && unit != "ms") || ms > kMost) { return std::nullopt; }
  return Thinking{.ms = static_cast<int>(ms)};
}

int ms_of(const PlayerName& player) { return player.thinking.ms == 0 ? kDefaultMs : player.thinking.ms; }

}  // namespace

std::optional<PlayerName> parse_player(std::string_view text) {
  const std::size_t at = text.find('@');
  const PlayerInfo* const row = row_of(text.substr(0, at));
  if (row == nullptr) { return std::nullopt; }
  if (at == std::string_view::npos) { return PlayerName{row->name}; }
  const auto thinking = parse_thinking(text.substr(at + 1));
  if (!thinking) { return std::nullopt; }
  return PlayerName{row->name, *thinking};
}

std::unique_ptr<Player> make_player(std::string_view text, std::uint64_t seed) {
  const auto wish = parse_player(text);
  return wish ? row_of(wish->name)->make(seed, wish->thinking) : nullptr;
}

const std::vector<std::string>& opponents() {
  static const std::vector<std::string> kOpponents{"recruit", "sergeant", "general@500ms", "general", "general@5s"};
  return kOpponents;
}

bool is_opponent(std::string_view text) {
  return std::find(opponents().begin(), opponents().end(), text) != opponents().end();
}

const std::string& nearest_opponent(std::string_view text) {
  const auto player = parse_player(text);
  if (!player) { return opponents().front(); }
  const auto distance = [&](const std::string& opponent) {
    const PlayerName other = *parse_player(opponent);
    return std::pair(std::abs(row_of(player->name) - row_of(other.name)), std::abs(ms_of(*player) - ms_of(other)));
  };
  return *std::min_element(opponents().begin(), opponents().end(),
                           [&](const std::string& a, const std::string& b) { return distance(a) < distance(b); });
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
