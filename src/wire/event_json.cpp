#include "wire/event_json.h"

#include "rules/air.h"
#include "wire/action_json.h"
#include "wire/posts_json.h"

namespace bocage {
namespace {

enum Part : std::uint8_t { kSide = 1, kCount = 2, kPost = 4, kStrips = 8, kDice = 16, kPlane = 32, kAirAction = 64 };

// Which parts an event of a kind has; hexes and cards show by themselves whether they are there.
struct EventParts {
  EventKind id;
  int parts;
};
constexpr auto kEvents = std::to_array<EventParts>({
    {EventKind::TurnBegan, kSide | kCount},
    {EventKind::CardPlayed, kSide},
    {EventKind::NothingToCopy, kSide},
    {EventKind::SectionChosen, kSide | kCount},
    {EventKind::DiceRolled, kSide | kDice},
    {EventKind::UnitOrdered, kSide | kPost},
    {EventKind::UnitMoved, kSide},
    {EventKind::BattleDeclared, kSide | kCount},
    {EventKind::FiguresLost, kSide | kCount},
    {EventKind::UnitEliminated, kSide},
    {EventKind::FiguresRecovered, kSide | kCount},
    {EventKind::FlagIgnored, kSide},
    {EventKind::UnitRetreated, kSide},
    {EventKind::GroundTaken, kSide},
    {EventKind::WireRemoved, 0},
    {EventKind::SandbagsPlaced, 0},
    {EventKind::SandbagsRemoved, 0},
    {EventKind::AmbushPlayed, kSide},
    {EventKind::AttackStopped, kSide},
    {EventKind::UnitDropped, kSide},
    {EventKind::DropLost, kSide},
    {EventKind::CardDiscarded, kSide},
    {EventKind::CardDrawn, kSide},
    {EventKind::DeckShuffled, kCount},
    {EventKind::MedalsChanged, kSide | kCount},
    {EventKind::BattleOver, kSide},
    {EventKind::CardsHandedOut, kSide | kPost | kCount},
    {EventKind::CardPlaced, kSide | kPost | kStrips},
    {EventKind::VisitBegan, kSide | kPost},
    {EventKind::VisitEnded, kSide | kPost},
    {EventKind::InitiativeRolled, kSide | kPost | kDice},
    {EventKind::UnitExited, kSide},
    {EventKind::MinesFound, kSide | kCount},
    {EventKind::MinesCleared, kSide},
    {EventKind::CaveSealed, kSide},
    {EventKind::VisibilityChanged, kCount},
    {EventKind::CrossHairPlaced, kSide},
    {EventKind::CamouflageLost, kSide},
    {EventKind::UnitLanded, kSide},
    {EventKind::TentsCaptured, kSide},
    {EventKind::TentsRetaken, kSide},
    {EventKind::ChipFilled, kSide | kCount},
    {EventKind::ChipOpened, kSide | kCount},
    {EventKind::GeneralNamed, kSide | kPost},
    {EventKind::SortieLaidOut, kSide},
    {EventKind::PlaneArrived, kSide | kPlane},
    {EventKind::PlaneOrdered, kSide | kPost},
    {EventKind::PlaneMoved, kSide},
    {EventKind::PlaneActed, kSide | kAirAction},
    {EventKind::PlaneLost, kSide},
    {EventKind::PlaneLeft, kSide},
});
static_assert(rows_in_order(kEvents) && kEvents.size() == kEventKinds);

}  // namespace

Json event_json(const Board& board, const Event& event) {
  const int parts = kEvents[static_cast<std::size_t>(event.kind)].parts;
  Json out = {{"kind", name(event.kind)}};
  if ((parts & kSide) != 0) { out["side"] = name(event.side); }
  if ((parts & kPost) != 0) { out["post"] = name(event.role); }
  if (event.from != kNoHex) { out["from"] = hex_json(board, event.from); }
  if (event.at != kNoHex) { out["at"] = hex_json(board, event.at); }
  if (event.card != Card::None) { out["card"] = name(event.card); }
  if (event.as != Card::None) { out["as"] = name(event.as); }
  if ((parts & kCount) != 0) { out["count"] = event.count; }
  if ((parts & kStrips) != 0) { out["strips"] = strips_json(static_cast<SectionMask>(event.count)); }
  if ((parts & kPlane) != 0) { out["plane"] = info(static_cast<Airplane>(event.count)).name; }
  if ((parts & kAirAction) != 0) { out["air_action"] = name(static_cast<AirAction>(event.count)); }
  if ((parts & kDice) != 0) {
    Json& dice = out["dice"] = Json::array();
    for (std::size_t i = 0; i < event.roll.size; ++i) { dice.push_back(name(event.roll.faces[i])); }
  }
  return out;
}

}  // namespace bocage
