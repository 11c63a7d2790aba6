// The chain of command: who hands what to whom, and how many cards come and go (TURN, DRAW; OVL, CIC).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class Chain : std::uint8_t {
  Single,    // one player a side, who plays a card a turn
  Overlord,  // a commander who hands cards out to three generals
};

struct ChainInfo {
  Chain id;
  std::string_view name;
  RoleMask posts;                  // of a side, that decide anything
  bool hand_is_shared;             // TEAM-02; else the commander's alone (OVL-27)
  bool talk_is_free;               // else COM says who may talk to whom
  std::uint8_t decks;              // OVL-40
  std::uint8_t cards_a_turn;       // CIC-01
  std::uint8_t cards_kept;         // CIC-02: so many must stay in the hand
  std::uint8_t draws;              // DRAW-01, OVL-81
  std::uint8_t draws_after_recon;  // DRAW-02, OVL-82
  bool ambush_replaced_at_once;    // OAMB-04; else at the end of the turn (AMB-15)
  std::uint8_t dice_for_cards;     // OCARD-25, OCARD-38; 0: a die for each card (CARD-08)
  std::uint8_t sandbag_pieces;     // OBS-27: twelve in each box
  bool fallback_by_section;        // OCARD-37: Infantry Assault falls back where its section has no infantry
};

// clang-format off
inline constexpr auto kChains = std::to_array<ChainInfo>({
    {.id = Chain::Single,   .name = "single",   .posts = mask(Role::Commander), .hand_is_shared = true, .talk_is_free = true,
     .decks = 1, .cards_a_turn = 1, .cards_kept = 0, .draws = 1, .draws_after_recon = 2,
     .ambush_replaced_at_once = false, .dice_for_cards = 0, .sandbag_pieces = 12, .fallback_by_section = false},
    {.id = Chain::Overlord, .name = "overlord", .posts = kEveryRole, .hand_is_shared = false, .talk_is_free = false,
     .decks = 2, .cards_a_turn = 3, .cards_kept = 1, .draws = 2, .draws_after_recon = 3,
     .ambush_replaced_at_once = true, .dice_for_cards = 4, .sandbag_pieces = 24, .fallback_by_section = true},
});
// clang-format on
static_assert(rows_in_order(kChains));

constexpr const ChainInfo& info(Chain chain) { return kChains[static_cast<std::size_t>(chain)]; }

}  // namespace bocage
