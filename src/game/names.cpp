// The names of enumerators, as used in records and protocols.
#include "game/engine.h"

namespace bocage {
namespace {

constexpr auto kDecisionNames = names_of(std::to_array<Named<Decision>>({
    {Decision::Airdrop, "airdrop"},
    {Decision::Play, "play"},
    {Decision::Section, "section"},
    {Decision::Patient, "patient"},
    {Decision::Order, "order"},
    {Decision::Move, "move"},
    {Decision::Attack, "battle"},
    {Decision::Target, "target"},
    {Decision::Strike, "strike"},
    {Decision::AttackAgain, "battle-again"},
    {Decision::SecondMove, "second-move"},
    {Decision::Ambush, "ambush"},
    {Decision::IgnoreFlag, "ignore-flag"},
    {Decision::Retreat, "retreat"},
    {Decision::TakeGround, "take-ground"},
    {Decision::Overrun, "overrun"},
    {Decision::Keep, "keep"},
    {Decision::HandOut, "hand-out"},
    {Decision::Place, "place"},
    {Decision::Initiative, "initiative"},
    {Decision::InitiativeFlag, "initiative-flag"},
    {Decision::InitiativeLoss, "initiative-loss"},
    {Decision::Chip, "chip"},
    {Decision::Fly, "fly"},
    {Decision::Dismiss, "dismiss"},
}));
static_assert(kDecisionNames.size() == kDecisions);

constexpr auto kEndingNames = names_of(std::to_array<Named<Ending>>({
    {Ending::None, "none"},
    {Ending::Medals, "medals"},
    {Ending::SuddenDeath, "sudden-death"},
    {Ending::DeckOut, "deck-out"},
    {Ending::NoUnitsLeft, "no-units-left"},
}));
static_assert(kEndingNames.size() == kEndings);

}  // namespace

std::string_view name(Decision decision) { return kDecisionNames[static_cast<std::size_t>(decision)]; }
std::string_view name(Ending ending) { return kEndingNames[static_cast<std::size_t>(ending)]; }

}  // namespace bocage
