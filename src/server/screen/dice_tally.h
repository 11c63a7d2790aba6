// The dice of a side and their expected results: `DiceOf` of docs/protocol.schema.json.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage {
struct Event;
}

namespace bocage::server {

struct DiceTally {
  int rolled = 0;
  std::array<int, kFaces> faces{};
  int hits = 0;         // figures the enemy lost to these dice
  double expected = 0;  // the expectation of `hits`
  double variance = 0;  // of `hits`; rolls are independent, so their variances add up

  void add(const Roll& roll);
  // A roll at an enemy unit of this many figures.
  void add_attack(const Roll& roll, FaceMask hit_by, int figures);
};

// Counts the dice of an event. `state` is the state at that moment, before the roll takes effect.
void count_dice(const Battle& battle, const State& state, const Event& event, BySide<DiceTally>& tally);

// From 0 to 1: the probability of worse dice, assuming that the hits are normally distributed.
double luck(const DiceTally& tally);

Json dice_json(const DiceTally& tally);

}  // namespace bocage::server
