#include "walk.h"

#include <cstdlib>

#include "grounds.h"
#include "lab/seeds.h"
#include "support/position.h"

#ifndef BOCAGE_PROPERTY_GAMES
#if defined(__SANITIZE_ADDRESS__)
#define BOCAGE_PROPERTY_GAMES 25
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BOCAGE_PROPERTY_GAMES 25
#endif
#endif
#endif
#ifndef BOCAGE_PROPERTY_GAMES
#define BOCAGE_PROPERTY_GAMES 200
#endif

namespace bocage {
namespace {

// Orders as many units as possible, always attacks and plays Ambush: random players have too few battles.
class EagerPlayer final : public Player {
 public:
  explicit EagerPlayer(std::uint64_t seed) : chance_(seed) {}
  Action choose(const Question& question) override {
    std::vector<Action> wanted;
    for (const Action& action : question.offers()) {
      if (action.kind != ActionKind::Done && action.kind != ActionKind::Pass) { wanted.push_back(action); }
    }
    const bool moving = question.decision() == Decision::Move;
    const bool idle = wanted.empty() || chance_.below(moving ? 3 : 20) == 0;
    const ActionList& offers = question.offers();
    if (idle) { return offers[chance_.below(static_cast<std::uint32_t>(offers.size()))]; }
    return wanted[chance_.below(static_cast<std::uint32_t>(wanted.size()))];
  }

 private:
  FastChance chance_;
};

class Listener final : public EventSink {
 public:
  explicit Listener(std::vector<Event>& events) : events_(events) {}
  void on(const Event& event) override { events_.push_back(event); }

 private:
  std::vector<Event>& events_;
};

std::unique_ptr<Player> make(std::string_view kind, std::uint64_t seed) {
  auto player = make_player(kind, seed);
  return player != nullptr ? std::move(player) : std::make_unique<EagerPlayer>(seed);
}

// Where a game is, for failure reports.
struct Progress {
  const Battle& battle;
  std::uint64_t game;
  int step = 0;
  std::string last;
};

bool is_fine(const std::string& wrong, const Progress& progress) {
  if (wrong.empty()) { return true; }
  ADD_FAILURE() << progress.battle.spec().id << ", game " << progress.game << ", step " << progress.step << " after \""
                << progress.last << "\": " << wrong;
  return false;
}

}  // namespace

int property_games() {
  if (const char* text = std::getenv("BOCAGE_PROPERTY_GAMES")) { return std::max(1, std::atoi(text)); }
  return BOCAGE_PROPERTY_GAMES;
}

BySide<std::unique_ptr<Player>> players_of(std::uint64_t number) {
  using Pair = std::array<std::string_view, 2>;
  constexpr auto kPairs = std::to_array<Pair>({{"random", "random"},
                                               {"random", "eager"},
                                               {"eager", "random"},
                                               {"eager", "eager"},
                                               {"random", "random"},
                                               {"heuristic", "eager"},
                                               {"eager", "heuristic"},
                                               {"heuristic", "heuristic"}});
  const Pair& kinds = kPairs[number % kPairs.size()];
  return {make(kinds[0], derive(number, 1)), make(kinds[1], derive(number, 2))};
}

bool is_retreating(const State& state) { return state.open.frames.top_if<RetreatFrame>() != nullptr; }

void play_watched(const Battle& battle, std::uint64_t number, Watcher& watcher) {
  Progress progress{battle, number, 0, "set-up"};
  FastChance chance(derive(number, 3));
  FastChance luck(derive(number, 4));
  FastChance turns(derive(number, 6));  // which of several pending posts acts first
  const auto players = players_of(number);
  const auto offers = std::make_unique<ActionList>();
  std::vector<Event> events;
  Listener listener(events);
  State state = new_game(battle, chance, &listener);
  if (!is_fine(watcher.begins(battle, state), progress)) { return; }
  while (!state.open.over()) {
    const Pending asked = pending(battle, state);
    if (asked.size() != 1 && battle.spec().chain == Chain::Single) {
      is_fine("in the two-player game one post is asked at a time", progress);
      return;
    }
    const PendingPost next = asked[turns.below(static_cast<std::uint32_t>(asked.size()))];
    legal(battle, state, next.post, *offers);
    if (!is_fine(watcher.before({battle, state, next, *offers, luck}), progress)) { return; }
    const Question question(battle, state, next, *offers);
    const Action action = players[index(next.post.side)]->choose(question);
    const State before = state;
    events.clear();
    ++progress.step;
    progress.last = to_text(battle.board(), action);
    if (apply(battle, state, next.post, action, chance, &listener) != ApplyResult::Applied) {
      is_fine("a player's choice is refused", progress);
      return;
    }
    if (!is_fine(watcher.after({battle, before, state, next, action, events}), progress)) { return; }
    if (state.open.turn > kMostTurns) {
      is_fine("the game does not end", progress);
      return;
    }
  }
}

std::unique_ptr<const Battle> battle_of(const Setting& setting, Options options) {
  const std::string_view id = setting.battle;
  const Position position = id == "island" ? island() : id == "steppe" ? steppe() : Position::from_battle(id);
  if (setting.commissar) { options.add(Option::Commissar); }
  if (setting.air) { options.add(Option::Air); }
  if (setting.night) { options.add(Option::Night); }
  BattleSpec spec = position.scenario().spec;
  spec.id = spec.id.empty() ? std::string(id) : spec.id;
  return std::make_unique<const Battle>(std::move(spec), options);
}

const std::vector<Setting>& settings() {
  static const std::vector<Setting> kSettings{
      {.name = "01", .battle = "01"},
      {.name = "02", .battle = "02"},
      {.name = "03", .battle = "03"},
      {.name = "04", .battle = "04"},
      {.name = "05", .battle = "05"},
      {.name = "06", .battle = "06"},
      {.name = "07", .battle = "07"},
      {.name = "08", .battle = "08"},
      {.name = "09", .battle = "09"},
      {.name = "10", .battle = "10"},
      {.name = "11", .battle = "11"},
      {.name = "12", .battle = "12"},
      {.name = "13", .battle = "13"},
      {.name = "14", .battle = "14"},
      {.name = "15", .battle = "15"},
      {.name = "16", .battle = "16"},
      {.name = "o1", .battle = "o1"},
      {.name = "o2", .battle = "o2"},
      {.name = "o3", .battle = "o3"},
      {.name = "island", .battle = "island"},
      {.name = "steppe", .battle = "steppe"},
      {.name = "air_01", .battle = "01", .air = true},
      {.name = "air_night_14", .battle = "14", .air = true, .night = true},
      {.name = "air_island", .battle = "island", .air = true},
      {.name = "air_steppe", .battle = "steppe", .air = true},
      {.name = "air_o1", .battle = "o1", .air = true},
      {.name = "night_o1", .battle = "o1", .night = true},
      {.name = "commissar_o2", .battle = "o2", .commissar = true},
      {.name = "everything_o2", .battle = "o2", .commissar = true, .air = true, .night = true},
      {.name = "everything_o3", .battle = "o3", .air = true, .night = true},
  };
  return kSettings;
}

std::string setting_name(const testing::TestParamInfo<Setting>& setting) { return setting.param.name; }

}  // namespace bocage
