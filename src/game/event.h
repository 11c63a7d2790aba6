// Events: what happened in the game, for display. The state never depends on them.
#pragma once

#include <cassert>

#include "board/board.h"
#include "rules/air.h"
#include "rules/cards.h"

namespace bocage {

enum class EventKind : std::uint8_t {
  TurnBegan,          // side, number of the turn
  CardPlayed,         // side, card, as: the card it acts as
  NothingToCopy,      // side, role: CTR-14, OCTR-10
  SectionChosen,      // side, strip
  DiceRolled,         // side, role of the post that rolls, at (the target, or kNoHex), roll
  UnitOrdered,        // side, role, at
  UnitMoved,          // side, from, at
  AttackDeclared,     // side, from, at, number of dice: an attack (BAT-01)
  FiguresLost,        // side (whose), at, number
  UnitEliminated,     // side (whose), at
  FiguresRecovered,   // side, at, number
  FlagIgnored,        // side, at
  UnitRetreated,      // side, from, at: one hex
  GroundTaken,        // side, from, at
  WireRemoved,        // at
  SandbagsPlaced,     // at
  SandbagsRemoved,    // at
  AmbushPlayed,       // side
  AttackStopped,      // side (the attacker), from, at: AMB-09, AMB-10
  UnitDropped,        // side, from: the aim, at: where it landed
  DropLost,           // side, from: the aim, at: where it fell
  CardDiscarded,      // side, card
  CardDrawn,          // side, card: hidden from everyone but its owner
  DeckShuffled,       // number of cards in the new deck
  MedalsChanged,      // side, number it holds now, by eliminations, objectives and exits
  BattleOver,         // side: the winner
  CardsHandedOut,     // side, role, number of cards the post was given
  CardPlaced,         // side, role, card, as, strips where it lies
  VisitBegan,         // side, role
  VisitEnded,         // side, role
  InitiativeRolled,   // side, role, roll
  UnitExited,         // side, from
  MinesFound,         // side (of the unit that entered), at, number on the marker; 0 is removed (PAC-12)
  MinesCleared,       // side, at: XU-04.3
  CaveSealed,         // side, at: PAC-04
  VisibilityChanged,  // number of hexes: NIGHT-02; kFullVisibility is day
  CrossHairPlaced,    // side, from: the gun, at: the target
  CamouflageLost,     // side, at
  UnitLanded,         // side, at: XU-11.5
  TentsCaptured,      // side (whose), at: PAC-31
  TentsRetaken,       // side (whose), at
  ChipFilled,         // side, number of cards under the chip now
  ChipOpened,         // side, number of cards taken up (COMR-02, COMR-63)
  GeneralNamed,       // side, role: GUNG-61
  SortieLaidOut,      // side: an Air Sortie was drawn and lies face up (AIR-04)
  PlaneArrived,       // side, at, airplane
  PlaneOrdered,       // side, role, at
  PlaneMoved,         // side, from, at: one hex
  PlaneActed,         // side, at, air action
  PlaneLost,          // side (whose), at: AIR-51
  PlaneLeft,          // side, at: AIR-19, AIR-69
};
inline constexpr int kEventKinds = 51;

// The part of an event whose meaning depends on its kind. Two bytes; Event's accessors interpret it and assert the
// kind.
class EventDetail {
 public:
  enum class Kind : std::uint8_t {
    None,
    Number,  // of dice, figures, cards, medals or turns; a mine's value; the visibility
    Strip,   // a section of the board, numbered from the left of the map
    Strips,  // several of them
    Airplane,
    AirAction,
  };

  constexpr EventDetail() = default;
  // Implicit, so that events can be written without casts.
  // NOLINTBEGIN(google-explicit-constructor)
  constexpr EventDetail(int number) : bits_(static_cast<std::uint16_t>(number)) {}
  constexpr EventDetail(Airplane airplane) : bits_(static_cast<std::uint16_t>(airplane)) {}
  constexpr EventDetail(AirAction action) : bits_(static_cast<std::uint16_t>(action)) {}
  // NOLINTEND(google-explicit-constructor)
  static constexpr EventDetail strips(SectionMask strips) { return {strips}; }
  constexpr std::uint16_t bits() const { return bits_; }

 private:
  std::uint16_t bits_ = 0;
};

// The name of a kind of event, and which parts of it the protocols show. Hexes and cards are shown unless they are kNoHex
// or Card::None.
struct EventInfo {
  EventKind id;
  std::string_view name;
  bool side = false;
  bool post = false;
  bool dice = false;
  EventDetail::Kind detail = EventDetail::Kind::None;
};
// clang-format off
inline constexpr auto kEvents = std::to_array<EventInfo>({
    {.id = EventKind::TurnBegan, .name = "turn-began", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::CardPlayed, .name = "card-played", .side = true},
    {.id = EventKind::NothingToCopy, .name = "nothing-to-copy", .side = true},
    {.id = EventKind::SectionChosen, .name = "section-chosen", .side = true, .detail = EventDetail::Kind::Strip},
    {.id = EventKind::DiceRolled, .name = "dice-rolled", .side = true, .dice = true},
    {.id = EventKind::UnitOrdered, .name = "unit-ordered", .side = true, .post = true},
    {.id = EventKind::UnitMoved, .name = "unit-moved", .side = true},
    {.id = EventKind::AttackDeclared, .name = "battle-declared", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::FiguresLost, .name = "figures-lost", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::UnitEliminated, .name = "unit-eliminated", .side = true},
    {.id = EventKind::FiguresRecovered, .name = "figures-recovered", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::FlagIgnored, .name = "flag-ignored", .side = true},
    {.id = EventKind::UnitRetreated, .name = "unit-retreated", .side = true},
    {.id = EventKind::GroundTaken, .name = "ground-taken", .side = true},
    {.id = EventKind::WireRemoved, .name = "wire-removed"},
    {.id = EventKind::SandbagsPlaced, .name = "sandbags-placed"},
    {.id = EventKind::SandbagsRemoved, .name = "sandbags-removed"},
    {.id = EventKind::AmbushPlayed, .name = "ambush-played", .side = true},
    {.id = EventKind::AttackStopped, .name = "attack-stopped", .side = true},
    {.id = EventKind::UnitDropped, .name = "unit-dropped", .side = true},
    {.id = EventKind::DropLost, .name = "drop-lost", .side = true},
    {.id = EventKind::CardDiscarded, .name = "card-discarded", .side = true},
    {.id = EventKind::CardDrawn, .name = "card-drawn", .side = true},
    {.id = EventKind::DeckShuffled, .name = "deck-shuffled", .detail = EventDetail::Kind::Number},
    {.id = EventKind::MedalsChanged, .name = "medals-changed", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::BattleOver, .name = "battle-over", .side = true},
    {.id = EventKind::CardsHandedOut, .name = "cards-handed-out", .side = true, .post = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::CardPlaced, .name = "card-placed", .side = true, .post = true, .detail = EventDetail::Kind::Strips},
    {.id = EventKind::VisitBegan, .name = "visit-began", .side = true, .post = true},
    {.id = EventKind::VisitEnded, .name = "visit-ended", .side = true, .post = true},
    {.id = EventKind::InitiativeRolled, .name = "initiative-rolled", .side = true, .post = true, .dice = true},
    {.id = EventKind::UnitExited, .name = "unit-exited", .side = true},
    {.id = EventKind::MinesFound, .name = "mines-found", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::MinesCleared, .name = "mines-cleared", .side = true},
    {.id = EventKind::CaveSealed, .name = "cave-sealed", .side = true},
    {.id = EventKind::VisibilityChanged, .name = "visibility-changed", .detail = EventDetail::Kind::Number},
    {.id = EventKind::CrossHairPlaced, .name = "cross-hair-placed", .side = true},
    {.id = EventKind::CamouflageLost, .name = "camouflage-lost", .side = true},
    {.id = EventKind::UnitLanded, .name = "unit-landed", .side = true},
    {.id = EventKind::TentsCaptured, .name = "tents-captured", .side = true},
    {.id = EventKind::TentsRetaken, .name = "tents-retaken", .side = true},
    {.id = EventKind::ChipFilled, .name = "chip-filled", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::ChipOpened, .name = "chip-opened", .side = true, .detail = EventDetail::Kind::Number},
    {.id = EventKind::GeneralNamed, .name = "general-named", .side = true, .post = true},
    {.id = EventKind::SortieLaidOut, .name = "sortie-laid-out", .side = true},
    {.id = EventKind::PlaneArrived, .name = "plane-arrived", .side = true, .detail = EventDetail::Kind::Airplane},
    {.id = EventKind::PlaneOrdered, .name = "plane-ordered", .side = true, .post = true},
    {.id = EventKind::PlaneMoved, .name = "plane-moved", .side = true},
    {.id = EventKind::PlaneActed, .name = "plane-acted", .side = true, .detail = EventDetail::Kind::AirAction},
    {.id = EventKind::PlaneLost, .name = "plane-lost", .side = true},
    {.id = EventKind::PlaneLeft, .name = "plane-left", .side = true},
});
// clang-format on
static_assert(rows_in_order(kEvents) && kEvents.size() == kEventKinds);
constexpr const EventInfo& info(EventKind kind) { return kEvents[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name(EventKind kind) { return info(kind).name; }

struct Event {
  EventKind kind;
  Side side = Side::Axis;
  Hex from = kNoHex;
  Hex at = kNoHex;
  Card card = Card::None;
  Card as = Card::None;
  Role role = Role::Commander;
  EventDetail detail{};
  Roll roll{};

  constexpr bool has_number() const { return info(kind).detail == EventDetail::Kind::Number; }
  constexpr int number() const { return bits_of(EventDetail::Kind::Number); }
  constexpr int strip() const { return bits_of(EventDetail::Kind::Strip); }
  constexpr SectionMask strips() const { return static_cast<SectionMask>(bits_of(EventDetail::Kind::Strips)); }
  constexpr Airplane airplane() const { return static_cast<Airplane>(bits_of(EventDetail::Kind::Airplane)); }
  constexpr AirAction air_action() const { return static_cast<AirAction>(bits_of(EventDetail::Kind::AirAction)); }

 private:
  constexpr std::uint16_t bits_of([[maybe_unused]] EventDetail::Kind expected) const {
    assert(info(kind).detail == expected);
    return detail.bits();
  }
};

// Receives events while an action is applied, in the order in which they happen. It must not touch the state.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void on(const Event& event) = 0;

 protected:
  EventSink() = default;
  EventSink(const EventSink&) = default;
  EventSink& operator=(const EventSink&) = default;
};

}  // namespace bocage
