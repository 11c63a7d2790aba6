// A battle ready to play: everything that never changes during a game, precomputed into lookup tables for the rules.
#pragma once

#include <vector>

#include "rules/options.h"

namespace bocage {

// A unit's index in the battle's roster, which includes units still to arrive by airdrop.
enum class UnitId : std::uint8_t {};
inline constexpr int kMaxUnits = 96;
inline constexpr int kMinesOfBox = 9;  // PAC-10
inline constexpr int kMostMines = 2 * kMinesOfBox;
inline constexpr UnitId kNoUnit{255};
constexpr std::size_t index(UnitId unit) { return static_cast<std::size_t>(unit); }

struct RosterUnit {
  Side side = Side::Axis;
  UnitType type = UnitType::Infantry;
  std::uint8_t full = 0;
  std::uint8_t worth = 1;
  Hex start = kNoHex;  // kNoHex: not on the board when the battle begins
  bool camouflaged = false;
  bool afloat = false;
};

// The part of a line of sight that depends on where units stand; terrain is resolved in advance.
struct SightLine {
  std::array<Hex, 4> across{kNoHex, kNoHex, kNoHex, kNoHex};  // a unit in any of these blocks the line
  std::array<Hex, 2> left{kNoHex, kNoHex};                    // a unit in one of these ...
  std::array<Hex, 2> right{kNoHex, kNoHex};                   // ... and another in one of these block it together
};

class Battle {
 public:
  // `spec` must be valid: the scenario reader checks it. Throws std::invalid_argument if it exceeds the engine's
  // limits.
  Battle(BattleSpec spec, Options options);

  const BattleSpec& spec() const { return spec_; }
  const Options& options() const { return options_; }
  const Board& board() const { return board_; }
  Edge edge(Side side) const { return spec_.edge[index(side)]; }

  // The chain of command. A post's wing is the set of strips whose units it may order; Overlord's commander has none.
  const ChainInfo& chain() const {
    return info(options_.has(Option::Teams) && spec_.chain == Chain::Single ? Chain::Team : spec_.chain);
  }
  SectionMask wing(Side side, Role role) const { return wings_[index(side)][index(role)]; }
  SectionMask whole_board() const {
    return static_cast<SectionMask>((1U << static_cast<unsigned>(board_.sections())) - 1U);
  }
  CardBag deck() const;  // every card of the game, including face-up Air Sorties

  // Command rules and conditions of the day.
  const CommandInfo& command(Side side) const { return info(commands_[index(side)]); }
  const std::optional<Night>& night() const { return night_; }
  const std::optional<AirRules>& air() const { return air_; }
  // EF-01: a Recon card of this side may be played as an air strike.
  bool recon_strikes(Side side) const { return spec_.blitz && side == Side::Axis; }
  // EF-02, EF-03: the move limit for a unit of this type, not counting the road bonus.
  int move_cap(Side side, const UnitInfo& type) const;

  // Units.
  int units() const { return static_cast<int>(roster_.size()); }
  const RosterUnit& roster(UnitId unit) const { return roster_[index(unit)]; }
  const UnitInfo& type(UnitId unit) const { return info(roster(unit).type); }
  Side side(UnitId unit) const { return roster(unit).side; }
  Arm arm(UnitId unit) const { return type(unit).arm; }

  // Ground.
  Terrain terrain(Hex hex) const { return terrain_[index(hex)]; }
  const TerrainInfo& ground(Hex hex) const { return info(terrain(hex)); }
  const HexSet& fixed(Work work) const { return works_[static_cast<std::size_t>(work)]; }
  const std::vector<WorkAt>& works() const { return spec_.works; }

  // Movement: the neighbours of `from` that a unit with this gait may enter at cost 1, and at cost 2.
  const HexSet& enter_at_1(Gait gait, Hex from) const { return enter_1_[index(gait)][index(from)]; }
  const HexSet& enter_at_2(Gait gait, Hex from) const { return enter_2_[index(gait)][index(from)]; }
  const HexSet& enter_freely(Gait gait, Hex from) const { return enter_freely_[index(gait)][index(from)]; }  // BEL-03
  const HexSet& take_ground(Gait gait, Hex from) const { return take_[index(gait)][index(from)]; }
  const HexSet& retreat(Side side, Gait gait, Hex from) const {
    return retreat_[index(side)][index(gait)][index(from)];
  }
  const HexSet& stops(Gait gait) const { return stops_[index(gait)]; }                      // terrain that ends a move
  const HexSet& first_step_only(Gait gait) const { return first_step_only_[index(gait)]; }  // MOV-11, MOV-14
  const HexSet& move_limited(Gait gait) const { return move_limited_[index(gait)]; }        // MOV-13
  const HexSet& one_step_out(Gait gait) const { return one_step_out_[index(gait)]; }        // MOV-12
  const HexSet& bars_battle(Arm arm) const { return bars_battle_[index(arm)]; }             // MOV-17
  const HexSet& never_battles(Arm arm) const { return never_battles_[index(arm)]; }         // BAT-21, XT-01.b
  const HexSet& holds(Arm arm) const { return holds_[index(arm)]; }                         // OBS-04, XT-22.m
  const HexSet& holds_in_retreat(Arm arm) const { return holds_in_retreat_[index(arm)]; }   // XT-10.f
  int move_limit() const { return move_limit_; }
  const HexSet& next_door() const { return next_door_; }  // XT-21.b: a unit entering from an adjacent hex may battle
  const HexSet& ice() const { return ice_; }              // XT-07: frozen river without a bridge
  const std::vector<Hex>& minefields() const { return minefields_; }  // PAC-10, in hex order
  Side mine_layer(Hex hex) const { return allied_mines_.contains(hex) ? Side::Allies : Side::Axis; }  // PAC-13

  // Battle.
  int protection(Side target, Arm attacker, Hex hex) const {
    return protection_[index(target)][index(attacker)][index(hex)];
  }
  int own_penalty(Arm attacker, Hex hex) const { return own_penalty_[index(attacker)][index(hex)]; }
  const HexSet& hills() const { return hills_; }
  const HexSet& mountains() const { return mountains_; }
  bool on_one_mountain(Hex a, Hex b) const {
    return mountain_[index(a)] != 0 && mountain_[index(a)] == mountain_[index(b)];
  }
  const HexSet& ignores_flag(Side side, Arm arm) const { return ignores_flag_[index(side)][index(arm)]; }
  bool on_other_bank(Arm attacker, Hex from, Hex target) const {
    return has(bank_bound_, attacker) && bank_[index(from)] != 0 && bank_[index(target)] != 0 &&
           bank_[index(from)] != bank_[index(target)];
  }

  // Sight.
  const HexSet& seen(Hex from) const { return seen_[index(from)]; }  // visible if only terrain could block
  const SightLine& sight_line(Hex from, Hex to) const { return sight_lines_[sight_line_of_[pair_of(from, to)]]; }
  const HexSet& no_indirect_fire(Hex from) const { return no_indirect_fire_[index(from)]; }  // SCN-52
  static constexpr int kSightRange = 3;  // longer lines, which only snipers need, are traced on demand
  // Whether terrain or works in `hex` obstruct the line between these two (LOS-09, LOS-12).
  bool obstructs(Hex hex, Hex from, Hex to) const;

  int lasting_sandbag_pieces() const { return lasting_sandbag_pieces_; }  // OBS-27
  const HexSet& exits(Side side) const { return exits_[index(side)]; }

 private:
  static constexpr std::size_t pair_of(Hex from, Hex to) { return index(from) * kHexValues + index(to); }
  void choose_options();
  void appoint_posts();
  void lay_ground();
  void find_heights();
  void find_banks();
  void work_out_movement();
  void work_out_battle();
  void work_out_sight();
  void work_out_steps(Hex from, Hex to, const ByArm<HexSet>& closed);
  void work_out_sea(Hex from, Hex to);
  bool is_link(Hex from, Hex to) const;
  bool is_step(Hex from, Hex to) const;
  bool is_bridged(Hex hex) const;
  ByArm<HexSet> closed_hexes() const;

  BattleSpec spec_;
  Options options_;
  Board board_;
  BySide<Command> commands_{};
  std::optional<Night> night_;
  std::optional<AirRules> air_;
  std::vector<RosterUnit> roster_;

  ByHex<Terrain> terrain_{};
  std::array<HexSet, kWorkKinds> works_{};
  ByHex<std::uint8_t> hill_{};  // LOS-13: label of the hill this hex is part of, 0 for none
  ByHex<std::uint8_t> bank_{};  // label of the river bank, 0 for none
  ArmMask bank_bound_ = kNoArm;

  ByHex<std::uint8_t> mountain_{};  // XT-22.s: the same for mountains

  ByGait<ByHex<HexSet>> enter_1_{};
  ByGait<ByHex<HexSet>> enter_2_{};
  ByGait<ByHex<HexSet>> enter_freely_{};
  ByGait<ByHex<HexSet>> take_{};
  BySide<ByGait<ByHex<HexSet>>> retreat_{};
  ByGait<HexSet> stops_{}, first_step_only_{}, move_limited_{}, one_step_out_{};
  ByArm<HexSet> bars_battle_{}, never_battles_{}, holds_{}, holds_in_retreat_{};
  HexSet next_door_, ice_;
  std::vector<Hex> minefields_;
  HexSet allied_mines_;
  int move_limit_ = 0;

  BySide<ByArm<ByHex<std::uint8_t>>> protection_{};
  ByArm<ByHex<std::uint8_t>> own_penalty_{};
  HexSet hills_, mountains_;
  BySide<ByArm<HexSet>> ignores_flag_{};

  ByHex<HexSet> seen_{};
  ByHex<HexSet> no_indirect_fire_{};
  std::vector<SightLine> sight_lines_;
  std::vector<std::uint16_t> sight_line_of_;  // by pair_of(): an index into sight_lines_
  int lasting_sandbag_pieces_ = 0;
  BySide<ByRole<SectionMask>> wings_{};
  BySide<HexSet> exits_{};
};

}  // namespace bocage
