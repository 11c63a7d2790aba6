// A battle as its file describes it: plain data, in the rulebook's terms.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/board.h"
#include "rules/air.h"
#include "rules/command.h"
#include "rules/terrain.h"
#include "rules/units.h"
#include "rules/works.h"

namespace bocage {

struct TerrainAt {
  Hex at;
  Terrain is;
};

struct WorkAt {
  Hex at;
  Work is;
  std::optional<Side> owner;  // of works that serve one side only
};

struct UnitAt {
  Hex at;
  Side side;
  UnitType type;
  std::uint8_t figures;      // full strength (UNIT-11)
  std::uint8_t worth;        // VIC-02: medals for eliminating it
  bool camouflaged = false;  // PAC-20
  bool afloat = false;       // XU-11: in a landing craft
};

// AIR-41: an airplane that starts the battle parked.
struct AirplaneAt {
  Hex at;
  Side side;
  Airplane is;
};

// NIGHT-01, NIGHT-02, NIGHT-06.
struct Night {
  Side rolls = Side::Allies;
  std::uint8_t visibility = 1;  // at the start
  bool falls = false;           // visibility decreases instead of increasing
};

// AIR-01, AIR-03: the Air Sortie cards each side starts with; the others are shuffled into the deck.
struct AirRules {
  BySide<std::uint8_t> sorties{kSortiesAtStart, kSortiesAtStart};
};

// VIC-04, VIC-05, VIC-08: scores while the side holds `need` of the hexes; with `keep`, permanently once gained.
struct Objective {
  Side side;
  HexSet hexes;
  std::uint8_t need;
  std::uint8_t worth;
  bool keep;
};

// SCN-05 to SCN-07.
struct Airdrop {
  Side side;
  UnitType type;
  std::uint8_t figures;
  std::uint8_t drops;
  std::uint8_t steps;  // random steps from the aim hex
};

// SCN-35, SCN-53: checked after the draw at the end of the side's own turn (VIC-13).
struct SuddenDeath {
  Side side;
  HexSet hexes;
  std::uint8_t need;
};

// SCN-29 to SCN-31: while the side holds enough of the hexes, it may play Recon as an air strike.
struct ReconStrike {
  Side side;
  HexSet while_held;
  std::uint8_t need;
  std::uint8_t targets;
  std::uint8_t dice;
};

// Overlord Omaha: these sides may play Recon as a Barrage.
struct ReconBarrage {
  BySide<bool> sides;
};

// PAC-40: a unit of this side that exits the board from one of these hexes is removed and scores.
struct Exit {
  Side side;
  HexSet hexes;
  std::uint8_t worth;
};

// SCN-42: these hexes can only be entered and left over the links.
struct Span {
  HexSet hexes;
  std::vector<std::pair<Hex, Hex>> links;
};

// SCN-43: these arms may not battle a unit on the other bank.
struct Banks {
  HexSet river;
  ArmMask bound;
};

struct BattleSpec {
  std::string id;
  BoardSize size;
  BySide<Edge> edge{Edge::Top, Edge::Bottom};  // GRID-05
  BySide<Nation> nation{Nation::Germany, Nation::Usa};
  BySide<Command> command{};  // the command rules in effect
  BySide<std::uint8_t> hand{};
  BySide<std::uint8_t> medals{};
  Side first = Side::Axis;
  Chain chain = Chain::Single;
  std::vector<TerrainAt> terrain;  // the printed board first, then tiles; later entries override earlier ones (GRID-07)
  std::vector<WorkAt> works;
  std::vector<UnitAt> units;
  std::vector<Objective> objectives;

  // Special rules; each is off unless the battle file asks for it.
  BySide<std::vector<std::uint8_t>> extra_draws;  // SCN-01: per own turn, starting at [0]
  std::optional<Airdrop> airdrop;
  std::vector<SuddenDeath> sudden_death;
  std::optional<ReconStrike> recon_strike;
  std::optional<ReconBarrage> recon_barrage;
  std::vector<Exit> exits;
  std::vector<Span> spans;
  std::optional<Banks> banks;
  HexSet blocks_artillery;              // SCN-52
  bool finest_hour_reshuffles = true;   // SCN-22
  std::optional<Side> deck_out_winner;  // SCN-23
  bool blitz = false;                   // EF-01, EF-02
  bool winter = false;                  // EF-03, EF-04
  bool reduced_visibility = false;      // EF-05
  std::optional<Night> night;
  std::optional<AirRules> air;
  std::vector<AirplaneAt> airplanes;  // parked
  BySide<HexSet> headquarters{};      // PAC-31: each side's tents
};

// The special rules that are on or off: their name in battle files, and the field.
struct Condition {
  std::string_view name;
  bool BattleSpec::* on;
  bool in_overlord = true;  // false: an Overlord battle cannot have it
};
inline constexpr auto kConditions = std::to_array<Condition>({
    {.name = "blitz",
     .on = &BattleSpec::blitz,
     .in_overlord = false},  // generals can only order units with their cards
    {.name = "winter", .on = &BattleSpec::winter},
    {.name = "reduced-visibility", .on = &BattleSpec::reduced_visibility},
});

}  // namespace bocage
