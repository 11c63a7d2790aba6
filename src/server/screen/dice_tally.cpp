#include "server/screen/dice_tally.h"

#include <algorithm>
#include <cmath>

#include "game/event.h"
#include "rules/odds.h"

namespace bocage::server {

void DiceTally::add(const Roll& roll) {
  rolled += roll.size;
  for (std::size_t i = 0; i < roll.size; ++i) { ++faces[static_cast<std::size_t>(roll.faces[i])]; }
}

void DiceTally::add_attack(const Roll& roll, Arm target, int figures, Stars stars) {
  hits += std::min(bocage::hits(roll, target, stars), figures);
  const Losses chances = losses(roll.size, target, figures, stars);
  double mean = 0;
  double square = 0;
  for (std::size_t lost = 0; lost < chances.size; ++lost) {
    const auto cost = static_cast<double>(lost);
    mean += chances.chance[lost] * cost;
    square += chances.chance[lost] * cost * cost;
  }
  expected += mean;
  variance += square - mean * mean;
}

void count_dice(const Battle& battle, const State& state, const Event& event, BySide<DiceTally>& tally) {
  if (event.kind != EventKind::DiceRolled && event.kind != EventKind::InitiativeRolled) { return; }
  DiceTally& own = tally[index(event.side)];
  own.add(event.roll);
  const Field& field = state.open.field;
  const UnitId target = event.at == kNoHex ? kNoUnit : field.at(event.at);
  if (target == kNoUnit || battle.side(target) == event.side) { return; }  // for orders, or to recover
  const FrameStack& frames = state.open.frames;
  const bool from_afar = !frames.empty() && frames.top().kind == FrameKind::Strikes;
  const Stars stars = from_afar ? static_cast<Stars>(frames.top().stage) : Stars::Miss;
  own.add_attack(event.roll, battle.arm(target), field[target].figures, stars);
}

double luck(const DiceTally& tally) {
  if (tally.variance <= 0) { return 0.5; }
  const double deviations = (tally.hits - tally.expected) / std::sqrt(tally.variance);
  return 0.5 * std::erfc(-deviations / std::sqrt(2.0));
}

Json dice_json(const DiceTally& tally) {
  Json faces = Json::object();
  for (std::size_t i = 0; i < tally.faces.size(); ++i) { faces[kFaceNames[i]] = tally.faces[i]; }
  return {{"rolled", tally.rolled},
          {"faces", std::move(faces)},
          {"hits", tally.hits},
          {"expected", tally.expected},
          {"luck", luck(tally)}};
}

}  // namespace bocage::server
