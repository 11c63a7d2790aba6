// How the dice of a side fell, and how they should have fallen: `DiceOf` of docs/protocol.schema.json.
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
  int hits = 0;         // figures that the enemy lost to them
  double expected = 0;  // and what that should have been on average
  double variance = 0;  // of it; rolls do not know of each other, so theirs add up

  void add(const Roll& roll);
  // A roll at a unit of the other side.
  void add_attack(const Roll& roll, FaceMask hit_by, int figures);
};

// Counts what an event says about dice. `state` is as the rules have it at that moment: before the roll takes effect.
void count_dice(const Battle& battle, const State& state, const Event& event, BySide<DiceTally>& tally);

// From 0 to 1: the chance that dice would have fallen worse, if what they cost were normally distributed.
double luck(const DiceTally& tally);

Json dice_json(const DiceTally& tally);

}  // namespace bocage::server
