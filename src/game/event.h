// What happened, for people to see. The state never depends on events.
#pragma once

#include "board/hex.h"
#include "rules/cards.h"
#include "rules/dice.h"

namespace bocage {

enum class EventKind : std::uint8_t {
  TurnBegan,         // side, count: number of the turn
  CardPlayed,        // side, card, as: the card it acts as
  NothingToCopy,     // side, role: CTR-14, OCTR-10
  SectionChosen,     // side, count: strip from the left of the picture
  DiceRolled,        // side, role (for whose orders, if for orders), at (the target, or kNoHex), roll
  UnitOrdered,       // side, role, at
  UnitMoved,         // side, from, at
  BattleDeclared,    // side, from, at, count: dice
  FiguresLost,       // side (whose), at, count
  UnitEliminated,    // side (whose), at
  FiguresRecovered,  // side, at, count
  FlagIgnored,       // side, at
  UnitRetreated,     // side, from, at: one hex
  GroundTaken,       // side, from, at
  WireRemoved,       // at
  SandbagsPlaced,    // at
  SandbagsRemoved,   // at
  AmbushPlayed,      // side
  AttackStopped,     // side (the attacker), from, at: AMB-09, AMB-10
  UnitDropped,       // side, from: the aim, at: where it landed
  DropLost,          // side, from: the aim, at: where it fell
  CardDiscarded,     // side, card
  CardDrawn,         // side, card: only its owner may see which
  DeckShuffled,      // count: cards in the new deck
  MedalsChanged,     // side, count: what it holds now, by eliminations, objectives and exits
  BattleOver,        // side: the winner
  CardsHandedOut,    // side, role, count: how many cards the post was given
  CardPlaced,        // side, role, card, as, count: the strips where it lies, as a mask
  VisitBegan,        // side, role
  VisitEnded,        // side, role
  InitiativeRolled,  // side, role, roll
  UnitExited,        // side, from
};
inline constexpr int kEventKinds = 32;
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
