#include "server/screen/dice_tally.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "game/event.h"
#include "rules/combat.h"
#include "rules/odds.h"

namespace bocage::server {

void DiceTally::add(const Roll& roll) {
  rolled += roll.size;
  for (std::size_t i = 0; i < roll.size; ++i) { ++faces[static_cast<std::size_t>(roll.faces[i])]; }
}

void DiceTally::add_attack(const Roll& roll, FaceMask hit_by, int figures) {
  hits += std::min(bocage::hits(roll, hit_by), figures);
  const Losses chances = losses(roll.size, hit_by, figures);
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

namespace {

// The faces with which a roll hits this unit; none if it is not an attack: mines, ice and airplanes have their own
// dice.
std::optional<FaceMask> hit_by(const Battle& battle, const Public& open, UnitId target) {
  const FrameStack& frames = open.frames;
  if (const auto* attack = frames.top_if<AttackFrame>()) { return faces_for(battle, open.field, attack->unit, target); }
  if (const auto* strikes = frames.top_if<StrikesFrame>()) { return faces_from_afar(battle, target, strikes->stars); }
  if (frames.top_if<StrafeFrame>() != nullptr) { return faces_from_afar(battle, target, Stars::Hit); }
  return std::nullopt;
}

}  // namespace

void count_dice(const Battle& battle, const State& state, const Event& event, BySide<DiceTally>& tally) {
  if (event.kind != EventKind::DiceRolled && event.kind != EventKind::InitiativeRolled) { return; }
  DiceTally& own = tally[index(event.side)];
  own.add(event.roll);
  const Field& field = state.open.field;
  const UnitId target = event.at == kNoHex ? kNoUnit : field.at(event.at);
  if (target == kNoUnit || battle.side(target) == event.side) { return; }  // for orders, or for recovery
  if (const auto faces = hit_by(battle, state.open, target)) {
    own.add_attack(event.roll, *faces, field[target].figures);
  }
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
