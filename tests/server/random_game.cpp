#include "random_game.h"

#include <gtest/gtest.h>

#include <sstream>

#include "wire/event_json.h"

namespace bocage {
namespace {

bool is_idle(const Action& action) {
  return action.kind == ActionKind::Done || action.kind == ActionKind::Pass || action.kind == ActionKind::TakeBack ||
         action.kind == ActionKind::EndVisit || action.kind == ActionKind::Unchip ||
         action.kind == ActionKind::NameGeneral;
}

Action choose(const ActionList& list, FastChance& luck) {
  std::vector<Action> wanted;
  for (const Action& action : list) {
    if (!is_idle(action)) { wanted.push_back(action); }
  }
  if (wanted.empty() || luck.below(6) == 0) { return list[luck.below(static_cast<std::uint32_t>(list.size()))]; }
  return wanted[luck.below(static_cast<std::uint32_t>(wanted.size()))];
}

}  // namespace

std::shared_ptr<const Battle> battle_with_options(const std::string& text) {
  std::istringstream words(text);
  std::string id;
  words >> id;
  Position position = Position::from_battle(id);
  for (std::string option; words >> option;) {
    if (option == "commissar") { position.commissar(); }
    if (option == "air") { position.air(); }
    if (option == "night") { position.night_option(); }
  }
  return position.battle();
}

void play_random_game(const Battle& battle, std::uint64_t seed, int most_steps,
                      const std::function<void(const RandomStep&)>& look) {
  FastChance luck(seed);
  State state = new_game(battle, luck, nullptr);
  for (int i = 0; i < most_steps && !state.open.over() && !testing::Test::HasFailure(); ++i) {
    const Pending asked = pending(battle, state);
    const PendingPost by = asked[luck.below(static_cast<std::uint32_t>(asked.size()))];
    ActionList list;
    legal(battle, state, by.post, list);
    const Action action = choose(list, luck);
    EventList events;
    State after = state;
    if (apply(battle, after, by.post, action, luck, &events) != ApplyResult::Applied) {
      FAIL() << "refused: " << to_text(battle.board(), action);
    }
    look({battle, state, by, action, after, events.events()});
    state = after;
  }
}

}  // namespace bocage
