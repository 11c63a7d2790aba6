// The command cards as table rows: which units a card orders and how it affects them (DECK, SCD and one rule group per
// card).
#pragma once

#include <cassert>
#include <optional>

#include "rules/vocabulary.h"

namespace bocage {

enum class Card : std::uint8_t {
  None,  // no card; also the row for a unit ordered under the core rules alone (CARD-05)
  ReconLeft,
  ReconCenter,
  ReconRight,
  ProbeLeft,
  ProbeCenter,
  ProbeRight,
  AttackLeft,
  AttackCenter,
  AttackRight,
  AssaultLeft,
  AssaultCenter,
  AssaultRight,
  ReconInForce,
  GeneralAdvance,
  PincerMove,
  AirPower,
  Ambush,
  ArmorAssault,
  ArtilleryBombard,
  Barrage,
  BehindEnemyLines,
  CloseAssault,
  CounterAttack,
  DigIn,
  DirectFromHq,
  Firefight,
  InfantryAssault,
  MedicsAndMechanics,
  MoveOut,
  TheirFinestHour,
  AirSortie,  // AIR-02: in play only with the Air rules
};
inline constexpr int kCardKinds = 32;

// The first step of playing a card.
enum class Opening : std::uint8_t {
  None,           // cannot be played as the card of the turn (AMB-16)
  Orders,         // units are ordered
  ChooseSection,  // INF-01
  AirStrike,      // AIRP
  Barrage,        // BAR
  Medics,         // MED
  FinestHour,     // TFH
  Copy,           // CTR
  AirSortie,      // AIR-05, AIR-65
};

enum class Nearness : std::uint8_t { Any, NextToEnemy, AwayFromEnemies };  // CLO-01, FIR-01

inline constexpr std::uint8_t kAllUnits = 255;
inline constexpr std::uint8_t kAsUnit = 255;  // in an effect: the value from the unit's own row

// What a card changes for the units it orders.
struct Effect {
  bool moves = true;                      // CLO-03, FIR-02
  bool battles = true;                    // DIG-03
  std::uint8_t move = kAsUnit;            // INF-02, ART-02, BEL-02
  std::uint8_t battle_move = kAsUnit;     // INF-02, BEL-06
  std::uint8_t extra_close = 0;           // extra dice in close assault ...
  std::uint8_t extra_fire = 0;            // ... and in fire
  bool extra_in_overrun = false;          // ARM-04, CLO-07, TFH-09
  std::uint8_t battles_in_a_row = 1;      // ART-02
  bool close_assault_only = false;        // CLO-04
  bool fire_only = false;                 // FIR-04
  bool ignores_movement_terrain = false;  // BEL-03
  bool second_move = false;               // BEL-02
  bool places_sandbags = false;           // DIG-02
  bool frees_special_weapons = false;     // SWA-31
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// Overlord: where a card lies in front of the Field General who was given it (OVL-54).
enum class Lies : std::uint8_t { InOneSection, AcrossBoth };

struct CardInfo {
  Card id;
  std::string_view name;
  std::uint8_t copies = 0;
  bool tactic = false;
  Opening opening = Opening::Orders;
  std::array<std::uint8_t, 3> in_section{};  // orders in left, center, right, from the player's own view
  std::uint8_t anywhere = 0;                 // orders in any section
  ArmMask arms = kAnyArm;
  Nearness nearness = Nearness::Any;
  bool fallback = false;         // CARD-04
  bool recon = false;            // SCD-02
  bool reshuffles = false;       // TFH-11
  Card mirrored = Card::None;    // CTR-04; None: itself
  RoleMask may_go_to = kNoRole;  // CIC-09 to CIC-12: who may be handed it; Commander: the commander plays it
  bool fills_general = false;    // CIC-06 to CIC-08: a general given this card may get no other
  bool alone = false;            // CIC-14: no other card may be played that turn
  Lies lies = Lies::InOneSection;
  Effect effect{};
};

// clang-format off
inline constexpr ArmMask kInfantryMask = mask(Arm::Infantry);
inline constexpr ArmMask kArmorMask = mask(Arm::Armor);
inline constexpr ArmMask kArtilleryMask = mask(Arm::Artillery);

inline constexpr auto kCards = std::to_array<CardInfo>({
    {.id = Card::None, .name = "none", .opening = Opening::None},
    {.id = Card::ReconLeft,     .name = "recon-left",     .copies = 2, .in_section = {1, 0, 0}, .recon = true, .mirrored = Card::ReconRight, .may_go_to = mask(Role::Left)},
    {.id = Card::ReconCenter,   .name = "recon-center",   .copies = 2, .in_section = {0, 1, 0}, .recon = true, .may_go_to = mask(Role::Center)},
    {.id = Card::ReconRight,    .name = "recon-right",    .copies = 2, .in_section = {0, 0, 1}, .recon = true, .mirrored = Card::ReconLeft, .may_go_to = mask(Role::Right)},
    {.id = Card::ProbeLeft,     .name = "probe-left",     .copies = 4, .in_section = {2, 0, 0}, .mirrored = Card::ProbeRight, .may_go_to = mask(Role::Left)},
    {.id = Card::ProbeCenter,   .name = "probe-center",   .copies = 5, .in_section = {0, 2, 0}, .may_go_to = mask(Role::Center)},
    {.id = Card::ProbeRight,    .name = "probe-right",    .copies = 4, .in_section = {0, 0, 2}, .mirrored = Card::ProbeLeft, .may_go_to = mask(Role::Right)},
    {.id = Card::AttackLeft,    .name = "attack-left",    .copies = 3, .in_section = {3, 0, 0}, .mirrored = Card::AttackRight, .may_go_to = mask(Role::Left)},
    {.id = Card::AttackCenter,  .name = "attack-center",  .copies = 4, .in_section = {0, 3, 0}, .may_go_to = mask(Role::Center)},
    {.id = Card::AttackRight,   .name = "attack-right",   .copies = 3, .in_section = {0, 0, 3}, .mirrored = Card::AttackLeft, .may_go_to = mask(Role::Right)},
    {.id = Card::AssaultLeft,   .name = "assault-left",   .copies = 2, .in_section = {kAllUnits, 0, 0}, .mirrored = Card::AssaultRight, .may_go_to = mask(Role::Left)},
    {.id = Card::AssaultCenter, .name = "assault-center", .copies = 2, .in_section = {0, kAllUnits, 0}, .may_go_to = mask(Role::Center)},
    {.id = Card::AssaultRight,  .name = "assault-right",  .copies = 2, .in_section = {0, 0, kAllUnits}, .mirrored = Card::AssaultLeft, .may_go_to = mask(Role::Right)},
    {.id = Card::ReconInForce,   .name = "recon-in-force",  .copies = 3, .in_section = {1, 1, 1}, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::GeneralAdvance, .name = "general-advance", .copies = 1, .in_section = {2, 2, 2}, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::PincerMove,     .name = "pincer-move",     .copies = 1, .in_section = {2, 0, 2}, .may_go_to = mask(Role::Left) | mask(Role::Right), .fills_general = true},
    {.id = Card::AirPower,  .name = "air-power", .copies = 1, .tactic = true, .opening = Opening::AirStrike, .may_go_to = mask(Role::Commander), .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::Ambush,    .name = "ambush",    .copies = 1, .tactic = true, .opening = Opening::None},
    {.id = Card::ArmorAssault,     .name = "armor-assault",     .copies = 2, .tactic = true, .anywhere = 4, .arms = kArmorMask, .fallback = true,
     .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.extra_close = 1, .extra_in_overrun = true}},
    {.id = Card::ArtilleryBombard, .name = "artillery-bombard", .copies = 1, .tactic = true, .anywhere = kAllUnits, .arms = kArtilleryMask, .fallback = true,
     .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.move = 3, .battles_in_a_row = 2}},
    {.id = Card::Barrage,   .name = "barrage",   .copies = 1, .tactic = true, .opening = Opening::Barrage, .may_go_to = mask(Role::Commander)},
    {.id = Card::BehindEnemyLines, .name = "behind-enemy-lines", .copies = 1, .tactic = true, .anywhere = 1, .arms = kInfantryMask, .fallback = true,
     .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.move = 3, .battle_move = 3, .extra_close = 1, .extra_fire = 1, .ignores_movement_terrain = true, .second_move = true, .frees_special_weapons = true}},
    {.id = Card::CloseAssault,     .name = "close-assault",     .copies = 1, .tactic = true, .anywhere = kAllUnits, .arms = kInfantryMask | kArmorMask,
     .nearness = Nearness::NextToEnemy, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.moves = false, .extra_close = 1, .close_assault_only = true}},
    {.id = Card::CounterAttack,    .name = "counter-attack",    .copies = 2, .tactic = true, .opening = Opening::Copy, .may_go_to = kEveryRole, .fills_general = true},
    {.id = Card::DigIn,            .name = "dig-in",            .copies = 1, .tactic = true, .anywhere = 4, .arms = kInfantryMask, .fallback = true,
     .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.moves = false, .battles = false, .places_sandbags = true}},
    {.id = Card::DirectFromHq,     .name = "direct-from-hq",    .copies = 2, .tactic = true, .anywhere = 4, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::Firefight,        .name = "firefight",         .copies = 1, .tactic = true, .anywhere = 4, .nearness = Nearness::AwayFromEnemies,
     .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth, .effect = {.moves = false, .extra_fire = 1, .fire_only = true}},
    {.id = Card::InfantryAssault,  .name = "infantry-assault",  .copies = 2, .tactic = true, .opening = Opening::ChooseSection, .arms = kInfantryMask, .fallback = true,
     .may_go_to = kGenerals, .fills_general = true, .effect = {.move = 3, .battle_move = 2}},
    {.id = Card::MedicsAndMechanics, .name = "medics-and-mechanics", .copies = 1, .tactic = true, .opening = Opening::Medics, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::MoveOut,          .name = "move-out",          .copies = 2, .tactic = true, .anywhere = 4, .arms = kInfantryMask, .fallback = true, .may_go_to = kGenerals, .fills_general = true, .lies = Lies::AcrossBoth},
    {.id = Card::TheirFinestHour,  .name = "their-finest-hour", .copies = 1, .tactic = true, .opening = Opening::FinestHour, .reshuffles = true,
     .may_go_to = mask(Role::Commander), .alone = true, .effect = {.extra_close = 1, .extra_fire = 1, .extra_in_overrun = true}},
    {.id = Card::AirSortie, .name = "air-sortie", .tactic = true, .opening = Opening::AirSortie, .may_go_to = kGenerals, .lies = Lies::AcrossBoth},
});
// clang-format on
static_assert(rows_in_order(kCards) && kCards.size() == kCardKinds);

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr const CardInfo& info(Card card) { return kCards[index(card)]; }
constexpr std::string_view name(Card card) { return info(card).name; }
constexpr Card mirrored(Card card) { return info(card).mirrored == Card::None ? card : info(card).mirrored; }

constexpr std::optional<Card> card_named(std::string_view text) {
  for (const CardInfo& row : kCards) {
    if (row.name == text && row.id != Card::None) { return row.id; }
  }
  return std::nullopt;
}

inline constexpr int kBarrageDice = 4;                      // BAR-02
inline constexpr int kAirPowerTargets = 4;                  // AIRP-01
inline constexpr BySide<std::uint8_t> kAirPowerDice{1, 2};  // AIRP-03: Axis, Allies

// Counts per card kind, padded to a multiple of eight: the state's hash reads them as 64-bit words.
inline constexpr std::size_t kCardSlots = (kCards.size() + 7) / 8 * 8;
static_assert(kCardSlots >= kCardKinds && kCardSlots % 8 == 0);

// A multiset of cards: a count per kind. Hands, the deck and the discard pile are bags. The deck needs no order,
// because drawing at random from a bag is equivalent to drawing the top card of a shuffled pile.
struct CardBag {
  std::array<std::uint8_t, kCardSlots> of{};
  std::uint8_t size = 0;

  constexpr int count(Card card) const { return of[index(card)]; }
  constexpr bool holds(Card card) const { return of[index(card)] != 0; }
  constexpr void add(Card card) {
    assert(card != Card::None && size < 255);
    ++of[index(card)];
    ++size;
  }
  constexpr void remove(Card card) {
    assert(holds(card));
    --of[index(card)];
    --size;
  }
  constexpr void take_all(CardBag& from) {
    for (std::size_t i = 0; i < of.size(); ++i) { of[i] = static_cast<std::uint8_t>(of[i] + from.of[i]); }
    size = static_cast<std::uint8_t>(size + from.size);
    from = {};
  }
  // The n-th card in order of kind, n < size.
  constexpr Card at(int n) const {
    assert(n >= 0 && n < size);
    std::size_t i = 0;
    while (n >= of[i]) { n -= of[i++]; }
    return static_cast<Card>(i);
  }
  template <class Visit>
  constexpr void for_each_kind(Visit visit) const {
    for (std::size_t i = 1; i < kCardKinds; ++i) {
      if (of[i] != 0) { visit(static_cast<Card>(i)); }
    }
  }
  friend constexpr bool operator==(const CardBag&, const CardBag&) = default;
};

enum class Deck : std::uint8_t { Full, SectionCardsOnly };  // TEAM-09

// SET-04, OVL-40: several decks shuffled together.
constexpr CardBag full_deck(Deck deck, int decks) {
  CardBag bag;
  for (const CardInfo& row : kCards) {
    const bool in = !row.tactic || deck == Deck::Full;
    for (int i = 0; in && i < row.copies * decks; ++i) { bag.add(row.id); }
  }
  return bag;
}

// GUNG-01 to GUNG-05: the cards whose number of units Gung-Ho increases.
constexpr bool is_raised_by_gung_ho(Card card) {
  const CardInfo& row = info(card);
  if (row.opening == Opening::Medics) { return true; }
  if (row.tactic) { return row.anywhere >= 1 && row.anywhere <= 4; }
  for (const std::uint8_t n : row.in_section) {
    if (n >= 1 && n != kAllUnits) { return true; }
  }
  return false;
}

// How many units a section card orders in a section it covers (OCARD-10 to OCARD-17).
constexpr std::uint8_t orders_per_section(Card card) {
  std::uint8_t most = 0;
  for (const std::uint8_t n : info(card).in_section) { most = n > most ? n : most; }
  return most;
}

}  // namespace bocage
