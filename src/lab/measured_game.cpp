#include "lab/measured_game.h"

#include <algorithm>

#include "rules/combat.h"
#include "rules/odds.h"

namespace bocage {
namespace {

// Told of a roll when the dice lie and before any figure is gone, it looks at the state for who fights whom.
class Meter final : public EventSink {
 public:
  Meter(const Battle& battle, const State& state) : battle_(battle), state_(state) {}

  void on(const Event& event) override {
    if (event.kind == EventKind::DiceRolled) { weigh(event.roll); }
    if (event.kind == EventKind::UnitExited) { exits[index(event.side)] += worth_of_exit(event.side, event.from); }
  }

  BySide<double> luck{};
  BySide<int> exits{};

 private:
  void weigh(const Roll& roll) {
    const FrameStack& frames = state_.open.frames;
    if (frames.empty() || frames.top().kind != FrameKind::Attack) { return; }
    const Field& field = state_.open.field;
    const Frame& attack = frames.top();
    const FaceMask faces = faces_for(battle_, field, attack.unit, attack.target);
    const int figures = field[attack.target].figures;
    const Losses may_lose = losses(roll.size, faces, figures);
    double expected = 0;
    for (std::size_t lost = 1; lost < may_lose.size; ++lost) {
      expected += static_cast<double>(lost) * may_lose.chance[lost];
    }
    luck[index(battle_.side(attack.unit))] += std::min(hits(roll, faces), figures) - expected;
  }

  int worth_of_exit(Side side, Hex from) const {
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
  MeasuredGame game{.result = play_on(battle, state, seats, chance, kMostDecisions, &meter)};
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
