// Features of only some battles: minefields, cross-hairs, tents, night, camouflage and landing craft.
#include <algorithm>

#include "game/soundness/parts.h"
#include "rules/mines.h"

namespace bocage::soundness {
namespace {

// PAC-10: the markers are those in the box, and shown values match the hidden ones.
std::string broken_mines(const Battle& battle, const State& state) {
  const Field& field = state.open.field;
  std::array<int, kMineMarkers.size()> left{};  // by value
  for (const std::uint8_t value : kMineMarkers) { left[value] += battle.chain().decks; }
  for (std::size_t i = 0; i < battle.minefields().size(); ++i) {
    const std::uint8_t value = state.hidden.mines[i];
    const std::uint8_t shown = field.mine_shown[i];
    if (--left[value] < 0) { return "mine_values: too many markers of " + std::to_string(value); }
    if (shown != kFaceDown && shown != value) { return "mines: a marker shows a value other than its own"; }
    if (shown == 0 && field.mines.contains(battle.minefields()[i])) { return "mines: a marker of 0 does not stay"; }
  }
  return {};
}

std::string broken_cross_hairs(const Battle& battle, const Field& field) {
  for (const CrossHair& mark : field.cross_hairs) {
    if (mark == CrossHair{}) { continue; }
    const bool both = mark.gun != kNoUnit && mark.target != kNoUnit && field[mark.gun].at != kNoHex &&
                      field[mark.target].at != kNoHex;
    if (!both || battle.side(mark.gun) == battle.side(mark.target)) { return "cross_hairs: not two enemies"; }
    if (battle.type(mark.gun).cross_hairs == 0) { return "cross_hairs: the unit uses no cross-hairs"; }
    if (std::count(field.cross_hairs.begin(), field.cross_hairs.end(), mark) > 1) {
      return "cross_hairs: one is listed twice";
    }
  }
  return {};
}

std::string broken_traits(const Battle& battle, const Field& field) {
  for (int i = 0; i < battle.units(); ++i) {
    const auto unit = static_cast<UnitId>(i);
    const bool hidden = field[unit].is(kCamouflaged) && !battle.roster(unit).camouflaged;
    const bool afloat = field[unit].is(kAfloat) && !battle.roster(unit).afloat;
    if (hidden || afloat) { return "units: id " + std::to_string(i) + ": it never was camouflaged or afloat"; }
  }
  return {};
}

}  // namespace

std::string broken_extras(const Battle& battle, const State& state) {
  const Field& field = state.open.field;
  std::string broken = broken_mines(battle, state);
  if (broken.empty()) { broken = broken_cross_hairs(battle, field); }
  if (broken.empty()) { broken = broken_traits(battle, field); }
  if (!broken.empty()) { return broken; }
  const auto& tents = battle.spec().headquarters;
  if ((field.captured_tents - (tents[0] | tents[1])).any()) { return "captured_tents: no tents there"; }
  if (field.visibility != 0 && !battle.night()) { return "visibility: the battle is fought by day"; }
  return {};
}

}  // namespace bocage::soundness
