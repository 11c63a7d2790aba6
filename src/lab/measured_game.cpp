#include "lab/measured_game.h"

#include <algorithm>

#include "ai/search/luck.h"

namespace bocage {
namespace {

// Relies on the event of a roll coming before any figure is removed: it reads attacker and target from the state.
class Meter final : public EventSink {
 public:
  Meter(const Battle& battle, const State& state) : battle_(battle), state_(state) {}

  void on(const Event& event) override {
    if (event.kind == EventKind::DiceRolled) { add_luck(event.roll); }
    if (event.kind == EventKind::UnitExited) { exits[index(event.side)] += medals_of_exit(event.side, event.from); }
  }

  BySide<double> luck{};
  BySide<int> exits{};

 private:
  void add_luck(const Roll& roll) {
    if (const auto rolled = luck_of(battle_, state_, roll)) { luck[index(rolled->side)] += rolled->figures; }
  }

  int medals_of_exit(Side side, Hex from) const {
    for (const Exit& exit : battle_.spec().exits) {
      if (exit.side == side && exit.hexes.contains(from)) { return exit.worth; }
    }
    return 0;
  }

  const Battle& battle_;
  const State& state_;
};

}  // namespace

MeasuredGame play_measured_game(const Battle& battle, const Seats& seats, Chance& chance) {
  State state = new_game(battle, chance, nullptr);
  Meter meter(battle, state);
  MeasuredGame game{.result = play_to_the_end(battle, state, seats, chance, kMostDecisions, &meter)};
  game.luck = meter.luck;
  for (const Side side : kSides) {
    const int all = game.result.medals[index(side)];
    const int won = std::min<int>(all, state.open.field.medals_won[index(side)]);
    const int exits = std::min(won, meter.exits[index(side)]);
    game.sources[index(side)] = {.units = won - exits, .objectives = all - won, .exits = exits};
  }
  return game;
}

}  // namespace bocage
