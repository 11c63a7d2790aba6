// Airplanes (AIR) as table rows, and every number of the Air rules in one place. The Air Pack rulebook was not
// available: values marked [ours] are our own consistent reading, to be replaced once the printed number is known.
#pragma once

#include "rules/dice.h"
#include "rules/nations.h"

namespace bocage {

// AIR-30: what an airplane may do after its move, once per turn. A type's row lists which of the first five it can do;
// every armed airplane can dogfight, and every airplane can land.
enum class AirAction : std::uint8_t {
  Strafing,
  GroundSupport,
  GroundInterdiction,
  Recon,
  Kamikaze,
  Dogfight,  // AIR-50
  Land,      // AIR-42
};
inline constexpr int kAirActions = 7;
inline constexpr std::array kAirActionList{AirAction::Strafing, AirAction::GroundSupport, AirAction::GroundInterdiction,
                                           AirAction::Recon,    AirAction::Kamikaze,      AirAction::Dogfight,
                                           AirAction::Land};
inline constexpr auto kAirActionNames =
    names_of(std::to_array<Named<AirAction>>({{AirAction::Strafing, "strafing"},
                                              {AirAction::GroundSupport, "ground-support"},
                                              {AirAction::GroundInterdiction, "ground-interdiction"},
                                              {AirAction::Recon, "recon"},
                                              {AirAction::Kamikaze, "kamikaze"},
                                              {AirAction::Dogfight, "dogfight"},
                                              {AirAction::Land, "land"}}));
static_assert(values_in_order(kAirActionList) && kAirActionList.size() == kAirActions &&
              kAirActionNames.size() == kAirActions);
constexpr std::string_view name(AirAction action) { return kAirActionNames[static_cast<std::size_t>(action)]; }

using AirActionMask = std::uint8_t;
constexpr AirActionMask mask(AirAction action) {
  return static_cast<AirActionMask>(1U << static_cast<unsigned>(action));
}

// AIR-38.
enum class Airplane : std::uint8_t { P40, P38, Corsair, Spitfire, Storch, Bf109, Zero, Yak };
inline constexpr int kAirplanes = 8;

struct AirplaneInfo {
  Airplane id;
  std::string_view name;
  std::array<Nation, 2> nations;
  AirActionMask actions = 0;
  bool carrier = false;  // AIR-40: takes off from and lands on aircraft carriers
};

// clang-format off
inline constexpr auto kAirplaneRows = std::to_array<AirplaneInfo>({
    {.id = Airplane::P40,      .name = "p-40",     .nations = {Nation::Usa, Nation::Usa}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundSupport)},
    {.id = Airplane::P38,      .name = "p-38",     .nations = {Nation::Usa, Nation::Usa}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundInterdiction)},
    {.id = Airplane::Corsair,  .name = "corsair",  .nations = {Nation::UsMarines, Nation::UsMarines}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundSupport), .carrier = true},
    {.id = Airplane::Spitfire, .name = "spitfire", .nations = {Nation::Britain, Nation::France}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundInterdiction)},
    {.id = Airplane::Storch,   .name = "storch",   .nations = {Nation::Germany, Nation::Germany}, .actions = mask(AirAction::Recon)},
    {.id = Airplane::Bf109,    .name = "bf-109",   .nations = {Nation::Germany, Nation::Italy}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundInterdiction)},
    {.id = Airplane::Zero,     .name = "zero",     .nations = {Nation::Japan, Nation::Japan}, .actions = mask(AirAction::Strafing) | mask(AirAction::Kamikaze), .carrier = true},
    {.id = Airplane::Yak,      .name = "yak",      .nations = {Nation::SovietUnion, Nation::SovietUnion}, .actions = mask(AirAction::Strafing) | mask(AirAction::GroundSupport)},
});
// clang-format on
static_assert(rows_in_order(kAirplaneRows) && kAirplaneRows.size() == kAirplanes);
constexpr const AirplaneInfo& info(Airplane plane) { return kAirplaneRows[static_cast<std::size_t>(plane)]; }

// AIR-50: an airplane without an attack of its own cannot dogfight.
constexpr bool is_armed(Airplane plane) {
  return (info(plane).actions & (mask(AirAction::Strafing) | mask(AirAction::Kamikaze))) != 0;
}

constexpr bool flies_for(Airplane plane, Nation nation) {
  return info(plane).nations[0] == nation || info(plane).nations[1] == nation;
}

// The numbers. [ours] is our own reading; the others come from published sources.
inline constexpr int kSortieCards = 2;                      // AIR-02: per deck
inline constexpr std::uint8_t kSortiesAtStart = 1;          // AIR-03 [ours in the standard game], AIR-61
inline constexpr int kFlightMost = 4;                       // AIR-13: hexes per move, including the entry hex
inline constexpr int kCarrierAirCheck = 1;                  // AIR-20, XU-10.8
inline constexpr int kFlakDice = 1;                         // AIR-22 [ours]: per adjacent enemy ground unit
inline constexpr FaceMask kShotDownBy = mask(Face::Star);   // AIR-23, AIR-50 [ours]
inline constexpr BySide<std::uint8_t> kStrafingDice{1, 2};  // AIR-32 [ours]: Axis, Allies
inline constexpr int kSupportDice = 1;                      // AIR-33 [ours]
inline constexpr int kInterdictedMove = 1;                  // AIR-34 [ours]
inline constexpr int kKamikazeDice = 4;                     // AIR-36 [ours]
inline constexpr int kDogfightDice = 2;                     // AIR-50 [ours]
inline constexpr int kAirplaneMedals = 1;                   // AIR-36, AIR-51 [ours]
inline constexpr FaceMask kParkedHitBy = mask(Face::Grenade) | mask(Face::Star);  // AIR-43 [ours]

// An airplane's index in Field::planes.
enum class PlaneId : std::uint8_t {};
inline constexpr PlaneId kNoPlane{255};
constexpr std::size_t index(PlaneId plane) { return static_cast<std::size_t>(plane); }

inline constexpr int kMostAirplanes = 8;  // both sides together: three in flight each (AIR-71), plus parked ones

}  // namespace bocage
