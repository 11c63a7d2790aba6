// The names of the engine's words, as records, protocols and people see them.
#include "game/engine.h"

namespace bocage {
namespace {

constexpr std::array<std::string_view, kEventKinds> kEventNames{
    "turn-began",         "card-played",       "nothing-to-copy", "section-chosen", "dice-rolled",
    "unit-ordered",       "unit-moved",        "battle-declared", "figures-lost",   "unit-eliminated",
    "figures-recovered",  "flag-ignored",      "unit-retreated",  "ground-taken",   "wire-removed",
    "sandbags-placed",    "sandbags-removed",  "ambush-played",   "attack-stopped", "unit-dropped",
    "drop-lost",          "card-discarded",    "card-drawn",      "deck-shuffled",  "medals-changed",
    "battle-over",        "cards-handed-out",  "card-placed",     "visit-began",    "visit-ended",
    "initiative-rolled",  "unit-exited",       "mines-found",     "mines-cleared",  "cave-sealed",
    "visibility-changed", "cross-hair-placed", "camouflage-lost", "unit-landed",    "tents-captured",
    "tents-retaken",      "chip-filled",       "chip-opened",     "general-named",  "sortie-laid-out",
    "plane-arrived",      "plane-ordered",     "plane-moved",     "plane-acted",    "plane-lost",
    "plane-left",
};

constexpr std::array<std::string_view, kFrameKinds> kFrameNames{
    "turn",         "airdrop",       "play-card", "name-targets", "strikes", "maneuver",    "battles",
    "battle-again", "second-move",   "attack",    "ask-ambush",   "retreat", "take-ground", "overrun",
    "keep-card",    "overlord-turn", "hand-out",  "fill-chip",    "flight",  "strafe",      "dismiss-plane",
};

constexpr std::array<std::string_view, kDecisions> kDecisionNames{
    "airdrop",         "play",    "section",      "patient",     "order",  "move",        "battle",
    "target",          "strike",  "battle-again", "second-move", "ambush", "ignore-flag", "retreat",
    "take-ground",     "overrun", "keep",         "hand-out",    "place",  "initiative",  "initiative-flag",
    "initiative-loss", "chip",    "fly",          "dismiss",
};

constexpr std::array<std::string_view, 5> kEndingNames{"none", "medals", "sudden-death", "deck-out", "no-units-left"};

}  // namespace

std::string_view name(EventKind kind) { return kEventNames[static_cast<std::size_t>(kind)]; }
std::string_view name(FrameKind kind) { return kFrameNames[static_cast<std::size_t>(kind)]; }
std::string_view name(Decision decision) { return kDecisionNames[static_cast<std::size_t>(decision)]; }
std::string_view name(Ending ending) { return kEndingNames[static_cast<std::size_t>(ending)]; }

}  // namespace bocage
