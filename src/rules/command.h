// The chain of command: who hands what to whom, and how many cards come and go (TURN, DRAW; OVL, CIC).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class Chain : std::uint8_t {
  Single,    // one player a side, who plays a card a turn
  Team,      // up to three on a side, who share its hand and command a section each
  Overlord,  // a commander who hands cards out to three generals
};

struct ChainInfo {
  Chain id;
  std::string_view name;
  std::array<Role, 3> thirds;  // who commands the left, the middle and the right of the board, as the side sees it
  RoleMask posts;              // of a side, that decide anything
  bool hand_is_shared;         // TEAM-02; else the commander's alone (OVL-27)
  bool talk_is_free;           // else COM says who may talk to whom
  bool orders_come_first;     // nobody moves before all have ordered (TURN-01); else each goes at his own pace (OVL-58)
  bool wings_roll_apart;      // OCARD-25: Their Finest Hour is rolled for each wing
  std::uint8_t decks;         // OVL-40
  std::uint8_t cards_a_turn;  // CIC-01
  std::uint8_t cards_kept;    // CIC-02: so many must stay in the hand
  std::uint8_t draws;         // DRAW-01, OVL-81
  std::uint8_t draws_after_recon;  // DRAW-02, OVL-82
  bool ambush_replaced_at_once;    // OAMB-04; else at the end of the turn (AMB-15)
  std::uint8_t dice_for_cards;     // OCARD-25, OCARD-38; 0: a die for each card (CARD-08)
  std::uint8_t sandbag_pieces;     // OBS-27: twelve in each box
  bool fallback_by_section;        // OCARD-37: Infantry Assault falls back where its section has no infantry
  std::uint8_t planes_in_flight;   // AIR-10, AIR-71: of one side; with several, one to a wing
};

// clang-format off
inline constexpr auto kChains = std::to_array<ChainInfo>({
    {.id = Chain::Single,   .name = "single",   .thirds = {Role::Commander, Role::Commander, Role::Commander}, .posts = mask(Role::Commander),
     .hand_is_shared = true, .talk_is_free = true, .orders_come_first = true, .wings_roll_apart = false,
     .decks = 1, .cards_a_turn = 1, .cards_kept = 0, .draws = 1, .draws_after_recon = 2,
     .ambush_replaced_at_once = false, .dice_for_cards = 0, .sandbag_pieces = 12, .fallback_by_section = false, .planes_in_flight = 1},
    {.id = Chain::Team,     .name = "team",     .thirds = {Role::Left, Role::Commander, Role::Right}, .posts = mask(Role::Commander) | mask(Role::Left) | mask(Role::Right),
     .hand_is_shared = true, .talk_is_free = true, .orders_come_first = true, .wings_roll_apart = false,
     .decks = 1, .cards_a_turn = 1, .cards_kept = 0, .draws = 1, .draws_after_recon = 2,
     .ambush_replaced_at_once = false, .dice_for_cards = 0, .sandbag_pieces = 12, .fallback_by_section = false, .planes_in_flight = 1},
    {.id = Chain::Overlord, .name = "overlord", .thirds = {Role::Left, Role::Center, Role::Right}, .posts = kEveryRole,
     .hand_is_shared = false, .talk_is_free = false, .orders_come_first = false, .wings_roll_apart = true,
     .decks = 2, .cards_a_turn = 3, .cards_kept = 1, .draws = 2, .draws_after_recon = 3,
     .ambush_replaced_at_once = true, .dice_for_cards = 4, .sandbag_pieces = 24, .fallback_by_section = true, .planes_in_flight = 3},
});
// clang-format on
static_assert(rows_in_order(kChains));

constexpr const ChainInfo& info(Chain chain) { return kChains[static_cast<std::size_t>(chain)]; }

}  // namespace bocage
