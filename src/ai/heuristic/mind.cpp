#include "ai/heuristic/mind.h"

#include <algorithm>

#include "ai/heuristic/chances.h"
#include "ai/heuristic/flights.h"

namespace bocage {
namespace {

// PAC-12, PAC-13, XU-04.3: whether the unit would set off mines. Engineers usually clear them.
bool springs_mines(const Battle& battle, const Field& field, UnitId unit, Hex hex) {
  return field.mines.contains(hex) && battle.mine_layer(hex) != battle.side(unit) && !battle.type(unit).clears_mines;
}

// The marker's value, or a typical one while it is face down.
int mine_dice(const Battle& battle, const Field& field, Hex hex) {
  static constexpr int kUsual = 2;
  const auto& mines = battle.minefields();
  const auto at = static_cast<std::size_t>(std::find(mines.begin(), mines.end(), hex) - mines.begin());
  return field.mine_shown[at] == kFaceDown ? kUsual : field.mine_shown[at];
}

// PAC-31: enemy tents not yet captured, or our own that are.
bool is_headquarters(const Battle& battle, const Field& field, Side side, Hex hex) {
  const auto& tents = battle.spec().headquarters;
  const bool lost = field.captured_tents.contains(hex);
  return tents[index(lost ? side : other(side))].contains(hex);
}

// The unit after its move, as far as its battle depends on that.
Unit moved_to(const Battle& battle, Arm arm, Unit unit, Hex hex, int cost) {
  const bool next_door = cost == 1 && unit.moved == 0 && battle.next_door().contains(hex);  // XT-41
  if (battle.bars_battle(arm).contains(hex) && !next_door) { unit.set(kInCover); }
  if (has(battle.ground(unit.at).bars_battle_left, arm)) { unit.set(kBogged); }
  if (unit.is(kAfloat) && !battle.ground(hex).sea) { unit.set(kBogged); }
  unit.at = hex;
  unit.moved = static_cast<std::uint8_t>(unit.moved + cost);
  return unit;
}

}  // namespace

Mind::Mind(const Battle& battle, Post post, const View& view, const Weights& weights, Memory& memory)
    : battle_(battle),
      view_(view),
      post_(post),
      memory_(memory),
      survey_(battle, view.open.field, post.side, weights, memory),
      trial_(view.open.field) {}

Mind::~Mind() = default;

const Flights& Mind::flights() {
  if (!flights_) { flights_ = std::make_unique<Flights>(*this); }
  return *flights_;
}

int Mind::arrival(UnitId unit, const Unit& as) const {
  if (as.at == field()[unit].at) { return 0; }
  const bool freely = effect(as).ignores_movement_terrain;
  int dice = 0;
  FaceMask faces = mask(Face::Star);
  if (!freely && battle_.ice().contains(as.at)) { dice = battle_.ground(as.at).ice_dice; }
  if (!freely && springs_mines(battle_, field(), unit, as.at)) {
    dice = mine_dice(battle_, field(), as.at);
    faces = faces_for(battle_, unit, kNoStar);
  }
  const RosterUnit& roster = battle_.roster(unit);
  const int figure = roster.worth * weights().figures / roster.full;
  const Chances odds = chances(dice, faces, as.figures, 0);
  const int lost = odds.hits * figure + odds.eliminate * roster.worth * weights().last_figure;
  return (is_headquarters(battle_, field(), side(), as.at) ? weights().tents : 0) - lost / 1000;
}

int Mind::order(UnitId unit, Card card) {
  return memory_.order(unit, card, field()[unit], [&] { return order_under(unit, card); });
}

int Mind::order_under(UnitId unit, Card card) {
  const Unit before = trial_[unit];
  Unit& ordered = trial_[unit];
  ordered.set(kOrdered);
  ordered.effect = card;
  int best = prospect(unit, ordered);
  const Reach ways = reach(battle_, trial_, unit, allowance(battle_, trial_, unit));
  for (int cost = 1; cost <= kMaxMove; ++cost) {
    ways.at[static_cast<std::size_t>(cost)].for_each([&](Hex hex) {
      best = std::max(best, prospect(unit, moved_to(battle_, battle_.arm(unit), ordered, hex, cost)));
    });
  }
  if (may_exit(battle_, trial_, unit, allowance(battle_, trial_, unit))) { best = std::max(best, survey_.leaving()); }
  best -= survey_.standing(unit, before.at);
  if (effect(ordered).places_sandbags && !field().sandbags.contains(before.at)) {
    best += survey_.danger(unit, before.at, 0) - survey_.danger(unit, before.at, 1);
  }
  trial_[unit] = before;
  return std::max(0, best);
}

int Mind::prospect(UnitId unit, const Unit& as) {
  const int attack = survey_.best_attack(unit, as, Occasion::Attack) * effect(as).battles_in_a_row;
  // BEL-02: a unit with a second move need not stay where it battled.
  const Hex after = effect(as).second_move ? field()[unit].at : as.at;
  return attack + survey_.standing(unit, after) + arrival(unit, as);
}

int Mind::move(UnitId unit, Hex to) {
  const int most = allowance(battle_, field(), unit);
  if (unit != mover_) {
    mover_ = unit;
    reach_ = reach(battle_, field(), unit, most);
    staying_ = prospect(unit, field()[unit]);
  }
  const int cost = reach_.cost(to) != 0 ? reach_.cost(to) : most;  // a detour: assume the highest cost
  return prospect(unit, moved_to(battle_, battle_.arm(unit), field()[unit], to, cost)) - staying_;
}

}  // namespace bocage
