// The chain of command as table rows: who commands what, and how many cards are played and drawn (TURN, DRAW; OVL,
// CIC).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class Chain : std::uint8_t {
  Single,    // one player per side, who plays one card per turn
  Team,      // up to three players per side, who share a hand and command one section each
  Overlord,  // a Commander-in-Chief who hands out cards to three Field Generals
};
inline constexpr int kChainKinds = 3;

struct ChainInfo {
  Chain id;
  std::string_view name;
  std::array<Role, 3> thirds;   // who commands the left, center and right third of the board, from the side's own view
  RoleMask posts;               // the posts that take decisions
  bool hand_is_shared;          // TEAM-02; otherwise only the commander sees it (OVL-27)
  bool talk_is_free;            // otherwise COM restricts who may talk to whom
  bool orders_come_first;       // all posts order before any moves (TURN-01); otherwise each at its own pace (OVL-58)
  bool wings_roll_apart;        // OCARD-25: each wing rolls separately for Their Finest Hour
  std::uint8_t decks;           // OVL-40
  std::uint8_t cards_per_turn;  // CIC-01
  std::uint8_t cards_kept;      // CIC-02: cards that must stay in the hand
  std::uint8_t draws;           // DRAW-01, OVL-81
  std::uint8_t draws_after_recon;  // DRAW-02, OVL-82
  bool ambush_replaced_at_once;    // OAMB-04; otherwise at the end of the turn (AMB-15)
  std::uint8_t dice_for_cards;     // OCARD-25, OCARD-38; 0: one die per card (CARD-08)
  std::uint8_t sandbag_pieces;     // OBS-27: twelve per box
  bool fallback_by_section;        // OCARD-37: Infantry Assault falls back if its section has no infantry
  std::uint8_t planes_in_flight;   // AIR-10, AIR-71: per side; if several, one per wing
};

// clang-format off
inline constexpr auto kChains = std::to_array<ChainInfo>({
    {.id = Chain::Single,   .name = "single",   .thirds = {Role::Commander, Role::Commander, Role::Commander}, .posts = mask(Role::Commander),
     .hand_is_shared = true, .talk_is_free = true, .orders_come_first = true, .wings_roll_apart = false,
     .decks = 1, .cards_per_turn = 1, .cards_kept = 0, .draws = 1, .draws_after_recon = 2,
     .ambush_replaced_at_once = false, .dice_for_cards = 0, .sandbag_pieces = 12, .fallback_by_section = false, .planes_in_flight = 1},
    {.id = Chain::Team,     .name = "team",     .thirds = {Role::Left, Role::Commander, Role::Right}, .posts = mask(Role::Commander) | mask(Role::Left) | mask(Role::Right),
     .hand_is_shared = true, .talk_is_free = true, .orders_come_first = true, .wings_roll_apart = false,
     .decks = 1, .cards_per_turn = 1, .cards_kept = 0, .draws = 1, .draws_after_recon = 2,
     .ambush_replaced_at_once = false, .dice_for_cards = 0, .sandbag_pieces = 12, .fallback_by_section = false, .planes_in_flight = 1},
    {.id = Chain::Overlord, .name = "overlord", .thirds = {Role::Left, Role::Center, Role::Right}, .posts = kEveryRole,
     .hand_is_shared = false, .talk_is_free = false, .orders_come_first = false, .wings_roll_apart = true,
     .decks = 2, .cards_per_turn = 3, .cards_kept = 1, .draws = 2, .draws_after_recon = 3,
     .ambush_replaced_at_once = true, .dice_for_cards = 4, .sandbag_pieces = 24, .fallback_by_section = true, .planes_in_flight = 3},
});
// clang-format on
static_assert(rows_in_order(kChains) && kChains.size() == kChainKinds);

constexpr const ChainInfo& info(Chain chain) { return kChains[static_cast<std::size_t>(chain)]; }

}  // namespace bocage
