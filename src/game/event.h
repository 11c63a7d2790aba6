// What happened, for people to see. The state never depends on events.
#pragma once

#include "board/hex.h"
#include "rules/cards.h"
#include "rules/dice.h"

namespace bocage {

enum class EventKind : std::uint8_t {
  TurnBegan,          // side, count: number of the turn
  CardPlayed,         // side, card, as: the card it acts as
  NothingToCopy,      // side, role: CTR-14, OCTR-10
  SectionChosen,      // side, count: strip from the left of the picture
  DiceRolled,         // side, role (for whose orders, if for orders), at (the target, or kNoHex), roll
  UnitOrdered,        // side, role, at
  UnitMoved,          // side, from, at
  BattleDeclared,     // side, from, at, count: dice
  FiguresLost,        // side (whose), at, count
  UnitEliminated,     // side (whose), at
  FiguresRecovered,   // side, at, count
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
  CardDrawn,          // side, card: only its owner may see which
  DeckShuffled,       // count: cards in the new deck
  MedalsChanged,      // side, count: what it holds now, by eliminations, objectives and exits
  BattleOver,         // side: the winner
  CardsHandedOut,     // side, role, count: how many cards the post was given
  CardPlaced,         // side, role, card, as, count: the strips where it lies, as a mask
  VisitBegan,         // side, role
  VisitEnded,         // side, role
  InitiativeRolled,   // side, role, roll
  UnitExited,         // side, from
  MinesFound,         // at, count: the value that was turned up; 0 is taken away (PAC-12)
  MinesCleared,       // side, at: XU-04.3
  CaveSealed,         // side, at: PAC-04
  VisibilityChanged,  // count: NIGHT-02; 6 is day
  CrossHairPlaced,    // side, from: the gun, at: the target
  CamouflageLost,     // side, at
  UnitLanded,         // side, at: XU-11.5
  TentsCaptured,      // side (whose), at: PAC-31
  TentsRetaken,       // side (whose), at
  ChipFilled,         // side, count: cards under the chip now
  ChipOpened,         // side, count: cards taken up (COMR-02, COMR-63)
  GeneralNamed,       // side, role: GUNG-61
  SortieLaidOut,      // side: an Air Sortie was drawn and lies face up (AIR-04)
  PlaneArrived,       // side, at, count: its kind
  PlaneOrdered,       // side, role, at
  PlaneMoved,         // side, from, at: one hex
  PlaneActed,         // side, at, count: the air action
  PlaneLost,          // side (whose), at: AIR-51
  PlaneLeft,          // side, at: AIR-19, AIR-69
};
inline constexpr int kEventKinds = 51;
std::string_view name(EventKind kind);

struct Event {
  EventKind kind;
  Side side = Side::Axis;
  Hex from = kNoHex;
  Hex at = kNoHex;
  Card card = Card::None;
  Card as = Card::None;
  Role role = Role::Commander;
  std::uint16_t count = 0;
  Roll roll{};
};

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
