#include "rules/battle.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <string>

#include "board/line.h"

namespace bocage {
namespace {

constexpr int kSlowedMove = 2;  // EF-02, EF-03

// Flood fill: labels every hex of `among` with the number of its connected component, from 1.
void label_components(const Board& board, HexSet among, ByHex<std::uint8_t>& label_of) {
  std::uint8_t number = 0;
  while (among.any()) {
    ++number;
    HexSet edge = HexSet::of(among.first());
    while (edge.any()) {
      HexSet next;
      edge.for_each([&](Hex hex) {
        label_of[index(hex)] = number;
        next |= board.adjacent(hex);
      });
      among -= edge;
      edge = next & among;
    }
  }
}

bool is_climb(const TerrainInfo& from, const TerrainInfo& to) {
  switch (to.climb) {
    case Climb::None: return false;
    case Climb::FromShore: return from.shore;
    case Climb::FromLowGround: return !from.hill;
  }
  return false;
}

template <std::size_t N>
void fill(const HexSet& hexes, std::array<Hex, N>& out) {
  std::size_t n = 0;
  hexes.for_each([&](Hex hex) {
    assert(n < N);
    out[n++] = hex;
  });
}

}  // namespace

Battle::Battle(BattleSpec spec, Options options) : spec_(std::move(spec)), options_(options), board_(spec_.size) {
  for (const UnitAt& unit : spec_.units) {
    roster_.push_back({unit.side, unit.type, unit.figures, unit.worth, unit.at, unit.camouflaged, unit.afloat});
  }
  if (spec_.airdrop) {
    const Airdrop& drop = *spec_.airdrop;
    for (int i = 0; i < drop.drops; ++i) { roster_.push_back({drop.side, drop.type, drop.figures, 1, kNoHex}); }
  }
  if (roster_.size() > kMaxUnits) {
    throw std::invalid_argument("a battle has at most " + std::to_string(kMaxUnits) + " units");
  }

  if (spec_.airplanes.size() > kMostAirplanes) {
    throw std::invalid_argument("a battle has at most " + std::to_string(kMostAirplanes) + " airplanes");
  }

  choose_options();
  appoint_posts();
  lay_ground();
  find_heights();
  find_banks();
  work_out_movement();
  work_out_battle();
  work_out_sight();
  for (const Exit& way_out : spec_.exits) { exits_[index(way_out.side)] |= way_out.hexes; }
}

// Combines the battle's own rules with the variants the players chose.
void Battle::choose_options() {
  commands_ = spec_.command;
  for (const Side side : kSides) {
    const Command own = info(spec_.nation[index(side)]).command;
    if (options_.has(Option::Commissar) && own == Command::Commissar) { commands_[index(side)] = own; }
  }
  night_ = spec_.night;
  if (options_.has(Option::Night) && !night_) { night_ = Night{}; }
  air_ = spec_.air;
  if (options_.has(Option::Air) && !air_) { air_ = AirRules{}; }
  if (air_ && air_->sorties[0] + air_->sorties[1] > kSortieCards * chain().decks) {
    throw std::invalid_argument("more Air Sorties than the deck has");
  }
}

CardBag Battle::deck() const {
  CardBag bag = full_deck(deck_of(options_), chain().decks);
  for (int i = 0; air_ && i < kSortieCards * chain().decks; ++i) { bag.add(Card::AirSortie); }  // AIR-02
  return bag;
}

int Battle::move_cap(Side side, const UnitInfo& type) const {
  const bool slowed = (spec_.winter && type.vehicle) || (spec_.blitz && side == Side::Allies && type.arm == Arm::Armor);
  return slowed ? kSlowedMove : kNoCap;
}

// OVL-04, OVL-05: each general has two sections, left and right as their side sees the board. TEAM-03, TEAM-04: each
// member of a team has one.
void Battle::appoint_posts() {
  const int sections = board_.sections();
  for (const Side side : kSides) {
    auto& wings = wings_[index(side)];
    for (int s = 0; s < sections; ++s) {
      SectionMask& wing = wings[index(chain().thirds[static_cast<std::size_t>(s * 3 / sections)])];
      wing = static_cast<SectionMask>(wing | section_bit(strip(edge(side), s, sections)));
    }
  }
}

void Battle::lay_ground() {
  for (const TerrainAt& tile : spec_.terrain) { terrain_[index(tile.at)] = tile.is; }
  for (const WorkAt& work : spec_.works) {
    works_[static_cast<std::size_t>(work.is)].add(work.at);
    const bool lasting_piece = info(work.is).is_sandbag_piece && info(work.is).lasts;
    lasting_sandbag_pieces_ += lasting_piece ? 1 : 0;
    if (work.is == Work::Minefield && work.owner == Side::Allies) { allied_mines_.add(work.at); }
  }
  fixed(Work::Minefield).for_each([&](Hex hex) { minefields_.push_back(hex); });
  if (static_cast<int>(minefields_.size()) > kMinesOfBox * chain().decks) {
    throw std::invalid_argument("a battle has at most " + std::to_string(kMinesOfBox) + " minefields per box");
  }
}

void Battle::find_heights() {
  board_.all().for_each([&](Hex hex) {
    if (ground(hex).hill) { hills_.add(hex); }
    if (ground(hex).mountain) { mountains_.add(hex); }
  });
  label_components(board_, hills_, hill_);
  label_components(board_, mountains_, mountain_);
}

// SCN-43: the banks are the connected components of the board without the river, which itself belongs to none.
void Battle::find_banks() {
  if (!spec_.banks) { return; }
  bank_bound_ = spec_.banks->bound;
  label_components(board_, board_.all() - spec_.banks->river, bank_);
}

bool Battle::is_link(Hex from, Hex to) const {
  return std::all_of(spec_.spans.begin(), spec_.spans.end(), [&](const Span& span) {
    if (!span.hexes.contains(from) && !span.hexes.contains(to)) { return true; }
    return std::any_of(span.links.begin(), span.links.end(), [&](const auto& link) {
      return (link.first == from && link.second == to) || (link.first == to && link.second == from);
    });
  });
}

bool Battle::is_bridged(Hex hex) const {
  return std::any_of(kWorks.begin(), kWorks.end(),
                     [&](const WorkInfo& work) { return work.opens_river && fixed(work.id).contains(hex); });
}

// The hexes an arm may never enter, by move or by retreat (MOV-06, OBS-03; XT).
ByArm<HexSet> Battle::closed_hexes() const {
  ByArm<HexSet> closed{};
  board_.all().for_each([&](Hex hex) {
    const bool open = !ground(hex).impassable || is_bridged(hex);
    ArmMask barred = ground(hex).may_not_enter;
    for (const WorkInfo& work : kWorks) {
      if (!fixed(work.id).contains(hex)) { continue; }
      if (work.lasts) { barred = static_cast<ArmMask>(barred | work.may_not_enter); }
    }
    for (const Arm arm : kArms) {
      if (!open || has(barred, arm)) { closed[index(arm)].add(hex); }
    }
  });
  return closed;
}

void Battle::work_out_movement() {
  board_.all().for_each([&](Hex hex) {
    const TerrainInfo& row = ground(hex);
    const bool bridged = is_bridged(hex);
    bool stops = row.stops && !bridged;
    ArmMask may_not_leave = row.may_not_leave;
    ArmMask may_not_retreat = kNoArm;
    for (const WorkInfo& work : kWorks) {
      if (!work.lasts || !fixed(work.id).contains(hex)) { continue; }
      stops = stops || work.stops;
      may_not_leave = static_cast<ArmMask>(may_not_leave | work.may_not_leave);
      may_not_retreat = static_cast<ArmMask>(may_not_retreat | work.may_not_retreat);
    }
    if (row.ice_dice != 0 && !bridged) { ice_.add(hex); }
    if (row.battle_next_door) { next_door_.add(hex); }
    if (row.move_limit != 0) { move_limit_ = row.move_limit; }
    for (const Arm arm : kArms) {
      const std::size_t gait = index(gait_of(arm));
      if (stops) { stops_[gait].add(hex); }
      if (row.first_step_only) { first_step_only_[gait].add(hex); }
      if (row.one_step_out) { one_step_out_[gait].add(hex); }
      if (row.move_limit != 0) { move_limited_[gait].add(hex); }
      if (has(row.bars_battle, arm)) { bars_battle_[index(arm)].add(hex); }
      if (has(row.never_battles, arm)) { never_battles_[index(arm)].add(hex); }
      if (has(may_not_leave, arm)) { holds_[index(arm)].add(hex); }
      if (has(may_not_retreat, arm)) { holds_in_retreat_[index(arm)].add(hex); }
    }
  });
  const ByArm<HexSet> closed = closed_hexes();
  board_.all().for_each([&](Hex from) {
    board_.adjacent(from).for_each([&](Hex to) {
      work_out_steps(from, to, closed);
      work_out_sea(from, to);
    });
  });
}

// XT-22.m, XT-27.m: whether a land unit can ever take this step.
bool Battle::is_step(Hex from, Hex to) const {
  const TerrainInfo& here = ground(from);
  const TerrainInfo& there = ground(to);
  if (there.not_from_sea && here.sea) { return false; }
  const bool alpine = here.mountain || there.mountain;
  return !alpine || ((here.mountain || here.hill) && (there.mountain || there.hill));
}

void Battle::work_out_steps(Hex from, Hex to, const ByArm<HexSet>& closed) {
  if (!is_link(from, to) || !is_step(from, to)) { return; }
  const TerrainInfo& target = ground(to);
  const bool climbs = is_climb(ground(from), target);
  for (const Arm arm : kArms) {
    if (closed[index(arm)].contains(to)) { continue; }
    const std::size_t gait = index(gait_of(arm));
    for (const Side side : kSides) {
      if (board_.behind(from, edge(side)).contains(to) && !target.no_retreat) {
        retreat_[index(side)][gait][index(from)].add(to);
      }
    }
    if (climbs && has(target.may_not_climb, arm)) { continue; }
    enter_freely_[gait][index(from)].add(to);
    const bool dear = climbs && target.climb_cost == 2;
    (dear ? enter_2_ : enter_1_)[gait][index(from)].add(to);
    if (!climbs || !has(target.may_not_climb_to_take, arm)) { take_[gait][index(from)].add(to); }
  }
}

// XU-09.1: ships may not go next to a beach. XU-11: landing craft may go ashore, but not onto hedgehogs.
void Battle::work_out_sea(Hex from, Hex to) {
  bool beach_near = false;
  board_.adjacent(to).for_each([&](Hex hex) { beach_near = beach_near || terrain(hex) == Terrain::Beach; });
  const bool for_ship = ground(to).sea && !beach_near;
  const bool for_craft = ground(to).shore && !fixed(Work::Hedgehog).contains(to);
  for (const Gait gait : {Gait::Ship, Gait::LandingCraft}) {
    if (!(gait == Gait::Ship ? for_ship : for_craft)) { continue; }
    enter_1_[index(gait)][index(from)].add(to);
    enter_freely_[index(gait)][index(from)].add(to);
    for (const Side side : kSides) {
      if (ground(to).sea && board_.behind(from, edge(side)).contains(to)) {  // XU-09.4, XU-11.4
        retreat_[index(side)][index(gait)][index(from)].add(to);
      }
    }
  }
}

void Battle::work_out_battle() {
  board_.all().for_each([&](Hex hex) {
    for (const Arm arm : kArms) {
      own_penalty_[index(arm)][index(hex)] = is_bridged(hex) ? std::uint8_t{0} : ground(hex).own_penalty[index(arm)];
      for (const Side side : kSides) {
        protection_[index(side)][index(arm)][index(hex)] = ground(hex).protection[index(arm)];
        if (has(ground(hex).ignores_flag, arm)) { ignores_flag_[index(side)][index(arm)].add(hex); }
      }
    }
  });
  for (const WorkAt& work : spec_.works) {
    const WorkInfo& row = info(work.is);
    if (!row.lasts) { continue; }
    for (const Side side : kSides) {
      if (row.serves_owner_only && work.owner != side) { continue; }
      for (const Arm arm : kArms) {
        if (row.ignores_flag) { ignores_flag_[index(side)][index(arm)].add(work.at); }
        std::uint8_t& best = protection_[index(side)][index(arm)][index(work.at)];
        best = std::max(best, row.protection[index(arm)]);  // BAT-14: the best one, never the sum
      }
    }
  }
}

bool Battle::obstructs(Hex hex, Hex from, Hex to) const {
  if (ground(hex).blocks_sight) { return true; }
  for (const WorkInfo& work : kWorks) {
    if (work.blocks_sight && fixed(work.id).contains(hex)) { return true; }
  }
  const std::uint8_t mountain = mountain_[index(hex)];
  if (mountain != 0 && (mountain_[index(from)] != mountain || mountain_[index(to)] != mountain)) { return true; }
  const std::uint8_t hill = hill_[index(hex)];
  return hill != 0 && (hill_[index(from)] != hill || hill_[index(to)] != hill);  // LOS-12
}

void Battle::work_out_sight() {
  sight_line_of_.assign(kHexValues * kHexValues, 0);
  sight_lines_.push_back({});  // entry 0: nothing in between
  board_.all().for_each([&](Hex from) {
    seen_[index(from)] = board_.adjacent(from);  // LOS-01
    (board_.within(from, kSightRange) - board_.adjacent(from)).for_each([&](Hex to) {
      const Line line = line_between(board_, from, to);
      const auto obstructed = [&](const HexSet& hexes) {
        bool any = false;
        hexes.for_each([&](Hex hex) { any = any || obstructs(hex, from, to); });
        return any;
      };
      const bool left = obstructed(line.left);
      const bool right = obstructed(line.right);
      if (obstructed(line.across) || (left && right)) { return; }
      seen_[index(from)].add(to);
      // If terrain already obstructs one side, a unit on the other side is enough to block the line (LOS-05).
      SightLine units;
      fill(left ? line.across | line.right : right ? line.across | line.left : line.across, units.across);
      if (!left && !right) {
        fill(line.left, units.left);
        fill(line.right, units.right);
      }
      sight_line_of_[pair_of(from, to)] = static_cast<std::uint16_t>(sight_lines_.size());
      sight_lines_.push_back(units);
    });
    if (spec_.blocks_artillery.any()) {
      board_.within(from, Board::kMaxRange).for_each([&](Hex to) {
        if (blocks(line_between(board_, from, to), spec_.blocks_artillery)) { no_indirect_fire_[index(from)].add(to); }
      });
    }
  });
}

}  // namespace bocage
